import Compositional
import Flow
import GroupedColumns
import LayoutCore
import Testing
import Waterfall

/// Tests of layouts whose delegates answer for many items at once.
@Suite struct SizeRunTests {
  /// A delegate that records the requests for sizes.
  private final class Requests: LayoutDelegate {
    let count: Int
    /// The delegate's number of sizes for a run of `n` items, or nil if it answers one by one.
    let answers: ((Int) -> Int)?
    private(set) var single: [Int] = []
    private(set) var runs: [Range<Int>] = []

    init(_ count: Int, answers: ((Int) -> Int)? = nil) {
      self.count = count
      self.answers = answers
    }

    var prefersRuns: Bool { answers != nil }

    func numberOfItems(inSection section: Int) -> Int { count }

    func size(_ item: Int) -> LayoutSize? {
      item % 5 == 4 ? nil : LayoutSize(width: 100, height: Double(20 + item % 7))
    }

    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      single.append(index.item)
      return size(index.item)
    }

    func appendSizes(
      ofItems items: Range<Int>, inSection section: Int, proposal: LayoutProposal,
      to sizes: inout [LayoutSize?]
    ) {
      guard let answers else {
        for item in items {
          sizes.append(
            sizeForItem(at: ElementIndex(section: section, item: item), proposal: proposal))
        }
        return
      }
      runs.append(items)
      sizes += items.prefix(answers(items.count)).map { size($0) }
    }
  }

  private static let viewport = LayoutRect(x: 0, y: 0, width: 320, height: 480)

  /// Compares the layouts of a delegate that answers in runs, one by one, and erased.
  private func compare(_ layout: some LayoutStrategy, _ count: Int) throws {
    let environment = LayoutEnvironment(width: 320, height: 480)
    let single = Requests(count)
    let runs = Requests(count, answers: { $0 })
    let erased = Requests(count)
    let expected = try layout.prepare(for: single, in: environment).allElements(
      viewport: LayoutRect(x: 0, y: 0, width: 320, height: 480))
    #expect(expected.count >= count)
    #expect(
      try layout.prepare(for: runs, in: environment).allElements(
        viewport: LayoutRect(x: 0, y: 0, width: 320, height: 480)) == expected)
    #expect(
      try layout.prepare(for: erased.erased, in: environment).allElements(
        viewport: LayoutRect(x: 0, y: 0, width: 320, height: 480)) == expected)
    #expect(single.single.sorted() == Array(0..<count))
    #expect(erased.single.sorted() == Array(0..<count))
    #expect(runs.runs.flatMap { Array($0) } == Array(0..<count))
    #expect(runs.single == [])
  }

  @Test(arguments: [16, 64, 128, 129, 256, 257, 4_097])
  func layoutsDoNotDependOnRuns(_ count: Int) throws {
    try compare(WaterfallLayout(columns: 3, itemSizing: .exact), count)
    try compare(WaterfallLayout(columns: 3, itemSizing: .aspectRatio), count)
    try compare(FlowLayout(columns: 1, asksForSizes: true), count)
    try compare(FlowLayout(asksForSizes: true), count)
    try compare(GroupedColumnsLayout(columns: 2), count)
  }

  @Test func invalidSizesInARunAreAskedForOnce() throws {
    // Item 20 makes the waterfall store extents in eight bytes.
    let sizes = (0..<300).map { item in
      LayoutSize(width: 10, height: item == 20 ? 1e6 : item % 50 == 7 ? -3 : 30)
    }
    var asked: [Int] = []
    let delegate = ClosureLayoutDelegate(itemCount: { _ in 300 }) { index, _ in
      asked.append(index.item)
      return sizes[index.item]
    }
    let layout = WaterfallLayout(columns: 2, itemSizing: .exact)
    let environment = LayoutEnvironment(width: 320, height: 480)
    let plain = try layout.prepare(for: delegate, in: environment)
    #expect(asked == Array(0..<300))
    asked = []
    let erased = try layout.prepare(for: delegate.erased, in: environment)
    #expect(asked == Array(0..<300))
    #expect(
      erased.allElements(viewport: Self.viewport)
        == plain.allElements(viewport: Self.viewport))
    #expect(erased.diagnostics == plain.diagnostics)
    #expect(plain.diagnostics.count == 6)
  }
}
