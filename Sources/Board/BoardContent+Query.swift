import StrategyKit

extension BoardContent {
  /// Returns the place of an item.
  ///
  /// - Complexity: O(1).
  public func span(of item: Int, style: BoardStyle) -> ItemSpan { style.span(of: places[item]) }

  /// Adds the items that could intersect a window.
  ///
  /// - Complexity: O(k log k) for k items in the window and as many rows before it as the highest
  ///   item spans.
  public func find(in window: LayoutWindow, style: BoardStyle, into sink: inout CellSink) {
    guard style.pitch > 0 else { return }
    // The row before the window and the one after it, which can be farther than an `Int` of 32
    // bits.
    let lower = Int(clamping: max(0, window.mainLower.rawValue) / style.pitch) - 1
    let upper = Int(clamping: window.mainUpper.rawValue / style.pitch + 1)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 128) { found in
      var count = 0
      func add() {
        // The items of many screens are sorted in parts, and then by the collector.
        var items = UnsafeMutableBufferPointer(rebasing: found[..<count])
        items.sort()
        for item in items { sink.add(item, at: style.span(of: places[item])) }
        count = 0
      }
      index.forEach(from: lower, to: upper) { item in
        sink.searched += 1
        let place = places[item]
        guard place.row < upper, place.end > lower else { return }
        if count == found.count { add() }
        found[count] = item
        count += 1
      }
      add()
    }
  }
}
