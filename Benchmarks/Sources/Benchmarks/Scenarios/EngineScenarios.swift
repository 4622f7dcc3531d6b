import Allocations
import Flow
import LayoutCore
import LayoutRuntime
import Waterfall

/// The scenarios of what an app does through an engine: to load, to rotate, and to change its data.
enum EngineScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    let largest = sizes.max() ?? 1000
    let list = FlowLayout(columns: 1, lineSpacing: 0)
    let wall = ChangeScenarios.waterfall(.preserveTracks)
    return [
      firstLoad(largest), rotation(largest),
      resize("flow, list", list, largest) { Sizes.rows(largest) },
      resize("waterfall, preserved tracks", wall, largest) { Sizes.any(largest) },
      append("flow, list", list, largest, animated: false) { Sizes.rows(largest) },
      append("waterfall, preserved tracks", wall, largest, animated: false) { Sizes.any(largest) },
      append("flow, list", list, largest, animated: true) { Sizes.rows(largest) },
      append("waterfall, preserved tracks", wall, largest, animated: true) { Sizes.any(largest) },
      insertInView("flow, list", list, largest) { Sizes.rows(largest) },
      gridFront(min(largest, 100_000)),
    ]
  }

  private static let environment = PrepareScenarios.environment

  // MARK: Whole layouts

  /// Returns a scenario that prepares a layout in memory that the process did not have before.
  private static func firstLoad(_ size: Int) -> Scenario {
    Scenario(
      "first load", "waterfall, 4 columns, in fresh memory", size: size, unit: .perItem,
      target: size >= 1_000_000 ? .atMost(25) : nil
    ) {
      let delegate = ClassSizes(Sizes.any(size))
      return [
        Subject(.trellis, operations: size) {
          allocations_use_fresh_pages(true)
          keep(try? LayoutEngine(PrepareScenarios.layout(4), for: delegate, in: environment))
          allocations_use_fresh_pages(false)
        },
        PrepareScenarios.memory(PrepareScenarios.layout(4), delegate.sizes),
      ]
    }
  }

  /// Returns a scenario that changes the width of the container, compared with a new engine.
  private static func rotation(_ size: Int) -> Scenario {
    Scenario(
      "rotation", "waterfall, adaptive columns", size: size, unit: .perItem,
      target: size >= 1_000_000 ? .reference(1.2) : nil
    ) {
      let delegate = ArraySizes(sizes: Sizes.any(size))
      let layout = WaterfallLayout(columns: .adaptive(minimumWidth: 240))
      let environments = [environment, LayoutEnvironment(width: 1200, height: 800)]
      let engine = Holder(try LayoutEngine(layout, for: delegate, in: environment))
      return [
        Subject(.trellis, operations: 2 * size) {
          for environment in environments.reversed() {
            keep(try? engine.value.setEnvironment(environment, for: delegate))
          }
        },
        Subject(.reference, operations: 2 * size) {
          for environment in environments {
            keep(try? LayoutEngine(layout, for: delegate, in: environment))
          }
        },
        PrepareScenarios.memory(layout, delegate.sizes),
      ]
    }
  }

  // MARK: Changes

  private static func engine(
    _ layout: some LayoutStrategy, _ delegate: some LayoutDelegate
  ) throws -> Holder<LayoutEngine> {
    var engine = try LayoutEngine(layout, for: delegate, in: environment)
    engine.setContentOffset(LayoutPoint(x: 0, y: engine.contentSize.height / 2))
    return Holder(engine)
  }

  /// Returns a scenario that changes the size of random items.
  private static func resize(
    _ name: String, _ layout: some LayoutStrategy, _ size: Int,
    sizes: @escaping () -> [LayoutSize]
  ) -> Scenario {
    Scenario(
      "engine: one size", name, size: size, unit: .perOperation,
      target: size >= 1_000_000 ? .atMost(3000) : nil
    ) {
      let delegate = ChangingSizes(sizes())
      let engine = try engine(layout, delegate)
      var numbers = Numbers(seed: 5)
      let changes = (0..<256).map { _ in
        let index = ElementIndex(section: 0, item: .random(in: 0..<size, using: &numbers))
        return LayoutTransaction([.resizeItem(index)], counts: [size])
      }
      return [
        Subject(.trellis, operations: changes.count) {
          delegate.growth = delegate.growth == 0 ? 10 : 0
          for change in changes { apply(change, to: engine, delegate) }
        }
      ]
    }
  }

  /// Returns a scenario that appends items one by one, and deletes them one by one.
  private static func append(
    _ name: String, _ layout: some LayoutStrategy, _ size: Int, animated: Bool,
    sizes: @escaping () -> [LayoutSize]
  ) -> Scenario {
    Scenario(
      animated ? "engine: animated append and deletion" : "engine: append and delete the last",
      name, size: size, unit: .perOperation,
      target: size >= 1_000_000 ? .atMost(animated ? 20_000_000 : 3000) : nil
    ) {
      let delegate = ChangingSizes(sizes())
      let engine = try engine(layout, delegate)
      let count = animated ? 2 : 64
      let appends = (0..<count).map {
        LayoutTransaction(
          [.insertItem(ElementIndex(section: 0, item: size + $0))], counts: [size + $0 + 1])
      }
      let deletions = (0..<count).map {
        LayoutTransaction(
          [.deleteItem(ElementIndex(section: 0, item: size + $0))], counts: [size + $0])
      }
      return [
        Subject(.trellis, operations: 2 * count) {
          for change in appends {
            delegate.extra += 1
            apply(change, to: engine, delegate, animated: animated)
          }
          for change in deletions.reversed() {
            delegate.extra -= 1
            apply(change, to: engine, delegate, animated: animated)
          }
        }
      ]
    }
  }

  /// Returns a scenario that inserts and deletes an item in the middle of the collection, in view.
  private static func insertInView(
    _ name: String, _ layout: some LayoutStrategy, _ size: Int,
    sizes: @escaping () -> [LayoutSize]
  ) -> Scenario {
    Scenario(
      "engine: animated insertion and deletion in view", name, size: size, unit: .perOperation,
      target: size >= 1_000_000 ? .atMost(20_000_000) : nil
    ) {
      let delegate = ChangingSizes(sizes())
      let engine = try engine(layout, delegate)
      let middle = engine.value.shownElements[engine.value.shownElements.count / 2].element.index
      let insertion = LayoutTransaction([.insertItem(middle)], counts: [size + 1])
      let deletion = LayoutTransaction([.deleteItem(middle)], counts: [size])
      return [
        Subject(.trellis, operations: 2) {
          delegate.extra = 1
          apply(insertion, to: engine, delegate, animated: true)
          delegate.extra = 0
          apply(deletion, to: engine, delegate, animated: true)
        }
      ]
    }
  }

  private static func apply(
    _ change: LayoutTransaction, to engine: Holder<LayoutEngine>,
    _ delegate: ChangingSizes, animated: Bool = false
  ) {
    do {
      keep(try engine.value.apply(change, for: delegate, animated: animated))
    } catch {
      fatalError("\(error)")
    }
  }

  /// Returns a scenario that inserts an item before all others, compared with a new layout.
  private static func gridFront(_ size: Int) -> Scenario {
    Scenario(
      "engine: insert and delete the first", "flow, grid", size: size, unit: .perOperation,
      target: size >= 100_000 ? .reference(0.5) : nil
    ) {
      let sizes = Sizes.rows(size)
      let delegate = ChangingSizes(sizes)
      let layout = FlowLayout(columns: 4)
      let engine = try engine(layout, delegate)
      let first = ElementIndex(section: 0, item: 0)
      let insertion = LayoutTransaction([.insertItem(first)], counts: [size + 1])
      let deletion = LayoutTransaction([.deleteItem(first)], counts: [size])
      let anew = ArraySizes(sizes: sizes)
      return [
        Subject(.trellis, operations: 2) {
          delegate.extra = 1
          apply(insertion, to: engine, delegate)
          delegate.extra = 0
          apply(deletion, to: engine, delegate)
        },
        Subject(.reference) { keep(try? layout.prepare(for: anew, in: environment)) },
      ]
    }
  }
}
