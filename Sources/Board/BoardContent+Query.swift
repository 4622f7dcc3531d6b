import LayoutCore

extension BoardContent {
  /// Returns the place of an item.
  ///
  /// - Complexity: O(1).
  public func span(of item: Int, style: BoardStyle) -> ItemSpan {
    style.span(of: cells[item].place)
  }

  /// Adds the items that could intersect a window.
  ///
  /// - Complexity: O(log n) for each group of 16 items in the window.
  public func find(in window: LayoutWindow, style: BoardStyle, into sink: inout CellSink) {
    guard style.pitch > 0 else { return }
    let (pitch, lower) = (Double(style.pitch), Double(window.mainLower))
    let rows = LayoutRect(
      x: 0, y: lower / pitch - 1, width: Double(style.columns),
      height: (Double(window.mainUpper) - lower) / pitch + 2)
    frames.forEachGroup(in: rows) { group in
      sink.searched += group.count
      for item in group where item < count {
        let span = style.span(of: cells[item].place)
        if window.intersects(span) { sink.add(item, at: span) }
      }
    }
  }
}
