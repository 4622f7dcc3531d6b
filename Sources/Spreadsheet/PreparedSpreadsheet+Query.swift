import LayoutCore

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
    // The scrolling pane and its headers are first, because they are at the back.
    let panes = SheetLayer.panes.dropFirst(isAll ? 0 : 1)
    let zones = SheetLayer.zones.dropFirst(isAll || pinsHeaders ? 0 : 1)
    let placement = placement(in: query.viewport)
    func add(_ attributes: LayoutAttributes?) { result.append(attributes, in: rect) }
    for pane in panes {
      let rows = tracks(of: pane.row, along: .vertical, in: window, placement)
      let columns = tracks(of: pane.column, along: .horizontal, in: window, placement)
      result.searched += rows.count + columns.count
      add(background(pane.row, pane.column, placement))
      if rows.isEmpty || columns.isEmpty { continue }
      if gridline > 0 {
        for column in columns {
          add(gridline(after: column, along: .horizontal, across: pane.row, placement))
        }
        for row in rows {
          add(gridline(after: row, along: .vertical, across: pane.column, placement))
        }
      }
      if let rect {
        appendCells(rows, columns, pane, placement, rect, to: &result)
        continue
      }
      for row in rows {
        for column in columns.clamped(to: 0..<numberOfItems(inSection: row)) {
          add(anyCell(row, column, placement))
        }
      }
    }
    func addHeaders(along axis: LayoutAxis) {
      guard read(axis.transposed, { $0.header > 0 }) else { return }
      for zone in zones {
        add(headerBackground(zone, along: axis, placement))
        for track in tracks(of: zone, along: axis, in: window, placement) {
          add(header(of: track, along: axis, placement))
        }
      }
    }
    addHeaders(along: .vertical)
    addHeaders(along: .horizontal)
    add(cornerBackground(placement))
    add(corner(placement))
  }

  /// Appends the cells of some rows and columns in one pane.
  private func appendCells(
    _ rows: Range<Int>, _ columns: Range<Int>,
    _ pane: (row: SheetAxis.Zone, column: SheetAxis.Zone), _ placement: Placement,
    _ rect: LayoutRect, to result: inout QueryResult
  ) {
    var hasMerges = false
    merges.forEach(in: rows, columns) { range in
      hasMerges = true
      // A merged cell that begins in an earlier row precedes all others.
      if range.row < rows.lowerBound { result.append(cell(range, placement), in: rect) }
    }
    // A kilobyte of the stack holds the spans of 64 columns. Of more, only those are needed that the
    // longest row has.
    var limit = columns.upperBound
    if columns.count > 64 {
      limit = columns.lowerBound
      for row in rows {
        let (lower, upper) = self.rows.edges(of: row, at: placement.rows)
        let main = space.mainSpan(from: lower, to: upper)
        guard hasMerges || main.overlaps(rect.minY, rect.maxY) else { continue }
        limit = min(columns.upperBound, max(limit, numberOfItems(inSection: row)))
      }
    }
    let filled = columns.lowerBound..<limit
    withUnsafeTemporaryAllocation(of: LayoutSpan.self, capacity: filled.count) { spans in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: filled.count) { offsets in
        // A cell intersects a rectangle if both its row and its column do, so each of them is tested
        // once. But a merged cell can begin in a row or column that does not.
        var seen = 0
        var left = self.columns.lower(
          of: columns.lowerBound, in: pane.column, at: placement.columns[pane.column])
        for column in filled {
          let pitch = self.columns.pitches.extent(of: column)
          let span = space.crossSpan(
            from: left, to: left &+ max(0, pitch &- self.columns.spacing))
          left &+= pitch
          guard hasMerges || span.overlaps(rect.minX, rect.maxX) else { continue }
          spans[seen] = span
          offsets[seen] = UInt32(truncatingIfNeeded: column &- columns.lowerBound)
          seen += 1
        }
        let layer = SheetLayer.cell(pane.row, pane.column)
        var top = self.rows.lower(of: rows.lowerBound, in: pane.row, at: placement.rows[pane.row])
        for row in rows {
          let pitch = self.rows.pitches.extent(of: row)
          let main = space.mainSpan(from: top, to: top &+ max(0, pitch &- self.rows.spacing))
          top &+= pitch
          guard hasMerges || main.overlaps(rect.minY, rect.maxY) else { continue }
          // A row may have fewer cells than there are columns.
          let end = numberOfItems(inSection: row) - columns.lowerBound
          result.searched += max(0, min(columns.count, end))
          let cells = SheetRowCells(
            row: row, firstColumn: columns.lowerBound, main: main, space: space, zIndex: layer,
            count: SortedSearch.first(in: seen) { Int(offsets[$0]) >= end }, spans: spans,
            offsets: offsets)
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

  @inline(__always)
  mutating func next() -> LayoutAttributes? {
    guard position < count else { return nil }
    let place = position
    position &+= 1
    return LayoutAttributes(
      element: .cell(section: row, item: firstColumn &+ Int(offsets[place])),
      frame: space.frame(main: main, cross: spans[place]), zIndex: zIndex)
  }
}
