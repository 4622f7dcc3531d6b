import LayoutCore
import LayoutTesting
import Testing

@testable import Justified

@Suite struct JustifiedEvenTests {
  /// The least cost of all ways to break items into rows.
  private static func leastCost(
    _ ratios: ArraySlice<Double>, _ section: JustifiedSection, width: Double
  ) -> Double {
    if ratios.isEmpty { return 0 }
    var least = Double.infinity
    for count in 1...ratios.count {
      let row = ratios.prefix(count)
      if count > 1, row.contains(where: { $0 >= section.panoramaRatio }) { continue }
      if count > section.maximumItems ?? .max || count < section.minimumItems { continue }
      let room = width - Double(count - 1) * section.itemSpacing
      if room <= 0 { continue }
      var cost = cost(height: room / row.reduce(0, +), count, section)
      if count == ratios.count, section.lastRow != .justified, room > 50 * row.reduce(0, +) {
        cost = 0
      }
      least = min(least, cost + leastCost(ratios.dropFirst(count), section, width: width))
    }
    return least
  }

  private static func cost(height: Double, _ count: Int, _ section: JustifiedSection) -> Double {
    (height - section.rowExtent) * (height - section.rowExtent) * Double(count)
  }

  @Test func rows_deviateLeast() throws {
    var random = SeededGenerator(seed: 7)
    var compared = 0
    for _ in 0..<400 {
      let layout = JustifiedLayout.bare {
        $0.breaking = .even
        $0.itemSpacing = random.pick([0, 3, 40])
        $0.minimumItems = random.pick([1, 1, 2])
        $0.maximumItems = random.pick([nil, 2, 4])
        $0.panoramaRatio = random.pick([1_000, 3])
        $0.lastRow = random.pick([.justified, .leading])
      }
      let section = layout.section
      let most = random.pick([1.5, 4, 12])
      let ratios = (0..<random.integer(in: 1...11)).map { _ in max(0.2, random.length(in: 0...most))
      }
      let width = random.pick([100.0, 30, 400])
      let least = Self.leastCost(ratios[...], section, width: width)
      guard least < .infinity else { continue }
      let prepared = try layout.prepare(
        for: photos(ratios), in: LayoutEnvironment(width: width, height: 100))
      let content = prepared.content(ofSection: 0)
      var cost = 0.0
      for row in 0..<content.counts.count - (content.isLastLoose ? 1 : 0) {
        let height = Double(content.pitches.extent(of: row)) / Double(LayoutUnit.perPoint)
        cost += Self.cost(height: height, Int(content.counts.extent(of: row)), section)
      }
      #expect(abs(cost - least) <= 0.01 + least * 1e-6, "\(section), \(ratios)")
      compared += 1
    }
    #expect(compared > 300)
  }

  @Test func rowsThatCannotBeAllowed_areNearlySo() throws {
    let layout = JustifiedLayout.bare {
      $0.breaking = .even
      $0.minimumItems = 3
      $0.panoramaRatio = 3
    }
    #expect(
      try layout.frames([3, 2, 4]) == [
        "(0, 0) 100 × 33.333333333333336", "(0, 33.333333333333336) 100 × 50",
        "(0, 83.33333333333333) 100 × 25",
      ])
  }

  @Test func aLooseLastRow_hasTheTargetHeight() throws {
    let layout = JustifiedLayout.bare { $0.breaking = .even }
    #expect(
      try layout.frames([1, 1, 1]) == ["(0, 0) 50 × 50", "(50, 0) 50 × 50", "(0, 50) 50 × 50"])
  }
}
