import LayoutCore

/// The hidden parts, measured sizes and extents that an engine puts before those of a delegate.
///
/// Hidden sections and items are left out of the collection that the strategy sees. Hidden rows and
/// columns of a sheet keep their numbers and have no extent; a layout without rows ignores them.
struct CollectionOverrides: Sendable {
  var visibility = VisibilityMap()
  var sizes = SizeOverrides()
  /// The extents of rows and columns; rows are numbered in the whole collection.
  var tracks = TrackExtents.none

  /// A Boolean value that indicates whether the collection is that of the delegate.
  var isEmpty: Bool {
    visibility.isEmpty && sizes.hasNoItems && sizes.hasNoEdgeItems && tracks.isEmpty
  }

  func applied(to base: AnyLayoutDelegate) -> AnyLayoutDelegate {
    // Most collections have no overrides, and then every question takes a call less.
    if isEmpty { return base }
    return EngineDelegate(
      base: base, visibility: visibility, sizes: sizes, tracks: tracks.underneath(visibility)
    ).erased
  }
}

/// The delegate that an engine passes to its strategy.
///
/// It leaves out hidden sections and items. Measured sizes of items, headers and footers and the
/// extents of rows and columns take precedence over the base delegate's.
private struct EngineDelegate: LayoutDelegate {
  let base: AnyLayoutDelegate
  let visibility: VisibilityMap
  let sizes: SizeOverrides
  /// The extents of rows and columns; rows are numbered without hidden sections.
  let tracks: TrackExtents

  var numberOfSections: Int {
    let count = base.numberOfSections
    return visibility.isEmpty ? count : visibility.shownSection(of: max(0, count))
  }

  var commonNumberOfItems: Int? { visibility.items.isEmpty ? base.commonNumberOfItems : nil }

  var hasItemSizes: Bool { !sizes.hasNoItems || base.hasItemSizes }

  var measuresItems: Bool { base.measuresItems }

  func numberOfItems(inSection section: Int) -> Int {
    let own = visibility.section(ofShown: section)
    let count = base.numberOfItems(inSection: own)
    return count > 0 ? count - visibility.hiddenItems(of: own).count(before: count) : count
  }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    let own = visibility.index(ofShown: index)
    return sizes[own] ?? base.sizeForItem(at: own, proposal: proposal)
  }

  func storeSizes(
    from first: ElementIndex, proposal: LayoutProposal,
    in memory: UnsafeMutableBufferPointer<LayoutSize?>
  ) {
    func index(_ place: Int) -> ElementIndex {
      ElementIndex(section: first.section, item: first.item + place)
    }
    var place = 0
    while place < memory.count {
      var end = place + 1
      // The numbers of neighbouring items that are shown need not be neighbours.
      if visibility.isEmpty, sizes[index(place)] == nil {
        while end < memory.count, sizes[index(end)] == nil { end += 1 }
        let unmeasured = UnsafeMutableBufferPointer(rebasing: memory[place..<end])
        base.storeSizes(from: index(place), proposal: proposal, in: unmeasured)
      } else {
        memory[place] = sizeForItem(at: index(place), proposal: proposal)
      }
      place = end
    }
  }

  func answer(in slot: inout AnswerSlot) {
    if slot.asks(.trackExtents) {
      if !tracks.isEmpty { slot.fill(.trackExtents) { $1 = tracks } }
      return
    }
    if !sizes.hasNoEdgeItems, slot.asks(.edgeItemSizes) {
      // The base delegate's sizes apply to edge items that are not measured.
      return slot.fill(.edgeItemSizes) { index, answer in
        let own = visibility.section(ofShown: index.section)
        let known = base.answer(to: .edgeItemSizes, at: ElementIndex(section: own), default: answer)
        let measured = sizes.edgeItems(ofSection: own)
        answer = EdgeItemSizes(
          header: measured.header ?? known.header, footer: measured.footer ?? known.footer)
      }
    }
    guard !visibility.isEmpty else { return base.answer(in: &slot) }
    if slot.asks(.unfilteredSection) {
      return slot.fill(.unfilteredSection) { $1 = visibility.section(ofShown: $0.section) }
    }
    if slot.asks(.unfilteredSectionCount) {
      return slot.fill(.unfilteredSectionCount) { $1 = max(0, base.numberOfSections) }
    }
    var own = visibility.index(ofShown: slot.index)
    if slot.subject == .section { own.item = slot.index.item }
    slot.forward(to: base, at: own)
  }
}
