import LayoutTesting
import Testing

@testable import LayoutCore

/// Comparisons of runs with plain sets.
@Suite struct IndexRunsTests {
  private func random(_ random: inout SeededGenerator) -> (IndexRuns, Set<Int>) {
    var set: Set<Int> = []
    for _ in 0..<random.integer(in: 0...6) {
      let start = random.integer(in: 0...50)
      set.formUnion(start..<start + random.integer(in: 1...8))
    }
    return (IndexRuns(set), set)
  }

  private func list(_ runs: IndexRuns) -> [Int] {
    var list: [Int] = []
    runs.forEach { list.append($0) }
    return list
  }

  @Test func neighboursAreOneRun() {
    let runs = IndexRuns([7, 3, 4, 5, 4, 9])
    #expect(
      runs.runs.map { [$0.start, $0.count, $0.before] } == [[3, 3, 0], [7, 1, 3], [9, 1, 4]])
    #expect(runs.count == 5)
  }

  @Test func indexesThatNoListHas_areLeftOut() {
    let runs = IndexRuns([.min, -1, 2, 3, .max - 1, .max])
    #expect(runs.runs.map { [$0.start, $0.count] } == [[2, 2], [.max - 1, 1]])
    #expect(!runs.contains(.min) && !runs.contains(.max) && runs.contains(.max - 1))
    #expect(runs.count(before: .min) == 0 && runs.count(before: .max) == 3)
    #expect(runs.other(at: .min) == .min && runs.other(at: .max) == .max)
    #expect(runs.other(at: 2) == 4)
    #expect(runs.union(IndexRuns([.max - 2])).count == 4)
    var all = IndexRuns()
    all.append(-5, count: .max)
    all.append(7, count: .max)
    #expect(all.runs.map { [$0.start, $0.count, $0.end] } == [[0, .max, .max]])
    #expect(runs.subtracting(all).isEmpty && all.count(before: .max) == .max)
    let edits = IndexEdits<Int>(oldCount: .max, inserted: [.init(index: 0)])
    #expect(runs.following(edits).runs.map { $0.start } == [3])
  }

  @Test(arguments: 1...200) func questions_equalThoseOfASet(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (runs, set) = random(&generator)
    let others = (0..<80).filter { !set.contains($0) }
    #expect(list(runs) == set.sorted(), "seed \(seed)")
    #expect(runs.count == set.count, "seed \(seed)")
    for index in -1...70 {
      #expect(runs.contains(index) == set.contains(index), "seed \(seed)")
      #expect(runs.count(before: index) == set.filter { $0 < index }.count, "seed \(seed)")
    }
    for rank in 0..<20 { #expect(runs.other(at: rank) == others[rank], "seed \(seed)") }
    for index in 0..<60 {
      let below = others.filter { $0 < 60 }
      let nearest = below.first { $0 >= index } ?? below.last
      #expect(runs.other(nearest: index, below: 60) == nearest, "seed \(seed), \(index)")
    }
  }

  @Test(arguments: 1...200) func combinations_equalThoseOfSets(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (runs, set) = random(&generator)
    let (otherRuns, otherSet) = random(&generator)
    #expect(runs.union(otherRuns) == IndexRuns(set.union(otherSet)), "seed \(seed)")
    #expect(runs.subtracting(otherRuns) == IndexRuns(set.subtracting(otherSet)), "seed \(seed)")
  }

  @Test(arguments: 1...200) func following_keepsWhatIsKept(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (runs, set) = random(&generator)
    let removed = (0..<60).filter { _ in generator.oneIn(5) }
    let count = 60 - removed.count + 12
    var places: Set<Int> = []
    while places.count < 12 { places.insert(generator.integer(in: 0...count - 1)) }
    let edits = IndexEdits<Int>(
      oldCount: 60, removed: removed, inserted: places.sorted().map { .init(index: $0) })
    // The list itself, edited by hand.
    let kept = (0..<60).filter { !removed.contains($0) }
    let free = (0..<count).filter { !places.contains($0) }
    let expected = zip(kept, free).filter { set.contains($0.0) }.map { $0.1 }
    #expect(list(runs.following(edits)) == expected, "seed \(seed)")
  }

  @Test func limitedToOthers_keepsWhatHasItsPlaceAmongThem() {
    let runs = IndexRuns([1, 2, 5, 9])
    // Five others, and the indexes before it, are the nine numbers from 0 to 8.
    #expect(list(runs.limited(toOthers: 5)) == [1, 2, 5])
    #expect(list(runs.limited(toOthers: 6)) == [1, 2, 5, 9])
    #expect(list(runs.limited(toOthers: 1)) == [1, 2])
    #expect(list(runs.limited(toOthers: 0)) == [])
  }
}
