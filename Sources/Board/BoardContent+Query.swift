import LayoutCore

extension BoardContent {
  /// Returns the place of an item.
  ///
  /// - Complexity: O(1).
  public func span(of item: Int, style: BoardStyle) -> ItemSpan {
    style.span(of: places[item])
  }

  /// Adds the items that could intersect a window.
  ///
  /// - Complexity: O(log n) for each group of 16 items in the window.
  public func find(in window: LayoutWindow, style: BoardStyle, into sink: inout CellSink) {
    guard style.pitch > 0 else { return }
    let pitch = Double(style.pitch)
    let (lower, upper) = (
      Double(window.mainLower) / pitch - 1, Double(window.mainUpper) / pitch + 1
    )
    let rows = LayoutRect(
      x: 0, y: lower, width: Double(style.columns), height: max(0, upper - lower))
    frames.forEachGroup(in: rows) { group in
      sink.searched += group.count
      for item in group where item < count {
        let place = places[item]
        guard Double(place.row) < upper, Double(place.end) > lower else { continue }
        let span = style.span(of: place)
        if window.intersects(span) { sink.add(item, at: span) }
      }
    }
  }
}
