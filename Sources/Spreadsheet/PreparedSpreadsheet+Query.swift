import StrategyKit

extension PreparedSpreadsheet {
  /// Appends the elements of a query to a result, in stacking order.
  ///
  /// Rows and columns are searched separately in each pane.
  ///
  /// - Complexity: O(log *r* + log *c* + *k*), where *r* and *c* are the numbers of rows and
  ///   columns, and *k* is the number of elements found. If the rectangle contains merged cells,
  ///   each cell takes O(log *m*) more, where *m* is the number of merged cells.
  public func find(_ query: LayoutQuery, into result: inout QueryResult) {
    let rect = query.rect
    let isAll = query.part == .all || rect == nil
    let window = rect.map { space.window(around: $0) }
    if let window, window.isEmpty || !isAll && !hasFollowers { return }
    let placement = placement(in: query.viewport)
    var count = 0
    rows.forEachPin(at: placement.rows) { _ in count += 1 }
    withUnsafeTemporaryAllocation(of: SheetAxis.Pin.self, capacity: count) { pins in
      var place = 0
      rows.forEachPin(at: placement.rows) {
        pins[place] = $0
        place += 1
      }
      find(rect, window, isAll: isAll, Pinned(pins: pins, placement: placement), into: &result)
    }
  }

  /// The positions in a viewport, with the pinned parents from the outermost to the innermost.
  private struct Pinned {
    let pins: UnsafeMutableBufferPointer<SheetAxis.Pin>
    let placement: Placement

    func contains(_ row: Int) -> Bool { pins.contains { $0.track == row } }
  }

  /// Appends all elements, or those that may follow the viewport.
  private func find(
    _ rect: LayoutRect?, _ window: LayoutWindow?, isAll: Bool, _ pinned: Pinned,
    into result: inout QueryResult
  ) {
    let placement = pinned.placement
    // Without all elements, only parents are found in the scrolling pane, which is at the back.
    let parents = layout.pinsParents && !self.rows.levels.isFlat
    let panes = SheetLayer.panes.dropFirst(isAll || parents ? 0 : 1)
    let zones = SheetLayer.zones.dropFirst(isAll || pinsHeaders || parents ? 0 : 1)
    func add(_ attributes: LayoutAttributes?) { result.append(attributes, in: rect) }
    for pane in panes {
      let rows = tracks(of: pane.row, along: .vertical, in: window, placement)
      let columns = tracks(of: pane.column, along: .horizontal, in: window, placement)
      add(background(pane.row, pane.column, placement))
      let scrolls = pane.row == .middle && pane.column == .middle
      // The elements of pinned parents are in front of the others of their pane.
      func isIncluded(_ row: Int) -> Bool {
        guard parents, pane.row == .middle else { return true }
        return (isAll || !scrolls || self.rows.canPin(row)) && !pinned.contains(row)
      }
      let seenRows = seen(rows, along: .vertical, isAll: rect == nil)
      if parents, pane.row == .middle, layout.hasBackgrounds {
        for row in seenRows where isIncluded(row) {
          add(parentBackground(of: row, pane.column.rawValue, placement))
        }
      }
      if columns.isEmpty {
        // The surfaces behind parents are wider than the columns.
        if pane.row == .middle { addPins(pinned, columns, pane.column, rect, to: &result) }
        continue
      }
      if gridline > 0, !rows.isEmpty {
        for column in seen(columns, along: .horizontal, isAll: rect == nil)
        where isAll || !scrolls {
          add(gridline(after: column, along: .horizontal, across: pane.row, placement))
        }
        for row in seenRows where isIncluded(row) {
          add(gridline(after: row, along: .vertical, across: pane.column, placement))
        }
      }
      if let rect {
        if !rows.isEmpty {
          appendCells(rows, columns, pane, placement, rect, to: &result, isIncluded)
        }
      } else {
        for row in rows where isIncluded(row) { addCells(of: row, columns, placement, add) }
      }
      if pane.row == .middle { addPins(pinned, columns, pane.column, rect, to: &result) }
    }
    func addHeaders(along axis: LayoutAxis) {
      guard read(axis.transposed, { $0.header > 0 }) else { return }
      let isRow = axis == .vertical
      for zone in zones where isAll || pinsHeaders || zone != .middle || isRow && parents {
        add(headerBackground(zone, along: axis, placement))
        let tracks = seen(
          tracks(of: zone, along: axis, in: window, placement), along: axis, isAll: rect == nil)
        let hasPins = isRow && parents && zone == .middle
        func isIncluded(_ track: Int) -> Bool {
          guard hasPins else { return true }
          return (isAll || pinsHeaders || self.rows.canPin(track)) && !pinned.contains(track)
        }
        if !isRow, self.rows.groupHeaders > 0 {
          let columns = self.columns.range(of: zone)
          var headers: [(level: Int, columns: Range<Int>)] = []
          groups.forEach(in: self.tracks(of: zone, along: axis, in: window, placement)) {
            headers.append(($0, $1.clamped(to: columns)))
          }
          headers.sort { ($0.columns.lowerBound, $0.level) < ($1.columns.lowerBound, $1.level) }
          for header in headers { add(groupHeader(at: header.level, header.columns, placement)) }
        }
        if hasPins, layout.hasBackgrounds {
          for track in tracks where isIncluded(track) {
            add(parentBackground(of: track, SheetLayer.headerItem, placement))
          }
        }
        for track in tracks where isIncluded(track) {
          add(header(of: track, along: axis, placement))
        }
        if hasPins {
          for pin in pinned.pins.reversed() {
            add(parentBackground(of: pin.track, SheetLayer.headerItem, placement))
            add(header(of: pin.track, along: axis, placement))
          }
        }
      }
    }
    addHeaders(along: .vertical)
    addHeaders(along: .horizontal)
    add(cornerBackground(placement))
    add(corner(placement))
  }

  private func addCells(
    of row: Int, _ columns: Range<Int>, _ placement: Placement, _ add: (LayoutAttributes?) -> Void
  ) {
    for column in columns.clamped(to: 0..<numberOfItems(inSection: row)) {
      add(anyCell(row, column, placement))
    }
  }

  /// Appends the elements of pinned parents in some columns of a zone.
  private func addPins(
    _ pinned: Pinned, _ columns: Range<Int>, _ zone: SheetAxis.Zone, _ rect: LayoutRect?,
    to result: inout QueryResult
  ) {
    for pin in pinned.pins.reversed() {
      let row = pin.track
      result.append(parentBackground(of: row, zone.rawValue, pinned.placement), in: rect)
      result.append(
        gridline(after: row, along: .vertical, across: zone, pinned.placement), in: rect)
      if rect != nil {
        merges.forEach(in: row..<row + 1, columns) { range in
          // A merged cell that begins in an earlier column precedes the other cells of its row.
          if range.row == row, range.column < columns.lowerBound {
            result.append(cell(range, pinned.placement), in: rect)
          }
        }
      }
      addCells(of: row, columns, pinned.placement) { result.append($0, in: rect) }
    }
  }

  /// Returns the rows or columns of a range that have an extent, or all of them.
  private func seen(_ range: Range<Int>, along axis: LayoutAxis, isAll: Bool) -> SeenTracks {
    read(axis) { SeenTracks(range, of: $0.pitches, isAll: isAll) }
  }

  /// Appends the cells of some rows and columns in one pane.
  ///
  /// - Parameter isIncluded: A closure that indicates whether to append the cells of a row.
  private func appendCells(
    _ rows: Range<Int>, _ columns: Range<Int>,
    _ pane: (row: SheetAxis.Zone, column: SheetAxis.Zone), _ placement: Placement,
    _ rect: LayoutRect, to result: inout QueryResult, _ isIncluded: (Int) -> Bool
  ) {
    var hasMerges = false
    // The rows and columns without an extent in which merged cells begin.
    var hiddenRows: [Int] = []
    var hiddenColumns: [Int] = []
    merges.forEach(in: rows, columns) { range in
      hasMerges = true
      if self.rows.pitches.extent(of: range.row) == 0 { hiddenRows.append(range.row) }
      if self.columns.pitches.extent(of: range.column) == 0 { hiddenColumns.append(range.column) }
      // A merged cell that begins in an earlier row precedes all others.
      if range.row < rows.lowerBound, isIncluded(range.row) {
        result.append(cell(range, placement), in: rect)
      }
    }
    let seenRows = SeenTracks(rows, of: self.rows.pitches, with: hiddenRows)
    // A kilobyte of the stack holds the spans of 64 columns. Of more, only those are needed that
    // the longest row has.
    var limit = columns.upperBound
    if columns.count > 64 {
      limit = columns.lowerBound
      for row in seenRows where isIncluded(row) {
        let (lower, upper) = self.rows.edges(of: row, at: placement.rows)
        let main = space.mainSpan(
          from: LayoutUnit(rawValue: lower), to: LayoutUnit(rawValue: upper))
        guard hasMerges || main.overlaps(rect.minY, rect.maxY) else { continue }
        limit = min(columns.upperBound, max(limit, numberOfItems(inSection: row)))
      }
    }
    let seenColumns = SeenTracks(
      columns.lowerBound..<limit, of: self.columns.pitches, with: hiddenColumns)
    let count = seenColumns.reduce(0) { count, _ in count + 1 }
    result.searched += count
    withUnsafeTemporaryAllocation(of: LayoutSpan.self, capacity: count) { spans in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { offsets in
        // A cell intersects a rectangle if both its row and its column do, so each of them is
        // tested once. But a merged cell can begin in a row or column that does not.
        var seen = 0
        var left = LayoutUnit(
          rawValue: self.columns.lower(
            of: columns.lowerBound, in: pane.column, at: placement.columns[pane.column]))
        for column in seenColumns {
          let pitch = LayoutUnit(rawValue: self.columns.pitches.extent(of: column))
          let span = space.crossSpan(
            from: left, to: left + max(.zero, pitch - LayoutUnit(rawValue: self.columns.spacing)))
          left += pitch
          guard hasMerges || span.overlaps(rect.minX, rect.maxX) else { continue }
          spans[seen] = span
          offsets[seen] = UInt32(truncatingIfNeeded: column &- columns.lowerBound)
          seen += 1
        }
        let layer = layers.cell(pane.row, pane.column)
        var top = LayoutUnit(
          rawValue: self.rows.lower(
            of: rows.lowerBound, in: pane.row, at: placement.rows[pane.row]))
        for row in seenRows {
          let pitch = LayoutUnit(rawValue: self.rows.pitches.extent(of: row))
          let main = space.mainSpan(
            from: top, to: top + max(.zero, pitch - LayoutUnit(rawValue: self.rows.spacing)))
          top += pitch
          guard isIncluded(row), hasMerges || main.overlaps(rect.minY, rect.maxY) else { continue }
          // A row may have fewer cells than there are columns.
          let end = numberOfItems(inSection: row) - columns.lowerBound
          let cells = SheetRowCells(
            row: row, firstColumn: columns.lowerBound, main: main, space: space, zIndex: layer,
            count: SortedSearch.first(in: seen) { Int(offsets[$0]) >= end }, spans: spans,
            offsets: offsets)
          result.searched += 1 + cells.count
          if hasMerges {
            append(cells, mergedIn: columns, placement, rect, to: &result)
          } else {
            result.elements.append(contentsOf: cells)
          }
        }
      }
    }
  }

  /// Appends the cells of a row that contains cells of merged ranges.
  private func append(
    _ cells: SheetRowCells, mergedIn columns: Range<Int>, _ placement: Placement,
    _ rect: LayoutRect, to result: inout QueryResult
  ) {
    let row = cells.row
    merges.forEach(in: row..<row + 1, columns) { range in
      // A merged cell that begins in an earlier column precedes the other cells of its row.
      if range.row == row, range.column < columns.lowerBound {
        result.append(cell(range, placement), in: rect)
      }
    }
    for attributes in cells {
      let column = attributes.element.index.item
      let range = merges.covering(row, column)
      if let range, range.row != row || range.column != column { continue }
      result.append(range.map { cell($0, placement) } ?? attributes, in: rect)
    }
  }
}

extension LayoutSpan {
  /// Returns a Boolean value that indicates whether the span overlaps an interval.
  fileprivate func overlaps(_ lower: Double, _ upper: Double) -> Bool {
    extent > 0 && start < upper && lower < end
  }
}

/// The rows or columns of a range that have an extent, in ascending order.
///
/// Those without an extent are passed in one search, however many they are.
private struct SeenTracks: Sequence, IteratorProtocol {
  private let pitches: FoldedExtents
  private let end: Int
  private let isAll: Bool
  /// The rows or columns to return although they have no extent, in ascending order.
  private var others: ArraySlice<Int>
  private var position: Int

  init(_ range: Range<Int>, of pitches: FoldedExtents, with others: [Int] = [], isAll: Bool = false)
  {
    self.pitches = pitches
    self.isAll = isAll
    self.others = others.filter { range.contains($0) }.sorted()[...]
    end = range.upperBound
    position = range.lowerBound
  }

  mutating func next() -> Int? {
    guard position < end else { return nil }
    var found = isAll ? position : pitches.firstWithRoom(from: position)
    while let other = others.first, other <= found {
      others.removeFirst()
      if other >= position { found = other }
    }
    position = found + 1
    return found < end ? found : nil
  }
}

/// A sequence of the visible cells of one row.
private struct SheetRowCells: Sequence, IteratorProtocol {
  let row: Int
  let firstColumn: Int
  let main: LayoutSpan
  let space: LayoutSpace
  let zIndex: Int
  let count: Int
  let spans: UnsafeMutableBufferPointer<LayoutSpan>
  let offsets: UnsafeMutableBufferPointer<UInt32>
  var position = 0

  var underestimatedCount: Int { count }

  mutating func next() -> LayoutAttributes? {
    guard position < count else { return nil }
    let place = position
    position &+= 1
    return LayoutAttributes(
      element: .cell(section: row, item: firstColumn &+ Int(offsets[place])),
      frame: space.frame(main: main, cross: spans[place]), zIndex: zIndex)
  }
}
