import Board
import Flow
import Justified
import LayoutCore
import LayoutTesting
import Testing
import Waterfall

/// Tests of the size of items that the delegate does not size, a parameter of four layouts.
@Suite struct ItemSizeTests {
  private func diagnostics(
    _ strategy: some LayoutStrategy, counts: [Int]
  ) throws -> [String] {
    try strategy.prepare(
      for: ArrayLayoutDelegate(counts: counts), in: LayoutEnvironment(width: 100, height: 100)
    ).diagnostics.entries.map { $0.description }
  }

  /// An invalid size is reported once, whether or not there are items of this size.
  @Test(arguments: [[0], [3]])
  func invalidItemSize_isReportedOnce(counts: [Int]) throws {
    let size = LayoutSize(width: -.infinity, height: 10)
    let report = "section 0, itemSize: not a finite number (-inf), used "
    #expect(try diagnostics(WaterfallLayout(itemSize: size), counts: counts) == [report + "0"])
    #expect(try diagnostics(FlowLayout(itemSize: size), counts: counts) == [report + "0"])
    #expect(try diagnostics(JustifiedLayout(itemSize: size), counts: counts) == [report + "1"])
    #expect(try diagnostics(BoardLayout(itemSize: size), counts: counts) == [report + "1"])
    #expect(
      try diagnostics(
        FlowLayout(columns: 2, itemSize: size, itemSizing: .aspectRatio), counts: counts) == [
          report + "0"
        ])
  }
}
