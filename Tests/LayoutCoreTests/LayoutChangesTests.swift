import LayoutCore
import Testing

@Suite struct LayoutChangesTests {
  @Test func resizedItems_areSortedAndUnique() {
    func changes(_ resized: [Int]) -> LayoutChanges {
      let items = IndexEdits<ElementIndex>(oldCount: 9)
      return LayoutChanges(
        sections: IndexEdits(oldCount: 1),
        within: [.init(section: 0, oldSection: 0, items: items, resized: resized)])
    }
    #expect(changes([5, 2, 5, -1, 2]).within[0].resized == [2, 5])
    #expect(changes([-1, 2]).within[0].resized == [2])
    #expect(changes([2, 8, 9]).within[0].resized == [2, 8])
    #expect(changes([.max, 2]).within[0].resized == [2])
    #expect(changes([2, 2]).within[0].resized == [2])
    #expect(changes([2, 5]).within[0].resized == [2, 5])
  }

  @Test func changesWithinSections_areSortedAndUnique() {
    func sections(_ pairs: (Int, Int)...) -> [Int] {
      LayoutChanges(
        sections: IndexEdits(oldCount: 3, removed: [2]),
        within: pairs.map { section, old in
          .init(section: section, oldSection: old, items: IndexEdits(oldCount: 1), resized: [0])
        }
      ).within.map { $0.section }
    }
    #expect(sections((0, 0), (1, 1)) == [0, 1])
    #expect(sections((1, 1), (0, 0), (1, 1)) == [0, 1])
    #expect(sections((-1, 0), (0, 0), (1, 3), (2, 2), (.max, 1)) == [0])
  }

  /// Item 0 comes from section 2, item 1 is inserted, item 2 moves within the section, item 3 stays.
  @Test func itemsAreNew_ifTheyAreInsertedOrComeFromAnotherSection() {
    let items = IndexEdits<ElementIndex>(
      oldCount: 2, removed: [1],
      inserted: [
        .init(index: 0, source: ElementIndex(section: 2, item: 5)), .init(index: 1),
        .init(index: 2, source: ElementIndex(section: 4, item: 1)),
      ])
    let change = LayoutChanges.SectionChanges(
      section: 3, oldSection: 4, items: items, resized: [0, 1, 2, 3])
    #expect((0..<5).map { change.isNew($0) } == [true, true, false, false, false])
  }

  @Test func extremeIndexes_areMapped() {
    let edits = IndexEdits<Int>(
      oldCount: 9, removed: [1], inserted: [.init(index: 0), .init(index: 2)])
    #expect(edits.newIndex(ofKept: .max) == .max)
    #expect(edits.oldIndex(ofKept: .max) == .max - 1)
    #expect(edits.newIndex(ofKept: 8) == 9)
    #expect(edits.oldIndex(ofKept: 9) == 8)
    #expect(edits.newIndex(ofKept: .min) == .min)
    var offsets = SectionOffsets()
    offsets[.max] = 4
    let changes = LayoutChanges(
      sections: IndexEdits(oldCount: 2, inserted: [.init(index: 0)]), within: [])
    #expect(offsets.following(changes)[.max] == 4)
  }

  @Test func newCount_isLimited() {
    let edits = IndexEdits<Int>(oldCount: .max, inserted: [.init(index: 0), .init(index: 1)])
    #expect(edits.newCount == .max)
    #expect(IndexEdits<Int>(oldCount: .max, removed: [0, 1, 2]).newCount == .max - 3)
    let same = IndexEdits<Int>(oldCount: .max, removed: [4], inserted: [.init(index: 0)])
    #expect(same.newCount == .max)
  }
}
