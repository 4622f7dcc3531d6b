import Flow
import LayoutCore
import Waterfall

/// The scenarios of flow layouts: items of all sizes, a list, and a grid of equal items.
enum FlowScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    let largest = sizes.max() ?? 1000
    let grid = FlowLayout(columns: 4, asksForSizes: false)
    let tags = StrategyScenarios("flow, any sizes", FlowLayout(), largest) { Sizes.any(largest) }
    let list = StrategyScenarios(
      "flow, list", FlowLayout(columns: 1, lineSpacing: 0), largest
    ) { Sizes.rows(largest) }
    return [
      tags.prepare(), list.prepare(limit: 8), tags.query(height: 1500), list.query(height: 1350),
      StrategyScenarios("flow, grid of equal items", grid, largest) { Sizes.rows(largest) }
        .query(height: 420),
      // There is no limit for items of all sizes, because a resized item can move the breaks of
      // later lines.
      tags.resize(limit: nil), list.resize(), tags.append(), list.append(),
      tags.memory(limit: 12), list.memory(limit: 12),
      Scenario(
        "memory", "flow, a grid of equal items", size: largest, unit: .bytes, target: .atMost(1024)
      ) {
        let delegate = ArrayLayoutDelegate(counts: [largest])
        let environment = PrepareScenarios.environment
        return (try liveBytes { try grid.prepare(for: delegate, in: environment) }, nil)
      },
    ] + sections(largest) + tags.work(height: 1500) + list.work(height: 1350)
  }

  /// Returns scenarios of many short sections.
  private static func sections(_ items: Int) -> [Scenario] {
    let layout = FlowLayout(columns: 1, lineSpacing: 0)
    let short = StrategyScenarios("flow, list in sections of 10", layout, items, perSection: 10) {
      Sizes.rows(items)
    }
    return [
      short.prepare(), short.query(height: 1350), short.resize(), short.memory(limit: 30),
      SectionScenarios.insertAndDelete("flow, list in sections of 10", layout, items / 10),
      SectionScenarios.insertAndDelete(
        "waterfall in sections of 10", WaterfallLayout(columns: 2, itemSizing: .exact), items / 10),
    ]
  }
}
