import LayoutCore

extension FlowLayout {
  /// Updates the lines of a section's items after a change.
  ///
  /// - Complexity: O(log n) for each item that is resized, inserted or removed, and for each line
  ///   whose items change. In a list, or a grid of equal items, one line changes. In a grid of
  ///   different heights, all lines from the first inserted or removed item on do; n = items.
  public func revise(
    _ edit: SectionEdit, in section: SectionSlice, _ style: FlowStyle,
    _ store: inout SectionStore<FlowItems, FlowState>
  ) -> SectionBody? {
    // If all items are measured, they are also on lines.
    if edit.measured.count == section.count {
      store.findDifference(in: section)
    } else {
      let wasUniform = store.states[section.section].difference == 0
      store.updateDifference(edit, in: section)
      if edit.isResizeOnly, style.columns > 0 {
        for item in edit.measured { store.updateLine(of: item, in: section, style) }
      } else if wasUniform, store.states[section.section].difference == 0 {
        store.breakEqualLines(in: section, style, at: edit.places(in: section))
      } else {
        store.breakLines(in: section, style, at: edit.places(in: section))
        if edit.isResizeOnly { store.work.moved += edit.measured.count }
      }
    }
    return store.body(of: section)
  }
}

extension SectionEdit {
  /// Returns the places of all measured, inserted and removed items after the change, ascending.
  ///
  /// Neighbours are in one range.
  fileprivate func places(in section: SectionSlice) -> [Range<Int>] {
    var places = measured.map { section.places(of: $0..<$0 + 1) }
    // New items are measured, but moved ones are not.
    for insertion in items.inserted where insertion.source != nil {
      places.append(section.places(of: insertion.index..<insertion.index + 1))
    }
    var inserted = 0
    for (removed, item) in items.removed.enumerated() {
      while inserted < items.inserted.count,
        items.inserted[inserted].index - inserted <= item - removed
      {
        inserted += 1
      }
      // The line of the item after a removed one can begin with it and still have changed.
      let place = item - removed + inserted
      places.append(section.places(of: place..<min(place + 1, items.newCount)))
    }
    guard places.count > 1 else { return places }
    places.sort { $0.lowerBound < $1.lowerBound }
    var merged: [Range<Int>] = []
    for place in places {
      if let last = merged.last, place.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, place.upperBound)
      } else {
        merged.append(place)
      }
    }
    return merged
  }
}

extension SectionStore where Items == FlowItems, State == FlowState {
  /// Updates the extent of a line with columns after a change of an item's size.
  fileprivate mutating func updateLine(
    of item: Int, in section: SectionSlice, _ style: FlowStyle
  ) {
    let line = items.lineItems.firstIndex(endingAfter: Int64(section.place(of: item)))
    let places = items.items(of: line..<line + 1)
    var extent: Int64 = 0
    for place in places { extent = max(extent, items.mains.extent(of: place)) }
    if places.upperBound < section.items.upperBound { extent &+= style.lineSpacing }
    guard extent != items.lineExtents.extent(of: line) else { return }
    items.lineExtents.setExtent(extent, of: line)
    work.moved += 1
    work.placed += 1
  }

  /// Updates the lines of items that are equal before and after changes.
  ///
  /// Only the number of lines and the last lines change.
  fileprivate mutating func breakEqualLines(
    in section: SectionSlice, _ style: FlowStyle, at changes: [Range<Int>]
  ) {
    guard section.count > 0 else { return }
    let extents = items.extents(at: section.items.lowerBound)
    let perLine = min(section.count, style.itemsPerLine(ofWidth: extents.cross))
    let entry = extents.main &+ style.lineSpacing
    let lines = items.lines(of: section.items)
    // All full lines are equal, so the lines of a change become full, and the last ones change.
    for places in changes.reversed() {
      let lower = max(section.items.lowerBound, places.lowerBound - 1)
      let upper = min(section.items.upperBound, places.upperBound + 1)
      for line in items.lines(of: lower..<upper).clamped(to: lines) {
        items.lineItems.setExtent(Int64(perLine), of: line)
        items.lineExtents.setExtent(entry, of: line)
      }
    }
    let count = (section.count - 1) / perLine + 1
    let kept = min(lines.count, count) - 1
    var last = Lines()
    for _ in kept..<count - 1 { last.append(count: perLine, extent: entry) }
    last.append(count: section.count - (count - 1) * perLine, extent: extents.main)
    replaceLines(lines.lowerBound + kept..<lines.upperBound, by: last)
  }

  /// Updates the item that differs from the one before it after a change.
  fileprivate mutating func updateDifference(_ edit: SectionEdit, in section: SectionSlice) {
    func isDifference(_ item: Int) -> Bool {
      item > 0 && item < section.count && items.isChange(at: section.place(of: item))
    }
    let old = Int(states[section.section].difference)
    let moved = old + section.count - edit.oldCount
    let found =
      edit.measured.first(where: isDifference)
      ?? edit.measured.first { isDifference($0 + 1) }.map { $0 + 1 }
      ?? (old == 0 || isDifference(old)
        ? old : isDifference(moved) ? moved : items.firstChange(in: section.items) ?? 0)
    states[section.section].difference = Int32(truncatingIfNeeded: found)
  }
}
