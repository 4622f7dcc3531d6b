import GroupedColumns
import LayoutCore
import LayoutRuntime
import Testing
import Waterfall

/// Tests of headers and footers that are measured after the layout is shown.
@Suite struct MeasuredEdgeItemTests {
  static let header = LayoutElement.supplementary(.header, 0)
  static let footer = LayoutElement.supplementary(.footer, 0)
  static let environment = LayoutEnvironment(width: 100, height: 100)

  private static func size(_ element: LayoutElement, _ height: Double) -> PreferredSize {
    PreferredSize(element, LayoutSize(width: 100, height: height))
  }

  private static func wall(
    _ heights: Heights, header: Double = 10, footer: Double = 10, pins: Bool = false
  ) throws -> LayoutEngine {
    var layout = WaterfallLayout(
      columns: 1, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact)
    layout.section.header.extent = header
    layout.section.footer.extent = footer
    layout.section.header.isPinned = pins
    var engine = try LayoutEngine(layout, for: heights, in: environment)
    engine.anchor = .offset
    return engine
  }

  /// Returns the top and bottom edges of elements.
  private static func edges(
    _ engine: LayoutEngine, _ elements: LayoutElement...
  ) -> [[Double]?] {
    elements.map { engine.restingFrame(of: $0).map { [$0.minY, $0.maxY] } }
  }

  // MARK: Places

  @Test func aMeasuredBar_movesWhatFollows_andPlacesNoItem() throws {
    let heights = Heights([30, 5], [20])
    var engine = try Self.wall(heights)
    let update = try engine.setPreferredSizes(
      [Self.size(Self.header, 25), Self.size(Self.footer, 4)], for: heights)
    #expect(
      Self.edges(
        engine, Self.header, .cell(section: 0, item: 0), .cell(section: 0, item: 1), Self.footer,
        .supplementary(.header, 1), .cell(section: 1, item: 0), .supplementary(.footer, 1))
        == [[0, 25], [25, 55], [55, 60], [60, 64], [64, 74], [74, 94], [94, 104]])
    #expect(engine.contentSize == LayoutSize(width: 100, height: 104))
    // One question about the section.
    #expect(update.work.questions == 1)
    #expect(update.work.total == 1)
  }

  @Test(arguments: [100, 10_000]) func theWork_doesNotGrowWithTheCollection(sections: Int) throws {
    var heights = Heights()
    heights.sections = Array(repeating: [10, 20, 30], count: sections)
    var engine = try Self.wall(heights)
    let element = LayoutElement.supplementary(.header, sections / 2)
    #expect(
      try engine.setPreferredSizes([Self.size(element, 25)], for: heights).work.total == 1)
    // A second size of the same section moves no other size.
    #expect(
      try engine.setPreferredSizes([Self.size(element, 35)], for: heights).work.total == 1)
    #expect(engine.contentSize.height == Double(sections * 80 + 25))
  }

  @Test func aPinnedHeader_coversItsMeasuredExtent() throws {
    let heights = Heights([200, 200])
    var engine = try Self.wall(heights, pins: true)
    try engine.setPreferredSizes([Self.size(Self.header, 30)], for: heights)
    engine.scroll(to: LayoutPoint(x: 0, y: 100))
    #expect(engine.attributes(for: Self.header)?.frame.minY == 100)
    #expect(engine.attributes(for: Self.header)?.frame.height == 30)
    #expect(
      engine.contentOffset(toShow: .cell(section: 0, item: 1), at: .start)
        == LayoutPoint(x: 0, y: 200))
  }

  // MARK: Repetition

  @Test func anEqualSize_isNoNews() throws {
    let heights = Heights([30])
    var engine = try Self.wall(heights)
    #expect(!engine.changesLayout(Self.size(Self.header, 10.3)), "10 pixels, as before")
    #expect(engine.changesLayout(Self.size(Self.header, 10.6)))
    try engine.setPreferredSizes(
      [Self.size(Self.header, 99), Self.size(Self.header, 30)], for: heights)
    #expect(engine.attributes(for: Self.header)?.frame.height == 30, "the last size counts")
    try engine.setPreferredSizes([Self.size(Self.header, 30.2)], for: heights)
    #expect(engine.revision == 1)
  }

  @Test func elementsWithoutASize_areIgnored() throws {
    let heights = Heights([30])
    var engine = try Self.wall(heights, footer: 0)
    let ignored: [LayoutElement] = [
      Self.footer, .supplementary(.header, 1), .supplementary(.header, -1),
      .supplementary(.header, 0, 1), .supplementary("badge", 0), .decoration(.background, 0),
    ]
    for element in ignored {
      #expect(!engine.changesLayout(Self.size(element, 50)), "\(element)")
      try engine.setPreferredSizes([Self.size(element, 50)], for: heights)
    }
    #expect(engine.revision == 0)
    #expect(engine.contentSize.height == 40)
  }

  // MARK: Invalid sizes

  @Test(arguments: [
    (-4.0, LayoutDiagnostic.Problem.negative, 0.0), (.nan, .notFinite, 0),
    (1e12, .tooLarge, LayoutLimits.maximumLength.points),
  ])
  func anInvalidSize_isReplaced(
    given: Double, problem: LayoutDiagnostic.Problem, used: Double
  ) throws {
    let heights = Heights([30])
    var engine = try Self.wall(heights)
    try engine.setPreferredSizes([Self.size(Self.footer, given)], for: heights)
    #expect(engine.diagnostics.count == 1)
    let found = engine.diagnostics.entries.first
    #expect(found?.subject == .element(Self.footer))
    #expect(found?.problem == problem)
    #expect(found?.used == used)
    if used == 0 { #expect(engine.contentSize.height == 40) }
    try engine.setPreferredSizes([Self.size(Self.footer, 12)], for: heights)
    #expect(engine.diagnostics.isEmpty)
    #expect(engine.contentSize.height == 52)
  }

  // MARK: Delegates

  @Test func theDelegate_canAnswer_andTheEngineTakesPrecedence() throws {
    let delegate = ClosureLayoutDelegate(
      itemCount: { _ in 0 },
      answer: { slot in
        slot.fill(.edgeItemSizes) {
          $1 = EdgeItemSizes(
            header: LayoutSize(width: 1, height: 21), footer: LayoutSize(width: 1, height: 22))
        }
      })
    let layout = WaterfallLayout(columns: 1, itemSpacing: 0, headerExtent: 10, footerExtent: 10)
    var engine = try LayoutEngine(layout, for: delegate, in: Self.environment)
    #expect(Self.edges(engine, Self.header, Self.footer) == [[0, 21], [21, 43]])
    try engine.setPreferredSizes([Self.size(Self.header, 5)], for: delegate)
    #expect(Self.edges(engine, Self.header, Self.footer) == [[0, 5], [5, 27]])
  }
}
