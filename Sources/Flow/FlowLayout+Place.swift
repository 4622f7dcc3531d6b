import LayoutCore

extension FlowLayout {
  /// Returns the extent of a section's lines.
  ///
  /// The items of a section that is placed again are on lines since they were measured.
  ///
  /// - Complexity: O(log n); n = items.
  public func place(
    from first: Int, in section: SectionSlice, _ style: FlowStyle,
    _ store: inout SectionStore<FlowItems, FlowState>
  ) -> SectionBody {
    if store.items.isUnmeasured, let filler = store.items.filler.popLast() {
      store.items = filler.finish()
    }
    // The core counts the items, but a line is placed at once.
    store.work.placed += store.items.lines(of: section.items).count - section.count
    return store.body(of: section)
  }
}

extension SectionStore where Items == FlowItems, State == FlowState {
  /// Returns the extent of a section's lines.
  func body(of section: SectionSlice) -> SectionBody {
    let length = items.lineExtents.length(of: items.lines(of: section.items))
    return SectionBody(
      length: LayoutUnit(rawValue: length), after: LayoutUnit(rawValue: items.lineOverhang))
  }

  /// A line: its number of items, and its extent along the scroll axis with the spacing after it.
  struct Line {
    var count: Int
    var extent: Int64
  }

  /// Breaks a section's items into lines again, beginning with the line before each change.
  ///
  /// Stops at the first line after a change that begins with the same item as before.
  ///
  /// - Parameter changes: The places of the changes, ascending.
  mutating func breakLines(
    in section: SectionSlice, _ style: FlowStyle, at changes: [Range<Int>]
  ) {
    var lines = items.lines(of: section.items)
    var next = 0
    while next < changes.count {
      // The item at the change may now fit on the line before.
      let place = max(section.items.lowerBound, changes[next].lowerBound - 1)
      var line = items.lineItems.firstIndex(endingAfter: Int64(place))
      let first = line
      var item = Int(items.lineItems.offset(of: line))
      var lineStart = item
      var settled = 0
      // Usually, only the lines next to a change are broken again.
      var broken: [Line] = []
      broken.reserveCapacity(4)
      var breaker = LineBreaker(style)
      var isSettled = false
      while item < section.items.upperBound {
        while next < changes.count, changes[next].lowerBound <= max(item, place + 1) {
          settled = max(settled, changes[next].upperBound)
          next += 1
        }
        // Columns do not depend on the extents of items.
        let cross = style.columns > 0 ? 0 : items.crosses.extent(of: item)
        if !breaker.takes(cross) {
          broken.append(Line(count: breaker.count, extent: breaker.extent &+ style.lineSpacing))
          breaker.clear()
          while item >= settled, line < lines.upperBound, lineStart < item {
            lineStart += Int(items.lineItems.extent(of: line))
            line += 1
          }
          if item >= settled, line < lines.upperBound, lineStart == item {
            isSettled = true
            break
          }
        }
        breaker.add(cross, items.mains.extent(of: item))
        item += 1
      }
      if !isSettled {
        if breaker.count > 0 { broken.append(Line(count: breaker.count, extent: breaker.extent)) }
        line = lines.upperBound
        next = changes.count
      }
      replaceLines(first..<line, by: broken)
      lines = lines.lowerBound..<lines.upperBound + broken.count - (line - first)
    }
  }

  /// Replaces a range of lines.
  mutating func replaceLines(_ range: Range<Int>, by lines: [Line]) {
    let common = min(range.count, lines.count)
    for (place, line) in lines.prefix(common).enumerated() {
      items.lineItems.setExtent(Int64(line.count), of: range.lowerBound + place)
      items.lineExtents.setExtent(line.extent, of: range.lowerBound + place)
    }
    let rest = range.dropFirst(common)
    if !rest.isEmpty {
      items.lineItems.remove(rest)
      items.lineExtents.remove(rest)
    }
    let added = lines.dropFirst(common)
    items.lineItems.insert(count: added.count, at: rest.lowerBound) {
      Int64(added[common + $0].count)
    }
    items.lineExtents.insert(count: added.count, at: rest.lowerBound) {
      added[common + $0].extent
    }
    work.placed += lines.count
  }
}
