import LayoutCore

extension PreparedFlow {
  /// Appends the elements of a query to a result, in stacking order.
  ///
  /// - Complexity: O(log n + k); n = items, k = elements found.
  public func find(_ query: LayoutQuery, into result: inout QueryResult) {
    guard let rect = query.rect else {
      result.elements += allElements(pinnedIn: query.viewport)
      return
    }
    let window = space.window(around: rect)
    guard !window.isEmpty else { return }
    let pins = container.pinEdges(of: query.viewport, in: space)
    if query.part == .all {
      forEachSection(in: window) { section in
        result.searched += 1
        appendSection(section, window, rect, pins, to: &result)
      }
    }
    // Pinned elements are in front of all cells, so they follow them.
    guard hasFollowers else { return }
    forEachSection(in: window) { section in
      if layout.pinsFooters {
        add(footer(of: section, edge: pins.trailing), rect, to: &result.elements)
      }
      if layout.pinsHeaders {
        add(header(of: section, edge: pins.leading), rect, to: &result.elements)
      }
    }
  }

  private func add(
    _ attributes: LayoutAttributes?, _ rect: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    if let attributes, attributes.frame.intersects(rect) { answer.append(attributes) }
  }

  /// Appends a section's cells, and its header and footer if they are not pinned.
  ///
  /// The header and footer follow the first cell.
  private func appendSection(
    _ section: PlacedSection, _ window: LayoutWindow, _ rect: LayoutRect,
    _ pins: (leading: Int64, trailing: Int64), to result: inout QueryResult
  ) {
    var hasBars =
      section.style.footer > 0 && !layout.pinsFooters
      || section.style.header > 0 && !layout.pinsHeaders
    forEachLine(of: section, in: window) { line in
      result.searched += 1
      forEachItem(of: line, section, in: window) { item, lower, upper in
        result.searched += 1
        if hasBars, item > section.items.lowerBound {
          hasBars = false
          addBars(of: section, rect, pins, to: &result.elements)
        }
        let frame = frame(ofCell: item, from: lower, to: upper, line)
        if frame.intersects(rect) { result.elements.append(cell(item, frame, section)) }
      }
    }
    if hasBars { addBars(of: section, rect, pins, to: &result.elements) }
  }

  /// Appends a section's header and footer if they are not pinned.
  private func addBars(
    of section: PlacedSection, _ rect: LayoutRect, _ pins: (leading: Int64, trailing: Int64),
    to answer: inout [LayoutAttributes]
  ) {
    if !layout.pinsFooters { add(footer(of: section, edge: pins.trailing), rect, to: &answer) }
    if !layout.pinsHeaders { add(header(of: section, edge: pins.leading), rect, to: &answer) }
  }

  /// Calls `body` with each section that can have elements in the window.
  ///
  /// Pinned elements stay within their section, so they need no search of their own.
  private func forEachSection(in window: LayoutWindow, _ body: (PlacedSection) -> Void) {
    let found = sections.indexes(
      between: window.mainLower &- overhangAfter, and: window.mainUpper &+ overhangBefore)
    var number = found.lowerBound
    while number < found.upperBound {
      if sections.extent(of: number) == 0, overhangAfter == 0, overhangBefore == 0 {
        // Skip all empty sections at this offset.
        let start = sections.offset(of: number)
        number = max(number + 1, sections.firstIndex(endingAfter: start))
      } else {
        body(placed(number))
        number += 1
      }
    }
  }

  /// Calls `body` with each line of a section that can have cells in the window.
  @inline(__always)
  private func forEachLine(
    of section: PlacedSection, in window: LayoutWindow, _ body: (PlacedLine) -> Void
  ) {
    guard !section.lines.isEmpty, section.linesStart < window.mainUpper else { return }
    let shift = section.firstOffset &- section.linesStart
    let search = window.mainLower &+ shift &- lineOverhang
    var line = max(section.lines.lowerBound, lineExtents.firstIndex(endingAfter: search))
    guard line < section.lines.upperBound else { return }
    var item = Int(lineItems.offset(of: line))
    var lower = lineExtents.offset(of: line) &- shift
    while line < section.lines.upperBound, lower < window.mainUpper {
      let extent = lineExtents.extent(of: line)
      if extent == 0, lineOverhang == 0 {
        // Skip all lines without extent at this offset.
        line = max(line + 1, lineExtents.firstIndex(endingAfter: lower &+ shift))
        item = Int(lineItems.offset(of: line))
        continue
      }
      let placed = placedLine(line, firstItem: item, lower: lower, extent: extent, in: section)
      body(placed)
      item = placed.items.upperBound
      lower &+= extent
      line += 1
    }
  }

  /// Calls `body` with each item of a line that can have its cell in the window.
  ///
  /// The arguments are the item's index and its edges across the main axis.
  @inline(__always)
  private func forEachItem(
    of line: PlacedLine, _ section: PlacedSection, in window: LayoutWindow,
    _ body: (Int, Int64, Int64) -> Void
  ) {
    if section.style.columns > 0 {
      forEachColumn(of: line, section, in: window, body)
      return
    }
    var item = line.items.lowerBound
    var before: Int64 = 0
    if line.items.count > PreparedFlow.shortLine {
      item = firstItem(of: line, section, endingAfter: window.crossLower)
      guard item < line.items.upperBound else { return }
      before = crosses.offset(of: item) &- crosses.offset(of: line.items.lowerBound)
    }
    // If rounding made the items wider than the line, they overlap by less than this.
    let end = window.crossUpper &- min(0, line.extra)
    while item < line.items.upperBound {
      let cross = crosses.extent(of: item)
      if cross == 0 {
        // Skip all items without extent at this offset.
        item =
          line.items.count <= PreparedFlow.shortLine
          ? item + 1 : max(item + 1, crosses.firstIndex(endingAfter: crosses.offset(of: item)))
        continue
      }
      let edges = crossEdges(
        item - line.items.lowerBound, before: before, cross, line, section.style)
      if edges.lower >= end { return }
      if edges.upper > window.crossLower { body(item, edges.lower, edges.upper) }
      before &+= cross
      item += 1
    }
  }

  /// Calls `body` with each item of a line with columns that can have its cell in the window.
  @inline(__always)
  private func forEachColumn(
    of line: PlacedLine, _ section: PlacedSection, in window: LayoutWindow,
    _ body: (Int, Int64, Int64) -> Void
  ) {
    let grid = section.style.grid
    var rank = 0
    if line.items.count > PreparedFlow.shortLine {
      rank =
        firstItem(of: line, section, endingAfter: window.crossLower) - line.items.lowerBound
    }
    // A column begins one spacing after the end of the column before.
    var lower = rank == 0 ? grid.start : grid.lower(of: rank)
    while rank < line.items.count, lower < window.crossUpper {
      let upper = rank == 0 ? section.style.firstColumnEnd : grid.upper(of: rank)
      if upper > window.crossLower { body(line.items.lowerBound + rank, lower, upper) }
      lower = upper &+ grid.spacing
      rank += 1
    }
  }

  /// Returns the first item of a long line that ends after `offset`.
  private func firstItem(
    of line: PlacedLine, _ section: PlacedSection, endingAfter offset: Int64
  ) -> Int {
    let offset = offset &+ min(0, line.extra)
    let start = crosses.offset(of: line.items.lowerBound)
    return SortedSearch.first(in: line.items) { item in
      let edges = crossEdges(
        item - line.items.lowerBound, before: crosses.offset(of: item) &- start,
        crosses.extent(of: item), line, section.style)
      return edges.upper > offset
    }
  }
}
