import LayoutCore

/// A cell that should stay in place in a section that scrolls by itself.
struct SectionAnchor: Sendable {
  /// The section after the change.
  var section: Int
  /// The cell after the change, or nil if the section stays at its end.
  var cell: ElementIndex?
  /// The distance of the cell from the edge of the section, in points.
  var distance: Double
}

extension LayoutEngine {
  /// Returns the cells that stay in place in the sections that scroll by themselves and change.
  ///
  /// - Parameter changes: The changes in the strategy's indexes.
  /// - Parameter after: The overrides after the change.
  /// - Complexity: That of a query of each such section.
  func sectionAnchors(
    before changes: LayoutChanges, to after: CollectionOverrides
  ) -> [SectionAnchor] {
    guard anchor != .offset, !sectionOffsets.isEmpty else { return [] }
    let mapping = IndexMapping(
      changes: changes, hiddenBefore: visibility, hidden: after.visibility,
      tracks: after.tracks.underneath(after.visibility))
    return sectionOffsets.entries.compactMap { entry in
      guard let scrolling = prepared.scrolling(ofSection: entry.section),
        let section = changes.newPlace(ofSection: entry.section),
        changes.changes(within: section) != nil || changes.sections.insertion(at: section) != nil
      else { return nil }
      if anchor == .end, entry.offset >= scrolling.offsets.upperBound - 0.5 {
        return SectionAnchor(section: section, cell: nil, distance: 0)
      }
      // As along the scroll axis, a section at its beginning shows what is added before.
      if anchor != .end, anchor != .leading, entry.offset <= scrolling.restOffset + 0.5 {
        return nil
      }
      return sectionAnchor(in: entry.section, scrolling, mapping).map {
        SectionAnchor(section: section, cell: $0.cell, distance: $0.distance)
      }
    }
  }

  /// Returns the cell nearest to the edge of a section, and its distance from the edge.
  private func sectionAnchor(
    in section: Int, _ scrolling: ScrollingSection, _ mapping: IndexMapping
  ) -> (cell: ElementIndex, distance: Double)? {
    let cells = prepared.elements(in: scrolling.frame, viewport: view(viewport)).filter {
      $0.element.category == .cell && $0.element.index.section == section
    }
    // Cells that begin in the section come before those that are cut off.
    let sorted = cells.map { ($0.element.index, distance(of: $0.frame, scrolling)) }
      .sorted { ($0.1 < -0.5 ? 1 : 0, $0.1.magnitude) < ($1.1 < -0.5 ? 1 : 0, $1.1.magnitude) }
    for (index, distance) in sorted {
      if let new = mapping.newIndex(ofKept: index) { return (new, distance) }
    }
    return sorted.first.flatMap { first in
      mapping.survivor(nextTo: first.0, in: prepared).map { ($0, first.1) }
    }
  }

  /// Returns the distance of a frame from the edge of a section that the anchor is at.
  private func distance(of frame: LayoutRect, _ scrolling: ScrollingSection) -> Double {
    let room = scrolling.frame
    let fromEnd = anchor == .end
    guard scrolling.axis == .horizontal else {
      return fromEnd ? room.maxY - frame.maxY : frame.minY - room.minY
    }
    return fromEnd == (scrolling.direction == .rightToLeft)
      ? frame.minX - room.minX : room.maxX - frame.maxX
  }

  /// Moves sections so that their anchors are where they were.
  mutating func keep(_ anchors: [SectionAnchor]) {
    for anchored in anchors {
      guard let scrolling = prepared.scrolling(ofSection: anchored.section),
        let offset = sectionOffsets[anchored.section]
      else { continue }
      let range = scrolling.offsets
      var target = range.upperBound
      if var cell = anchored.cell {
        guard cell.section == anchored.section else { continue }
        // A reloaded section can have fewer items than before.
        cell.item = min(cell.item, prepared.numberOfItems(inSection: cell.section) - 1)
        guard let frame = prepared.attributes(for: .cell(at: cell), in: view(viewport))?.frame
        else {
          continue
        }
        let moved = distance(of: frame, scrolling) - anchored.distance
        target = anchor == .end ? offset - moved : offset + moved
      }
      owned.values.sectionOffsets[anchored.section] = min(
        max(target, range.lowerBound), range.upperBound)
    }
  }
}
