import Compositional
import GroupedColumns
import LayoutCore
import Spreadsheet
import Testing

@testable import LayoutTesting

/// Tests of cases in which a correct layout was found to break a law.
@Suite struct CorrectedLawTests {
  /// Returns what breaks a law in a case, or nil if the law holds.
  static func finding<Strategy: LayoutStrategy>(
    _ law: LayoutLaw, _ strategy: Strategy, _ sections: [[LayoutSize]],
    in environment: LayoutEnvironment, at offset: LayoutPoint = .zero
  ) -> String? {
    let laws = LayoutLaws(strategy, claims: [law])
    return (1...20 as ClosedRange<UInt64>).lazy.compactMap { seed -> String? in
      var example = LayoutCase(strategy, seed: seed) { _, _, _ in }
      example.collection = GeneratedCollection(sections: sections)
      example.environment = environment
      example.offset = offset
      return laws.finding(law, in: example)
    }.first
  }

  /// Two rows are 0.009 points apart: on a pixel edge at scale 2, but not at scale 64.
  @Test func smallGap_isNoSharedEdge() {
    let sheet = SpreadsheetLayout(
      columnWidth: 72, rowHeight: 19.738669813153294, columnHeaderHeight: 2,
      cellSpacing: LayoutSize(width: 0, height: 0.009155251801232778))
    let size = LayoutSize(width: 40, height: 20)
    let environment = LayoutEnvironment(width: 120, height: 120, scale: 2)
    #expect(Self.finding(.sharedEdges, sheet, [[size], [size]], in: environment) == nil)
  }

  /// A list that rounds the heights of its rows down, and their positions to the nearest pixel.
  ///
  /// A row is 10 points and 16 of 62 pixels high.
  struct Rows: LayoutStrategy {
    func prepare(
      for delegate: some LayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> PreparedFrames {
      let (height, scale) = (636.0 / 62, environment.scale)
      let count = delegate.numberOfItems(inSection: 0)
      return PreparedFrames(
        attributes: (0..<count).map { item in
          let start = (height * Double(item) * scale).rounded() / scale
          let extent = (height * scale + 1e-6).rounded(.down) / scale
          return LayoutAttributes(
            element: .cell(section: 0, item: item),
            frame: LayoutRect(x: 0, y: start, width: 50, height: extent))
        },
        contentSize: LayoutSize(width: 50, height: 100), itemCounts: [count])
    }
  }

  @Test func sizesThatAreRounded_leaveAGap() {
    let size = LayoutSize(width: 40, height: 20)
    let environment = LayoutEnvironment(width: 120, height: 120, scale: 2)
    #expect(
      Self.finding(.sharedEdges, Rows(), [[size, size]], in: environment)
        == "cell/0/0 and cell/0/1 share an edge, but not as (0, 0) 50 × 10 and (0, 10.5) 50 × 10")
  }

  /// The header of a split section is pinned over its first part; others follow below and beside it.
  @Test(arguments: [11.0, 1])
  func headerOfASplitSection_rests_whereItsPartEnds(headerExtent: Double) {
    let layout = GroupedColumnsLayout(
      headerExtent: headerExtent, splitsTallSections: true, pinsHeaders: true)
    let rows = Array(repeating: LayoutSize(width: 40, height: 20), count: 17)
    let environment = LayoutEnvironment(width: 120, height: 120)
    #expect(Self.finding(.pinsHold, layout, [rows], in: environment) == nil)
  }

  /// Six frozen columns of 100 points do not fit into 120 points.
  @Test func frozenColumns_yield_whereTheyHaveNoRoom() {
    var sheet = SpreadsheetLayout(columnHeaderHeight: 13, pinsHeaders: true)
    sheet.frozenTrailingColumns = 6
    let sizes = Array(repeating: LayoutSize(width: 40, height: 20), count: 7)
    let environment = LayoutEnvironment(width: 120, height: 120, direction: .rightToLeft)
    #expect(Self.finding(.pinsHold, sheet, [sizes], in: environment) == nil)
  }

  /// The last columns end with the first row, which is out of view.
  @Test func frozenColumns_stickOutOfView() {
    var sheet = SpreadsheetLayout(columnWidth: 100, rowHeight: 298)
    sheet.frozenTrailingColumns = 3
    let size = LayoutSize(width: 100, height: 298)
    let rows = [Array(repeating: size, count: 7), [size, size]]
    let environment = LayoutEnvironment(width: 594, height: 120)
    #expect(
      Self.finding(.pinsHold, sheet, rows, in: environment, at: LayoutPoint(x: 0, y: 476)) == nil)
  }

  /// Cells between which there is no room are empty, and the last are beyond the end of their section.
  @Test func header_stops_whereOnlyEmptyCellsFollow() {
    let group = CompositionalItem.vertical(
      height: .absolute(45), spacing: .fixed(19), count: 6, of: .cell())
    let layout = CompositionalLayout(
      section: CompositionalSection(
        group, boundaryItems: [.header(height: .absolute(15), pinsToVisibleBounds: true)]))
    let items = Array(repeating: LayoutSize(width: 40, height: 20), count: 5)
    let environment = LayoutEnvironment(width: 120, height: 120)
    let sections = Array(repeating: items, count: 4)
    #expect(Self.finding(.pinsHold, layout, sections, in: environment) == nil)
  }

  /// A question that is answered for one section counts as answered, whatever another section has.
  @Test func answerOfTheWrongKind_hidesNoOther() {
    let footer = AnswerProperty(.barSizes, \BarSizes.footer)
    let size = LayoutValue.size(LayoutSize(width: 20, height: 18))
    var collection = GeneratedCollection(sections: [[], []])
    collection.scripted = [
      .init(footer, at: ElementIndex(section: 0), size),
      .init(footer, at: ElementIndex(section: 1), .flag(true)),
    ]
    #expect(collection.answers(.barSizes, inSection: 0))
    collection.scripted = [.init(footer, at: ElementIndex(section: 1), .flag(true))]
    #expect(!collection.answers(.barSizes, inSection: 0))
  }
}
