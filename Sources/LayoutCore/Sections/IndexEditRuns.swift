/// The runs of a section's items in their new order.
///
/// A run is either several items that were neighbours before the change, or one new item.
@usableFromInline
struct IndexEditRuns {
  /// The old positions of neighbouring items, or `nil` for one new item.
  @usableFromInline
  struct Run {
    @usableFromInline let source: Range<Int>?
  }

  private let edits: IndexEdits<ElementIndex>
  private var new: Int
  private var old: Int
  private var nextRemoved: Int
  private var nextInserted: Int

  /// Creates the runs from an item on; the items before it must be unchanged.
  @usableFromInline
  init(_ edits: IndexEdits<ElementIndex>, from first: Int) {
    self.edits = edits
    new = first
    old = first
    nextRemoved = SortedSearch.first(in: edits.removed.count) { edits.removed[$0] >= first }
    nextInserted = SortedSearch.first(in: edits.inserted.count) {
      edits.inserted[$0].index >= first
    }
  }

  /// Returns the next run, or `nil` after the last.
  @usableFromInline
  mutating func next(inSection section: Int) -> Run? {
    while new < edits.newCount {
      if nextRemoved < edits.removed.count, edits.removed[nextRemoved] == old {
        old += 1
        nextRemoved += 1
        continue
      }
      if nextInserted < edits.inserted.count, edits.inserted[nextInserted].index == new {
        let source = edits.inserted[nextInserted].source
        new += 1
        nextInserted += 1
        guard let source, source.section == section else { return Run(source: nil) }
        return Run(source: source.item..<source.item + 1)
      }
      let kept = min(
        (nextInserted < edits.inserted.count ? edits.inserted[nextInserted].index : edits.newCount)
          - new,
        (nextRemoved < edits.removed.count ? edits.removed[nextRemoved] : edits.oldCount) - old)
      guard kept > 0 else { return nil }
      let run = Run(source: old..<old + kept)
      new += kept
      old += kept
      return run
    }
    return nil
  }
}

extension IndexEdits where Source == ElementIndex {
  /// Returns the removed and the inserted indexes, or `nil` if either are several runs.
  ///
  /// The result is also `nil` if an item moves within the section.
  @usableFromInline
  func runs(inSection section: Int) -> (removed: Range<Int>, inserted: Range<Int>)? {
    let firstRemoved = removed.first ?? 0
    let firstInserted = inserted.first?.index ?? 0
    guard (removed.last ?? -1) - firstRemoved == removed.count - 1,
      (inserted.last?.index ?? -1) - firstInserted == inserted.count - 1,
      inserted.allSatisfy({ $0.source?.section != section })
    else { return nil }
    return (
      firstRemoved..<firstRemoved + removed.count, firstInserted..<firstInserted + inserted.count
    )
  }
}
