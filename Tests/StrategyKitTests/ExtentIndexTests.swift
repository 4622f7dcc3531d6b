import LayoutTesting
import Testing

@testable import LayoutCore
@testable import StrategyKit

/// Comparisons of the extent index with plain prefix sums.
@Suite struct ExtentIndexTests {
  /// A list of extents with sums and searches that follow their definitions.
  struct Plain {
    var extents: [Int64]

    /// The offsets at which the extents begin, and the offset at which the last one ends.
    var offsets: [Int64] {
      var sum: Int64 = 0
      return [0]
        + extents.map { extent in
          sum += extent
          return sum
        }
    }
  }

  func expectEqual(_ axis: ExtentIndex, _ plain: Plain, _ label: String) {
    let offsets = plain.offsets
    #expect(axis.count == plain.extents.count, "\(label)")
    #expect((0...axis.count).map { axis.offset(of: $0) } == offsets, "\(label)")
    #expect((0..<axis.count).map { axis.extent(of: $0) } == plain.extents, "\(label)")
    let targets = Array(-1...(offsets[offsets.count - 1] + 1))
    // Both searches pass over the indexes once, as the targets ascend.
    var ending = 0
    var starting = 0
    var endings: [Int] = []
    var startings: [Int] = []
    for target in targets {
      while ending < axis.count, offsets[ending + 1] <= target { ending += 1 }
      while starting < axis.count, offsets[starting] < target { starting += 1 }
      endings.append(ending)
      startings.append(starting)
    }
    #expect(targets.map { axis.firstIndex(endingAfter: $0) } == endings, "\(label)")
    #expect(targets.map { axis.firstIndex(startingFrom: $0) } == startings, "\(label)")
    let middle = axis.count / 3..<axis.count - axis.count / 4
    for range in [0..<axis.count, middle, middle.upperBound..<axis.count] {
      #expect(copied(range, of: axis) == Array(plain.extents[range]), "\(label), \(range)")
    }
  }

  func copied(_ range: Range<Int>, of axis: ExtentIndex) -> [Int64] {
    Array(unsafeUninitializedCapacity: range.count) { buffer, count in
      axis.copy(range, to: buffer)
      count = range.count
    }
  }

  @Test(arguments: 1...60)
  func axis_ofRandomExtents_equalsPlainSums(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = random.integer(in: 0...150)
    let common = Int64(random.integer(in: 0...3))
    // From almost all equal to all different: every representation is met.
    let oddity = random.pick([1, 2, 10, 60, 1000])
    var plain = Plain(
      extents: (0..<count).map { _ in
        random.oneIn(oddity) ? Int64(random.integer(in: 0...6)) : common
      })
    var axis = ExtentIndex(count: count) { plain.extents[$0] }
    expectEqual(axis, plain, "seed \(seed)")
    for step in 0..<20 where count > 0 {
      let index = random.integer(in: 0...count - 1)
      let extent = Int64(random.integer(in: 0...6))
      plain.extents[index] = extent
      axis.setExtent(extent, of: index)
      if step % 7 == 0 { expectEqual(axis, plain, "seed \(seed), step \(step)") }
    }
    expectEqual(axis, plain, "seed \(seed), at last")
  }

  @Test(arguments: 1...40)
  func axis_afterRandomEdits_equalsPlainSums(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let oddity = random.pick([1, 2, 10, 1000])
    let common = Int64(random.integer(in: 0...3))
    func extent() -> Int64 {
      random.oneIn(oddity) ? Int64(random.integer(in: 0...6)) : common
    }
    var plain = Plain(extents: (0..<random.integer(in: 0...260)).map { _ in extent() })
    var axis = ExtentIndex(count: plain.extents.count) { plain.extents[$0] }
    let steps = random.pick([30, 300])
    for step in 0..<steps {
      let count = plain.extents.count
      switch random.integer(in: 0...9) {
      case 0...3:
        // Often at the front or at the end, where blocks fill up.
        let index = random.pick([0, count, random.integer(in: 0...count)])
        let added = extent()
        plain.extents.insert(added, at: index)
        axis.insert(added, at: index)
      case 4...6 where count > 0:
        let index = random.pick([0, count - 1, random.integer(in: 0...count - 1)])
        plain.extents.remove(at: index)
        axis.remove(at: index)
      case 7 where count > 0:
        let index = random.integer(in: 0...count - 1)
        plain.extents[index] = extent()
        axis.setExtent(plain.extents[index], of: index)
      case 8:
        let index = random.integer(in: 0...count)
        let added = (0..<random.pick([3, 100])).map { _ in extent() }
        plain.extents.insert(contentsOf: added, at: index)
        axis.insert(count: added.count, at: index) { added[$0] }
      case 9 where count > 0:
        let first = random.integer(in: 0...count - 1)
        let range = first..<min(count, first + random.pick([2, 90]))
        plain.extents.removeSubrange(range)
        axis.remove(range)
      default: break
      }
      if step == steps / 2 { expectEqual(axis, plain, "seed \(seed), step \(step)") }
    }
    expectEqual(axis, plain, "seed \(seed), at last")
  }

  @Test(arguments: 1...6)
  func blocks_thatAreSplitAndMerged_equalPlainSums(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var plain = Plain(extents: (0..<700).map { Int64($0 % 7) })
    var axis = ExtentIndex(count: 700) { plain.extents[$0] }
    for step in 0..<1700 {
      let count = plain.extents.count
      if step < 500 {
        let (index, extent) = (random.integer(in: 0...count), Int64(step % 5))
        plain.extents.insert(extent, at: index)
        axis.insert(extent, at: index)
      } else {
        // Some blocks become small, and others keep their extents for long.
        let index = random.integer(in: 0...(random.oneIn(2) ? count - 1 : (count - 1) / 4))
        plain.extents.remove(at: index)
        axis.remove(at: index)
      }
      if step % 125 == 124 { expectEqual(axis, plain, "seed \(seed), step \(step)") }
    }
    expectEqual(axis, plain, "seed \(seed), at last")
  }

  @Test func blocks_beyondFourBytes_keepTheOthers() {
    var axis = ExtentIndex(count: 1000) { Int64($0 % 7) }
    let copy = axis
    axis.setExtent(1 << 33, of: 500)
    axis.insert(1 << 34, at: 200)
    #expect(axis.extent(of: 501) == 1 << 33 && axis.extent(of: 200) == 1 << 34)
    #expect(axis.offset(of: 1001) == copy.length - 500 % 7 + 1 << 33 + 1 << 34)
    #expect(axis.firstIndex(endingAfter: 1 << 34 + 595) == 201)
    #expect((0..<1000).allSatisfy { copy.extent(of: $0) == Int64($0 % 7) })
  }

  @Test(arguments: 1...60)
  func axis_withReplacedRanges_equalsPlainSums(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let common = Int64(random.integer(in: 0...3))
    func extents(_ most: Int) -> [Int64] {
      let oddity = random.pick([1, 2, 10, 1000])
      return (0..<random.integer(in: 0...most)).map { _ in
        random.oneIn(oddity) ? Int64(random.integer(in: 0...6)) : common
      }
    }
    func range(in count: Int) -> Range<Int> {
      let first = random.integer(in: 0...count)
      return first..<random.integer(in: first...min(count, first + random.pick([3, 64, 200])))
    }
    var plain = Plain(extents: extents(260))
    var axis = ExtentIndex(count: plain.extents.count) { plain.extents[$0] }
    for step in 0..<12 {
      let added = extents(random.pick([2, 64, 150]))
      let other = ExtentIndex(count: added.count) { added[$0] }
      let replaced = range(in: plain.extents.count)
      let source = random.oneIn(2) ? 0..<added.count : range(in: added.count)
      plain.extents.replaceSubrange(replaced, with: added[source])
      axis.replace(replaced, with: source, of: other)
      expectEqual(axis, plain, "seed \(seed), step \(step)")
    }
  }

  @Test func replace_withEqualExtents_storesNothing() {
    var axis = ExtentIndex(count: 1_000_000, extent: 5)
    axis.replace(10..<20, with: ExtentIndex(count: 1_000_000, extent: 5))
    #expect(axis.isUniform)
    #expect(axis.count == 1_999_990)
    #expect(axis.length == 9_999_950)
  }

  @Test func insert_inAMillion_keepsTheOthers() {
    var axis = ExtentIndex(count: 1_000_000) { Int64(10 + $0 % 7) }
    let before = axis.offset(of: 500_000)
    for _ in 0..<1000 { axis.insert(3, at: 0) }
    #expect(axis.count == 1_001_000)
    #expect(axis.offset(of: 501_000) == before + 3000)
    for _ in 0..<1000 { axis.remove(at: 0) }
    #expect(axis.offset(of: 500_000) == before)
    #expect(axis.firstIndex(endingAfter: before) == 500_000)
  }

  @Test func exceptions_beyond32Bits_areStored() {
    var axis = ExtentIndex(count: 1 << 33, extent: 1)
    axis.setExtent(2, of: 1 << 32)
    axis.setExtent(4, of: 3)
    #expect(axis.length == 1 << 33 + 4)
    #expect(axis.extent(of: 3) == 4)
    #expect(axis.extent(of: 0) == 1)
    #expect(axis.extent(of: 1 << 32) == 2)
    #expect(axis.offset(of: 1 << 32) == 1 << 32 + 3)
    #expect(axis.firstIndex(endingAfter: 1 << 32 + 4) == 1 << 32)
    #expect(axis.firstIndex(endingAfter: 1 << 32 + 5) == 1 << 32 + 1)
    axis.insert(7, at: 5)
    #expect(axis.extent(of: 1 << 32) == 1)
    #expect(axis.extent(of: 1 << 32 + 1) == 2)
    for _ in 0..<3 { axis.remove(at: 0) }
    #expect(axis.extent(of: 0) == 4)
    #expect(axis.extent(of: 1 << 32 - 2) == 2)
    var builder = ExtentIndexBuilder()
    builder.append(1, times: 1 << 32)
    builder.append(2)
    #expect(builder.finish().extent(of: 1 << 32) == 2)
  }

  @Test func uniform_ofAMillion_answersWithoutStorage() {
    let axis = ExtentIndex(count: 1_048_576, extent: 20)
    #expect(axis.isUniform)
    #expect(axis.length == 20_971_520)
    #expect(axis.offset(of: 500_000) == 10_000_000)
    #expect(axis.indexes(between: 10_000_000, and: 10_000_100) == 500_000..<500_005)
    #expect(axis.indexes(between: 9_999_999, and: 10_000_101) == 499_999..<500_006)
  }

  @Test func extents_beyondTheLimit_areCut() {
    let limit = LayoutLimits.maximumPosition.rawValue
    #expect(ExtentIndex(count: 4, extent: limit).length == limit)
    var builder = ExtentIndexBuilder()
    for _ in 0..<5 { builder.append(limit / 2) }
    #expect(builder.isCut)
    var axis = builder.finish()
    #expect(axis.length == limit)
    #expect((0..<5).map { axis.extent(of: $0) } == [limit / 2, limit / 2, 0, 0, 0])
    axis.setExtent(limit, of: 4)
    #expect(axis.length == limit)
  }

  @Test func searchesBehindTheEnd_findTheEnd() {
    for odd in [10, 4, 17] as [Int64] {
      let index = ExtentIndex(count: 200) { $0 % 30 == 3 ? odd : 10 }
      let length = 193 * 10 + 7 * odd
      for offset in [length, length + 1, .max - 1, .max] {
        let found = index.firstExtent(endingAfter: offset)
        #expect(found.index == 200 && found.start == length)
      }
      #expect(index.firstIndex(endingAfter: length - 1) == 199)
      #expect(index.indexes(between: 0, and: .max) == 0..<200)
    }
  }

  @Test func negativeLimits_countAsZero() {
    let index = ExtentIndex(count: 3, extent: 5, limit: -7)
    #expect(index.length == 0 && index.extent(of: 1) == 0 && index.isCut)
  }

  @Test func negativeExtents_countAsNothing() {
    let axis = ExtentIndex(count: 3) { [4, -9, 2][$0] }
    #expect((0...3).map { axis.offset(of: $0) } == [0, 4, 4, 6])
  }
}

/// Tests of the search for the first extent that differs from the one before it.
@Suite struct FirstChangeTests {
  private func index(_ extents: [Int64]) -> ExtentIndex {
    var builder = ExtentIndexBuilder(expecting: extents.count)
    for extent in extents { builder.append(extent) }
    return builder.finish()
  }

  @Test(arguments: [64, 128, 256, 4_096])
  func everyRepresentationAgreesWithAScan(_ count: Int) {
    for seed in 0..<20 {
      var random = SeededGenerator(seed: UInt64(seed * 10_000 + count))
      // From equal extents, over some exceptions, to extents that mostly differ.
      let odd = [0, 2, 16, count][seed % 4]
      var extents = Array(repeating: Int64(3), count: count)
      for _ in 0..<odd {
        extents[Int.random(in: 0..<count, using: &random)] = Int64.random(in: 0..<4, using: &random)
      }
      var index = index(extents)
      if seed % 3 == 0 {
        index.insert(9, at: count / 2)
        extents.insert(9, at: count / 2)
      }
      for _ in 0..<20 {
        let lower = Int.random(in: 1..<extents.count, using: &random)
        let range = lower..<Int.random(in: lower...extents.count, using: &random)
        #expect(
          index.firstChange(in: range) == range.first { extents[$0] != extents[$0 - 1] },
          "seed \(seed), \(range)")
      }
    }
  }
}
