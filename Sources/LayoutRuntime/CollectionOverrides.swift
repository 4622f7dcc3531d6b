import LayoutCore

/// The hidden parts, measured sizes and extents that an engine puts before those of a delegate.
///
/// Hidden rows and columns of a sheet keep their numbers and have no extent. Other hidden sections
/// and items are left out of the collection that the strategy sees.
struct CollectionOverrides: Sendable {
  var visibility = VisibilityMap()
  var sizes = SizeOverrides()
  /// The extents of rows and columns; rows are numbered in the whole collection.
  var tracks = TrackExtents.none

  /// A Boolean value that indicates whether the collection is that of the delegate.
  var isEmpty: Bool {
    visibility.isEmpty && sizes.hasNoItems && sizes.hasNoEdgeItems && tracks.isEmpty
  }

  /// Whether rows or single items are hidden, for which ``settled(in:for:)`` can differ.
  var mayChange: Bool { !tracks.hiddenRows.isEmpty || !visibility.items.isEmpty }

  func applied(to base: AnyLayoutDelegate) -> AnyLayoutDelegate {
    // Most collections have no overrides, and then every question takes a call less.
    if isEmpty { return base }
    return EngineDelegate(
      base: base, visibility: visibility, sizes: sizes, tracks: tracks.underneath(visibility)
    ).erased
  }

  /// Returns overrides that hide each part in the way that suits a layout, or nil if these do.
  ///
  /// Hidden sections stay hidden. Items that were hidden one by one are shown if their section is a
  /// row, because rows hide whole columns only.
  ///
  /// - Parameter layout: A layout that was prepared with these overrides.
  /// - Parameter delegate: A delegate of the whole collection.
  /// - Complexity: O(h log r), where h is the number of hidden rows and of sections with hidden
  ///   items, and r is the number of runs of hidden parts.
  func settled(
    in layout: AnyPreparedLayout, for delegate: AnyLayoutDelegate
  ) -> CollectionOverrides? {
    var settled = self
    if layout.isSheet {
      if visibility.isEmpty { return nil }
      settled.tracks = tracks.replacing(
        hiddenRows: tracks.hiddenRows.union(visibility.sections))
      settled.visibility = VisibilityMap()
      return settled
    }
    func isRow(_ section: Int) -> Bool {
      layout.isRow(visibility.shownSection(of: section))
    }
    let strays = IndexRuns(
      tracks.hiddenRows.indexes.filter { !visibility.isHidden(section: $0) && !isRow($0) })
    let rows = visibility.items.entries.filter {
      !visibility.isHidden(section: $0.index) && isRow($0.index)
    }
    if strays.isEmpty, rows.isEmpty { return nil }
    settled.tracks = tracks.replacing(hiddenRows: tracks.hiddenRows.subtracting(strays))
    settled.visibility.setHidden(true, sections: strays) {
      max(0, delegate.numberOfItems(inSection: $0))
    }
    for (section, items) in rows {
      settled.visibility.setHidden(false, items: items, of: section)
    }
    return settled
  }
}
