import Compositional
import Flow
import GroupedColumns
import LayoutCore
import Mixed
import Waterfall

/// A page of ten waterfalls, and one of a block of each strategy.
enum MixedScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    let largest = sizes.max() ?? 1000
    return [
      prepare(largest), query(largest), queryOfAll(largest), resize(largest),
      AppendScenario.append(name, layout, largest, perSection: largest / blocks, target: nil) {
        Sizes.any(largest)
      },
      memory(largest),
    ]
  }

  private static let name = "mixed, ten waterfalls"
  private static let blocks = 10
  private static let environment = PrepareScenarios.environment
  private static let layout = MixedLayout(
    blocks: (0..<blocks).map { _ in
      MixedBlock(WaterfallLayout(columns: 4, changePolicy: .keepTracks), sections: 1)
    })

  private static func prepare(_ size: Int) -> Scenario {
    Scenario("prepare", name, size: size, unit: .perItem) {
      let delegate = SectionSizes(sizes: Sizes.any(size), perSection: size / blocks)
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
  private static func query(_ size: Int) -> Scenario {
    Scenario(
      "query", name, size: size, unit: .perOperation,
      target: size >= 1_000_000 ? .atMost(1000) : nil, forbidsAllocation: true
    ) {
      let delegate = SectionSizes(sizes: Sizes.any(size), perSection: size / blocks)
      let prepared = try layout.prepare(for: delegate, in: environment)
      let places = Viewports.random(
        512, in: prepared.contentSize, LayoutSize(width: 1000, height: 1500))
      return [QueryScenarios.queries(prepared, places)]
    }
  }

  /// The same of a block of each strategy, a fifth of the items each.
  private static func queryOfAll(_ size: Int) -> Scenario {
    Scenario(
      "query", "mixed, one block of each", size: size, unit: .perOperation,
      target: size >= 1_000_000 ? .atMost(1000) : nil, forbidsAllocation: true
    ) {
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
      let prepared = try layout.prepare(
        for: SectionSizes(sizes: Sizes.rows(size), perSection: perSection), in: environment)
      let places = Viewports.random(
        512, in: prepared.contentSize, LayoutSize(width: 1000, height: 1350))
      return [QueryScenarios.queries(prepared, places)]
    }
  }

  private static func memory(_ size: Int) -> Scenario {
    Scenario(
      "memory", name, size: size, unit: .bytesPerItem,
      target: size >= 1_000_000 ? .atMost(20) : nil
    ) {
      let delegate = SectionSizes(sizes: Sizes.any(size), perSection: size / blocks)
      let bytes = try liveBytes { try layout.prepare(for: delegate, in: environment) }
      return (bytes / Double(size), nil)
    }
  }

  private static func resize(_ size: Int) -> Scenario {
    Scenario("one size", name, size: size, unit: .perOperation) {
      let perSection = size / blocks
      let delegate = ChangingSizes(Sizes.any(size), perSection: perSection)
      let prepared = Holder(try layout.prepare(for: delegate, in: environment))
      var numbers = Numbers(seed: 5)
      let changes = (0..<256).map { _ in
        let item = Int.random(in: 0..<size, using: &numbers)
        return LayoutChanges.resizing(
          [ElementIndex(section: item / perSection, item: item % perSection)],
          numberOfSections: blocks
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
