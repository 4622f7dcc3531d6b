import Compositional
import Flow
import GroupedColumns
import LayoutCore
import Mixed
import Waterfall

/// The scenarios of mixed layouts: a page of ten waterfalls, and a page with all strategies.
enum MixedScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    let largest = sizes.max() ?? 1000
    let walls = StrategyScenarios(
      "mixed, ten waterfalls",
      MixedLayout(
        blocks: (0..<10).map { _ in
          MixedBlock(WaterfallLayout(columns: 4, changePolicy: .preserveTracks), sections: 1)
        }), largest, perSection: largest / 10
    ) { Sizes.any(largest) }
    return [
      walls.prepare(), walls.query(height: 1500), ofAll(largest).query(height: 1350),
      walls.resize(), walls.append(), walls.memory(limit: 20),
    ] + walls.work(height: 1500) + ofAll(largest).work(height: 1350)
  }

  /// Returns a page with a block of each strategy, each with a fifth of the items.
  private static func ofAll(_ size: Int) -> StrategyScenarios<MixedLayout> {
    let perSection = min(size, 100)
    let sections = size / perSection / 5
    let layout = MixedLayout(blocks: [
      MixedBlock(WaterfallLayout(columns: 1, itemSizing: .exact), sections: sections),
      MixedBlock(GroupedColumnsLayout(columns: 1), sections: sections),
      MixedBlock(FlowLayout(columns: 1, lineSpacing: 0), sections: sections),
      MixedBlock(
        CompositionalLayout(section: CompositionalSection(.cell(height: .estimated(44)))),
        sections: sections),
      MixedBlock(GroupedColumnsLayout(columns: 1)),
    ])
    return StrategyScenarios(
      "mixed, one block of each", layout, size, perSection: perSection
    ) { Sizes.rows(size) }
  }
}
