import LayoutCore
import LayoutTesting
import Testing

/// The axis against plain prefix sums.
@Suite struct ExtentAxisTests {
  /// Sums and searches written down as they are defined.
  struct Plain {
    var extents: [Int64]

    func offset(of index: Int) -> Int64 { extents[..<index].reduce(0, +) }

    func firstIndex(endingAfter offset: Int64) -> Int {
      extents.indices.first { self.offset(of: $0 + 1) > offset } ?? extents.count
    }

    func firstIndex(startingFrom offset: Int64) -> Int {
      extents.indices.first { self.offset(of: $0) >= offset } ?? extents.count
    }
  }

  func expectEqual(_ axis: ExtentAxis, _ plain: Plain, _ label: String) {
    #expect(axis.count == plain.extents.count, "\(label)")
    for index in 0...plain.extents.count {
      #expect(axis.offset(of: index) == plain.offset(of: index), "\(label), offset of \(index)")
    }
    for index in plain.extents.indices {
      #expect(axis.extent(of: index) == plain.extents[index], "\(label), extent of \(index)")
    }
    for offset in -1...(plain.offset(of: plain.extents.count) + 1) {
      #expect(
        axis.firstIndex(endingAfter: offset) == plain.firstIndex(endingAfter: offset),
        "\(label), ending after \(offset)")
      #expect(
        axis.firstIndex(startingFrom: offset) == plain.firstIndex(startingFrom: offset),
        "\(label), starting from \(offset)")
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
    var axis = ExtentAxis(count: count) { plain.extents[$0] }
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

  @Test func uniform_ofAMillion_answersWithoutStorage() {
    let axis = ExtentAxis(count: 1_048_576, extent: 20)
    #expect(axis.isUniform)
    #expect(axis.length == 20_971_520)
    #expect(axis.offset(of: 500_000) == 10_000_000)
    #expect(axis.indexes(between: 10_000_000, and: 10_000_100) == 500_000..<500_005)
    #expect(axis.indexes(between: 9_999_999, and: 10_000_101) == 499_999..<500_006)
  }

  @Test func setExtent_ofOne_keepsTheOthers() {
    var axis = ExtentAxis(count: 1_000_000, extent: 10)
    axis.setExtent(25, of: 400_000)
    #expect(!axis.isUniform)
    #expect(axis.offset(of: 400_000) == 4_000_000)
    #expect(axis.offset(of: 400_001) == 4_000_025)
    #expect(axis.firstIndex(endingAfter: 4_000_024) == 400_000)
    #expect(axis.firstIndex(endingAfter: 4_000_025) == 400_001)
    #expect(axis.length == 10_000_015)
  }

  @Test func extents_beyondTheLimit_areCut() {
    let limit = LayoutLimits.maximumPosition.rawValue
    #expect(ExtentAxis(count: 4, extent: limit).length == limit)
    var builder = ExtentAxisBuilder()
    for _ in 0..<5 { builder.append(limit / 2) }
    #expect(builder.isCut)
    var axis = builder.finish()
    #expect(axis.length == limit)
    #expect((0..<5).map { axis.extent(of: $0) } == [limit / 2, limit / 2, 0, 0, 0])
    axis.setExtent(limit, of: 4)
    #expect(axis.length == limit)
  }

  @Test func builder_repeats_equalSingleExtents() {
    var builder = ExtentAxisBuilder()
    builder.append(7, times: 3)
    builder.append(2)
    builder.append(7, times: 2)
    builder.append(1, times: 4)
    expectEqual(builder.finish(), Plain(extents: [7, 7, 7, 2, 7, 7, 1, 1, 1, 1]), "repeats")
  }

  @Test func negativeExtents_countAsNothing() {
    let axis = ExtentAxis(count: 3) { [4, -9, 2][$0] }
    #expect((0...3).map { axis.offset(of: $0) } == [0, 4, 4, 6])
  }
}
