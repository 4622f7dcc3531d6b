import StrategyKit

/// The update of one block.
struct BlockUpdate {
  /// The index of the block in the list of runs before the change.
  let source: Int
  /// The block and its sections after the change.
  let place: MixedPlace
  /// The changes within the block, with sections that count from its first.
  let changes: LayoutChanges

  /// Creates the update of a block; `nil` if nothing changes in it.
  init?(source: Int, from run: PreparedBlock, to place: MixedPlace, _ changes: LayoutChanges) {
    let hasColumns = run.numberOfColumns != nil
    // Hidden sections that are inserted, removed or moved are not part of the changes.
    let isRenumbered =
      run.prepared.isComposite
      && (place.wholeSections != nil || run.place.wholeSections != nil)
    guard isRenumbered || changes.reach(from: run.place.sections, to: place.sections, hasColumns)
    else { return nil }
    self.source = source
    self.place = place
    self.changes = changes.part(
      from: run.place.sections, to: place.sections, hasColumns: hasColumns)
    if !isRenumbered, self.changes.isEmpty { return nil }
  }
}

extension LayoutChanges {
  /// Returns whether there may be changes of a block, whose sections were `old` and are `new`.
  ///
  /// - Complexity: O(log e); e = all changes.
  fileprivate func reach(from old: Range<Int>, to new: Range<Int>, _ hasColumns: Bool) -> Bool {
    !sections.isEmpty || old != new || hasColumns && !columns.isEmpty
      || !within.slice(in: new) { $0.section }.isEmpty
      || !rows.slice(in: new) { $0 }.isEmpty || !edgeItems.slice(in: new) { $0 }.isEmpty
  }

  /// Returns the changes of one block, whose sections were `old` and are `new`.
  ///
  /// A section that comes from another block counts as inserted, and one that goes to another block
  /// as removed.
  /// - Complexity: O(log e + k); e = all changes, k = the changes of the block, and its sections
  ///   that come from another block or go to one.
  func part(from old: Range<Int>, to new: Range<Int>, hasColumns: Bool) -> LayoutChanges {
    LayoutChanges(
      sections: sections.part(from: old, to: new),
      within: within.slice(in: new) { $0.section }.compactMap { change -> SectionChanges? in
        // A section from another block is inserted as a whole.
        guard old.contains(change.oldSection) else { return nil }
        return SectionChanges(
          section: change.section - new.lowerBound, oldSection: change.oldSection - old.lowerBound,
          items: change.items.from(old), resized: change.resized)
      },
      rows: rows.slice(in: new) { $0 }.map { $0 - new.lowerBound },
      columns: hasColumns ? columns : [],
      edgeItems: edgeItems.slice(in: new) { $0 }.map { $0 - new.lowerBound })
  }
}

extension IndexEdits<Int> {
  /// Returns the edits of a part of the list, which was `old` and is `new`.
  fileprivate func part(from old: Range<Int>, to new: Range<Int>) -> IndexEdits<Int> {
    // Indexes that keep their order have ranks. Those with a rank in both parts are kept.
    let lower = Swift.max(rank(ofOld: old.lowerBound), rank(ofNew: new.lowerBound))
    let upper = Swift.max(
      lower, Swift.min(rank(ofOld: old.upperBound), rank(ofNew: new.upperBound)))
    func kept(in range: Range<Int>, _ rank: (Int) -> Int) -> Range<Int> {
      let first = SortedSearch.first(in: range) { rank($0) >= lower }
      return first..<SortedSearch.first(in: range) { rank($0) >= upper }
    }
    let oldKept = kept(in: old, rank(ofOld:))
    let newKept = kept(in: new, rank(ofNew:))
    var removed = Array(old.lowerBound..<oldKept.lowerBound)
    removed += self.removed.slice(in: oldKept) { $0 }
    removed += oldKept.upperBound..<old.upperBound
    var inserted = Array(new.lowerBound..<newKept.lowerBound)
    inserted += self.inserted.slice(in: newKept) { $0.index }.map { $0.index }
    inserted += newKept.upperBound..<new.upperBound
    return IndexEdits(
      oldCount: old.count, removed: removed.map { $0 - old.lowerBound },
      inserted: inserted.map { index in
        let source = insertion(at: index)?.source.flatMap {
          old.contains($0) ? $0 - old.lowerBound : nil
        }
        return Insertion(index: index - new.lowerBound, source: source)
      })
  }

  /// Returns the number of kept indexes before an old index.
  private func rank(ofOld index: Int) -> Int { index - removed.first(from: index) { $0 } }

  /// Returns the number of kept indexes before a new index.
  private func rank(ofNew index: Int) -> Int { index - inserted.first(from: index) { $0.index } }
}

extension IndexEdits<ElementIndex> {
  /// Returns the edits with sources that count from the first section of a block.
  ///
  /// Items from other blocks count as new.
  fileprivate func from(_ sections: Range<Int>) -> IndexEdits<ElementIndex> {
    IndexEdits(
      oldCount: oldCount, removed: removed,
      inserted: inserted.map { insertion in
        let source = insertion.source.flatMap { source in
          sections.contains(source.section)
            ? ElementIndex(section: source.section - sections.lowerBound, item: source.item) : nil
        }
        return Insertion(index: insertion.index, source: source)
      })
  }
}

extension Array {
  /// Returns the index of the first element whose number is at least `least`.
  ///
  /// The numbers of the elements must ascend.
  fileprivate func first(from least: Int, _ number: (Element) -> Int) -> Int {
    SortedSearch.first(in: count) { number(self[$0]) >= least }
  }

  /// Returns the elements whose numbers are in a range.
  ///
  /// The numbers of the elements must ascend.
  fileprivate func slice(in range: Range<Int>, _ number: (Element) -> Int) -> ArraySlice<Element> {
    self[first(from: range.lowerBound, number)..<first(from: range.upperBound, number)]
  }
}
