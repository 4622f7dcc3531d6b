import LayoutCore
import LayoutRuntime
import LayoutTesting
import Mixed
import TestSupport
import Testing
import Waterfall

/// The laws about a layout's own description, which content that overhangs its section need not keep.
let descriptionLaws: Set<LayoutLaw> = [
  .pinsHold, .pinsCover, .edgesAreObscured, .scrollingIsDescribed, .identityHolds,
]

/// The numbers of items of small and long sections.
let sectionCounts = [[0, 12], [250], [12, 130, 5], [3, 0, 40]]

/// Expects that the claimed laws hold in generated cases.
func expectClean<Strategy>(
  _ laws: LayoutLaws<Strategy>, count: Int, seed: UInt64 = 1,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let report = laws.report(count: GeneratedCases.count(count), seed: GeneratedCases.seed(seed))
  #expect(report.isClean, "\(report)", sourceLocation: sourceLocation)
}

/// Expects that updated layouts equal fresh ones in sessions of random changes.
///
/// - Parameter make: Returns the law and the strategy of a seed.
func expectUpdates<Strategy: LayoutStrategy>(
  _ sessions: Int, steps: Int = 24, counts: [[Int]] = sectionCounts,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ make: (UInt64) -> (UpdateLaw<Strategy>, Strategy)
) {
  let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)
  for seed in GeneratedCases.seeds(sessions) {
    let (law, strategy) = make(seed)
    let violation = law.check(
      strategy, counts: counts[Int(seed % UInt64(counts.count))], environment: environment,
      steps: steps, seed: seed)
    #expect(violation == nil, "\(violation as Any)", sourceLocation: sourceLocation)
    if violation != nil { return }
  }
}

/// Expects that engines that change, scroll and measure show what a fresh layout shows.
func expectEngines<Strategy: LayoutStrategy>(
  _ sessions: Int, steps: Int = 24, sourceLocation: SourceLocation = #_sourceLocation,
  _ make: (UInt64) -> EngineLaw<Strategy>
) {
  for seed in GeneratedCases.seeds(sessions) {
    let violation = make(seed).check(
      counts: sectionCounts[Int(seed % UInt64(sectionCounts.count))],
      environment: LayoutEnvironment(width: 400, height: 300, scale: 2), steps: steps, seed: seed)
    #expect(violation == nil, "\(violation as Any)", sourceLocation: sourceLocation)
    if violation != nil { return }
  }
}

/// Expects that cases equal a reference, and that queries equal a test of every frame.
///
/// - Parameter make: Returns the case of a seed.
func expectCases<Strategy: LayoutStrategy>(
  _ count: Int, reference: LayoutLaws<Strategy>.Reference,
  sourceLocation: SourceLocation = #_sourceLocation, _ make: (UInt64) -> LayoutCase<Strategy>
) throws {
  for seed in GeneratedCases.seeds(count) {
    let example = make(seed)
    let prepared = try example.prepared()
    let all = prepared.allElements(viewport: example.viewport)
    if let expected = reference(example)?.elements.sorted(by: { $0.element < $1.element }) {
      #expect(
        all.sorted { $0.element < $1.element } == expected, "seed \(seed)",
        sourceLocation: sourceLocation)
    }
    var random = SeededGenerator(seed: seed)
    for _ in 0..<12 where !all.isEmpty {
      let frame = random.pick(all).frame
      let rect = random.pick([
        frame, LayoutRect(x: frame.minX - 0.5, y: frame.minY, width: 1, height: 900),
        LayoutRect(x: frame.maxX, y: 0, width: 9, height: frame.maxY),
        LayoutRect(x: frame.midX, y: frame.midY, width: 0.01, height: 0.01),
      ])
      #expect(
        prepared.elements(in: rect, viewport: example.viewport)
          == all.filter { !rect.isEmpty && $0.frame.intersects(rect) }, "seed \(seed), \(rect)",
        sourceLocation: sourceLocation)
    }
  }
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
