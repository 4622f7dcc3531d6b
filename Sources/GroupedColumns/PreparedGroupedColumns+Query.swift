import StrategyKit

extension PreparedGroupedColumns {
  /// Appends the elements of a query to a result, in stacking order.
  ///
  /// - Complexity: O(c log n + k); n = rows, c = columns, k = elements found.
  public func find(_ query: LayoutQuery, into result: inout QueryResult) {
    var window = query.rect.map { space.window(around: $0) }
    if let window, window.isEmpty || query.part == .followers && !layout.pinsHeaders { return }
    // A separator that is thicker than its row extends beyond it.
    window?.mainLower -= metrics.separator
    window?.mainUpper += metrics.separator
    // The answer is ordered by part, but parts are found column by column, so they are collected on
    // the stack and sorted. If there are too many, the search is repeated with room for all of
    // them.
    let found = FoundParts.withRoom(for: FoundParts.few) { seen in
      find(&seen, in: window)
      if seen.hasRoom { append(seen, window, query, to: &result) }
      return seen.count
    }
    guard found > FoundParts.few else { return }
    FoundParts.withRoom(for: found) { seen in
      find(&seen, in: window)
      append(seen, window, query, to: &result)
    }
  }

  /// Finds every part that can have elements in the window, column by column, or every part if the
  /// window is nil.
  private func find(_ seen: inout FoundParts, in window: LayoutWindow?) {
    let inset = metrics.insetStart
    guard let window else {
      for place in 0..<partCount {
        let column = column(ofPartAt: place)
        seen.add(place, column: column, from: start(ofPartAt: place, column: column))
      }
      return
    }
    for column in stacks.indices {
      stacks[column].forEachPart(between: window.mainLower - inset, and: window.mainUpper - inset) {
        seen.add($0, column: column, from: inset + $1)
      }
    }
  }

  /// Appends the elements of parts layer by layer.
  ///
  /// The layers are backgrounds, cells, separators, footers and headers. Only headers follow the
  /// viewport.
  private func append(
    _ seen: FoundParts, _ window: LayoutWindow?, _ query: LayoutQuery,
    to result: inout QueryResult
  ) {
    let rect = query.rect
    func add(_ attributes: LayoutAttributes?) { result.append(attributes, in: rect) }
    let hasEdgeItems = measure(seen)
    if query.part == .all || rect == nil {
      result.searched += seen.count
      if style.hasBackground { forEach(seen) { add(background(of: $0)) } }
      forEach(seen) { placed in
        forEachRow(of: placed, in: window) { row, lower, upper in
          result.searched += 1
          result.append(cell(row, placed, from: lower, to: upper), in: rect)
        }
      }
      if metrics.separator > .zero {
        forEach(seen) { placed in
          forEachRow(of: placed, in: window) { row, _, end in
            add(separator(below: row, placed, end))
          }
        }
        if style.hasOuterSeparators {
          forEach(seen) { placed in
            add(outerSeparator(of: placed, atEnd: false))
            add(outerSeparator(of: placed, atEnd: true))
          }
        }
      }
      if hasEdgeItems { forEach(seen) { add(footer(of: $0)) } }
    }
    if hasEdgeItems {
      let edge = container.pinEdges(of: query.viewport, in: space).leading
      forEach(seen) { add(header(of: $0, edge: edge)) }
    }
  }

  /// Calls `body` with each row of a part that can be in the window, and with the row's edges.
  ///
  /// A window that is nil contains all rows.
  private func forEachRow(
    of placed: PlacedPart, in window: LayoutWindow?, _ body: (Int, LayoutUnit, LayoutUnit) -> Void
  ) {
    var first = placed.firstRow
    var lower = placed.rowsStart
    if let window, lower < window.mainLower {
      // The part begins before the window, so continue with the row at the window's edge.
      let shift = LayoutUnit(rawValue: rows.offset(of: placed.firstRow)) - placed.rowsStart
      let found = rows.firstExtent(endingAfter: (window.mainLower + shift).rawValue)
      (first, lower) = (found.index, LayoutUnit(rawValue: found.start) - shift)
    }
    let end = placed.firstRow + placed.part.count
    let skipsEmpty = window != nil
    var place = first
    while place < end, window.map({ lower < $0.mainUpper }) ?? true {
      let extent = LayoutUnit(rawValue: rows.extent(of: place))
      if extent == .zero, skipsEmpty {
        // Skip all rows without extent at this position.
        place = rows.firstIndex(endingAfter: rows.offset(of: place))
        continue
      }
      body(place - placed.firstRow, lower, lower + extent)
      lower += extent
      place += 1
    }
  }
}
