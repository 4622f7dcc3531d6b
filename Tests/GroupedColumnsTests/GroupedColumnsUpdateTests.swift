import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import GroupedColumns

@Suite struct GroupedColumnsUpdateTests {
  static let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)

  /// A delegate that records the sections whose measured edge items it is asked for.
  final class EdgeItemQuestions: LayoutDelegate {
    var counts = [1]
    private(set) var sections: [Int] = []

    var numberOfSections: Int { counts.count }
    func numberOfItems(inSection section: Int) -> Int { counts[section] }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? { nil }
    func answer(in slot: inout AnswerSlot) {
      if slot.asks(.edgeItemSizes) { sections.append(slot.index.section) }
    }
  }

  @Test func barsOfAbsentSections_areNotAskedFor() throws {
    let delegate = EdgeItemQuestions()
    let layout = GroupedColumnsLayout(headerExtent: 20)
    var prepared = try layout.prepare(for: delegate, in: Self.environment)
    #expect(delegate.sections == [0])
    delegate.counts = []
    try layout.update(
      &prepared, by: LayoutChanges(sections: IndexEdits(oldCount: 1, removed: [0])),
      for: delegate, in: Self.environment)
    #expect(prepared.numberOfSections == 0)
    #expect(delegate.sections == [0])
  }
}
