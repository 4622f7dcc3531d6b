import Compositional
import LayoutCore

/// Sections of a hundred items that are described as values: a list of estimated rows, a mosaic, and rows
/// of cards that scroll by themselves.
enum CompositionalScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    let largest = sizes.max() ?? 1000
    return [
      prepare("compositional, estimated list", list, largest),
      prepare("compositional, mosaic", mosaic, largest),
      query("compositional, estimated list", list, largest, height: 1350),
      query("compositional, mosaic", mosaic, largest, height: 2000),
      query("compositional, sections that scroll", cards, largest, height: 800),
      resize("compositional, estimated list", list, largest),
      AppendScenario.append(
        "compositional, estimated list", list, largest, perSection: min(largest, perSection)
      ) { Sizes.rows(largest) },
      AppendScenario.append(
        "compositional, mosaic", mosaic, largest, perSection: min(largest, perSection)
      ) { Sizes.rows(largest) },
      memory("compositional, estimated list", list, largest, limit: 20),
      memory("compositional, mosaic", mosaic, largest, limit: 1),
    ]
  }

  private static let environment = PrepareScenarios.environment
  private static let perSection = 100

  private static let list = CompositionalLayout(
    section: CompositionalSection(
      .cell(height: .estimated(44)), boundaryItems: [.header(height: .absolute(30))]))

  /// One large item beside two small ones.
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

  private static func delegate(_ size: Int) -> SectionSizes {
    SectionSizes(sizes: Sizes.rows(size), perSection: min(size, perSection))
  }

  private static func prepare(
    _ name: String, _ layout: CompositionalLayout, _ size: Int
  ) -> Scenario {
    Scenario("prepare", name, size: size, unit: .perItem) {
      let delegate = delegate(size)
      return [
        Subject(.trellis, operations: size) {
          do {
            keep(try layout.prepare(for: delegate, in: environment))
          } catch {
            fatalError("\(error)")
          }
        }
      ]
    }
  }

  /// About 30 visible elements at random places.
  private static func query(
    _ name: String, _ layout: CompositionalLayout, _ size: Int, height: Double
  ) -> Scenario {
    Scenario(
      "query", name, size: size, unit: .perOperation,
      target: size >= 1_000_000 ? .atMost(1000) : nil, forbidsAllocation: true
    ) {
      let prepared = try layout.prepare(for: delegate(size), in: environment)
      let places = Viewports.random(
        512, in: prepared.contentSize, LayoutSize(width: 1000, height: height))
      return [QueryScenarios.queries(prepared, places)]
    }
  }

  /// What sections of a hundred items take, by item.
  private static func memory(
    _ name: String, _ layout: CompositionalLayout, _ size: Int, limit: Double
  ) -> Scenario {
    Scenario(
      "memory", name, size: size, unit: .bytesPerItem,
      target: size >= 1_000_000 ? .atMost(limit) : nil
    ) {
      let bytes = try liveBytes { try layout.prepare(for: delegate(size), in: environment) }
      return (bytes / Double(size), nil)
    }
  }

  private static func resize(
    _ name: String, _ layout: CompositionalLayout, _ size: Int
  ) -> Scenario {
    Scenario("one size", name, size: size, unit: .perOperation) {
      let perSection = min(size, perSection)
      let delegate = ChangingSizes(Sizes.rows(size), perSection: perSection)
      let prepared = Holder(try layout.prepare(for: delegate, in: environment))
      var numbers = Numbers(seed: 5)
      let changes = (0..<256).map { _ in
        let item = Int.random(in: 0..<size, using: &numbers)
        return LayoutChanges.resizing(
          [ElementIndex(section: item / perSection, item: item % perSection)],
          numberOfSections: size / perSection
        ) { _ in perSection }
      }
      return [
        Subject(.trellis, operations: changes.count) {
          delegate.growth = (delegate.growth + 1).truncatingRemainder(dividingBy: 20)
          do {
            for change in changes {
              try layout.update(&prepared.value, by: change, for: delegate, in: environment)
            }
          } catch {
            fatalError("\(error)")
          }
        }
      ]
    }
  }
}
