import LayoutCore
import LayoutRuntime
import Testing

@testable import Flow

/// Tests of sections with at most some lines, and of the element that stands for hidden items.
@Suite struct FlowMoreTests {
  static let environment = LayoutEnvironment(width: 100, height: 100)

  static func layout(_ lines: Int?, more: LayoutSize = .zero) -> FlowLayout {
    var layout = FlowLayout.bare()
    layout.section.maximumLines = lines
    layout.section.moreSize = more
    return layout
  }

  @Test func itemsAfterTheLastLine_areHidden() throws {
    let prepared = try Self.layout(2).prepare(
      for: Boxes([(60, 10), (60, 20), (40, 5), (30, 10), (90, 10)], [(50, 7)]),
      in: Self.environment)
    #expect(
      prepared.listing() == [
        "cell/0/0 (0, 0) 60 × 10", "cell/0/1 (0, 10) 60 × 20", "cell/0/2 (60, 10) 40 × 5",
        "cell/0/3 (0, 30) 0 × 0", "cell/0/4 (0, 30) 0 × 0", "cell/1/0 (0, 30) 50 × 7",
      ])
    #expect(prepared.elements(in: .everything).count == 4)
    #expect(prepared.hiddenItemCount(inSection: 0) == 2)
    #expect(prepared.hiddenItemCount(inSection: 1) == 0)
    #expect(prepared.hiddenItemCount(inSection: 2) == 0)
  }

  @Test func more_takesTheRoomOfItems() throws {
    var layout = Self.layout(2, more: LayoutSize(width: 25, height: 8))
    layout.section.itemSpacing = 5
    // 50 + 5 + 40 fill the second line; the 40 make room.
    let prepared = try layout.prepare(
      for: Boxes(widths: 90, 50, 40, 30, 20), in: Self.environment)
    #expect(
      prepared.listing { _ in true } == [
        "cell/0/0 (0, 0) 90 × 10", "supplementary/more/0/0 (55, 10) 25 × 8",
        "cell/0/1 (0, 10) 50 × 10", "cell/0/2 (0, 20) 0 × 0", "cell/0/3 (0, 20) 0 × 0",
        "cell/0/4 (0, 20) 0 × 0",
      ])
    #expect(prepared.hiddenItemCount(inSection: 0) == 3)
    let more = LayoutElement.supplementary(.more, 0)
    #expect(
      prepared.attributes(for: more, viewport: .zero)?.frame
        == LayoutRect(x: 55, y: 10, width: 25, height: 8))
    #expect(
      prepared.elements(in: LayoutRect(x: 60, y: 12, width: 1, height: 1)).map { $0.element }
        == [more])
    #expect(
      prepared.attributes(for: .supplementary(.more, 0, 1), viewport: .zero) == nil)
    #expect(prepared.attributes(for: .supplementary(.more, 1), viewport: .zero) == nil)
  }

  @Test func more_isAbsent_ifAllItemsFit() throws {
    let layout = Self.layout(2, more: LayoutSize(width: 25, height: 8))
    let prepared = try layout.prepare(for: Boxes(widths: 90, 50, 50), in: Self.environment)
    #expect(prepared.hiddenItemCount(inSection: 0) == 0)
    #expect(prepared.attributes(for: .supplementary(.more, 0), viewport: .zero) == nil)
    #expect(prepared.contentSize.height == 20)
  }

  @Test func more_canBeAlone_andIsAtMostAsWideAsTheLine() throws {
    let boxes = Boxes(widths: 80, 80, 80)
    let layout = Self.layout(2, more: LayoutSize(width: 40, height: 30))
    #expect(
      try layout.prepare(for: boxes, in: Self.environment).elements(in: .everything).map {
        "\($0.element) \($0.frame)"
      } == ["cell/0/0 (0, 0) 80 × 10", "supplementary/more/0/0 (0, 10) 40 × 30"])
    let wide = try Self.layout(1, more: LayoutSize(width: 400, height: 9))
      .prepare(for: boxes, in: Self.environment)
    #expect(
      wide.elements(in: .everything).map { "\($0.element) \($0.frame)" }
        == ["supplementary/more/0/0 (0, 0) 100 × 9"])
    #expect(
      wide.diagnostics.entries == [
        LayoutDiagnostic(.section(0, parameter: "moreSize"), .noRoom, given: 400, used: 100)
      ])
  }

  @Test func more_takesAColumn() throws {
    var layout = Self.layout(2, more: LayoutSize(width: 0, height: 10))
    layout.section.columns = 2
    let prepared = try layout.prepare(
      for: Boxes(counts: [9], width: 50, height: 10), in: Self.environment)
    #expect(
      prepared.elements(in: .everything).map { "\($0.element) \($0.frame)" } == [
        "cell/0/0 (0, 0) 50 × 10", "supplementary/more/0/0 (50, 10) 50 × 10",
        "cell/0/1 (50, 0) 50 × 10", "cell/0/2 (0, 10) 50 × 10",
      ])
    #expect(prepared.hiddenItemCount(inSection: 0) == 6)
  }

  @Test func lastLine_appliesToTheLastShownLine() throws {
    var layout = Self.layout(1, more: LayoutSize(width: 10, height: 10))
    layout.section.lineAlignment = .justified
    layout.lastLine = .justified
    #expect(
      try layout.prepare(for: Boxes(widths: 30, 30, 60), in: Self.environment)
        .elements(in: .everything).map { $0.frame.minX } == [0, 90, 45])
  }

  @Test(arguments: [FlowLineBreaking.even, .balanced])
  func evenLines_showTheSameItems(breaking: FlowLineBreaking) throws {
    var layout = Self.layout(2, more: LayoutSize(width: 20, height: 10))
    let boxes = Boxes(widths: 30, 30, 40, 40, 30, 50)
    let greedy = try layout.prepare(for: boxes, in: Self.environment)
    layout.section.lineBreaking = breaking
    let even = try layout.prepare(for: boxes, in: Self.environment)
    #expect(greedy.hiddenItemCount(inSection: 0) == 1)
    #expect(even.hiddenItemCount(inSection: 0) == 1)
  }

  @Test func invalidLimit_isReplaced() throws {
    let prepared = try Self.layout(0).prepare(
      for: Boxes(widths: 60, 60), in: Self.environment)
    #expect(prepared.contentSize.height == 10)
    #expect(
      prepared.diagnostics.entries == [
        LayoutDiagnostic(.section(0, parameter: "maximumLines"), .outOfRange, given: 0, used: 1)
      ])
  }

  @Test func more_isRemoved_withTheHiddenItems() throws {
    let layout = Self.layout(1, more: LayoutSize(width: 20, height: 10))
    var boxes = Boxes(widths: 50, 50, 50)
    var engine = try LayoutEngine(layout, for: boxes, in: Self.environment)
    #expect(engine.prepared.unwrapped(as: PreparedFlow.self)?.hiddenItemCount(inSection: 0) == 2)
    boxes.sizes[0].removeLast()
    try engine.apply(
      LayoutTransaction([.deleteItem(ElementIndex(section: 0, item: 2))], counts: [2]), for: boxes)
    #expect(engine.prepared.unwrapped(as: PreparedFlow.self)?.hiddenItemCount(inSection: 0) == 0)
    #expect(
      engine.prepared.elements(in: .everything).map { "\($0.element) \($0.frame)" }
        == ["cell/0/0 (0, 0) 50 × 10", "cell/0/1 (50, 0) 50 × 10"])
  }

  @Test func equalItemsThatNobodyAsksFor_takeNoTime() throws {
    var layout = FlowLayout(columns: 4, asksForSizes: false)
    layout.section.maximumLines = 3
    let prepared = try layout.prepare(
      for: ClosureLayoutDelegate(itemsPerSection: 60_000_000), in: Self.environment)
    #expect(prepared.contentSize.height == 3 * 50 + 20)
    #expect(prepared.hiddenItemCount(inSection: 0) == 59_999_988)
  }
}
