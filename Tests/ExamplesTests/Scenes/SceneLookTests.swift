import LayoutCore
import Testing

@testable import LayoutViewer

/// Tests of every scene on both screens, in both themes and both directions.
///
/// The content of each cell must stay in the cell and must be readable.
@Suite struct SceneLookTests {
  private func everyLook(
    _ body: (StagedScene, Palette, LayoutAttributes, ElementLook) -> Void
  ) throws {
    var all = try StagedScenes.all()
    let names = [
      "eras", "time-zones", "elements", "periodic-table", "file-tree", "finances", "photos",
      "settings", "cards", "tags",
      "rows", "bento", "dashboard", "week", "day", "tv-guide", "gantt",
      "resources", "museum", "scrolling-rows", "front-page", "colors",
    ]
    for name in names {
      var request = Stage.Request()
      request.direction = .rightToLeft
      all.append(try StagedScenes.scene(name, request))
    }
    for staged in all {
      for palette in [Palette.light, .dark] {
        for (attributes, look) in staged.looks(palette) { body(staged, palette, attributes, look) }
      }
    }
  }

  @Test func text_staysInItsCell() throws {
    var count = 0
    var problems: [String] = []
    try everyLook { staged, _, attributes, look in
      let cell = LayoutRect(origin: .zero, size: attributes.frame.size)
      for case .text(let mark) in look.marks {
        count += 1
        if !cell.contains(mark.bounds, tolerance: 0.5) {
          problems.append("\(staged.scene.name), \(attributes.element): \(mark)")
        }
      }
    }
    #expect(problems == [])
    #expect(count > 5000)
  }

  @Test func text_isLegible() throws {
    var problems: [String] = []
    try everyLook { staged, palette, attributes, look in
      var surfaces: [(LayoutRect, Paint)] = []
      for mark in look.marks {
        switch mark {
        case .box(let rect, _, let paint?, _): surfaces.append((rect, paint))
        case .polygon(let points, let paint?, _):
          let xs = points.map { $0.x }
          let ys = points.map { $0.y }
          let rect = LayoutRect(
            x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
            height: (ys.max() ?? 0) - (ys.min() ?? 0))
          surfaces.append((rect, paint))
        case .text(let text):
          let middle = LayoutPoint(x: text.bounds.midX, y: text.bounds.midY)
          let behind = surfaces.last { $0.0.contains(middle) }
          let paper =
            behind.map { color(of: $0.1, in: $0.0, at: text.bounds.minY) }
            ?? staged.scene.content.backdrop(palette)
          let ink = paper.mixed(with: text.color.withOpacity(1), text.color.opacity)
          if ink.contrast(with: paper) < 4.5 {
            problems.append("\(staged.scene.name) \(palette.name), \(attributes.element): \(text)")
          }
        default: break
        }
      }
    }
    #expect(problems == [])
  }

  /// Returns the colour of a surface at the height `y`.
  private func color(of paint: Paint, in rect: LayoutRect, at y: Double) -> Color {
    guard case .gradient(let stops) = paint else { return paint.color }
    let place = (y - rect.minY) / rect.height
    guard let upper = stops.firstIndex(where: { $0.place > place }) else {
      return stops[stops.count - 1].color
    }
    guard upper > 0 else { return stops[0].color }
    let one = stops[upper - 1]
    let other = stops[upper]
    return one.color.mixed(with: other.color, (place - one.place) / (other.place - one.place))
  }

  @Test func everyLook_isTheSameTwice() throws {
    let one = try StagedScenes.scene("elements").looks(.light)
    let two = try StagedScenes.scene("elements").looks(.light)
    #expect(one.count == two.count)
    #expect(zip(one, two).allSatisfy { $0.0 == $1.0 && $0.1 == $1.1 })
  }

  @Test func groupedCells_haveTheCornersOfTheirPosition() throws {
    let staged = try StagedScenes.scene(
      "time-zones", Stage.Request(size: LayoutSize(width: 390, height: 8000), scroll: .start))
    var radii: [CellPosition: Set<Corners>] = [:]
    for (attributes, look) in staged.looks(.light) where attributes.element.category == .cell {
      if case .box(_, let corners, _, _) = look.marks[0] {
        radii[attributes.position, default: []].insert(corners)
      }
    }
    #expect(radii[.top] == [Corners(topLeft: 10, topRight: 10)])
    #expect(radii[.middle] == [.square])
    #expect(radii[.bottom] == [Corners(bottomRight: 10, bottomLeft: 10)])
  }

  @Test func mergedPeriods_showTheirNumberWhereItIsSeen() throws {
    let staged = try StagedScenes.scene("elements")
    let looks = staged.looks(.light).filter { pair in
      pair.attributes.element.category == .cell && pair.attributes.element.index.item == 0
    }
    let numbers = looks.map { $0.look.label }
    #expect(numbers == ["3", "4", "118 elements"])
    for (attributes, look) in looks where look.label == "4" {
      guard case .text(let mark)? = look.marks.last else {
        Issue.record("no number")
        continue
      }
      let y = attributes.frame.minY + mark.origin.y
      #expect(staged.viewport.minY < y && y < staged.viewport.maxY)
    }
  }
}
