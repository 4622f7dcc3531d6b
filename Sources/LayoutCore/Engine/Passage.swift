/// How the items of a strategy's layout come through a change: where each is after it, if it is shown at
/// all.
struct Passage: Sendable {
  /// What happened, in the strategy's indexes; nil where every item keeps its place in the collection.
  var changes: LayoutChanges?
  /// What was hidden before and is after, where that is told otherwise for another kind of layout.
  var hidden: (before: VisibilityMap, after: VisibilityMap)?
  /// Which rows and columns are hidden in their place after the change.
  var tracks = TrackExtents.none

  /// Where an item is that kept its order; nil where it is gone, was moved or is hidden.
  func newIndex(ofKept old: ElementIndex) -> ElementIndex? {
    guard let changes else { return shown(old) }
    return changes.newIndex(ofKept: old).flatMap(shown)
  }

  /// Where an item is, in its new place if it was moved; nil where it is gone or is hidden.
  func newIndex(of old: ElementIndex) -> ElementIndex? {
    guard let changes else { return shown(old) }
    return changes.newIndex(of: old).flatMap(shown)
  }

  /// An item that is there, as it is counted after the change.
  private func shown(_ index: ElementIndex) -> ElementIndex? {
    var index = index
    if let hidden {
      let whole = hidden.before.index(ofShown: index)
      if hidden.after.isHidden(whole) { return nil }
      index = hidden.after.shown(whole)
    }
    let isHidden = tracks.isRowHidden(index.section) || tracks.isColumnHidden(index.item)
    return isHidden ? nil : index
  }

  /// The item that takes the place of one that is gone.
  ///
  /// - Parameter itemCount: How many items a section has before the change.
  func survivor(nextTo old: ElementIndex, itemCount: (Int) -> Int) -> ElementIndex? {
    guard let changes else { return nil }
    func newCount(_ section: Int) -> Int {
      guard let old = changes.oldSection(of: section) else { return 0 }
      return changes.changes(within: section)?.items.newCount ?? itemCount(old)
    }
    guard let next = changes.survivor(nextTo: old, itemCount: newCount),
      let row = tracks.hiddenRows.other(nearest: next.section, below: changes.sections.newCount),
      let column = tracks.hiddenColumns.other(nearest: next.item, below: newCount(row))
    else { return nil }
    return ElementIndex(section: row, item: column)
  }
}
