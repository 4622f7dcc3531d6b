import Board
import Compositional
import Flow
import GroupedColumns
import Justified
import LayoutCore
import Mixed
import Schedule
import Spreadsheet
import Testing
import Waterfall

/// A delegate that adopts the protocols of all strategies, and answers nothing but counts and sizes.
private struct Silent: BoardItemDelegate, CompositionalBoundaryDelegate, FlowItemDelegate,
  GroupedColumnsPartDelegate, JustifiedLayoutDelegate, MixedLayoutDelegate,
  ScheduleLayoutDelegate, SpreadsheetLayoutDelegate, WaterfallItemDelegate
{
  var numberOfSections: Int { 2 }
  func numberOfItems(inSection section: Int) -> Int { 3 + section }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    LayoutSize(width: 30 + Double(index.item), height: 20)
  }
  func answer(in slot: inout AnswerSlot) {
    answerBoard(in: &slot)
    answerCompositional(in: &slot)
    answerFlow(in: &slot)
    answerGroupedColumns(in: &slot)
    answerJustified(in: &slot)
    answerMixed(in: &slot)
    answerSchedule(in: &slot)
    answerSpreadsheet(in: &slot)
    answerWaterfall(in: &slot)
  }
}

/// The same counts and sizes, without an answer to the questions of strategies.
private struct Plain: LayoutDelegate {
  let silent = Silent()
  var numberOfSections: Int { silent.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { silent.numberOfItems(inSection: section) }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    silent.sizeForItem(at: index, proposal: proposal)
  }
}

/// Tests that an app need not answer what it does not care about.
@Suite struct DelegateDefaultTests {
  private func elements(
    _ layout: some LayoutStrategy, _ delegate: some LayoutDelegate
  ) throws -> [LayoutAttributes] {
    try layout.prepare(for: delegate, in: LayoutEnvironment(width: 320, height: 480))
      .allElements(viewport: .zero)
  }

  @Test func everyFunctionOfADelegate_hasADefault() throws {
    let layouts: [AnyLayoutStrategy] = [
      AnyLayoutStrategy(BoardLayout(columns: 4, itemSizing: .points)),
      AnyLayoutStrategy(CompositionalLayout()), AnyLayoutStrategy(FlowLayout(columns: 1)),
      AnyLayoutStrategy(FlowLayout()), AnyLayoutStrategy(GroupedColumnsLayout(columns: 2)),
      AnyLayoutStrategy(JustifiedLayout()), AnyLayoutStrategy(ScheduleLayout()),
      AnyLayoutStrategy(SpreadsheetLayout()),
      AnyLayoutStrategy(WaterfallLayout(columns: 3)),
    ]
    for layout in layouts {
      let plain = try elements(layout, Plain())
      #expect(try elements(layout, Silent()) == plain, "\(layout)")
      #expect(plain.contains { $0.element.category == .cell }, "\(layout)")
      let mixed = MixedLayout(blocks: [MixedBlock(layout)])
      #expect(try elements(mixed, Silent()) == elements(mixed, Plain()), "\(layout)")
    }
  }
}
