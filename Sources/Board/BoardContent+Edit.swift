import StrategyKit

/// Places of items.
extension BoardContent {
  /// Returns the modules of an item, and its place if the delegate specified one.
  func specifiedPlace(of item: Int) -> BoardPlace {
    specified.isEmpty ? places[item].unplaced : specified[item]
  }

  /// Removes, moves and inserts items, and places those from the first change on.
  ///
  /// - Parameter changed: The modules of the items that are new or changed, in ascending order.
  mutating func revise(
    _ edits: IndexEdits<Int>, _ changed: [(item: Int, place: BoardPlace)], _ style: BoardStyle,
    _ work: inout LayoutWork
  ) {
    var first = min(edits.firstChange ?? .max, changed.first?.item ?? .max)
    work.moved += edits.isEmpty ? 0 : edits.newCount - min(first, edits.newCount)
    // If many items are freed, it takes less time to place all items again.
    if first > 0, count - first <= 64, rows != nil, changed.allSatisfy({ $0.place.row < 0 }) {
      for item in (first..<count).reversed() {
        rows?.removeLast(places[item], after: places[item - 1])
        index.removeLast(places[item])
      }
    } else {
      (first, rows) = (0, nil)
      places = specified.isEmpty ? places.map { $0.unplaced } : specified
    }
    edits.apply(to: &places, new: BoardPlace(column: 0, row: -1))
    for (item, place) in changed { places[item] = place }
    place(from: first, style, &work)
  }

  /// Places the items from `first` on, after those that have places.
  mutating func place(from first: Int, _ style: BoardStyle, _ work: inout LayoutWork) {
    work.placed += count - first
    specified = first == 0 && places.contains { $0.row >= 0 } ? places : []
    let fixed = specified.isEmpty ? [] : places.readingOrder.filter { places[$0].row >= 0 }
    if !fixed.isEmpty { places.separate(fixed) }
    var free =
      rows
      ?? BoardRows(
        columns: style.columns, packing: style.packing, around: fixed.map { places[$0] })
    rows = nil
    for item in first..<count where specified.isEmpty || specified[item].row < 0 {
      places[item] = free.place(places[item])
    }
    // Items that are packed densely cannot move toward the start, unless others are fixed.
    if style.compaction == .start, style.packing == .inOrder || !specified.isEmpty {
      places.compact()
    } else if specified.isEmpty, count >= 64 {
      rows = free
    }
    if first > 0, !index.isFull {
      for item in first..<count { index.append(places[item]) }
    } else {
      index = BoardIndex(places)
    }
    let end = rows?.end ?? places.reduce(0) { max($0, $1.end) }
    (bounds.length, bounds.isCut) = style.length(ofRows: end)
  }
}
