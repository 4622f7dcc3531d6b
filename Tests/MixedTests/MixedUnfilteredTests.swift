import LayoutCore
import LayoutRuntime
import Testing
import Waterfall

@testable import Mixed

/// Tests of blocks whose layouts depend on the numbers of hidden sections.
@Suite struct MixedUnfilteredTests {
  static func content(_ sections: Int) -> ArrayLayoutDelegate {
    ArrayLayoutDelegate(
      sections: Array(repeating: [LayoutSize(width: 10, height: 30)], count: sections))
  }

  static func transaction(_ change: LayoutChange, _ sections: Int) -> LayoutTransaction {
    LayoutTransaction([change], counts: Array(repeating: 1, count: sections))
  }

  static func widths(_ engine: LayoutEngine) -> [Double] {
    engine.elements(in: .everything).map { $0.frame.width }
  }

  static let screen = LayoutEnvironment(width: 100, height: 80)

  /// The inner blocks take two sections and the rest, hidden ones included.
  @Test func hiddenSectionThatMoves_changesTheSharesOfInnerBlocks() throws {
    let list = WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact)
    let columns = WaterfallLayout(columns: 2, columnSpacing: 0, itemSizing: .exact)
    let inner = MixedLayout(blocks: [MixedBlock(columns, sections: 2), MixedBlock(list)])
    var engine = try LayoutEngine(
      MixedLayout(blocks: [MixedBlock(inner)]), for: Self.content(4), in: Self.screen)
    #expect(Self.widths(engine) == [50, 50, 100, 100])
    try engine.hide(sections: [0], for: Self.content(4))
    #expect(Self.widths(engine) == [50, 100, 100])
    try engine.apply(
      Self.transaction(.moveSection(from: 0, to: 3), 4), for: Self.content(4))
    #expect(Self.widths(engine) == [50, 50, 100])
  }
}
