import LayoutTesting
import Testing

@testable import LayoutCore
@testable import LayoutRuntime

/// Comparisons of indexed values and measured sizes with dictionaries.
@Suite struct IndexedValuesTests {
  private func equal(_ items: IndexedValues<LayoutSize>, _ expected: [Int: LayoutSize]) -> Bool {
    var found: [Int] = []
    var isEqual = true
    for (item, size) in items.entries {
      found.append(item)
      isEqual = isEqual && expected[item] == size
    }
    return isEqual && found == expected.keys.sorted() && items.isEmpty == expected.isEmpty
  }

  @Test(arguments: 1...10) func changesAndEdits_equalThoseOfADictionary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var items = IndexedValues<LayoutSize>()
    var expected: [Int: LayoutSize] = [:]
    var count = 4_000
    // Enough for several chunks, in ascending and in random order.
    for item in 0..<1_500 {
      let place = random.oneIn(2) ? item : random.integer(in: 0...count - 1)
      let size = LayoutSize(width: Double(place), height: random.length(in: 0...9))
      items[place] = size
      expected[place] = size
    }
    #expect(equal(items, expected), "seed \(seed)")
    for _ in 0..<6 {
      for _ in 0..<100 {
        let place = random.integer(in: 0...count - 1)
        items[place] = nil
        expected[place] = nil
      }
      let removed = (0..<count).filter { _ in random.oneIn(400) }
      let newCount = count - removed.count + 9
      var places: Set<Int> = []
      while places.count < 9 { places.insert(random.integer(in: 0...newCount - 1)) }
      let edits = IndexEdits<ElementIndex>(
        oldCount: count, removed: removed, inserted: places.sorted().map { .init(index: $0) })
      items = items.following(edits)
      let kept = (0..<count).filter { !removed.contains($0) }
      let free = (0..<newCount).filter { !places.contains($0) }
      var moved: [Int: LayoutSize] = [:]
      for (old, new) in zip(kept, free) { moved[new] = expected[old] }
      expected = moved
      count = newCount
      #expect(equal(items, expected), "seed \(seed)")
      for place in 0..<count where random.oneIn(20) {
        #expect(items[place] == expected[place], "seed \(seed), \(place)")
      }
    }
  }

  // MARK: Work

  /// Setting the sizes of 20,000 sections moves few other values, in ascending, descending and random order.
  @Test(arguments: [-1, 0, 1]) func setting_movesFewOthers(direction: Int) {
    var random = SeededGenerator(seed: 11)
    let count = 20_000
    var sections = Array(0..<count)
    if direction < 0 { sections.reverse() }
    if direction == 0 { sections.shuffle(using: &random) }
    var sizes = SizeOverrides()
    var moved = 0
    for section in sections {
      let cell = LayoutElement.cell(section: section, item: 3)
      moved += sizes.set(LayoutSize(width: 1, height: Double(section)), of: cell)
    }
    // A chunk holds 512; in a plain list, the descending order moves 200 million.
    #expect(moved <= count * 512, "\(moved)")
    #expect(direction <= 0 || moved <= count / 512, "\(moved)")
    for section in sections {
      #expect(sizes[ElementIndex(section: section, item: 3)]?.height == Double(section))
    }
    let resized = (0..<count).filter { $0 % 3 != 0 }.map {
      LayoutChanges.SectionChanges(
        section: $0, oldSection: $0, items: IndexEdits(oldCount: 4), resized: [3])
    }
    sizes = sizes.following(
      LayoutChanges(sections: IndexEdits(oldCount: count), within: resized))
    for section in sections {
      let isThere = sizes[ElementIndex(section: section, item: 3)] != nil
      #expect(isThere == (section % 3 == 0))
    }
  }
}
