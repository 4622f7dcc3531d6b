import GroupedColumns
import LayoutCore
import LayoutRuntime
import LayoutTesting
import Mixed
import Spreadsheet
import Testing
import Waterfall

/// Tests that all ways of using a layout give the same answers.
@Suite struct MixedPathTests {
  static func environments(_ insets: LayoutInsets) -> [LayoutEnvironment] {
    [FlowDirection.leftToRight, .rightToLeft].flatMap { direction in
      [1.0, 2, 3, 1.5, 2.625].map { scale in
        LayoutEnvironment(
          width: 320.5, height: 411, insets: insets, direction: direction, scale: scale)
      }
    }
  }

  /// Compares a layout with the same layout as the only block of a mixed one, on random collections.
  static func compare<Layout: LayoutStrategy>(
    _ layout: Layout, _ axis: LayoutAxis, _ rounding: PixelRounding, insets: LayoutInsets,
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let collection = EditableCollection(counts: [7, 0, 12, 30], using: &random)
    let mixed = MixedLayout(blocks: [MixedBlock(layout)], axis: axis, rounding: rounding)
    for environment in environments(insets) {
      let direct = try layout.prepare(for: collection, in: environment)
      let block = try mixed.prepare(for: collection, in: environment)
      #expect(block.contentSize == direct.contentSize, "seed \(seed), \(layout)")
      #expect(block.scrollAxis == direct.scrollAxis)
      #expect(
        block.contentScrolling.scrollInsets(of: environment)
          == direct.contentScrolling.scrollInsets(of: environment))
      #expect(block.hasFollowers == direct.hasFollowers)
      let size = direct.contentSize
      let viewports = (0..<4).map { _ in
        LayoutRect(
          x: random.length(in: 0...max(0, size.width - 320.5)),
          y: random.length(in: 0...max(0, size.height - 411)), width: 320.5, height: 411)
      }
      for viewport in viewports {
        let all = direct.allElements(viewport: viewport)
        #expect(block.allElements(viewport: viewport) == all, "seed \(seed), \(environment)")
        #expect(block.elements(in: viewport) == direct.elements(in: viewport))
        for attributes in all {
          let element = attributes.element
          #expect(block.obscuredEdges(for: element) == direct.obscuredEdges(for: element))
          #expect(block.followsViewport(element) == direct.followsViewport(element))
        }
      }
    }
  }

  @Test(arguments: LayoutAxis.allCases, PixelRounding.allCases)
  func waterfall_isTheSameAsTheOnlyBlock(axis: LayoutAxis, rounding: PixelRounding) throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let layout = Mixes.waterfall(axis, rounding, &random)
      try Self.compare(layout, axis, rounding, insets: .zero, seed: seed)
      let bars = LayoutInsets(top: 20, leading: 7.25, bottom: 31, trailing: 3)
      try Self.compare(layout, axis, rounding, insets: bars, seed: seed)
    }
  }

  @Test(arguments: LayoutAxis.allCases, PixelRounding.allCases)
  func groupedColumns_areTheSameAsTheOnlyBlock(axis: LayoutAxis, rounding: PixelRounding) throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let layout = Mixes.groupedColumns(axis, rounding, &random)
      try Self.compare(layout, axis, rounding, insets: .zero, seed: seed)
      let bars = LayoutInsets(top: 20, leading: 7.25, bottom: 31, trailing: 3)
      try Self.compare(layout, axis, rounding, insets: bars, seed: seed)
    }
  }

  @Test(arguments: PixelRounding.allCases)
  func sheet_isTheSameAsTheOnlyBlock(rounding: PixelRounding) throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let layout = Mixes.sheet(rounding, [.uniform, .rowsAndColumns, .cells], &random)
      // Along the other axis it grows too: only the axis differs that it is said to scroll along.
      try Self.compare(layout, .vertical, rounding, insets: .zero, seed: seed)
    }
  }

  // MARK: Every path

  /// A delegate for a page of three blocks.
  final class Page: MixedLayoutDelegate, WaterfallItemDelegate, GroupedColumnsPartDelegate,
    SpreadsheetLayoutDelegate
  {
    var numberOfSections: Int { 6 }
    func numberOfItems(inSection section: Int) -> Int { 4 + section }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      LayoutSize(width: 2, height: Double(1 + (index.section + index.item) % 3))
    }
    func mixedBlock(ofSection section: Int) -> Int? { [0, 1, 1, 2, 2, 0][section] }
    func waterfallSection(_ number: Int, default section: WaterfallSection) -> WaterfallSection {
      var section = section
      if number == 5 { section.columns = 3 }
      section.headerExtent = Double(10 + number)
      return section
    }
    func waterfallItem(at index: ElementIndex) -> WaterfallItem {
      WaterfallItem(span: index.item == 3 ? 2 : 1)
    }
    func groupedColumnsSection(
      _ number: Int, default section: GroupedColumnsSection
    ) -> GroupedColumnsSection {
      var section = section
      section.headerExtent = Double(10 + number)
      return section
    }
    func groupedColumnsColumn(ofPart part: Int, inSection section: Int) -> Int? { 1 }
    func spreadsheetRow(_ row: Int) -> SpreadsheetRow { SpreadsheetRow(height: Double(20 + row)) }
    func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn { SpreadsheetColumn() }
    func answer(in slot: inout AnswerSlot) {
      answerMixed(in: &slot)
      answerWaterfall(in: &slot)
      answerGroupedColumns(in: &slot)
      answerSpreadsheet(in: &slot)
    }
  }

  static let page = MixedLayout(blocks: [
    MixedBlock(WaterfallLayout(columns: 2)), MixedBlock(GroupedColumnsLayout(columns: 2)),
    MixedBlock(SpreadsheetLayout(sizing: .rowsAndColumns)),
  ])

  @Test func everyPath_givesTheSameFrames_andHonoursFinerAnswers() throws {
    let environment = LayoutEnvironment(width: 400, height: 600)
    func generic(_ layout: some LayoutStrategy, _ delegate: some LayoutDelegate) throws
      -> [LayoutAttributes]
    {
      try layout.prepare(for: delegate, in: environment).allElements(viewport: .everything)
    }
    let page = Page()
    let direct = try Self.page.prepare(for: page, in: environment)
    let all = direct.allElements(viewport: .everything)
    #expect(try generic(Self.page, page) == all)
    #expect(try generic(AnyLayout(Self.page), page.erased) == all)
    let nested = MixedLayout(blocks: [MixedBlock(Self.page)])
    #expect(try generic(nested, Inner(base: page)) == all)
    let engine = try LayoutEngine(Self.page, for: page, in: environment)
    #expect(engine.elements(in: .everything) == all.filter { !$0.frame.isEmpty })
    var registry = LayoutRegistry()
    try registry.register(WaterfallLayout.registration)
    try registry.register(GroupedColumnsLayout.registration)
    try registry.register(SpreadsheetLayout.registration)
    try registry.register(MixedLayout.registration(of: registry))
    let named = try registry.layout(
      named: "mixed",
      [
        "blocks":
          "waterfall(columns=2) | grouped-columns(columns=2) | spreadsheet(sizing=rowsAndColumns)"
      ])
    #expect(named == AnyLayout(Self.page))
    #expect(try generic(named, page) == all)
    // The headers are as high as the delegate says of the section in the whole collection.
    func height(_ section: Int) -> Double? {
      direct.attributes(for: .supplementary(.header, section), viewport: .zero)?.frame.height
    }
    #expect(height(0) == 10 && height(2) == 12 && height(5) == 15)
    #expect(
      direct.cellFrame(at: ElementIndex(section: 3, item: 0))?.height == 23
        && direct.cellFrame(at: ElementIndex(section: 4, item: 0))?.height == 24)
    let last = (0..<9).compactMap { direct.cellFrame(at: ElementIndex(section: 5, item: $0))?.minX }
    #expect(Set(last).count == 3)
    // An item that spans two tracks, and sections in the second column.
    let wide = direct.cellFrame(at: ElementIndex(section: 0, item: 3))
    #expect(wide?.width == 400)
    #expect(direct.cellFrame(at: ElementIndex(section: 1, item: 0)).map { $0.minX >= 200 } == true)
  }

  /// A delegate that gives its base's answers of the first level at the second level.
  ///
  /// A mixed layout within another one asks for blocks at a level of its own.
  struct Inner<Base: LayoutDelegate>: LayoutDelegate {
    let base: Base
    var numberOfSections: Int { base.numberOfSections }
    func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      base.sizeForItem(at: index, proposal: proposal)
    }
    func answer(in slot: inout AnswerSlot) {
      var index = slot.index
      if slot.asks(.mixedBlock) { index.item -= 1 }
      slot.forward(to: base, at: index)
    }
  }
}
