import LayoutCore
import Testing

@testable import LayoutViewer

/// Scenes of the features of UIKit's flow layout.
@Suite struct FlowSceneTests {
  private func cells(_ staged: StagedScene) -> [LayoutAttributes] {
    staged.elements.filter { $0.element.category == .cell }
  }

  @Test func photos_areSquares_betweenInsets() throws {
    let cells = cells(try StagedScenes.scene("photos", Stage.Request(scroll: .start)))
    #expect(
      cells.prefix(4).map { "\($0.frame)" } == [
        "(14, 48) 118 × 118", "(136, 48) 118 × 118", "(258, 48) 118 × 118",
        "(14, 170) 118 × 118",
      ])
  }

  @Test func photos_passBehindTheHeadingThatStays() throws {
    let staged = try StagedScenes.scene("photos")
    let pinned = try #require(
      staged.elements.first {
        $0.element.kind == .header && $0.frame.minY == staged.viewport.minY
      })
    #expect(pinned.zIndex == 1)
    let covered = cells(staged).filter { $0.frame.intersects(pinned.frame) }
    #expect(!covered.isEmpty)
    #expect(covered.allSatisfy { $0.zIndex == 0 })
    let place = try #require(staged.elements.firstIndex { $0 == pinned })
    #expect(staged.elements.prefix(place).contains(covered[0]))
  }

  @Test func settings_haveTheCornersOfTheirPosition() throws {
    let staged = try StagedScenes.scene(
      "settings", Stage.Request(size: LayoutSize(width: 390, height: 3000), scroll: .start))
    var radii: [CellPosition: Set<Corners>] = [:]
    for (attributes, look) in staged.looks(.light) where attributes.element.category == .cell {
      if case .box(_, let corners, _, _) = look.marks[0] {
        radii[attributes.position, default: []].insert(corners)
      }
    }
    #expect(radii[.top] == [Corners(topLeft: 12, topRight: 12)])
    #expect(radii[.middle] == [.square])
    #expect(radii[.bottom] == [Corners(bottomRight: 12, bottomLeft: 12)])
    #expect(cells(staged).count == 22)
  }

  @Test func settings_footersTakeTheRoomOfTheirNote() throws {
    let staged = try StagedScenes.scene(
      "settings", Stage.Request(size: LayoutSize(width: 390, height: 3000), scroll: .start))
    let heights = staged.elements.filter { $0.element.kind == .footer }.map { $0.frame.height }
    #expect(heights == [34, 34, 6, 34, 6, 6])
  }

  @Test func cards_areAColumn_orTwo() throws {
    let phone = cells(try StagedScenes.scene("cards", Stage.Request(scroll: .start)))
    #expect(
      phone.prefix(2).map { "\($0.frame)" } == ["(8, 8) 374 × 120", "(8, 136) 374 × 120"])
    let desktop = cells(
      try StagedScenes.scene(
        "cards", Stage.Request(size: ScreenForm.desktop.contentSize, scroll: .start)))
    #expect(
      desktop.prefix(3).map { "\($0.frame)" } == [
        "(16, 16) 580 × 120", "(604, 16) 580 × 120", "(16, 144) 580 × 120",
      ])
  }

  @Test func tags_areAsWideAsTheirLetters_andStayInTheirLine() throws {
    let staged = try StagedScenes.scene(
      "tags", Stage.Request(size: LayoutSize(width: 390, height: 3000), scroll: .start))
    let cells = cells(staged)
    #expect(cells.count == 139)
    #expect(Set(cells.map { $0.frame.width }).count > 50)
    for (one, next) in zip(cells, cells.dropFirst()) {
      let room = 376 - one.frame.maxX
      if next.frame.minY == one.frame.minY {
        #expect(next.frame.minX == one.frame.maxX + 8)
      } else {
        // The next did not fit.
        #expect(next.frame.minX == 14 && room < next.frame.width + 8)
      }
    }
  }
}
