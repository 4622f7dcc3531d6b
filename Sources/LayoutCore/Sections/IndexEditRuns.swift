/// The runs of a section's items in their new order: neighbours that were neighbours, and single new items.
@usableFromInline
struct IndexEditRuns {
  /// Neighbouring items, and the items that they were before; nil for one new item.
  @usableFromInline
  struct Run {
    @usableFromInline let source: Range<Int>?
  }

  private let edits: IndexEdits<ElementIndex>
  private var new: Int
  private var old: Int
  private var nextRemoved: Int
  private var nextInserted: Int

  /// Creates the runs from an item on; none before it may have changed.
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

  /// Advances to the next run.
  ///
  /// - Parameter section: The number of the section before the change.
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

extension IndexEdits {
  /// Whether new items follow all others, and nothing else changes.
  @usableFromInline
  var isAppend: Bool {
    removed.isEmpty && inserted.first?.index == oldCount
      && inserted.allSatisfy { $0.source == nil }
  }
}
