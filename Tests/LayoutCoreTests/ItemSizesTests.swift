import LayoutCore
import Testing

/// Tests of sizes that are requested in runs.
@Suite struct ItemSizesTests {
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

  private func read(_ items: Range<Int>, _ requests: Requests, usesRuns: Bool = true) -> [Double] {
    var sizes = ItemSizes(
      of: items, inSection: 0, from: requests, proposal: LayoutProposal(), usesRuns: usesRuns)
    return items.map { sizes[$0]?.height ?? -1 }
  }

  @Test func sizesAreReadOneByOneFromAPlainDelegate() {
    let requests = Requests(300)
    #expect(read(3..<8, requests) == [23, -1, 25, 26, 20])
    #expect(requests.single == [3, 4, 5, 6, 7])
    #expect(requests.runs == [])
  }

  @Test func sizesAreReadInRunsOf128() {
    let requests = Requests(300, answers: { $0 })
    let heights = read(2..<300, requests)
    #expect(requests.runs == [2..<130, 130..<258, 258..<300])
    #expect(requests.single == [])
    #expect(heights == read(2..<300, Requests(300)))
  }

  @Test func fewItemsAreReadOneByOne() {
    let requests = Requests(300, answers: { $0 })
    _ = read(0..<15, requests)
    #expect(requests.runs == [])
    #expect(requests.single == Array(0..<15))
    _ = read(0..<16, requests)
    #expect(requests.runs == [0..<16])
  }

  @Test func runsAreNotUsedIfProposalsDiffer() {
    let requests = Requests(300, answers: { $0 })
    _ = read(0..<20, requests, usesRuns: false)
    #expect(requests.runs == [])
    #expect(requests.single == Array(0..<20))
  }

  @Test func anErasedDelegateIsCalledOncePerRun() {
    let requests = Requests(300)
    var sizes: [LayoutSize?] = []
    let erased = requests.erased
    #expect(erased.prefersRuns)
    #expect(requests.prefersRuns == false)
    erased.appendSizes(ofItems: 2..<5, inSection: 0, proposal: LayoutProposal(), to: &sizes)
    #expect(sizes.map { $0?.height } == [22, 23, nil])
    let runs = Requests(300, answers: { $0 })
    runs.erased.appendSizes(ofItems: 2..<5, inSection: 0, proposal: LayoutProposal(), to: &sizes)
    #expect(runs.runs == [2..<5])
    #expect(runs.single == [])
  }
}
