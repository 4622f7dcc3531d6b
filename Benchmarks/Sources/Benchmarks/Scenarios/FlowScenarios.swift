import Flow
import LayoutCore

/// Lines of items: tags of all sizes, a list, and a grid of equal items.
enum FlowScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    let largest = sizes.max() ?? 1000
    return [
      prepare("flow, any sizes", tags, largest),
      prepare("flow, list", list, largest),
      query("flow, any sizes", tags, largest, height: 1500),
      query("flow, list", list, largest, height: 1350),
      query("flow, grid of equal items", grid, largest, height: 420),
      resize("flow, any sizes", tags, largest, target: nil),
      resize("flow, list", list, largest, target: 1000),
      AppendScenario.append("flow, any sizes", tags, largest) { Sizes.any(largest) },
      AppendScenario.append("flow, list", list, largest) { Sizes.rows(largest) },
      memory("flow, any sizes", tags, largest),
      memory("flow, list", list, largest),
      Scenario(
        "memory", "flow, a grid of equal items", size: largest, unit: .bytes, target: .atMost(1024)
      ) {
        let delegate = ArrayLayoutDelegate(counts: [largest])
        return (try liveBytes { try grid.prepare(for: delegate, in: environment) }, nil)
      },
    ]
  }

  private static let environment = PrepareScenarios.environment
  private static let tags = FlowLayout()
  private static let list = FlowLayout(columns: 1, lineSpacing: 0)
  private static let grid = FlowLayout(columns: 4, asksForSizes: false)

  private static func sizes(_ layout: FlowLayout, _ count: Int) -> [LayoutSize] {
    layout == tags ? Sizes.any(count) : Sizes.rows(count)
  }

  private static func prepare(_ name: String, _ layout: FlowLayout, _ size: Int) -> Scenario {
    Scenario("prepare", name, size: size, unit: .perItem) {
      let delegate = ArraySizes(sizes: sizes(layout, size))
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
    _ name: String, _ layout: FlowLayout, _ size: Int, height: Double
  ) -> Scenario {
    Scenario(
      "query", name, size: size, unit: .perOperation,
      target: size >= 1_000_000 ? .atMost(1000) : nil, forbidsAllocation: true
    ) {
      let prepared = try layout.prepare(
        for: ArraySizes(sizes: sizes(layout, size)), in: environment)
      let places = Viewports.random(
        512, in: prepared.contentSize, LayoutSize(width: 1000, height: height))
      return [QueryScenarios.queries(prepared, places)]
    }
  }

  private static func resize(
    _ name: String, _ layout: FlowLayout, _ size: Int, target: Double?
  ) -> Scenario {
    Scenario(
      "one size", name, size: size, unit: .perOperation,
      target: size >= 1_000_000 ? target.map { .atMost($0) } : nil
    ) {
      let delegate = ChangingSizes(sizes(layout, size))
      let prepared = Holder(try layout.prepare(for: delegate, in: environment))
      var numbers = Numbers(seed: 5)
      let changes = (0..<256).map { _ in
        let item = Int.random(in: 0..<size, using: &numbers)
        return LayoutChanges.resizing(
          [ElementIndex(section: 0, item: item)], numberOfSections: 1
        ) { _ in size }
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

  private static func memory(_ name: String, _ layout: FlowLayout, _ size: Int) -> Scenario {
    Scenario(
      "memory", name, size: size, unit: .bytesPerItem,
      target: size >= 1_000_000 ? .atMost(12) : nil
    ) {
      let bytes = try liveBytes {
        try layout.prepare(for: ArraySizes(sizes: sizes(layout, size)), in: environment)
      }
      return (bytes / Double(size), nil)
    }
  }
}
