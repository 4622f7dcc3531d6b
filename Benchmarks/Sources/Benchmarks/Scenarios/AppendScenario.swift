import LayoutCore

/// Items that come at the end of a collection one by one, and go again at once.
enum AppendScenario {
  /// - Parameter target: The most nanoseconds that an item may take in a collection of a million.
  static func append<Strategy: LayoutStrategy>(
    _ name: String, _ layout: Strategy, _ size: Int, perSection: Int? = nil,
    target: Double? = 1000, sizes: @escaping () -> [LayoutSize]
  ) -> Scenario {
    Scenario(
      "append and delete the last", name, size: size, unit: .perOperation,
      target: size >= 1_000_000 ? target.map { .atMost($0) } : nil
    ) {
      let count = perSection ?? size
      let delegate = ChangingSizes(sizes(), perSection: count)
      delegate.growsAtEnd = true
      let last = delegate.numberOfSections - 1
      let environment = PrepareScenarios.environment
      let prepared = Holder(try layout.prepare(for: delegate, in: environment))
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
              try layout.update(&prepared.value, by: change, for: delegate, in: environment)
            }
            delegate.extra = 0
            try layout.update(&prepared.value, by: removed, for: delegate, in: environment)
          } catch {
            fatalError("\(error)")
          }
        }
      ]
    }
  }
}
