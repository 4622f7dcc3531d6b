import LayoutCore

/// Places of items.
extension BoardContent {
  /// Returns a Boolean value that indicates whether the modules of an item are the same as before.
  @usableFromInline
  func specifies(_ cell: BoardCell, of item: Int) -> Bool {
    if !specified.isEmpty { return specified[item] == cell }
    return !cell.isPlaced && cells[item].storedWidth == cell.storedWidth
      && cells[item].storedHeight == cell.storedHeight
  }

  /// Removes, moves and inserts items, and places those from the first change on.
  ///
  /// - Parameter changed: The modules of the items that are new or changed, in ascending order.
  @usableFromInline
  mutating func revise(
    _ edits: IndexEdits<Int>, _ changed: [(item: Int, cell: BoardCell)], _ style: BoardStyle,
    _ work: inout LayoutWork
  ) {
    let first = min(edits.firstChange ?? .max, changed.first?.item ?? .max)
    guard first < .max else { return }
    let isFixed = !specified.isEmpty || changed.contains { $0.cell.isPlaced }
    if isFixed { rows = nil }
    freeLast(count - first)
    if isFixed, specified.isEmpty {
      specified = cells
      for item in specified.indices { specified[item].storedRow = -1 }
    }
    if !edits.isEmpty {
      let unplaced = BoardCell(width: 1, height: 1)
      edits.apply(to: &cells, new: unplaced)
      if isFixed { edits.apply(to: &specified, new: unplaced) }
      work.moved += count - min(first, count)
    }
    for (item, cell) in changed {
      cells[item] = cell
      if isFixed { specified[item] = cell }
    }
    place(from: rows == nil ? 0 : first, style, &work)
  }

  /// Frees the modules of the last items, unless it costs less to place all items anew.
  private mutating func freeLast(_ number: Int) {
    guard var free = rows else { return }
    rows = nil
    guard number <= 64, number < count / 2 else { return }
    for item in (count - number..<count).reversed() {
      guard free.removeLast(cells[item].place) else { return }
    }
    rows = free
  }

  /// Places the items from `first` on, after those that have places.
  @usableFromInline
  mutating func place(from first: Int, _ style: BoardStyle, _ work: inout LayoutWork) {
    work.placed += count - first
    var free = rows ?? BoardRows(columns: style.columns)
    rows = nil
    var places: [BoardPlace] = []
    if !specified.isEmpty {
      places = specified.map { $0.place }
      let fixed = places.readingOrder.filter { specified[$0].isPlaced }
      places.stack(fixed, keepsRows: true)
      for item in fixed { cells[item].place = places[item] }
      free = BoardRows(columns: style.columns, around: fixed.lazy.map { places[$0] })
    }
    let isInOrder = style.packing == .inOrder
    var cursor = (row: 0, column: 0)
    if first > 0 { cursor = (cells[first - 1].place.row, cells[first - 1].place.column) }
    cells.withUnsafeMutableBufferPointer { cells in
      for item in first..<cells.count
      where specified.isEmpty || !specified[item].isPlaced {
        let place = free.place(
          width: Int(cells[item].storedWidth), height: Int(cells[item].storedHeight),
          after: isInOrder ? cursor : nil)
        cells[item].place = place
        cursor = (place.row, place.column)
      }
    }
    var end = free.end
    // Items that are packed densely cannot move toward the start, unless others are fixed.
    if style.compaction == .start, isInOrder || !specified.isEmpty {
      places = cells.map { $0.place }
      places.stack(places.readingOrder, keepsRows: false)
      for item in places.indices { cells[item].place = places[item] }
      end = places.reduce(0) { max($0, $1.end) }
    } else if specified.isEmpty, count >= 64 {
      rows = free
    }
    if first > 0, count <= frames.count {
      for item in first..<count { frames.extend(item, to: frame(of: item)) }
    } else {
      // Items at the end are added without a new index.
      frames = FrameIndex(count: count + count / 4) { $0 < count ? frame(of: $0) : .zero }
    }
    let (length, isCut) = style.length(ofRows: end)
    bounds.length = length
    bounds.isCut = isCut
  }

  private func frame(of item: Int) -> LayoutRect {
    let place = cells[item].place
    return LayoutRect(
      x: Double(place.column), y: Double(place.row), width: Double(place.width),
      height: Double(place.height))
  }
}
