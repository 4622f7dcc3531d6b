import Compositional
import Flow
import GroupedColumns
import LayoutCore
import LayoutRuntime
import LayoutTesting
import Mixed
import Spreadsheet
import Testing
import Waterfall

@testable import LayoutViewer

/// Tests that answers apply equally, however a layout and its delegate are connected.
@Suite struct AnswerPathTests {
  /// A delegate that answers every question of every strategy, with invalid answers if specified.
  final class Everything: WaterfallItemDelegate, GroupedColumnsPartDelegate, FlowLayoutDelegate,
    SpreadsheetLayoutDelegate, CompositionalBoundaryDelegate, MixedLayoutDelegate,
    VisibleItemsDelegate
  {
    let isBad: Bool
    init(isBad: Bool) { self.isBad = isBad }

    var numberOfSections: Int { 3 }
    func numberOfItems(inSection section: Int) -> Int { 5 + section }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      LayoutSize(width: 30, height: Double(10 + (index.section * 7 + index.item * 3) % 20))
    }
    func waterfallSection(_ number: Int, default section: SectionParameters) -> SectionParameters {
      var section = section
      section.columns = isBad ? .fixed(-number) : .fixed(number + 2)
      section.columnSpacing = isBad ? .infinity : 3
      section.header.extent = isBad ? .nan : Double(number * 8)
      section.footer.insets = LayoutInsets(top: isBad ? 1e300 : 2)
      section.footer.extent = 5
      return section
    }
    func waterfallItem(at index: ElementIndex) -> WaterfallItem {
      WaterfallItem(
        span: isBad ? index.item - 2 : 1 + index.item % 2,
        track: index.item == 4 ? (isBad ? 70_000 : 0) : nil)
    }
    func groupedColumnsSection(
      _ number: Int, default section: GroupedColumnsSection
    ) -> GroupedColumnsSection {
      var section = section
      section.sectionSpacing = isBad ? -1 : 4
      section.headerExtent = isBad ? .infinity : Double(number * 8)
      return section
    }
    func groupedColumnsColumn(ofPart part: Int, inSection section: Int) -> Int? {
      isBad ? section * 90 - 70 : section == 1 ? 1 : nil
    }
    func flowSection(_ number: Int, default section: FlowSection) -> FlowSection {
      var section = section
      section.columns = number == 1 ? (isBad ? .fixed(0) : 3) : nil
      section.lineSpacing = isBad ? .nan : 6
      section.lineAlignment = .center
      section.header.extent = isBad ? .infinity : Double(number * 8)
      return section
    }
    func spreadsheetRow(_ row: Int) -> SpreadsheetRow {
      SpreadsheetRow(
        height: row == 1 ? (isBad ? -.infinity : 40) : nil,
        headerSize: LayoutSize(width: isBad ? .nan : 25, height: 12))
    }
    func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn {
      SpreadsheetColumn(
        width: column == 2 ? (isBad ? -4 : 60) : nil,
        headerSize: column == 3 ? LayoutSize(width: 9, height: isBad ? 1e300 : 17) : nil)
    }
    func compositionalSection(
      _ number: Int, in environment: LayoutEnvironment, default section: CompositionalSection
    ) -> CompositionalSection {
      var section = section
      section.interGroupSpacing = isBad ? .nan : Double(number)
      if number == 2 {
        section.group = .horizontal(
          height: .absolute(isBad ? -9 : 20), count: environment.containerSize.width > 200 ? 3 : 2)
      }
      return section
    }
    func compositionalBoundaryItems(
      in environment: LayoutEnvironment, default items: [CompositionalBoundary]
    ) -> [CompositionalBoundary] {
      [.header(height: .absolute(isBad ? .infinity : 33))]
    }
    func mixedBlock(ofSection section: Int) -> Int? { isBad ? section * 7 : section == 2 ? 1 : 0 }
    func adjustVisibleItems(_ items: inout [LayoutAttributes], in section: VisibleSection) {
      for place in items.indices { items[place].alpha = 0.5 }
    }
    func answer(in slot: inout AnswerSlot) {
      answerWaterfall(in: &slot)
      answerGroupedColumns(in: &slot)
      answerFlow(in: &slot)
      answerSpreadsheet(in: &slot)
      answerCompositional(in: &slot)
      answerMixed(in: &slot)
      answerVisibleItems(in: &slot)
    }
  }

  /// The elements and the diagnostics of a layout.
  struct Outcome: Equatable {
    var elements: [LayoutAttributes]
    /// The texts of the diagnostics, because values can be NaN.
    var diagnostics: [String]

    init(_ prepared: some PreparedLayout) {
      elements = prepared.allElements(viewport: .zero)
      diagnostics = prepared.diagnostics.entries.map { "\($0)" }
    }
  }

  static let environment = LayoutEnvironment(width: 300, height: 400)

  static func prepared(
    _ layout: some LayoutStrategy, _ delegate: some LayoutDelegate
  ) throws -> Outcome {
    Outcome(try layout.prepare(for: delegate, in: environment))
  }

  /// Returns the outcomes of all paths, by their names.
  static func paths<Layout: LayoutStrategy>(
    _ layout: Layout, named name: String, _ configuration: LayoutConfiguration,
    _ everything: Everything
  ) throws -> [(name: String, outcome: Outcome)] {
    let existential: any LayoutDelegate = everything
    let closures = ClosureLayoutDelegate(
      sections: 3, itemCount: { 5 + $0 },
      size: { everything.sizeForItem(at: $0, proposal: $1) },
      answer: { everything.answer(in: &$0) })
    let registry = try LayoutRegistry.ofAllLayouts()
    let named = try registry.layout(named: name, configuration)
    var hiding = try LayoutEngine(layout, for: everything, in: environment)
    try hiding.hide(sections: [0], for: everything)
    if !(layout is SpreadsheetLayout) {
      try hiding.hide(items: [1], inSection: 2, for: everything)
      try hiding.show(items: [1], inSection: 2, for: everything)
    }
    try hiding.show(sections: [0], for: everything)
    let whole = try LayoutEngine(layout, for: everything, in: environment)
    let erased = try LayoutEngine(AnyLayoutStrategy(layout), for: everything, in: environment)
    return [
      ("existential", try prepared(layout, existential)),
      ("erased delegate", try prepared(layout, everything.erased)),
      ("erased twice", try prepared(layout, AnyLayoutDelegate(everything.erased))),
      ("erased layout", try prepared(AnyLayoutStrategy(layout), everything)),
      ("closures", try prepared(layout, closures)),
      ("arranged", try prepared(layout, ArrangedCollection(everything))),
      ("recording", try prepared(layout, RecordingDelegate(everything))),
      ("registry", try prepared(named, everything)),
      ("engine", Outcome(whole.prepared)),
      ("engine of an erased layout", Outcome(erased.prepared)),
      ("hidden and shown", Outcome(hiding.prepared)),
    ]
  }

  static func compare<Layout: LayoutStrategy>(
    _ layout: Layout, named name: String, _ configuration: LayoutConfiguration = [:]
  ) throws {
    let none = try prepared(layout, ArrayLayoutDelegate(counts: [5, 6, 7]))
    for isBad in [false, true] {
      let everything = Everything(isBad: isBad)
      let direct = Outcome(try layout.prepare(for: everything, in: environment))
      #expect(direct.elements != none.elements, "\(name): no answer applies")
      #expect(direct.diagnostics.isEmpty == !isBad, "\(name): \(direct.diagnostics)")
      for path in try paths(layout, named: name, configuration, everything) {
        #expect(path.outcome.elements == direct.elements, "\(name), \(path.name), bad: \(isBad)")
        // What is shown again is asked again, so its diagnostics are in another order.
        if path.name == "hidden and shown" { continue }
        #expect(
          path.outcome.diagnostics == direct.diagnostics, "\(name), \(path.name), bad: \(isBad)")
      }
      // A mixed layout of one block gives the same frames; it assigns every section to that block.
      if !isBad, !(layout is MixedLayout) {
        let closures = ClosureLayoutDelegate(
          sections: 3, itemCount: { 5 + $0 },
          size: { everything.sizeForItem(at: $0, proposal: $1) },
          answer: { if !$0.asks(.mixedBlock) { everything.answer(in: &$0) } })
        let mixed = try prepared(MixedLayout(blocks: [MixedBlock(layout)]), closures)
        #expect(mixed.elements == direct.elements, "\(name) in a block")
      }
    }
  }

  @Test func waterfall() throws {
    try Self.compare(
      WaterfallLayout(columns: 2, itemSizing: .exact), named: "waterfall",
      ["columns": 2, "itemSizing": "exact"])
  }

  @Test func flow() throws { try Self.compare(FlowLayout(), named: "flow") }

  @Test func groupedColumns() throws {
    try Self.compare(GroupedColumnsLayout(), named: "grouped-columns")
  }

  @Test func spreadsheet() throws { try Self.compare(SpreadsheetLayout(), named: "spreadsheet") }

  @Test func compositional() throws {
    try Self.compare(CompositionalLayout(), named: "compositional")
  }

  @Test func mixed() throws {
    try Self.compare(
      MixedLayout(blocks: [MixedBlock(WaterfallLayout(columns: 2)), MixedBlock(FlowLayout())]),
      named: "mixed",
      ["blocks": [["layout": "waterfall", "parameters": ["columns": 2]], ["layout": "flow"]]])
  }
}
