import Compositional
import LayoutCore

/// The scenarios of compositional layouts with sections of a hundred items.
///
/// The layouts are a list of rows with estimated heights, a mosaic, and rows of cards that scroll.
enum CompositionalScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    let largest = sizes.max() ?? 1000
    func scenarios(
      _ name: String, _ layout: CompositionalLayout
    ) -> StrategyScenarios<CompositionalLayout> {
      StrategyScenarios(
        "compositional, \(name)", layout, largest, perSection: min(largest, 100)
      ) { Sizes.rows(largest) }
    }
    let list = scenarios("estimated list", list)
    let mosaic = scenarios("mosaic", mosaic)
    return [
      list.prepare(), mosaic.prepare(), list.query(height: 1350), mosaic.query(height: 2000),
      scenarios("sections that scroll", cards).query(height: 800), list.resize(),
      list.append(), mosaic.append(), list.memory(limit: 20), mosaic.memory(limit: 1),
    ] + list.work(height: 1350) + mosaic.work(height: 2000)
  }

  private static let list = CompositionalLayout(
    section: CompositionalSection(
      .cell(height: .estimated(44)), boundaryItems: [.header(height: .absolute(30))]))

  /// One large item next to two small ones.
  private static let mosaic = CompositionalLayout(
    section: CompositionalSection(
      .horizontal(
        height: .absolute(200),
        [
          .cell(width: .fractionalWidth(0.7)),
          .vertical(width: .fractionalWidth(0.3), count: 2, of: .cell()),
        ])))

  private static let cards = CompositionalLayout(
    section: CompositionalSection(
      .cell(width: .absolute(200), height: .absolute(120)), interGroupSpacing: 10,
      scrolling: .groupPaging))
}
