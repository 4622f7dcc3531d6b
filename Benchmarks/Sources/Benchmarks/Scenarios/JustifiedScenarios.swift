import Justified
import LayoutCore

/// The scenarios of justified rows of photos of any ratios.
enum JustifiedScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    let largest = sizes.max() ?? 1000
    let greedy = StrategyScenarios("justified", JustifiedLayout(rowExtent: 200), largest) {
      Sizes.any(largest)
    }
    let even = StrategyScenarios(
      "justified, even", JustifiedLayout(rowExtent: 200, breaking: .even), largest
    ) { Sizes.any(largest) }
    return [
      greedy.prepare(limit: 12), even.prepare(limit: 60), greedy.query(height: 1000),
      // There is no limit, because a resized item can move the breaks of later rows.
      greedy.resize(limit: nil), greedy.append(), greedy.memory(limit: 24),
    ] + greedy.work(height: 1000)
  }
}
