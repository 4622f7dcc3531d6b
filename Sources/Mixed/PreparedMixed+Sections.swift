import LayoutCore

/// Sections that scroll by themselves, in blocks whose layouts have some.
extension PreparedMixed {
  /// Scrolls the sections in their blocks; blocks without sections that are scrolled are left alone.
  ///
  /// - Complexity: O(m log b), and O(b) more where a block grows along another axis than this layout; m =
  ///   sections that were scrolled, b = blocks.
  public mutating func scrollSections(to offsets: SectionOffsets) {
    var parts: [Int: SectionOffsets] = [:]
    for entry in sectionOffsets.entries {
      if let place = place(ofSection: entry.section) { parts[place] = SectionOffsets() }
    }
    for entry in offsets.entries {
      guard let place = place(ofSection: entry.section) else { continue }
      let first = runs[place].place.sections.lowerBound
      parts[place, default: SectionOffsets()][entry.section - first] = entry.offset
    }
    sectionOffsets = offsets
    var reachesElsewhere = false
    for (place, part) in parts where runs[place].prepared.sectionOffsets != part {
      if runs[place].scroll(to: part, in: layout.axis) { reachesElsewhere = true }
    }
    if reachesElsewhere { bound() }
  }

  /// How a section scrolls in its block, at its place in the whole.
  public func scrolling(ofSection section: Int) -> ScrollingSection? {
    guard let run = run(ofSection: section),
      let inner = run.prepared.scrolling(
        ofSection: section - run.place.sections.lowerBound)
    else { return nil }
    var frame = inner.frame
    frame.origin.x = run.x.applied(to: frame.origin.x)
    frame.origin.y = run.y.applied(to: frame.origin.y)
    return ScrollingSection(
      axis: inner.axis, frame: frame, contentExtent: inner.contentExtent, offsets: inner.offsets,
      behavior: inner.behavior, direction: inner.direction)
  }

  /// Where the block's layout lets the section come to rest.
  public func restingOffset(
    ofSection section: Int, from start: Double, proposed: Double, velocity: Double
  ) -> Double {
    guard let run = run(ofSection: section) else { return proposed }
    return run.prepared.restingOffset(
      ofSection: section - run.place.sections.lowerBound, from: start, proposed: proposed,
      velocity: velocity)
  }
}

extension MixedRun {
  /// Scrolls sections of the block; tells whether its elements reach elsewhere along `axis`.
  fileprivate mutating func scroll(to offsets: SectionOffsets, in axis: LayoutAxis) -> Bool {
    prepared.scrollSections(to: offsets)
    guard prepared.scrollAxis != axis else { return false }
    let before = drift
    drift = 0
    for entry in offsets.entries {
      guard let rest = prepared.scrolling(ofSection: entry.section)?.restOffset else { continue }
      // A point more, as offsets are rounded to pixels.
      drift = max(drift, LayoutSpace.units((entry.offset - rest).magnitude + 1))
    }
    return drift != before
  }
}
