import LayoutCore
import LayoutTesting
import Spreadsheet

/// A comparison of a sheet with its reference: elements in a viewport, queries, edges and rows.
struct SheetCheck {
  let layout: SpreadsheetLayout
  let collection: SheetCollection
  let environment: LayoutEnvironment
  let viewport: LayoutViewport
  private var random: SeededGenerator

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 31)
    var layout = SpreadsheetLayout()
    let isHostile = random.oneIn(4)
    layout.vary(isHostile: isHostile, using: &random)
    let example = LayoutCase(layout, seed: seed) { _, _, _ in }
    environment = example.environment
    var base = example.collection
    if base.flavor == .thresholds, base.sections.contains(where: { $0.count > 300 }) {
      base = GeneratedCollection(sections: [base.sections[0].suffix(70)])
    }
    if random.oneIn(5) {
      // More columns than a query keeps at a time, or rows of a few cells.
      let width = random.pick([63, 64, 65, 66, 90])
      base = GeneratedCollection(
        sections: (0..<4).map { row in
          (0..<(row == 2 ? width - 30 : width)).map {
            LayoutSize(width: Double(1 + $0 % 5), height: 9)
          }
        })
    }
    if random.oneIn(40) {
      base = GeneratedCollection(sections: [[LayoutSize(width: 9, height: 9)]])
    }
    if random.oneIn(4) { base.becomeEven() }
    if random.oneIn(6) { base.givesSizes = false }
    if !random.oneIn(3) { base.answerTracks(isHostile: isHostile, using: &random) }
    var collection = SheetCollection(base: base)
    collection.hasCommonCount =
      Set(base.sections.map { $0.count }).count == 1 && random.oneIn(2)
    if random.oneIn(3) { collection.assignTracks(using: &random) }
    self.collection = collection
    var rect = example.viewport
    if random.oneIn(2) {
      rect.origin = LayoutPoint(
        x: random.length(in: -30...200), y: random.length(in: -30...200))
    }
    var viewport = LayoutViewport(rect)
    if random.oneIn(3) {
      viewport.insets = LayoutInsets(
        top: random.length(in: 0...40), leading: random.length(in: 0...30),
        bottom: random.length(in: 0...40), trailing: random.length(in: 0...30))
    }
    self.viewport = viewport
    if random.oneIn(16), let columns = base.sections.map({ $0.count }).max(), columns > 0 {
      // More merged cells than an index of rectangles keeps together.
      layout.merges = (0..<80).map { _ in
        CellRange(
          row: random.integer(in: 0...base.sections.count - 1),
          column: random.integer(in: 0...columns - 1), rowCount: random.integer(in: 1...2),
          columnCount: random.integer(in: 1...3))
      }
    }
    self.layout = layout
    self.random = random
  }

  /// Returns the law that is broken, with a description, or `nil`.
  mutating func finding() throws(LayoutError) -> (LayoutLaw, String)? {
    let reference = SpreadsheetReference(layout, collection, environment)
    guard reference.isCovered else { return nil }
    let prepared = try layout.prepare(for: collection, in: environment)
    if prepared.contentSize != reference.contentSize {
      return (
        .matchesReference, "the content is \(prepared.contentSize), not \(reference.contentSize)"
      )
    }
    var viewports = [viewport]
    // The viewport whose trailing edges are those of the content, in which all panes are at rest.
    var end = viewport
    end.rect.origin = LayoutPoint(
      x: reference.contentSize.width - end.rect.width,
      y: reference.contentSize.height - end.rect.height)
    viewports.append(end)
    for viewport in viewports {
      let all = prepared.allElements(in: viewport)
      if let finding = difference(all, reference.elements(in: viewport)) {
        return (.matchesReference, finding)
      }
      if all.sorted(by: LayoutAttributes.areInOrder) != all {
        return (.inOrder, "the elements are out of order")
      }
      if let finding = query(prepared, all, viewport) { return (.queryEqualsBruteForce, finding) }
      if let finding = reference.describedOtherwise(prepared, all) {
        return (.edgesAreObscured, finding)
      }
      if let finding = strangers(prepared, all, viewport) { return (.attributesAgree, finding) }
    }
    if let finding = diagnostics(prepared, reference) { return (.diagnosticsAreCurrent, finding) }
    if let finding = reference.fittedOtherwise(prepared, collection, viewport, &random) {
      return (.edgesAreObscured, finding)
    }
    return nil
  }

  private func difference(
    _ found: [LayoutAttributes], _ expected: [LayoutAttributes]
  ) -> String? {
    let found = found.sorted { $0.element < $1.element }
    let expected = expected.sorted { $0.element < $1.element }
    if found == expected { return nil }
    for (own, other) in zip(found, expected) where own != other {
      return "\(own) should be \(other)"
    }
    return "\(found.count) elements, not \(expected.count)"
  }

  private mutating func query(
    _ prepared: PreparedSpreadsheet, _ all: [LayoutAttributes], _ viewport: LayoutViewport
  ) -> String? {
    var rects = [viewport.rect, LayoutRect.everything]
    for _ in 0..<4 where !all.isEmpty {
      let frame = random.pick(all).frame
      let x = random.pick([frame.minX, frame.midX, frame.maxX])
      let y = random.pick([frame.minY, frame.midY, frame.maxY])
      rects += [
        frame, LayoutRect(x: x - 0.01, y: y - 0.01, width: 0.02, height: 0.02),
        LayoutRect(x: x, y: -1e6, width: 0.02, height: 2e6),
        LayoutRect(x: -1e6, y: y, width: 2e6, height: 0.02),
        LayoutRect(x: x, y: y, width: 70, height: 55),
      ]
    }
    for rect in rects {
      let expected = all.filter { !$0.isHidden && !rect.isEmpty && $0.frame.intersects(rect) }
      if prepared.elements(in: rect, viewport: viewport) != expected {
        return "a query of \(rect) differs"
      }
      let moving = expected.filter { prepared.followsViewport($0.element) }
      var followers: [LayoutAttributes] = []
      prepared.appendFollowers(in: rect, viewport: viewport, to: &followers)
      if followers != moving { return "a query of \(rect) for moving elements differs" }
    }
    return nil
  }

  /// Compares the elements that are asked for one by one, and those next to them, which must not exist.
  private func strangers(
    _ prepared: PreparedSpreadsheet, _ all: [LayoutAttributes], _ viewport: LayoutViewport
  ) -> String? {
    var known: [LayoutElement: LayoutAttributes] = [:]
    for attributes in all { known[attributes.element] = attributes }
    // Elements of every kind, which exist in some sheets.
    for kind in [
      ElementKind.corner, .background, .rowHeaderBackground, .columnHeaderBackground,
      .rowGridline, .columnGridline, .parentBackground,
    ] {
      for (section, item) in [(0, 0), (0, 3), (0, 4), (0, 9), (1, 0), (0, -1), (0, -3), (-1, 0)] {
        let element = LayoutElement.decoration(kind, section, item)
        if prepared.attributes(for: element, in: viewport) != known[element] {
          return "asked for \(element) alone, it differs"
        }
      }
    }
    for element in [
      LayoutElement.supplementary(.rowHeader, 0), .supplementary(.columnHeader, 0, 0),
      .cell(section: 0, item: 0),
    ] {
      if prepared.attributes(for: element, in: viewport) != known[element] {
        return "asked for \(element) alone, it differs"
      }
      if known[element] == nil, prepared.trackSpan(of: element) != nil {
        return "\(element) covers rows or columns"
      }
    }
    for attributes in all {
      for (section, item) in [(0, 0), (0, 1), (1, 0), (0, -1), (-1, 0), (0, 3)] {
        var element = attributes.element
        element.index.section += section
        element.index.item += item
        if prepared.attributes(for: element, in: viewport) != known[element] {
          return "asked for \(element) alone, it differs"
        }
        // Cells that merged cells cover have no span; their reference checks the others.
        if known[element] == nil, prepared.trackSpan(of: element) != nil {
          return "\(element) covers rows or columns"
        }
      }
    }
    return nil
  }

  private func diagnostics(
    _ prepared: PreparedSpreadsheet, _ reference: SpreadsheetReference
  ) -> String? {
    guard prepared.diagnostics.count == prepared.diagnostics.entries.count else { return nil }
    let found = prepared.diagnostics.entries.map { $0.description }.sorted()
    let expected = reference.diagnostics.map { $0.description }.sorted()
    return found == expected ? nil : "\(found) should be \(expected)"
  }
}
