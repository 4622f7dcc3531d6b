import LayoutCore

/// What one block has to do to come up to date.
struct BlockUpdate {
  /// The block's place in the list of blocks before.
  let source: Int
  /// What the block is after the change.
  let place: MixedPlace
  /// What happens to it, in sections that count from its first.
  let changes: LayoutChanges
  /// Whether anything does.
  let isNeeded: Bool

  init(source: Int, from run: MixedRun, to place: MixedPlace, _ changes: LayoutChanges) {
    self.source = source
    self.place = place
    self.changes = changes.part(
      from: run.place.sections, to: place.sections,
      hasColumns: run.prepared.numberOfColumns != nil)
    // Hidden sections may share out the sections of a mixed layout within otherwise.
    let counts =
      place.wholeSections != run.place.wholeSections
      && run.prepared.unwrapped(as: PreparedMixed.self) != nil
    isNeeded = counts || !self.changes.isEmpty
  }
}

extension LayoutChanges {
  /// What happens to the sections of one block, which was `old` and is `new`.
  ///
  /// A section that comes from another block is inserted, one that goes to another block removed.
  /// - Complexity: O(log e) and what the block has of all e changes and of sections that come from another
  ///   block or go to one.
  func part(from old: Range<Int>, to new: Range<Int>, hasColumns: Bool) -> LayoutChanges {
    LayoutChanges(
      sections: sections.part(from: old, to: new),
      within: within.slice(in: new) { $0.section }.compactMap { change in
        // What comes from another block comes as a whole.
        guard old.contains(change.oldSection) else { return nil }
        return SectionChanges(
          section: change.section - new.lowerBound, oldSection: change.oldSection - old.lowerBound,
          items: change.items.from(old), resized: change.resized)
      },
      rows: rows.slice(in: new) { $0 }.map { $0 - new.lowerBound },
      columns: hasColumns ? columns : [])
  }
}

extension IndexEdits<Int> {
  /// The edits of a part of the list, which was `old` and is `new`.
  fileprivate func part(from old: Range<Int>, to new: Range<Int>) -> IndexEdits<Int> {
    // What kept its order has a rank among all that did. Ranks that are in both parts stay.
    let lower = Swift.max(rank(ofOld: old.lowerBound), rank(ofNew: new.lowerBound))
    let upper = Swift.max(
      lower, Swift.min(rank(ofOld: old.upperBound), rank(ofNew: new.upperBound)))
    let oldKept = old.range(from: lower, to: upper) { rank(ofOld: $0) }
    let newKept = new.range(from: lower, to: upper) { rank(ofNew: $0) }
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

  /// How many before an index were kept.
  private func rank(ofOld index: Int) -> Int { index - removed.first(from: index) { $0 } }

  /// How many before an index were there already.
  private func rank(ofNew index: Int) -> Int { index - inserted.first(from: index) { $0.index } }
}

extension IndexEdits<ElementIndex> {
  /// The same where sources count from the first section of a block; items from other blocks are new.
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

extension Range<Int> {
  /// The indexes between the first whose rank is `lower` or more and the first whose rank is `upper` or more.
  fileprivate func range(from lower: Int, to upper: Int, rank: (Int) -> Int) -> Range<Int> {
    func first(_ least: Int) -> Int {
      var low = lowerBound
      var high = upperBound
      while low < high {
        let middle = (low + high) / 2
        if rank(middle) >= least { high = middle } else { low = middle + 1 }
      }
      return low
    }
    return first(lower)..<first(upper)
  }
}

extension Array {
  /// The place of the first whose number is `least` or more, where they ascend.
  fileprivate func first(from least: Int, _ number: (Element) -> Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if number(self[middle]) < least { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Those whose numbers are in a range, where they ascend.
  fileprivate func slice(in range: Range<Int>, _ number: (Element) -> Int) -> ArraySlice<Element> {
    self[first(from: range.lowerBound, number)..<first(from: range.upperBound, number)]
  }
}
