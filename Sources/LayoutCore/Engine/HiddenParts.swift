/// What is hidden, and in which way: rows and columns of a sheet keep their place and take no room; sections
/// and items elsewhere are left out of what the strategy is shown.
struct HiddenParts: Sendable {
  var visibility: VisibilityMap
  var tracks: TrackExtents

  /// Whether some of it is hidden in a way that does not suit every layout.
  var mayChange: Bool { !tracks.hiddenRows.isEmpty || !visibility.items.isEmpty }

  /// The same in the ways of a layout that was prepared with it; nil where it is so already.
  ///
  /// Hidden sections stay hidden. Items cannot be hidden one by one in a row: they are shown.
  ///
  /// - Parameter count: How many items a section of the whole collection has.
  /// - Complexity: O(h log r); h = hidden rows and sections with hidden items, r = runs of what is hidden.
  func settled(in layout: some PreparedLayout, count: (Int) -> Int) -> HiddenParts? {
    var settled = self
    if layout.isSheet {
      if visibility.isEmpty { return nil }
      settled.tracks = tracks.hiding(rows: tracks.hiddenRows.union(visibility.sections))
      settled.visibility = VisibilityMap()
      return settled
    }
    func isRow(_ section: Int) -> Bool { layout.isRow(visibility.shownSection(of: section)) }
    var strays = IndexRuns()
    tracks.hiddenRows.forEach { row in
      if !visibility.isHidden(section: row), !isRow(row) { strays.append(row, count: 1) }
    }
    if !strays.isEmpty {
      settled.visibility.setHidden(true, sections: strays) { max(0, count($0)) }
    }
    var isChanged = !strays.isEmpty
    if isChanged { settled.tracks = tracks.hiding(rows: tracks.hiddenRows.subtracting(strays)) }
    for hidden in visibility.items
    where !visibility.isHidden(section: hidden.section) && isRow(hidden.section) {
      settled.visibility.setHidden(false, items: hidden.items, of: hidden.section)
      isChanged = true
    }
    return isChanged ? settled : nil
  }
}
