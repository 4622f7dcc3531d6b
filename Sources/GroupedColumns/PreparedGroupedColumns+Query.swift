import LayoutCore

extension PreparedGroupedColumns {
  /// Appends every element whose frame intersects `rect`, in order.
  ///
  /// - Complexity: O(c log n) and the answer; n = rows, c = columns.
  public func appendElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    var window = space.window(around: rect)
    guard !window.isEmpty else { return }
    // A separator thicker than its row reaches beyond it.
    window.mainLower &-= metrics.separator.rawValue
    window.mainUpper &+= metrics.separator.rawValue
    let count = forEachPart(in: window) { _ in }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(1, count)) { buffer in
      // Parts are numbered in the order of answers, but found column by column.
      var found = 0
      _ = forEachPart(in: window) { place in
        buffer[found] = place
        found += 1
      }
      var places = UnsafeMutableBufferPointer(rebasing: buffer[..<found])
      places.sort()
      append(UnsafeBufferPointer(places), window, rect, viewport, to: &answer)
    }
  }

  /// What a query of `rect` looks at: parts of sections, and rows that may lie in it.
  ///
  /// - Complexity: As the query.
  public func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork {
    let window = space.window(around: rect)
    var work = LayoutWork()
    guard !window.isEmpty else { return work }
    work.searched += forEachPart(in: window) { place in
      forEachRow(of: placed(at: Int(place)), in: window) { _, _, _ in work.searched += 1 }
    }
    return work
  }

  /// Appends the elements of parts layer by layer: backgrounds, cells, lines, footers and headers.
  private func append(
    _ places: UnsafeBufferPointer<UInt32>, _ window: LayoutWindow, _ rect: LayoutRect,
    _ viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    func add(_ attributes: LayoutAttributes?) {
      if let attributes, attributes.frame.intersects(rect) { answer.append(attributes) }
    }
    if style.hasBackground {
      for place in places { add(background(of: placed(at: Int(place)))) }
    }
    var hasBars = false
    for place in places {
      let placed = placed(at: Int(place))
      hasBars = hasBars || placed.header > 0 || placed.footer > 0
      forEachRow(of: placed, in: window) { add(cell($0, placed, from: $1, to: $2)) }
    }
    if metrics.separator > .zero {
      for place in places {
        let placed = placed(at: Int(place))
        forEachRow(of: placed, in: window) { row, _, end in add(separator(below: row, placed, end))
        }
      }
      if style.hasOuterSeparators {
        for place in places {
          let placed = placed(at: Int(place))
          add(outerSeparator(of: placed, atEnd: false))
          add(outerSeparator(of: placed, atEnd: true))
        }
      }
    }
    guard hasBars else { return }
    for place in places { add(footer(of: placed(at: Int(place)))) }
    let edge = container.pinEdges(of: viewport, in: space).leading
    for place in places { add(header(of: placed(at: Int(place)), edge: edge)) }
  }

  /// Calls `body` with the rows of a part that can lie in the window, and their edges.
  @inline(__always)
  private func forEachRow(
    of placed: PlacedPart, in window: LayoutWindow, _ body: (Int, Int64, Int64) -> Void
  ) {
    guard placed.part.count > 0, placed.rowsStart < window.mainUpper else { return }
    let shift = placed.firstOffset &- placed.rowsStart
    let first = max(
      placed.firstRow, rows.firstIndex(endingAfter: window.mainLower &+ shift))
    let end = placed.firstRow + placed.part.count
    guard first < end else { return }
    var lower = rows.offset(of: first) &- shift
    for place in first..<end {
      guard lower < window.mainUpper else { return }
      let upper = lower &+ rows.extent(of: place)
      body(place - placed.firstRow, lower, upper)
      lower = upper
    }
  }

  /// Calls `body` with every part that can have elements in the window, column by column, and tells
  /// how many there are.
  private func forEachPart(in window: LayoutWindow, _ body: (UInt32) -> Void) -> Int {
    var count = 0
    let start = metrics.insetStart.rawValue
    for stack in stacks {
      stack.forEachPlace(between: window.mainLower &- start, and: window.mainUpper &- start) {
        body(UInt32($0))
        count += 1
      }
    }
    return count
  }
}
