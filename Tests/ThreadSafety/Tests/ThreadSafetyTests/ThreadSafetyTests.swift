import GroupedColumns
import LayoutCore
import LayoutRuntime
import Spreadsheet
import Testing
import Waterfall

/// Tests of layouts that other threads prepare while the engine is queried and changed.
@Suite struct ThreadSafetyTests {
  /// A snapshot of an app's sizes, which any thread may read.
  struct Snapshot: LayoutDelegate, Sendable {
    var heights: [Double]
    var numberOfSections: Int { 1 }
    func numberOfItems(inSection section: Int) -> Int { heights.count }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      LayoutSize(width: 10, height: heights[index.item])
    }
  }

  /// Prepares a layout on another thread while this one scrolls and measures, then adopts the result.
  private func check<Strategy: LayoutStrategy>(_ strategy: Strategy, _ next: Strategy) async throws
  {
    let snapshot = Snapshot(heights: (0..<2_000).map { Double(20 + $0 % 7 * 5) })
    let environment = LayoutEnvironment(width: 320, height: 480)
    var engine = try LayoutEngine(strategy, for: snapshot, in: environment)
    try engine.setPreferredSizes(
      [PreferredSize(ElementIndex(section: 0, item: 3), LayoutSize(width: 10, height: 99))],
      for: snapshot)
    for round in 0..<8 {
      let preparation = engine.preparation(with: round % 2 == 0 ? next : strategy)
      async let first = Task.detached { try preparation.prepare(for: snapshot) }.value
      async let second = Task.detached { try preparation.prepare(for: snapshot) }.value
      // Another task reads the visible elements of a copy while this one scrolls.
      let copy = engine
      async let seen = Task.detached { copy.visibleElements.count }.value
      for step in 0..<50 {
        let way = Double(round * 300 + step * 7)
        engine.scroll(to: engine.clamped(LayoutPoint(x: way, y: way)))
        #expect(!engine.visibleElements.isEmpty)
      }
      let results = try await (first, second)
      let count = await seen
      #expect(count == copy.visibleElements.count)
      try engine.adopt(results.0, for: snapshot)
      let fresh = try LayoutEngine(
        engine.strategy, for: Measured(snapshot), in: environment
      ).prepared
      #expect(
        engine.visibleElements == fresh.elements(in: engine.viewport), "round \(round)")
      // The other result was prepared for the earlier state of the engine.
      #expect(throws: LayoutError.outdatedPreparation) {
        try engine.adopt(results.1, for: snapshot)
      }
    }
  }

  /// A snapshot together with a measured size.
  struct Measured: LayoutDelegate {
    var base: Snapshot
    init(_ base: Snapshot) { self.base = base }
    var numberOfSections: Int { 1 }
    func numberOfItems(inSection section: Int) -> Int { base.heights.count }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      index.item == 3
        ? LayoutSize(width: 10, height: 99) : base.sizeForItem(at: index, proposal: proposal)
    }
  }

  @Test func aWaterfall() async throws {
    try await check(
      WaterfallLayout(columns: 3, itemSizing: .exact),
      WaterfallLayout(columns: 2, itemSizing: .exact))
  }

  @Test func groupedColumns() async throws {
    try await check(GroupedColumnsLayout(columns: 1), GroupedColumnsLayout(columns: 2))
  }

  @Test func aSheet() async throws {
    try await check(
      SpreadsheetLayout(sizing: .cells), SpreadsheetLayout(sizing: .cells, frozenLeadingColumns: 1))
  }

  @Test func anErasedLayout() async throws {
    try await check(
      AnyLayoutStrategy(WaterfallLayout(columns: 3, itemSizing: .exact)),
      AnyLayoutStrategy(GroupedColumnsLayout(columns: 1)))
  }
}
