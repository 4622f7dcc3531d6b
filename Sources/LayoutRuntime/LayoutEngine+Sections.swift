import LayoutCore

/// Sections that scroll independently of the content.
extension LayoutEngine {
  /// Returns the geometry of a section that scrolls independently.
  ///
  /// - Returns: The geometry, or nil if the section does not scroll, is hidden, or does not exist.
  /// - Complexity: That of the layout's ``/LayoutCore/PreparedLayout/scrolling(ofSection:)``.
  public func scrolling(ofSection section: Int) -> ScrollingSection? {
    visibility.shown(section: section).flatMap { prepared.scrolling(ofSection: $0) }
  }

  /// Returns the offset of a section that scrolls independently, in points.
  ///
  /// - Returns: The offset in reading order, or 0 if the section does not scroll, is hidden, or
  ///   does not exist.
  public func sectionOffset(_ section: Int) -> Double {
    scrolledOffset(ofSection: section) ?? scrolling(ofSection: section)?.restOffset ?? 0
  }

  /// Scrolls a section independently of the content, and returns the resulting differences.
  ///
  /// The engine prepares nothing. Offsets beyond the section's bounds are allowed, because a scroll
  /// view bounces.
  ///
  /// - Parameter section: The section. If it does not scroll, the method changes nothing.
  /// - Parameter offset: The offset in points, in reading order. If it is not finite, the method
  ///   changes nothing.
  /// - Returns: The elements that appeared or disappeared. ``ViewportDelta/updated`` contains the
  ///   elements that are still shown but moved.
  /// - Complexity: That of a query of the shown elements.
  @discardableResult
  public mutating func scrollSection(_ section: Int, to offset: Double) -> ViewportDelta {
    guard let shown = visibility.shown(section: section), offset.isFinite,
      prepared.scrolling(ofSection: shown) != nil
    else { return scroll(to: viewport.origin) }
    let isStarted = storage.values.shown.isStarted
    if isStarted { beginStep() }
    owned.values.sectionOffsets[shown] = offset
    return isStarted ? refillShown() : scroll(to: viewport.origin)
  }

  /// Scrolls a section without reporting what changed, for hosts that query rectangles.
  ///
  /// - Parameter section: The section, which must scroll independently.
  /// - Parameter offset: The offset in points, in reading order. If it is not finite, the method
  ///   changes nothing.
  /// - Complexity: O(log s), where s is the number of sections with an offset, unless the engine
  ///   reports what is shown.
  package mutating func setSectionOffset(_ section: Int, to offset: Double) {
    if storage.values.shown.isStarted {
      scrollSection(section, to: offset)
    } else if let shown = visibility.shown(section: section), offset.isFinite {
      owned.values.sectionOffsets[shown] = offset
    }
  }

  /// Returns the offset to which a section was scrolled, in points; nil if it is at rest or hidden.
  package func scrolledOffset(ofSection section: Int) -> Double? {
    visibility.shown(section: section).flatMap { sectionOffsets[$0] }
  }

  /// Returns the offset at which a section comes to rest after a drag, in points.
  ///
  /// - Parameter section: The section. If it is hidden, the result is the proposed offset.
  /// - Parameter drag: The drag that the user ends.
  public func restingOffset(ofSection section: Int, after drag: SectionDrag) -> Double {
    visibility.shown(section: section).map { prepared.restingOffset(ofSection: $0, after: drag) }
      ?? drag.proposed
  }

  /// Applies the delegate's adjustments to the alpha, transform and zIndex of visible elements.
  ///
  /// - Parameter answer: The result of a query. The method keeps it in order.
  /// - Parameter delegate: The delegate, which can be a ``/LayoutCore/VisibleItemsDelegate``.
  /// - Complexity: O(a log a), where a is the number of elements in the answer.
  public func adjust(_ answer: inout [LayoutAttributes], for delegate: some LayoutDelegate) {
    prepared.adjust(
      &answer, viewport: view(viewport), scrolling: { visibility.shown(section: $0) },
      for: delegate.erased
    )
  }

  // MARK: Through changes

  /// Restores the offsets of sections after a change, limited to their current bounds.
  ///
  /// - Parameter comingToRest: A Boolean value that indicates whether each section moves on to an
  ///   offset at which it may rest.
  /// - Parameter returning: The offsets of sections that are shown again, by their indexes after
  ///   the change.
  /// - Parameter newSection: Returns the index of a section after the change, or nil if the section
  ///   is removed or hidden. Both indexes are the strategy's.
  mutating func keepSectionOffsets(
    comingToRest: Bool = false, returning: SectionOffsets = [:], newSection: (Int) -> Int?
  ) {
    var kept = SectionOffsets()
    func keep(_ offset: Double, of section: Int) {
      guard let scrolling = prepared.scrolling(ofSection: section) else { return }
      let range = scrolling.offsets
      let inside = min(max(offset, range.lowerBound), range.upperBound)
      kept[section] =
        comingToRest
        ? prepared.restingOffset(
          ofSection: section,
          after: SectionDrag(from: inside, proposed: inside, velocity: 0)) : inside
    }
    for entry in sectionOffsets.entries {
      if let section = newSection(entry.section) { keep(entry.offset, of: section) }
    }
    for entry in returning.entries { keep(entry.offset, of: entry.section) }
    owned.values.sectionOffsets = kept
  }

  /// Returns the offsets of the sections that are hidden after a change, by their numbers in the
  /// whole collection, and those of the sections that are shown again, in the strategy's indexes.
  func offsetsOfHiddenSections(
    after changes: LayoutChanges, _ after: VisibilityMap
  ) -> (hidden: SectionOffsets, returning: SectionOffsets) {
    var (hidden, returning) = (SectionOffsets(), SectionOffsets())
    for entry in storage.values.hiddenSectionOffsets.entries {
      guard let section = changes.newPlace(ofSection: entry.section) else { continue }
      if let shown = after.shown(section: section) {
        returning[shown] = entry.offset
      } else {
        hidden[section] = entry.offset
      }
    }
    for entry in sectionOffsets.entries {
      guard let section = changes.newPlace(ofSection: visibility.section(ofShown: entry.section)),
        after.shown(section: section) == nil
      else { continue }
      hidden[section] = entry.offset
    }
    return (hidden, returning)
  }
}
