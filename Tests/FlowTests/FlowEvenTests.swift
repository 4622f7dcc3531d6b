import LayoutCore
import LayoutRuntime
import LayoutTesting
import TestSupport
import Testing

@testable import Flow

/// Tests of lines that are filled evenly.
@Suite struct FlowEvenTests {
  static func even(_ alignment: FlowLineAlignment = .leading) -> FlowLayout {
    var layout = FlowLayout.bare()
    layout.section.lineAlignment = alignment
    layout.section.lineBreaking = .even
    return layout
  }

  static func balanced() -> FlowLayout {
    var layout = even()
    layout.section.lineBreaking = .balanced
    return layout
  }

  @Test func evenLines_leaveTheLeastSquares() throws {
    // Greedy lines leave 0 and 50: 0² + 50² > 30² + 20².
    let boxes = Boxes(widths: 30, 40, 30, 50, 60)
    #expect(
      try FlowLayout.bare().spans(boxes) == [
        [0, 30, 0], [30, 70, 0], [70, 100, 0], [0, 50, 10], [0, 60, 20],
      ])
    #expect(
      try Self.even().spans(boxes) == [
        [0, 30, 0], [30, 70, 0], [0, 30, 10], [30, 80, 10], [0, 60, 20],
      ])
  }

  @Test func lastLine_doesNotCount() throws {
    #expect(
      try Self.even().spans(Boxes(widths: 50, 50, 10)) == [
        [0, 50, 0], [50, 100, 0], [0, 10, 10],
      ])
  }

  /// Lines of three, three, three and one would leave 10, 10, 10 and 70 of 100 points.
  @Test(arguments: [true, false])
  func balancedLines_ofEqualItems_leaveNoneAlone(asksForSizes: Bool) throws {
    var layout = Self.balanced()
    layout.asksForSizes = asksForSizes
    layout.section.itemSize = LayoutSize(width: 30, height: 10)
    let prepared = { (layout: FlowLayout, count: Int) in
      try layout.prepare(
        for: Boxes(counts: [count], width: 30, height: 10),
        in: LayoutEnvironment(width: 100, height: 100))
    }
    let tops = { (layout: FlowLayout, count: Int) in
      try prepared(layout, count).allElements(viewport: .zero).map { $0.frame.minY / 10 }
    }
    #expect(try tops(layout, 10) == [0, 0, 0, 1, 1, 1, 2, 2, 3, 3])
    #expect(try tops(layout, 4) == [0, 0, 1, 1])
    #expect(try tops(layout, 3) == [0, 0, 0])
    #expect(try tops(layout, 9) == [0, 0, 0, 1, 1, 1, 2, 2, 2])
    // One line of two items after others of three is aligned with the grid of three.
    layout.section.lineAlignment = .justified
    #expect(
      try prepared(layout, 5).allElements(viewport: .zero).map { $0.frame.minX }
        == [0, 35, 70, 0, 35])
    layout.section.maximumLines = 2
    #expect(try tops(layout, 10) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 2])
    // Five items and the element "more" of the size of an item.
    layout.section.moreSize = LayoutSize(width: 30, height: 10)
    #expect(try prepared(layout, 10).hiddenItemCount(inSection: 0) == 5)
  }

  @Test func balancedLines_leaveTheLeastSquares_theLastLineIncluded() throws {
    // Even lines leave 10 and 0; 10² + 70² > 40² + 40².
    let boxes = Boxes(widths: 60, 30, 30)
    #expect(try Self.even().spans(boxes).map { $0[2] } == [0, 0, 10])
    #expect(try Self.balanced().spans(boxes).map { $0[2] } == [0, 10, 10])
  }

  @Test func balancedLines_ofEqualItems_takeNoTime() throws {
    var layout = FlowLayout(asksForSizes: false)
    layout.section.lineBreaking = .balanced
    let prepared = try layout.prepare(
      for: ClosureLayoutDelegate(itemsPerSection: 60_000_000),
      in: LayoutEnvironment(width: 390, height: 844))
    // Six items fit on a line; ten million lines.
    #expect(prepared.contentSize.height == 599_999_990)
    #expect(prepared.work.placed <= 3)
  }

  @Test func evenLines_areNoMoreThanGreedyOnes() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      let widths = (0..<40).map { _ in (random.length(in: 0...120), 10.0) }
      let environment = LayoutEnvironment(width: 200, height: 100)
      let greedy = try FlowLayout.bare().prepare(for: Boxes(widths), in: environment)
      let even = try Self.even().prepare(for: Boxes(widths), in: environment)
      #expect(even.contentSize == greedy.contentSize)
    }
  }

  @Test func tooWideItem_isAloneOnItsLine() throws {
    #expect(
      try Self.even().spans(Boxes(widths: 0, 300, 0)) == [[0, 0, 0], [0, 100, 10], [0, 0, 20]])
  }

  @Test func equalWidths_ofEqualCost_fillEarlierLines() throws {
    // 20 remains on the first line or on the second.
    #expect(
      try Self.even().spans(Boxes(widths: 40, 40, 20, 40, 40, 90)).map { $0[2] }
        == [0, 0, 0, 10, 10, 20])
  }

  @Test func alignment_appliesToEvenLines() throws {
    var layout = Self.even(.justified)
    let boxes = Boxes(widths: 30, 40, 30, 50, 60, 20)
    #expect(
      try layout.spans(boxes).map { $0[0] } == [0, 60, 0, 50, 0, 60])
    layout.lastLine = .justified
    #expect(try layout.spans(boxes).suffix(2).map { $0[0] } == [0, 80])
    layout.lastLine = .grid
    #expect(try layout.spans(boxes).suffix(2).map { $0[0] } == [0, 80])
  }

  @Test func equalItems_takeNoMoreMemory() throws {
    var layout = FlowLayout()
    layout.section.lineBreaking = .even
    let prepared = try layout.prepare(
      for: ClosureLayoutDelegate(itemsPerSection: 1_000_000),
      in: LayoutEnvironment(width: 390, height: 844))
    let content = prepared.content(ofSection: 0)
    #expect(content.pages.pages.map { $0.isUniform } == [true])
    #expect(content.shown.isEmpty)
  }

  /// Of the ends of such a line, only the last ones that fit are compared.
  @Test func lineOfManyItems_isBrokenInTime() throws {
    var layout = Self.even()
    layout.rounding = .none
    let prepared = try layout.prepare(
      for: ClosureLayoutDelegate(itemsPerSection: 60_000) { index, _ in
        LayoutSize(width: Double(index.item % 2), height: 10)
      }, in: LayoutEnvironment(width: 20_000, height: 100))
    #expect(prepared.contentSize.height == 20)
  }

  @Test func change_breaksAllLinesAgain() throws {
    let layout = Self.even()
    var boxes = Boxes(widths: 30, 40, 30, 50, 60)
    let environment = LayoutEnvironment(width: 100, height: 100)
    var prepared = try layout.prepare(for: boxes, in: environment)
    boxes.sizes[0][4].width = 20
    let changes = try LayoutTransaction(
      [.resizeItem(ElementIndex(section: 0, item: 4))], counts: [5]
    ).changes(fromSections: 1) { _ in 5 }
    try layout.update(&prepared, by: changes, for: boxes, in: environment)
    #expect(prepared.contentSize.height == 20)
    #expect(prepared.listing() == (try layout.prepare(for: boxes, in: environment)).listing())
  }
}
