import LayoutCore

/// Sections that scroll by themselves, in blocks whose layouts have them.
extension PreparedMixed {
  /// Scrolls sections within their blocks, and updates only the blocks that change.
  ///
  /// - Parameter offsets: The offset of each scrolled section, in points, by its number in the
  ///   whole collection.
  /// - Complexity: O(m log b), and O(b) more if a block grows along another axis than this layout;
  ///   m = scrolled sections, b = blocks.
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

  /// Returns the scrolling of a section, with its frame in the whole content.
  ///
  /// - Parameter section: The number of the section in the whole collection.
  /// - Returns: The scrolling, or `nil` if the section does not exist or does not scroll by itself.
  /// - Complexity: O(log b), and the complexity of the block's layout; b = blocks.
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

  /// Returns the offset at which a scrolling section comes to rest.
  ///
  /// - Parameter section: The section. If it does not exist, the result is `proposed`.
  /// - Parameter start: The offset at which scrolling began, in points.
  /// - Parameter proposed: The offset at which scrolling would end, in points.
  /// - Parameter velocity: The velocity of the scrolling; positive in the reading direction.
  /// - Returns: The offset, in points.
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
  /// Scrolls sections of the block.
  ///
  /// - Returns: `true` if the bounds of its elements along `axis` change.
  fileprivate mutating func scroll(to offsets: SectionOffsets, in axis: LayoutAxis) -> Bool {
    prepared.scrollSections(to: offsets)
    guard prepared.scrollAxis != axis else { return false }
    let before = drift
    drift = 0
    for entry in offsets.entries {
      guard let rest = prepared.scrolling(ofSection: entry.section)?.restOffset else { continue }
      // One point is added because offsets are rounded to pixels.
      drift = max(drift, LayoutSpace.units((entry.offset - rest).magnitude + 1))
    }
    return drift != before
  }
}
