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

  @Test func sizesAreReadAgainBeforeTheLastRun() {
    let requests = Requests(300, answers: { $0 })
    var sizes = ItemSizes(of: 0..<300, inSection: 0, from: requests, proposal: LayoutProposal())
    #expect(sizes[130]?.height == 24)
    #expect(sizes[3]?.height == 23)
    #expect(sizes[130]?.height == 24)
    #expect(requests.runs == [130..<258, 3..<131])
  }

  @Test(arguments: [300, 301, Int.max])
  func sizeOfAnItemAfterTheOthers_isRequestedByItself(item: Int) {
    let requests = Requests(300, answers: { $0 })
    var sizes = ItemSizes(of: 0..<300, inSection: 0, from: requests, proposal: LayoutProposal())
    #expect(sizes[3]?.height == 23)
    #expect(sizes[item] == requests.size(item))
    #expect(requests.runs == [3..<131])
    #expect(requests.single == [item])
  }

  @Test func restOfARunIsReadOnce() {
    let requests = Requests(300, answers: { $0 })
    var sizes = ItemSizes(of: 0..<300, inSection: 0, from: requests, proposal: LayoutProposal())
    #expect(sizes.sizes(from: 0).count == 128)
    #expect(sizes.sizes(from: 125).map { $0?.height ?? -1 } == [26, 20, 21])
    #expect(sizes.sizes(from: 299).map { $0?.height ?? -1 } == [-1])
    #expect(requests.runs == [0..<128, 299..<300])
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

  @Test(arguments: [0, 1, 127, 129])
  func aRunOfAnotherLengthIsReplaced(_ length: Int) {
    let requests = Requests(128) { _ in length }
    // A delegate cannot append more sizes than there are items here, so 129 is the exact length.
    #expect(read(0..<128, requests) == read(0..<128, Requests(128)))
    #expect(requests.single.count == (length < 128 ? 128 : 0))
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
