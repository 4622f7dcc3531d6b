import LayoutCore

/// Places of items.
extension BoardContent {
  /// Returns a Boolean value that indicates whether the modules of an item are the same as before.
  @usableFromInline
  func specifies(_ place: BoardPlace, of item: Int) -> Bool {
    if !specified.isEmpty { return specified[item] == place }
    let old = places[item]
    return place.row < 0 && old.width == place.width && old.height == place.height
  }

  /// Removes, moves and inserts items, and places those from the first change on.
  ///
  /// - Parameter changed: The modules of the items that are new or changed, in ascending order.
  @usableFromInline
  mutating func revise(
    _ edits: IndexEdits<Int>, _ changed: [(item: Int, place: BoardPlace)], _ style: BoardStyle,
    _ work: inout LayoutWork
  ) {
    let first = min(edits.firstChange ?? .max, changed.first?.item ?? .max)
    guard first < .max else { return }
    let isFixed = !specified.isEmpty || changed.contains { $0.place.row >= 0 }
    if isFixed { rows = nil }
    freeLast(count - first)
    if isFixed, specified.isEmpty {
      specified = places
      for item in specified.indices { specified[item].row = -1 }
    }
    if !edits.isEmpty {
      let unplaced = BoardPlace(column: 0, row: -1)
      edits.apply(to: &places, new: unplaced)
      if isFixed { edits.apply(to: &specified, new: unplaced) }
      work.moved += count - min(first, count)
    }
    for (item, place) in changed {
      places[item] = place
      if isFixed { specified[item] = place }
    }
    place(from: rows == nil ? 0 : first, style, &work)
  }

  /// Frees the modules of the last items, unless it costs less to place all items anew.
  private mutating func freeLast(_ number: Int) {
    guard var free = rows else { return }
    rows = nil
    guard number <= 64, number < count / 2 else { return }
    for item in (count - number..<count).reversed() {
      guard free.remove(places[item]) else { return }
      index.removeLast(places[item])
    }
    rows = free
  }

  /// Places the items from `first` on, after those that have places.
  @usableFromInline
  mutating func place(from first: Int, _ style: BoardStyle, _ work: inout LayoutWork) {
    work.placed += count - first
    var free = rows ?? BoardRows(columns: style.columns)
    rows = nil
    let hasFixed = !specified.isEmpty
    if hasFixed {
      places = specified
      let fixed = places.readingOrder.filter { specified[$0].row >= 0 }
      places.stack(fixed, keepsRows: true)
      free = BoardRows(
        columns: style.columns, around: fixed.map { places[$0] }.sorted { $0.row < $1.row })
    }
    let isInOrder = style.packing == .inOrder
    var cursor = first > 0 ? places[first - 1] : BoardPlace(column: 0, row: 0)
    for item in first..<count where !hasFixed || specified[item].row < 0 {
      cursor = free.place(
        width: places[item].width, height: places[item].height, after: isInOrder ? cursor : nil)
      places[item] = cursor
    }
    // Items that are packed densely cannot move toward the start, unless others are fixed.
    let moves = style.compaction == .start && (isInOrder || hasFixed)
    if moves { places.stack(places.readingOrder, keepsRows: false) }
    let end = moves ? places.reduce(0) { max($0, $1.end) } : free.end
    if !moves, !hasFixed, count >= 64 { rows = free }
    if first > 0, !index.isFull {
      for item in first..<count { index.append(places[item]) }
    } else {
      index = BoardIndex(places)
    }
    let (length, isCut) = style.length(ofRows: end)
    bounds.length = length
    bounds.isCut = isCut
  }
}
