import LayoutTesting
import StrategyKit
import TestSupport
import Testing

/// Tests of intervals that share a lane.
@Suite struct LanePackingTests {
  typealias Place = LanePacking.Place

  static func places(_ intervals: [Range<Int64>]) -> [[Int32]] {
    LanePacking(intervals).places.map { [$0.column, $0.span, $0.columns] }
  }

  @Test func intervals_shareOnlyWithThoseThatOverlap() {
    #expect(Self.places([]) == [])
    #expect(Self.places([4..<9]) == [[0, 1, 1]])
    #expect(Self.places([0..<2, 2..<4]) == [[0, 1, 1], [0, 1, 1]])
    #expect(Self.places([0..<2, 1..<3, 5..<6]) == [[0, 1, 2], [1, 1, 2], [0, 1, 1]])
    // The third begins where the first ends, and takes its column.
    #expect(Self.places([0..<2, 1..<3, 2..<4]) == [[0, 1, 2], [1, 1, 2], [0, 1, 2]])
  }

  @Test func intervals_extendOverFreeColumns() {
    // While the last one lasts, only the first of three columns is taken.
    let intervals: [Range<Int64>] = [0..<10, 0..<3, 1..<4, 5..<9]
    #expect(Self.places(intervals) == [[0, 1, 3], [1, 1, 3], [2, 1, 3], [1, 2, 3]])
    // The second column is free while the last one lasts, and the third is taken.
    #expect(
      Self.places([0..<10, 0..<2, 0..<10, 3..<6, 12..<13])
        == [[0, 1, 3], [1, 1, 3], [2, 1, 3], [1, 1, 3], [0, 1, 1]])
    #expect(
      Self.places([0..<2, 0..<2, 0..<9, 3..<6]) == [[0, 1, 3], [1, 1, 3], [2, 1, 3], [0, 2, 3]])
  }

  @Test func intervals_mayBeEmptyAndInAnyOrder() {
    #expect(
      Self.places([7..<9, 3..<3, 0..<8, 3..<3]) == [[1, 2, 3], [1, 1, 3], [0, 1, 3], [2, 1, 3]])
    #expect(LanePacking([7..<9, 3..<3, 0..<8, 3..<3]).order == [2, 1, 3, 0])
    #expect(LanePacking([7..<9, 3..<3, 0..<8, 3..<3]).columns == 3)
    #expect(LanePacking([]).columns == 0)
    #expect(LanePacking([1..<2]).columns == 1)
  }

  @Test func parts_fillTheLane() {
    let lane = LayoutUnit(rawValue: 100)..<LayoutUnit(rawValue: 110)
    func part(_ column: Int32, _ span: Int32) -> [Int64] {
      let part = Place(column: column, span: span, columns: 3).part(of: lane)
      return [part.lowerBound.rawValue, part.upperBound.rawValue]
    }
    #expect(
      [part(0, 1), part(1, 1), part(2, 1), part(1, 2)] == [
        [100, 103], [103, 106], [106, 110], [103, 110],
      ])
  }

  @Test func packings_equalBruteForce() {
    for seed in GeneratedCases.seeds(4_000) {
      var random = SeededGenerator(seed: seed)
      let end = random.pick([6, 20, 60])
      let intervals = (0..<random.integer(in: 1...random.pick([4, 9, 30]))).map { _ in
        let start = random.integer(in: 0...end)
        return Int64(start)..<Int64(start + random.integer(in: 0...random.pick([2, 8])))
      }
      let packing = LanePacking(intervals)
      let expected = Self.bruteForce(intervals)
      #expect(packing.places == expected, "\(intervals), seed \(seed)")
      #expect(packing.columns == expected.map { $0.columns }.max())
    }
  }

  @Test func updates_equalNewPackings() {
    for seed in GeneratedCases.seeds(400) {
      var random = SeededGenerator(seed: seed)
      func interval() -> Range<Int64> {
        let start = random.integer(in: 0...60)
        return Int64(start)..<Int64(start + random.integer(in: 0...8))
      }
      var intervals = (0..<random.integer(in: 1...30)).map { _ in interval() }
      var packing = LanePacking(intervals)
      for _ in 0..<10 {
        let numbers = Set(
          (0..<random.integer(in: 1...3)).map { _ in random.integer(in: 0...intervals.count - 1) })
        let changed = numbers.map { (number: $0, old: intervals[$0]) }
        for number in numbers { intervals[number] = interval() }
        packing.update(intervals, changed: changed)
        let expected = LanePacking(intervals)
        #expect(packing.places == expected.places, "seed \(seed)")
        #expect(packing.order == expected.order && packing.columns == expected.columns)
      }
    }
  }

  /// Packs intervals by comparing each with all others.
  private static func bruteForce(_ given: [Range<Int64>]) -> [Place] {
    let intervals = given.map { $0.isEmpty ? $0.lowerBound..<$0.lowerBound + 1 : $0 }
    let all = intervals.indices
    var columns = Array(repeating: -1, count: intervals.count)
    let order = all.sorted { (intervals[$0].lowerBound, $0) < (intervals[$1].lowerBound, $1) }
    for number in order {
      let taken = all.filter { intervals[$0].overlaps(intervals[number]) }.map { columns[$0] }
      columns[number] = taken.indices.first { !taken.contains($0) } ?? taken.count
    }
    return all.map { number in
      var cluster: Set = [number]
      while true {
        let next = Set(
          all.filter { one in cluster.contains { intervals[$0].overlaps(intervals[one]) } })
        if next == cluster { break }
        cluster = next
      }
      // The least number of columns is the greatest number of intervals at one position.
      let depths = cluster.map { one in
        cluster.count { intervals[$0].contains(intervals[one].lowerBound) }
      }
      let (count, column) = (depths.max() ?? 0, columns[number])
      let taken = all.filter { $0 != number && intervals[$0].overlaps(intervals[number]) }
        .map { columns[$0] }
      let end = (column + 1..<count).first { taken.contains($0) } ?? count
      return Place(column: Int32(column), span: Int32(end - column), columns: Int32(count))
    }
  }
}
