import StrategyKit

extension JustifiedContent {
  /// Calls `body` with the items of a row and their places, until it returns `false`.
  ///
  /// - Parameter items: The items of the row.
  /// - Parameter start: The position of the row.
  /// - Parameter pitch: The height of the row with the spacing after it.
  private func forEachItem(
    of items: Range<Int>, at start: Int64, _ pitch: Int64, _ style: JustifiedStyle,
    _ body: (Int, ItemSpan) -> Bool
  ) {
    let isFull = !isLastLoose || items.upperBound < count
    let extent = max(0, pitch &- style.rowSpacing)
    var span = ItemSpan.zero
    span.lower.rawValue = start
    span.upper.rawValue = min(start &+ extent, LayoutLimits.maximumPosition.rawValue)
    ratios.withUnsafeBufferPointer { ratios in
      let room = style.room(for: items.count)
      let sum = items.reduce(0) { $0 + ratios[$1] }
      let scale = isFull ? room / sum : min(room / sum, Double(extent))
      let free = isFull ? 0 : max(0, room - sum * scale)
      let extra = style.lastRow == .justified ? free / Double(items.count) : 0
      var lead = style.start &+ (style.lastRow == .center ? Int64(free / 2) : 0)
      var width = 0.0
      span.crossLower.rawValue = lead
      for item in items {
        // Edges are rounded, not widths, so that the widths and the spacing fill a full row.
        width += ratios[item] * scale + extra
        span.crossUpper.rawValue = lead &+ style.extent(width)
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
    let row = counts.firstIndex(endingAfter: Int64(item))
    let edge = LayoutUnit(rawValue: style.start)
    var result = ItemSpan(
      lower: bounds.length, upper: bounds.length, crossLower: edge, crossUpper: edge)
    guard row < counts.count else { return result }
    let first = Int(counts.offset(of: row))
    let items = first..<first + Int(counts.extent(of: row))
    let pitch = pitches.extent(of: row)
    forEachItem(of: items, at: pitches.offset(of: row), pitch, style) { other, span in
      if other == item { result = span }
      return other < item
    }
    return result
  }

  /// Adds the items that could intersect a window.
  ///
  /// - Complexity: O(log n + k); n = items, k = items of the rows in the window.
  public func find(in window: LayoutWindow, style: JustifiedStyle, into sink: inout CellSink) {
    let rows = pitches.indexes(
      between: window.mainLower.rawValue, and: window.mainUpper.rawValue)
    var start = pitches.offset(of: rows.lowerBound)
    var first = Int(counts.offset(of: rows.lowerBound))
    for row in rows {
      let items = first..<first + Int(counts.extent(of: row))
      let pitch = pitches.extent(of: row)
      sink.searched += 1 + items.count
      forEachItem(of: items, at: start, pitch, style) { item, span in
        if window.intersects(span) { sink.add(item, at: span) }
        return span.crossLower < window.crossUpper
      }
      start &+= pitch
      first = items.upperBound
    }
  }
}
