import LayoutCore

/// The scenarios that are the same for every strategy, for one layout and one collection.
struct StrategyScenarios<Strategy: LayoutStrategy> {
  let name: String
  let layout: Strategy
  /// The number of items, in sections of `perSection`.
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

  /// Returns a target that applies to collections of a million items or more.
  private func target(_ limit: Double?) -> Target? {
    size >= 1_000_000 ? limit.map { .atMost($0) } : nil
  }

  private func prepared() throws -> Strategy.Prepared {
    try layout.prepare(
      for: SectionSizes(sizes: sizes(), perSection: perSection), in: Self.environment)
  }

  /// Returns a scenario that prepares the layout.
  ///
  /// - Parameter limit: The maximum number of nanoseconds for one item.
  func prepare(limit: Double? = nil) -> Scenario {
    Scenario("prepare", name, size: size, unit: .perItem, target: target(limit)) {
      let delegate = SectionSizes(sizes: sizes(), perSection: perSection)
      return [
        Subject(.trellis, operations: size) {
          do {
            keep(try layout.prepare(for: delegate, in: Self.environment))
          } catch {
            fatalError("\(error)")
          }
        },
        try .memory(of: size) { try prepared() },
      ]
    }
  }

  /// Returns a scenario that queries about 30 visible elements at random positions.
  ///
  /// - Parameter height: The height of the viewport in points, which determines the number of
  ///   elements.
  func query(height: Double) -> Scenario {
    Scenario(
      "query", name, size: size, unit: .perOperation, target: target(1000), forbidsAllocation: true
    ) {
      let prepared = try prepared()
      let places = Viewports.random(
        512, in: prepared.contentSize, LayoutSize(width: 1000, height: height))
      return [
        QueryScenarios.queries(prepared, places), .memory(ofQueriesIn: places, prepared),
      ]
    }
  }

  /// Returns a scenario that measures the memory of the prepared layout.
  ///
  /// - Parameter limit: The maximum number of bytes per item.
  func memory(limit: Double) -> Scenario {
    Scenario("memory", name, size: size, unit: .bytesPerItem, target: target(limit)) {
      (try liveBytes { try prepared() } / Double(size), nil)
    }
  }

  /// Returns a scenario that resizes items at random positions.
  ///
  /// - Parameter limit: The maximum number of nanoseconds for one item, or nil if a change can move
  ///   all elements that follow.
  /// - Parameter step: The number of points by which items grow.
  func resize(limit: Double? = 1000, by step: Double = 1) -> Scenario {
    Scenario("one size", name, size: size, unit: .perOperation, target: target(limit)) {
      let delegate = ChangingSizes(sizes(), perSection: perSection)
      let prepared = Holder(try layout.prepare(for: delegate, in: Self.environment))
      let changes = resizes(of: delegate)
      return [
        Subject(.trellis, operations: changes.count) {
          delegate.growth = (delegate.growth + step).truncatingRemainder(dividingBy: 20)
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

  /// Returns a scenario that appends items one by one, and then removes them at once.
  func append() -> Scenario {
    Scenario(
      "append and delete the last", name, size: size, unit: .perOperation, target: target(1000)
    ) {
      let delegate = ChangingSizes(sizes(), perSection: perSection)
      delegate.growsAtEnd = true
      let prepared = Holder(try layout.prepare(for: delegate, in: Self.environment))
      let (appends, removed) = appends(to: delegate)
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

  // MARK: Counted work

  /// Returns scenarios with the work that the layout counts, which is the same in every run.
  ///
  /// The work is counted for a preparation, for queries, for resized items, and for appended items.
  ///
  /// - Parameter height: The height of the viewport in points.
  func work(height: Double) -> [Scenario] {
    [
      counted("prepare") { try prepared().work.total },
      counted("query") {
        let prepared = try prepared()
        let places = Viewports.random(
          512, in: prepared.contentSize, LayoutSize(width: 1000, height: height))
        return places.reduce(0) { $0 + prepared.work(ofQueryIn: $1, viewport: $1).total }
      },
      counted("one size") {
        let delegate = ChangingSizes(sizes(), perSection: perSection)
        var prepared = try layout.prepare(for: delegate, in: Self.environment)
        delegate.growth = 1
        return try resizes(of: delegate).reduce(0) { sum, change in
          try layout.update(&prepared, by: change, for: delegate, in: Self.environment)
          return sum + prepared.work.total
        }
      },
      counted("append") {
        let delegate = ChangingSizes(sizes(), perSection: perSection)
        delegate.growsAtEnd = true
        var prepared = try layout.prepare(for: delegate, in: Self.environment)
        return try appends(to: delegate).appends.reduce(0) { sum, change in
          delegate.extra += 1
          try layout.update(&prepared, by: change, for: delegate, in: Self.environment)
          return sum + prepared.work.total
        }
      },
    ]
  }

  private func counted(_ what: String, _ count: @escaping () throws -> Int) -> Scenario {
    Scenario("work", "\(name), \(what)", size: size, unit: .work) { (Double(try count()), nil) }
  }

  // MARK: Changes

  /// Returns 256 changes, each of which resizes one random item.
  private func resizes(of delegate: ChangingSizes) -> [LayoutChanges] {
    var numbers = Numbers(seed: 5)
    return (0..<256).map { _ in
      let item = Int.random(in: 0..<size, using: &numbers)
      return LayoutChanges.resizing(
        [ElementIndex(section: item / perSection, item: item % perSection)],
        numberOfSections: delegate.numberOfSections
      ) { _ in perSection }
    }
  }

  /// Returns 64 changes that append one item each, and a change that removes these items.
  private func appends(
    to delegate: ChangingSizes
  ) -> (appends: [LayoutChanges], removed: LayoutChanges) {
    let (count, last) = (perSection, delegate.numberOfSections - 1)
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
    return (
      (0..<64).map { edits(count + $0, inserted: [count + $0]) },
      edits(count + 64, removed: (0..<64).map { count + $0 })
    )
  }
}
