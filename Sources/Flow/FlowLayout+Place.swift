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
    store.findDifference(in: section)
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

  /// Stores an item of a section that differs from the one before it.
  mutating func findDifference(in section: SectionSlice) {
    let difference = items.firstChange(in: section.items) ?? 0
    states[section.section].difference = Int32(truncatingIfNeeded: difference)
  }

  /// Lines, by their numbers of items, and their extents along the scroll axis with the spacing after
  /// them.
  struct Lines {
    var counts: [Int64] = []
    var extents: [Int64] = []

    /// Creates an empty list with room for a few lines, because usually only a few change.
    init() {
      counts.reserveCapacity(4)
      extents.reserveCapacity(4)
    }

    mutating func append(count: Int, extent: Int64) {
      counts.append(Int64(count))
      extents.append(extent)
    }
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
      let first = items.lineItems.firstIndex(endingAfter: Int64(place))
      // A buffer of a kilobyte is on the stack.
      let broken = withUnsafeTemporaryAllocation(of: Int64.self, capacity: 128) {
        brokenLines(from: first, after: place, in: section, lines, style, at: changes, &next, $0)
      }
      replaceLines(first..<broken.end, by: broken.lines)
      lines = lines.lowerBound..<lines.upperBound + broken.lines.counts.count - (broken.end - first)
    }
  }

  /// Returns new lines from `first` on, and the first old line that stays as it is.
  ///
  /// The method changes nothing. If it were not mutating, its caller would copy the storage.
  ///
  /// - Parameter place: The place before the next change.
  /// - Parameter next: The number of the next change, which becomes that of the first change after
  ///   the new lines.
  /// - Parameter buffer: A buffer for the extents of items across, and for those along, the scroll
  ///   axis.
  private mutating func brokenLines(
    from first: Int, after place: Int, in section: SectionSlice, _ lines: Range<Int>,
    _ style: FlowStyle, at changes: [Range<Int>], _ next: inout Int,
    _ buffer: UnsafeMutableBufferPointer<Int64>
  ) -> (lines: Lines, end: Int) {
    let most = buffer.count / 2
    let across = UnsafeMutableBufferPointer(rebasing: buffer[..<most])
    let along = UnsafeMutableBufferPointer(rebasing: buffer[most...])
    let end = section.items.upperBound
    var line = first
    var item = Int(items.lineItems.offset(of: line))
    var lineStart = item
    var settled = 0
    var broken = Lines()
    var breaker = LineBreaker(style)
    // Usually, only the lines next to a change are broken again.
    var batch = 16
    var read = item..<item
    while item < end {
      while next < changes.count, changes[next].lowerBound <= max(item, place + 1) {
        settled = max(settled, changes[next].upperBound)
        next += 1
      }
      if item == read.upperBound {
        read = item..<min(end, item + batch)
        batch = most
        items.mains.copy(read, to: along)
        if style.columns == 0 { items.crosses.copy(read, to: across) }
      }
      // Columns do not depend on the extents of items.
      let cross = style.columns > 0 ? 0 : across[item - read.lowerBound]
      if !breaker.takes(cross) {
        broken.append(count: breaker.count, extent: breaker.extent &+ style.lineSpacing)
        breaker.clear()
        while item >= settled, line < lines.upperBound, lineStart < item {
          lineStart += Int(items.lineItems.extent(of: line))
          line += 1
        }
        if item >= settled, line < lines.upperBound, lineStart == item { return (broken, line) }
        // Old lines of columns that begin at other items do so up to the end.
        if style.columns > 0, item >= settled, next == changes.count {
          appendColumns(item..<end, style, to: &broken)
          return (broken, lines.upperBound)
        }
      }
      breaker.add(cross, along[item - read.lowerBound])
      item += 1
    }
    if breaker.count > 0 { broken.append(count: breaker.count, extent: breaker.extent) }
    next = changes.count
    return (broken, lines.upperBound)
  }

  /// Appends the last lines of a section, which are full except for the last one.
  private mutating func appendColumns(
    _ places: Range<Int>, _ style: FlowStyle, to lines: inout Lines
  ) {
    var extent: Int64 = 0
    var count = 0
    let full = places.count / style.columns
    lines.counts.append(contentsOf: repeatElement(Int64(style.columns), count: full))
    lines.extents.reserveCapacity(lines.extents.count + full + 1)
    withUnsafeTemporaryAllocation(of: Int64.self, capacity: 1024) { buffer in
      var read = places.lowerBound
      while read < places.upperBound {
        let batch = min(buffer.count, places.upperBound - read)
        items.mains.copy(read..<read + batch, to: buffer)
        read += batch
        for place in 0..<batch {
          extent = max(extent, buffer[place])
          count += 1
          if count == style.columns {
            lines.extents.append(extent &+ style.lineSpacing)
            (extent, count) = (0, 0)
          }
        }
      }
    }
    if count > 0 {
      lines.append(count: count, extent: extent)
    } else {
      lines.extents[lines.extents.count - 1] &-= style.lineSpacing
    }
  }

  /// Replaces a range of lines.
  mutating func replaceLines(_ range: Range<Int>, by lines: Lines) {
    work.placed += lines.counts.count
    items.lineItems.replace(range, with: lines.counts, rarity: FlowFiller.rarity)
    items.lineExtents.replace(range, with: lines.extents, rarity: 2)
  }
}

extension ExtentIndex {
  /// Replaces the extents of a range with those of a list.
  fileprivate mutating func replace(_ range: Range<Int>, with extents: [Int64], rarity: Int) {
    if extents.count > 64, extents.count > count / 16 {
      // All extents are stored again in less time than so many searches take.
      var builder = ExtentIndexBuilder(expecting: extents.count, rarity: rarity)
      extents.withUnsafeBufferPointer { builder.append(contentsOf: $0) }
      return replace(range, with: builder.finish())
    }
    let common = min(range.count, extents.count)
    for place in 0..<common { setExtent(extents[place], of: range.lowerBound + place) }
    let rest = range.dropFirst(common)
    if !rest.isEmpty { remove(rest) }
    insert(count: extents.count - common, at: rest.lowerBound) { extents[common + $0] }
  }
}
