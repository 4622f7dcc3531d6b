import LayoutCore
import LayoutRuntime
import Testing

@testable import Flow

@Suite struct FlowBadDataTests {
  static let container = LayoutEnvironment(width: 100, height: 100)

  @Test func badSizes_countAsNothing_andAreReported() throws {
    let prepared = try FlowLayout.bare().prepare(
      for: Boxes([(.nan, 10), (-5, 20), (10, .nan), (20, -3), (30, 30)]), in: Self.container)
    #expect(
      prepared.listing() == [
        "cell/0/0 (0, 0) 0 × 10", "cell/0/1 (0, 0) 0 × 20", "cell/0/2 (0, 0) 10 × 0",
        "cell/0/3 (10, 0) 20 × 0", "cell/0/4 (30, 0) 30 × 30",
      ])
    #expect(
      prepared.diagnostics.entries.map { $0.problem } == [
        .notFinite, .negative, .notFinite, .negative,
      ])
  }

  @Test func badParameters_areReported() throws {
    let layout = FlowLayout(
      itemSize: LayoutSize(width: 10, height: 10), lineSpacing: -1, itemSpacing: .nan,
      sectionInsets: LayoutInsets(leading: 80, trailing: 80), rounding: .none)
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(counts: [2]), in: Self.container)
    // The insets share the whole width, so items have no width, and each is alone on its line.
    #expect(prepared.listing() == ["cell/0/0 (50, 0) 0 × 10", "cell/0/1 (50, 10) 0 × 10"])
    #expect(
      prepared.diagnostics.entries.map { $0.description } == [
        "section 0, itemSpacing: not a finite number (nan), used 0",
        "section 0, lineSpacing: negative (-1), used 0",
        "section 0, sectionInsets: leaves no room (160), used 100",
        "cell/0/0: leaves no room (10), used 0", "cell/0/1: leaves no room (10), used 0",
      ])
  }

  @Test func badSizeOfAMovedSection_isReportedOnce() throws {
    // The section in second place has columns, so it is measured again when it moves there.
    var before = Boxes([(10, 10), (10, -3)])
    before.columns = [1: 2]
    let layout = FlowLayout.bare()
    var prepared = try layout.prepare(for: before, in: Self.container)
    var after = Boxes([(20, 20)], [(10, 10), (10, -5)])
    after.columns = before.columns
    let transaction = LayoutTransaction(
      [.insertSection(0), .resizeItem(ElementIndex(section: 0, item: 1))], counts: [1, 2])
    let changes = try transaction.changes(fromSections: 1) { _ in 2 }
    try layout.update(&prepared, by: changes, for: after, in: Self.container)
    #expect(
      prepared.diagnostics.entries.map { $0.description } == ["cell/1/1: negative (-5), used 0"])
  }

  @Test func badRatios_makeNoHeight() throws {
    var layout = FlowLayout.bare(2)
    layout.itemSizing = .aspectRatio
    let prepared = try layout.prepare(
      for: Boxes([(0, 10), (10, -1), (.nan, 5), (5, 10)]), in: Self.container)
    #expect(
      prepared.listing() == [
        "cell/0/0 (0, 0) 50 × 0", "cell/0/1 (50, 0) 50 × 0", "cell/0/2 (0, 0) 50 × 0",
        "cell/0/3 (50, 0) 50 × 100",
      ])
    #expect(
      prepared.diagnostics.entries.map { $0.description } == [
        "cell/0/0: zero (0), used 0", "cell/0/1: negative (-1), used 0",
        "cell/0/2: not a finite number (nan), used 0",
      ])
  }

  @Test func contentBeyondTheFarthestPosition_endsThere() throws {
    let prepared = try FlowLayout.bare(1).prepare(
      for: Boxes(counts: [6], width: 10, height: 1e300), in: Self.container)
    #expect(prepared.contentSize.height == LayoutLimits.maximumPosition.points)
    #expect(prepared.elements(in: .everything).count == 6)
    #expect(prepared.diagnostics.count == 7)
    #expect(prepared.diagnostics.entries.last?.subject == .content)
  }

  @Test func countsThatLie_areRefused() {
    #expect(throws: LayoutError.self) {
      try FlowLayout().prepare(
        for: ClosureLayoutDelegate(itemsPerSection: .max), in: Self.container)
    }
    #expect(throws: LayoutError.self) {
      try FlowLayout().prepare(
        for: ClosureLayoutDelegate(sections: .max, itemsPerSection: 0), in: Self.container)
    }
  }

  @Test func negativeCounts_areNone() throws {
    let prepared = try FlowLayout().prepare(
      for: ClosureLayoutDelegate(sections: 2, itemsPerSection: -4), in: Self.container)
    #expect(prepared.numberOfSections == 2)
    #expect(prepared.listing() == [])
    #expect(prepared.diagnostics.entries.map { $0.problem } == [.negative, .negative])
  }

  @Test func containerWithoutExtent_hasDefinedFrames() throws {
    let prepared = try FlowLayout.bare().prepare(
      for: Boxes(widths: 10, 20), in: LayoutEnvironment(width: .nan, height: -1))
    #expect(prepared.listing() == ["cell/0/0 (0, 0) 0 × 10", "cell/0/1 (0, 10) 0 × 10"])
  }
}

/// A delegate that stores the first size of each run only, and nothing in between.
private struct ForgetfulSizes: LayoutDelegate {
  func numberOfItems(inSection section: Int) -> Int { 100 }
  func storeSizes(
    from first: ElementIndex, proposal: LayoutProposal,
    in memory: UnsafeMutableBufferPointer<LayoutSize?>
  ) {
    memory[0] = LayoutSize(width: 10, height: 7)
  }
}

@Suite struct FlowForgottenSizesTests {
  /// Sizes are asked for in runs of 40, and those that are not stored are the layout's own.
  @Test func sizesThatAreNotStored_areTheLayoutsOwn() throws {
    let layout = FlowLayout(
      columns: 1, itemSize: LayoutSize(width: 10, height: 5), lineSpacing: 0)
    let prepared = try layout.prepare(
      for: ForgetfulSizes(), in: LayoutEnvironment(width: 100, height: 100))
    let heights = prepared.elements(in: .everything).map { $0.frame.height }
    #expect(heights.indices.filter { heights[$0] == 7 } == [0, 40, 80])
    #expect(heights.filter { $0 == 5 }.count == 97)
  }
}
