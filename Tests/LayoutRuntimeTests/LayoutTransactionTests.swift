import Testing
import Waterfall

@testable import LayoutCore
@testable import LayoutRuntime

@Suite struct LayoutTransactionTests {
  private func problem(
    _ changes: [LayoutChange], from old: [Int], to counts: [Int]
  ) -> TransactionProblem? {
    do throws(LayoutError) {
      _ = try LayoutTransaction(changes, counts: counts).changes(fromSections: old.count) {
        old[$0]
      }
      return nil
    } catch {
      if case .inconsistentTransaction(let problem) = error { return problem }
      return nil
    }
  }

  @Test func itPrints_asAPersonWouldSayIt() {
    let transaction = LayoutTransaction(
      [.deleteItem(ElementIndex(section: 0, item: 3)), .insertSection(1)], numberOfSections: 3,
      itemCounts: [0: 9, 1: 4])
    #expect(
      transaction.description == "delete 0/3; insert section 1 -> 3 sections, 0: 9, 1: 4")
    let moved = LayoutTransaction(
      [
        .moveSection(from: 2, to: 0), .reloadSection(1),
        .moveItem(from: ElementIndex(section: 0, item: 1), to: ElementIndex(section: 2, item: 0)),
      ], numberOfSections: 3)
    #expect(
      moved.description == "move section 2 to 0; reload section 1; move 0/1 to 2/0 -> 3 sections")
  }

  @Test func deletesNameOldPlaces_insertsNewOnes() throws {
    let transaction = LayoutTransaction(
      [
        .deleteItem(ElementIndex(section: 0, item: 0)),
        .deleteItem(ElementIndex(section: 0, item: 1)),
        .insertItem(ElementIndex(section: 0, item: 2)),
      ], counts: [4])
    let changes = try transaction.changes(fromSections: 1) { _ in 5 }
    let places = (0..<5).map { changes.newIndex(of: ElementIndex(section: 0, item: $0))?.item }
    #expect(places == [nil, nil, 0, 1, 3])
    #expect(changes.oldIndex(of: ElementIndex(section: 0, item: 2)) == nil)
  }

  @Test func anItemThatMoves_comesFromASectionThatMovesToo() throws {
    let transaction = LayoutTransaction(
      [
        .moveSection(from: 0, to: 1),
        .moveItem(from: ElementIndex(section: 1, item: 1), to: ElementIndex(section: 1, item: 0)),
      ], counts: [1, 4])
    let changes = try transaction.changes(fromSections: 2) { [3, 2][$0] }
    #expect(
      changes.newIndex(of: ElementIndex(section: 1, item: 1)) == ElementIndex(section: 1, item: 0))
    #expect(
      changes.newIndex(of: ElementIndex(section: 0, item: 2)) == ElementIndex(section: 1, item: 3))
    #expect(
      changes.newIndex(of: ElementIndex(section: 1, item: 0)) == ElementIndex(section: 0, item: 0))
  }

  @Test func whatDoesNotAddUp_isNamed() {
    let item = ElementIndex(section: 0, item: 5)
    #expect(
      problem([.deleteItem(item)], from: [5], to: [4])
        == .indexOutOfRange(.deleteItem(item), count: 5))
    #expect(
      problem([.deleteSection(-1)], from: [5], to: [])
        == .indexOutOfRange(.deleteSection(-1), count: 1))
    let first = ElementIndex(section: 0, item: 0)
    #expect(
      problem([.deleteItem(first), .deleteItem(first)], from: [5], to: [4])
        == .repeated(.deleteItem(first)))
    #expect(
      problem([.deleteSection(0), .deleteItem(first)], from: [5, 1], to: [1])
        == .sectionIsReplaced(.deleteItem(first)))
    #expect(
      problem([.insertSection(0)], from: [5], to: [5]) == .sectionCount(expected: 2, specified: 1))
    #expect(
      problem([.insertItem(first)], from: [5], to: [5])
        == .itemCount(section: 0, expected: 6, specified: 5))
    let silent = LayoutTransaction([.insertItem(first)], numberOfSections: 1)
    #expect(
      throws: LayoutError.inconsistentTransaction(.missingItemCount(section: 0))
    ) { try silent.changes(fromSections: 1) { _ in 5 } }
  }

  @Test func anEngineThatRefuses_staysAsItWas() throws {
    let heights = ArrayLayoutDelegate(
      sizes: [10, 20, 30].map { LayoutSize(width: 10, height: $0) })
    var engine = try LayoutEngine(
      WaterfallLayout(columns: 1), for: heights, in: LayoutEnvironment(width: 100, height: 100))
    let before = engine.visibleElements
    #expect(
      throws: LayoutError.inconsistentTransaction(
        .delegateDisagrees(section: 0, specified: 2, delegate: 3))
    ) {
      try engine.apply(
        LayoutTransaction([.deleteItem(ElementIndex(section: 0, item: 0))], counts: [2]),
        for: heights)
    }
    #expect(
      throws: LayoutError.inconsistentTransaction(
        .delegateDisagreesOnSections(specified: 2, delegate: 1))
    ) {
      try engine.apply(LayoutTransaction([.insertSection(1)], counts: [3, 0]), for: heights)
    }
    #expect(engine.visibleElements == before)
    #expect(engine.revision == 0)
    #expect(engine.numberOfItems(inSection: 0) == 3)
  }
}
