import LayoutCore

/// What is measured of every strategy in the same way, for one layout and one collection.
struct StrategyScenarios<Strategy: LayoutStrategy> {
  let name: String
  let layout: Strategy
  /// How many items there are, in sections of `perSection`.
  let size: Int
  let perSection: Int
  let sizes: () -> [LayoutSize]

  private static var environment: LayoutEnvironment { PrepareScenarios.environment }

  init(
    _ name: String, _ layout: Strategy, _ size: Int, perSection: Int? = nil,
    sizes: @escaping () -> [LayoutSize]
  ) {
    self.name = name
    self.layout = layout
    self.size = size
    self.perSection = perSection ?? size
    self.sizes = sizes
  }

  /// A bound that counts for a million items and more.
  private func target(_ limit: Double?) -> Target? {
    size >= 1_000_000 ? limit.map { .atMost($0) } : nil
  }

  private func prepared() throws -> Strategy.Prepared {
    try layout.prepare(
      for: SectionSizes(sizes: sizes(), perSection: perSection), in: Self.environment)
  }

  func prepare() -> Scenario {
    Scenario("prepare", name, size: size, unit: .perItem) {
      let delegate = SectionSizes(sizes: sizes(), perSection: perSection)
      return [
        Subject(.trellis, operations: size) {
          do {
            keep(try layout.prepare(for: delegate, in: Self.environment))
          } catch {
            fatalError("\(error)")
          }
        }
      ]
    }
  }

  /// About 30 visible elements at random places.
  ///
  /// - Parameter height: The viewport's, so that it shows as many.
  func query(height: Double) -> Scenario {
    Scenario(
      "query", name, size: size, unit: .perOperation, target: target(1000), forbidsAllocation: true
    ) {
      let prepared = try prepared()
      let places = Viewports.random(
        512, in: prepared.contentSize, LayoutSize(width: 1000, height: height))
      return [QueryScenarios.queries(prepared, places)]
    }
  }

  /// - Parameter limit: The most bytes that an item may take.
  func memory(limit: Double) -> Scenario {
    Scenario("memory", name, size: size, unit: .bytesPerItem, target: target(limit)) {
      (try liveBytes { try prepared() } / Double(size), nil)
    }
  }

  /// Items anywhere that take another size.
  ///
  /// - Parameter limit: The most nanoseconds for one; nil where it moves what lies behind it.
  func resize(limit: Double? = 1000) -> Scenario {
    Scenario("one size", name, size: size, unit: .perOperation, target: target(limit)) {
      let delegate = ChangingSizes(sizes(), perSection: perSection)
      let prepared = Holder(try layout.prepare(for: delegate, in: Self.environment))
      var numbers = Numbers(seed: 5)
      let changes = (0..<256).map { _ in
        let item = Int.random(in: 0..<size, using: &numbers)
        return LayoutChanges.resizing(
          [ElementIndex(section: item / perSection, item: item % perSection)],
          numberOfSections: delegate.numberOfSections
        ) { _ in perSection }
      }
      return [
        Subject(.trellis, operations: changes.count) {
          delegate.growth = (delegate.growth + 1).truncatingRemainder(dividingBy: 20)
          do {
            for change in changes {
              try layout.update(&prepared.value, by: change, for: delegate, in: Self.environment)
            }
          } catch {
            fatalError("\(error)")
          }
        }
      ]
    }
  }

  /// Items that come at the end of a collection one by one, and go again at once.
  func append() -> Scenario {
    Scenario(
      "append and delete the last", name, size: size, unit: .perOperation, target: target(1000)
    ) {
      let count = perSection
      let delegate = ChangingSizes(sizes(), perSection: count)
      delegate.growsAtEnd = true
      let last = delegate.numberOfSections - 1
      let prepared = Holder(try layout.prepare(for: delegate, in: Self.environment))
      func edits(_ count: Int, removed: [Int] = [], inserted: [Int] = []) -> LayoutChanges {
        LayoutChanges(
          sections: IndexEdits(oldCount: last + 1),
          within: [
            .init(
              section: last, oldSection: last,
              items: IndexEdits(
                oldCount: count, removed: removed, inserted: inserted.map { .init(index: $0) }))
          ])
      }
      let removed = edits(count + 64, removed: (0..<64).map { count + $0 })
      let appends = (0..<64).map { edits(count + $0, inserted: [count + $0]) }
      return [
        Subject(.trellis, operations: appends.count) {
          delegate.extra = 0
          do {
            for change in appends {
              delegate.extra += 1
              try layout.update(&prepared.value, by: change, for: delegate, in: Self.environment)
            }
            delegate.extra = 0
            try layout.update(&prepared.value, by: removed, for: delegate, in: Self.environment)
          } catch {
            fatalError("\(error)")
          }
        }
      ]
    }
  }
}
