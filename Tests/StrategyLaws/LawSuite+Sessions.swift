import LayoutCore
import LayoutRuntime
import LayoutTesting
import Mixed
import Waterfall

extension LawSuite {
  static let limits = CaseLimits(seconds: 3, megabytes: 512)

  /// Creates a suite of sessions in which a layout is updated.
  ///
  /// - Parameter make: Returns the law and the strategy of a seed.
  static func updates<Strategy: LayoutStrategy>(
    _ name: String, seeds: ClosedRange<UInt64>, steps: Int = 24, counts: [[Int]] = counts,
    in environment: LayoutEnvironment = LayoutEnvironment(width: 400, height: 300, scale: 2),
    _ make: @escaping @Sendable (UInt64) -> (UpdateLaw<Strategy>, Strategy)
  ) -> LawSuite {
    LawSuite(name) {
      for seed in seeds {
        let (law, strategy) = make(seed)
        let counts = counts[Int(seed % UInt64(counts.count))]
        if let violation = law.check(
          strategy, counts: counts, environment: environment, steps: steps, seed: seed,
          limits: limits, minimizes: false)
        {
          return violation
        }
      }
      return nil
    }
  }

  /// Creates a suite of sessions in which only the sizes of a few items of long sections change.
  ///
  /// - Parameter extents: The new extents of items, in points.
  static func resizes<Strategy: LayoutStrategy>(
    _ name: String, seeds: ClosedRange<UInt64>, extents: [Double] = [1, 20, 47.25, 300],
    counts choices: [[Int]] = [[3, 250], [130], [600], [40, 70, 2]],
    _ make: @escaping @Sendable (UInt64) -> Strategy
  ) -> LawSuite {
    LawSuite(name) {
      let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)
      for seed in seeds {
        var random = SeededGenerator(seed: seed)
        let strategy = make(seed)
        let counts = random.pick(choices)
        var collection = EditableCollection(counts: counts, using: &random)
        func broken(_ finding: String) -> LawViolation {
          LawViolation(
            law: .updateEqualsFresh, finding: finding, seed: seed, input: "\(strategy) \(counts)")
        }
        do throws(LayoutError) {
          var updated = try strategy.prepare(for: collection, in: environment)
          for step in 0..<12 {
            let section = random.pick(Array(counts.indices))
            let items = (0..<random.pick([1, 1, 2])).map { _ in
              ElementIndex(section: section, item: random.integer(in: 0...counts[section] - 1))
            }
            for index in items {
              _ = collection.resize(
                index, to: LayoutSize(width: 31, height: random.pick(extents)))
            }
            let transaction = LayoutTransaction(
              Set(items).sorted().map { .resizeItem($0) }, numberOfSections: counts.count)
            try strategy.update(
              &updated, by: try transaction.changes(fromSections: counts.count) { counts[$0] },
              for: collection, in: environment)
            let fresh = try strategy.prepare(for: collection, in: environment)
            let viewport = LayoutRect(
              x: 0, y: random.length(in: 0...max(1, fresh.contentSize.height)), width: 400,
              height: 300)
            if updated.allElements(viewport: viewport) != fresh.allElements(viewport: viewport)
              || updated.contentSize != fresh.contentSize
              || updated.elements(in: viewport) != fresh.elements(in: viewport)
            {
              return broken("step \(step): \(items) are resized")
            }
          }
        } catch {
          return broken("\(error)")
        }
      }
      return nil
    }
  }

  /// Creates a suite of sessions in which an engine changes, scrolls and measures.
  static func engines<Strategy: LayoutStrategy>(
    _ name: String, seeds: ClosedRange<UInt64>, steps: Int = 24,
    _ make: @escaping @Sendable (UInt64) -> EngineLaw<Strategy>
  ) -> LawSuite {
    LawSuite(name) {
      for seed in seeds {
        if let violation = make(seed).check(
          counts: counts[Int(seed % UInt64(counts.count))],
          environment: LayoutEnvironment(width: 400, height: 300, scale: 2), steps: steps,
          seed: seed, limits: limits, minimizes: false)
        {
          return violation
        }
      }
      return nil
    }
  }

  /// The numbers of items of small and long sections.
  static let counts = [[0, 12], [250], [12, 130, 5], [3, 0, 40]]
}

extension GeneratedCollection {
  /// Replaces the items by one long section, in which a search passes many blocks of storage.
  ///
  /// Every `columns`th item is high, or a few items are as high as many screens.
  mutating func becomeLong(columns: Int, using random: inout SeededGenerator) {
    scripted = []
    let isUneven = random.oneIn(2)
    let count = random.integer(in: isUneven ? 900...2200 : 200...1500)
    let rarity = random.pick([40, 150])
    var sizes = (0..<count).map { item in
      let isHigh = isUneven ? item % columns == 0 : random.oneIn(rarity)
      let height = isHigh ? random.length(in: 200...(isUneven ? 300 : 9000)) : 0
      return LayoutSize(
        width: random.length(in: 5...90), height: height + random.length(in: 1...20))
    }
    // The only item of its track in a block of storage is the first of the block.
    let begins = random.oneIn(4) ? stride(from: 64, to: count, by: 64).map { $0 } : []
    for item in begins { sizes[item].height = random.length(in: 900...9000) }
    sections = random.oneIn(3) ? [[LayoutSize(width: 9, height: 9)], sizes] : [sizes]
  }

  /// Replaces sizes by the largest ones and others, so that content reaches the maximum position.
  mutating func becomeEndless(using random: inout SeededGenerator) {
    scripted = []
    let limit = LayoutLimits.maximumLength.points
    let extents = [limit, limit / 2, limit * 2, 20, random.length(in: 1...50)]
    sections = sections.map { sizes in
      sizes.map { _ in
        LayoutSize(
          width: random.pick([random.length(in: 5...90), 30]), height: random.pick(extents))
      }
    }
  }

  /// Replaces the items by some whose extents differ by the smallest length.
  mutating func becomeSubtle(using random: inout SeededGenerator) {
    let extents = (0..<3).map { (19 + Double($0) / 76_800) }
    sections = sections.map { sizes in
      sizes.map { _ in LayoutSize(width: random.pick(extents), height: random.pick(extents)) }
    }
  }

  /// Replaces the items by many short sections.
  mutating func becomeManySections(using random: inout SeededGenerator) {
    scripted = []
    sections = (0..<random.integer(in: 60...300)).map { _ in
      (0..<random.pick([0, 1, 1, 2, 5])).map { _ in
        LayoutSize(width: random.length(in: 5...90), height: random.length(in: 1...90))
      }
    }
  }
}

extension LayoutLaws {
  /// Returns a checker of the strategy as the second block of a layout.
  func insideMixed() -> LayoutLaws<MixedLayout> {
    inside { MixedLayout(blocks: [MixedBlock(WaterfallLayout(), sections: 1), MixedBlock($0)]) }
  }
}
