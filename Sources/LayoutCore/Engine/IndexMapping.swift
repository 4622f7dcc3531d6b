/// How the items of a strategy's layout come through a change: where each is after it, if it is shown at
/// all.
struct IndexMapping: Sendable {
  /// What happened, in the strategy's indexes; nil where every item keeps its place in the collection.
  var changes: LayoutChanges?
  /// What was hidden before, where that is told otherwise than by the changes.
  var hiddenBefore: VisibilityMap?
  /// What is hidden after the change, by the numbers of the whole collection.
  var hidden: VisibilityMap
  /// Which rows and columns are hidden in their place after the change, by the strategy's numbers.
  var tracks: TrackExtents

  /// A passage through a change.
  ///
  /// - Parameter tracks: Rows by the numbers of the whole collection.
  init(
    changes: LayoutChanges?, from hiddenBefore: VisibilityMap? = nil, to hidden: VisibilityMap,
    _ tracks: TrackExtents
  ) {
    self.changes = changes
    self.hiddenBefore = hiddenBefore
    self.hidden = hidden
    self.tracks = tracks.underneath(hidden)
  }

  /// Whether an item that comes through may still turn out to be hidden: rows and columns are hidden where
  /// a section is a row after the change, which only the layout knows.
  var mayHide: Bool {
    !tracks.hiddenRows.isEmpty || !tracks.hiddenColumns.isEmpty || !hidden.items.isEmpty
  }

  /// Where an item is that kept its order; nil where it is gone or was moved, or its section is hidden.
  func newIndex(ofKept old: ElementIndex) -> ElementIndex? {
    guard let changes else { return shown(old) }
    return changes.newIndex(ofKept: old).flatMap(shown)
  }

  /// Where an item is, in its new place if it was moved; nil where it is gone, or its section is hidden.
  func newIndex(of old: ElementIndex) -> ElementIndex? {
    guard let changes else { return shown(old) }
    return changes.newIndex(of: old).flatMap(shown)
  }

  /// An item that is there, as it is counted after the change.
  private func shown(_ index: ElementIndex) -> ElementIndex? {
    guard let hiddenBefore else { return index }
    let whole = hiddenBefore.index(ofShown: index)
    return hidden.isHidden(whole) ? nil : hidden.shown(whole)
  }

  /// The item that takes the place of one that is gone.
  ///
  /// - Parameter isRow: Whether a section is a row before the change.
  /// - Parameter itemCount: How many items a section has before the change.
  func survivor(
    nextTo old: ElementIndex, isRow: (Int) -> Bool, itemCount: (Int) -> Int
  ) -> ElementIndex? {
    guard let changes else { return nil }
    func newCount(_ section: Int) -> Int {
      guard let old = changes.oldSection(of: section) else { return 0 }
      return changes.changes(within: section)?.items.newCount ?? itemCount(old)
    }
    guard let next = changes.survivor(nextTo: old, itemCount: newCount),
      let row = tracks.hiddenRows.other(nearest: next.section, below: changes.sections.newCount)
    else { return nil }
    let hasColumns = changes.oldSection(of: row).map(isRow) ?? false
    let columns = hasColumns ? tracks.hiddenColumns : IndexRuns()
    return columns.other(nearest: next.item, below: newCount(row)).map {
      ElementIndex(section: row, item: $0)
    }
  }
}
