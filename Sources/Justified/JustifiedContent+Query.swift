import LayoutCore

extension JustifiedContent {
  /// Calls `body` with the items of a row and their places, until it returns `false`.
  ///
  /// - Parameter number: The number of the row; that of the loose items follows the full rows.
  /// - Parameter first: The first item of the row.
  /// - Parameter start: The position of the row.
  @inline(__always)
  private func forEachItem(
    ofRow number: Int, from first: Int, at start: Int64, _ style: JustifiedStyle,
    _ body: (Int, ItemSpan) -> Bool
  ) {
    let isFull = number < counts.count
    let items = isFull ? first..<first + Int(counts.extent(of: number)) : looseItems
    let extent =
      isFull
      ? max(0, pitches.extent(of: number) &- style.rowSpacing) : style.extent(looseHeight)
    var span = ItemSpan.zero
    span.lower.rawValue = start
    span.upper.rawValue = min(start &+ extent, LayoutLimits.maximumPosition.rawValue)
    ratios.withUnsafeBufferPointer { ratios in
      let room = style.room(for: items.count)
      let sum = items.reduce(0) { $0 + ratios[$1] }
      let scale = isFull ? room / sum : looseHeight
      let free = isFull ? 0 : max(0, room - sum * scale)
      let isJustified = isFull || style.lastRow == .justified
      let extra = isJustified ? free / Double(items.count) : 0
      var lead = style.start &+ (style.lastRow == .center ? Int64(free / 2) : 0)
      var width = 0.0
      span.crossLower.rawValue = lead
      for item in items {
        // Edges are rounded, not widths, so that the widths and the spacing fill a full row.
        width += ratios[item] * scale + extra
        span.crossUpper.rawValue = lead &+ Int64(width + 0.5)
        if isJustified, item == items.upperBound &- 1 {
          span.crossUpper.rawValue = style.start &+ style.room
        }
        if let floor = style.floor {
          let points = floor.floor((span.crossUpper - span.crossLower).points)
          span.crossUpper = span.crossLower + LayoutUnit(points: points)
        }
        if !body(item, span) { return }
        lead &+= style.itemSpacing
        span.crossLower.rawValue = span.crossUpper.rawValue &+ style.itemSpacing
      }
    }
  }

  /// Returns the place of an item.
  ///
  /// If an item is not shown, its place is empty, at the end of the rows.
  ///
  /// - Complexity: O(log n + k); n = items, k = items of its row.
  public func span(of item: Int, style: JustifiedStyle) -> ItemSpan {
    let number = counts.firstIndex(endingAfter: Int64(item))
    let start = LayoutUnit(rawValue: style.start)
    var result = ItemSpan(
      lower: bounds.length, upper: bounds.length, crossLower: start, crossUpper: start)
    let (first, offset) = (Int(counts.offset(of: number)), pitches.offset(of: number))
    forEachItem(ofRow: number, from: first, at: offset, style) { other, span in
      if other == item { result = span }
      return other < item
    }
    return result
  }

  /// Adds the items that could intersect a window.
  ///
  /// - Complexity: O(log n + k); n = items, k = items of the rows in the window.
  public func find(in window: SectionWindow, style: JustifiedStyle, into sink: inout CellSink) {
    var (number, start) = pitches.firstExtent(endingAfter: window.lower.rawValue)
    var first = Int(counts.offset(of: number))
    while start < window.upper.rawValue {
      sink.searched += 1
      forEachItem(ofRow: number, from: first, at: start, style) { item, span in
        sink.searched += 1
        if window.intersects(span) { sink.add(item, at: span) }
        return span.crossLower < window.crossUpper
      }
      guard number < counts.count else { return }
      start &+= pitches.extent(of: number)
      first += Int(counts.extent(of: number))
      number += 1
    }
  }
}
