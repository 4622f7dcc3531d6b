/// Sections that scroll by themselves.
extension LayoutEngine {
  /// How `section` scrolls by itself; nil where it does not, is hidden, or does not exist.
  public func scrolling(ofSection section: Int) -> ScrollingSection? {
    shownSection(section).flatMap { prepared.scrolling(ofSection: $0) }
  }

  /// How far `section` is scrolled by itself, in points; 0 where it does not scroll.
  public func sectionOffset(_ section: Int) -> Double {
    guard let shown = shownSection(section) else { return 0 }
    return prepared.sectionOffsets[shown]
      ?? prepared.scrolling(ofSection: shown)?.restOffset ?? 0
  }

  /// Scrolls a section by itself, and tells what that changed.
  ///
  /// Nothing is prepared. Any offset is taken, also one beyond the ends, where a scroll view bounces.
  /// - Parameter offset: How far, in points in the direction of reading; one that is not finite changes
  ///   nothing, nor does one of a section that does not scroll.
  /// - Returns: What came and went; ``ViewportDelta/changed`` lists what is still there, elsewhere.
  /// - Complexity: As a query of what is shown.
  @discardableResult
  public mutating func scrollSection(_ section: Int, to offset: Double) -> ViewportDelta {
    guard let shown = shownSection(section), offset.isFinite,
      prepared.scrolling(ofSection: shown) != nil
    else { return scroll(to: viewport.origin) }
    let isStarted = beginStep()
    var offsets = prepared.sectionOffsets
    offsets[shown] = offset
    prepared.scrollSections(to: offsets)
    return isStarted ? refillShown() : scroll(to: viewport.origin)
  }

  /// Where a section comes to rest that the user let go, in points.
  ///
  /// - Parameter start: Its offset when the user took hold of it.
  /// - Parameter proposed: Where it would come to rest by itself.
  /// - Parameter velocity: How fast it goes, positive in the direction of reading.
  public func restingOffset(
    ofSection section: Int, from start: Double, proposed: Double, velocity: Double
  ) -> Double {
    guard let shown = shownSection(section) else { return proposed }
    return prepared.restingOffset(
      ofSection: shown, from: start, proposed: proposed, velocity: velocity)
  }

  /// Lets the delegate change how visible elements look: their alpha, transform and zIndex.
  ///
  /// - Parameter answer: The answer of a query; afterwards it is in order again.
  public func adjust(_ answer: inout [LayoutAttributes], for delegate: some LayoutDelegate) {
    prepared.adjust(
      &answer, viewport: viewport, scrolling: { shownSection($0) }, for: delegate)
  }

  /// A section as the strategy knows it; nil where it is hidden.
  private func shownSection(_ section: Int) -> Int? {
    guard !visibility.isEmpty else { return section }
    return visibility.isHidden(section: section) ? nil : visibility.shownSection(of: section)
  }

  // MARK: Through changes

  /// How far sections are scrolled, by the numbers that they have where other sections are hidden.
  func sectionOffsets(underneath other: VisibilityMap) -> SectionOffsets {
    let offsets = prepared.sectionOffsets
    guard !offsets.isEmpty, visibility != other else { return offsets }
    var moved = SectionOffsets()
    for entry in offsets.entries {
      let whole = visibility.isEmpty ? entry.section : visibility.section(ofShown: entry.section)
      guard !other.isHidden(section: whole) else { continue }
      moved[other.isEmpty ? whole : other.shownSection(of: whole)] = entry.offset
    }
    return moved
  }

  /// Scrolls sections to where they were, as far as they reach now.
  ///
  /// - Parameter comingToRest: Whether each goes on to where it comes to rest, because everything
  ///   changed around it.
  mutating func keepSectionOffsets(_ offsets: SectionOffsets, comingToRest: Bool = false) {
    guard !offsets.isEmpty else { return }
    var kept = SectionOffsets()
    for entry in offsets.entries {
      guard let scrolling = prepared.scrolling(ofSection: entry.section) else { continue }
      let range = scrolling.offsets
      let inside = min(max(entry.offset, range.lowerBound), range.upperBound)
      kept[entry.section] =
        comingToRest
        ? prepared.restingOffset(
          ofSection: entry.section, from: inside, proposed: inside, velocity: 0) : inside
    }
    prepared.scrollSections(to: kept)
  }
}
