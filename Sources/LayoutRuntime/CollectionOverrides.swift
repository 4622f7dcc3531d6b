import LayoutCore

/// The hidden parts of a collection, by the way in which they are hidden.
///
/// Hidden rows and columns of a sheet keep their numbers and have no extent. Other hidden sections
/// and items are left out of the collection that the strategy sees.
struct HiddenParts: Sendable {
  var visibility: VisibilityMap
  var tracks: TrackExtents

  /// A Boolean value that indicates whether the parts might not suit every layout.
  var mayChange: Bool { !tracks.hiddenRows.isEmpty || !visibility.items.isEmpty }

  /// Returns the hidden parts in the way that suits a layout, or nil if they need no change.
  ///
  /// Hidden sections stay hidden. Items that were hidden one by one are shown if their section is a
  /// row, because rows hide whole columns only.
  ///
  /// - Parameter layout: A layout that was prepared with these hidden parts.
  /// - Parameter count: Returns the number of items of a section of the whole collection.
  /// - Complexity: O(h log r), where h is the number of hidden rows and of sections with hidden
  ///   items, and r is the number of runs of hidden parts.
  func settled(in layout: some PreparedLayout, count: (Int) -> Int) -> HiddenParts? {
    var settled = self
    if layout.isSheet {
      if visibility.isEmpty { return nil }
      settled.tracks = tracks.hiding(rows: tracks.hiddenRows.union(visibility.sections))
      settled.visibility = VisibilityMap()
      return settled
    }
    let tracksOfLayout = layout.facets.tracks
    func isRow(_ section: Int) -> Bool {
      tracksOfLayout?.isRow(visibility.shownSection(of: section)) ?? false
    }
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
