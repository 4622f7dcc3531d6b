import StrategyKit

extension FlowContent {
  /// Returns the line of an item, which must exist.
  func line(of item: Int, _ style: FlowStyle) -> FlowLine {
    let place = pages.place(ofItem: item)
    return FlowLine(pages[place.page].line(of: item - place.firstItem, style), at: place)
  }

  /// Returns the place of an item.
  ///
  /// If an item is not shown, its place is empty, at the end of the lines.
  ///
  /// - Complexity: O(log n + k); n = items, k = items on its line.
  public func span(of item: Int, style: FlowStyle) -> ItemSpan {
    if let shown = shown.first {
      if item < shown.items { return shown.lines.span(of: item, style: style) }
      let (end, edge) = (bounds.length, style.grid.start)
      return ItemSpan(lower: end, upper: end, crossLower: edge, crossUpper: edge)
    }
    let place = pages.place(ofItem: item)
    let page = pages[place.page]
    let found = page.line(of: item - place.firstItem, style)
    let line = FlowLine(found, at: place)
    let extents = page[item - place.firstItem]
    let rank = item - line.items.lowerBound
    let main = line.mainEdges(extents.main, style)
    var cross = style.grid.edges(of: rank)
    if style.columns == 1, extents.cross != 0 {
      cross = FlowItemWidth(cross: extents.cross).edges(style)
    }
    if style.columns == 0 {
      let before = page.cross(before: item - place.firstItem, from: found.ranks.lowerBound)
      cross = alignment(of: line, style).edges(rank, before: before, extents.cross, style)
    }
    return ItemSpan(
      lower: main.lower, upper: main.upper, crossLower: cross.lower, crossUpper: cross.upper)
  }

  /// Returns the greatest width of an item that chooses its own in a single column.
  public func greatestExtent(of item: Int, style: FlowStyle) -> Double? {
    guard style.columns == 1 else { return nil }
    return FlowItemWidth(cross: pages.extents(of: item).cross).greatest(style)
  }

  /// Adds the items that could intersect a window.
  ///
  /// - Complexity: O(log n + k); n = items, k = items on the lines in the window.
  public func find(in window: LayoutWindow, style: FlowStyle, into sink: inout CellSink) {
    if let shown = shown.first {
      shown.lines.find(in: window, before: shown.items, style, into: &sink)
      if let more = accessorySpan(style: style), window.intersects(more) {
        sink.addAccessory(.more, at: more)
      }
    } else {
      find(in: window, before: count, style, into: &sink)
    }
  }

  /// Adds the items that could intersect a window and are before `end`, which is on the last line.
  private func find(
    in window: LayoutWindow, before end: Int, _ style: FlowStyle, into sink: inout CellSink
  ) {
    let overhang = bounds.after.rawValue
    let lower = window.mainLower.rawValue &- overhang
    let upper = window.mainUpper.rawValue
    let firstColumn = sink.crossSpan(from: style.grid.start, to: style.firstColumnEnd)
    var place = pages.place(endingAfter: lower)
    while place.page < pages.pages.count, place.start < upper || overhang > 0 {
      let page = pages[place.page]
      if page.length == 0 {
        // Pass all pages without extent at this offset.
        place = overhang > 0 ? pages.place(after: place) : pages.place(endingAfter: place.start)
        continue
      }
      page.forEachLine(endingAfter: lower &- place.start, style) { found in
        let line = FlowLine(found, at: place)
        guard line.lower < upper else { return false }
        sink.searched += 1
        if found.extent == 0 { return true }
        if style.columns == 1 {
          if line.items.lowerBound == end { return false }
          let main = line.mainEdges(found.extent, style)
          let cross = page[found.ranks.lowerBound].cross
          let edges = FlowItemWidth(cross: cross).edges(style)
          sink.add(
            line.items.lowerBound, from: main.lower, to: main.upper,
            across: cross == 0 ? firstColumn : sink.crossSpan(from: edges.lower, to: edges.upper))
        } else if style.columns > 0 {
          findColumns(
            of: line, before: end, page, place, style, firstColumn, in: window, into: &sink)
        } else {
          findItems(of: line, before: end, page, place, style, in: window, into: &sink)
        }
        return true
      }
      place = pages.place(after: place)
    }
  }

  /// Adds the items of a line that could intersect a window.
  private func findItems(
    of line: FlowLine, before end: Int, _ page: FlowPage, _ place: FlowPages.Place,
    _ style: FlowStyle, in window: LayoutWindow, into sink: inout CellSink
  ) {
    let alignment = alignment(of: line, style)
    let items = line.items.lowerBound..<min(line.items.upperBound, end)
    let first = line.items.lowerBound - place.firstItem
    func cross(_ item: Int) -> Int64 { page.cross(before: item - place.firstItem, from: first) }
    // If rounding made the items wider than the line, they overlap by less than this.
    let crossEnd = window.crossUpper - min(.zero, LayoutUnit(rawValue: alignment.extra))
    var (item, before) = (items.lowerBound, Int64(0))
    let isLong = line.items.count >= FlowPage.longLine
    if isLong {
      let lower = window.crossLower + min(.zero, LayoutUnit(rawValue: alignment.extra))
      item = SortedSearch.first(in: items) { item in
        alignment.edges(
          item - items.lowerBound, before: cross(item),
          page[item - place.firstItem].cross, style
        ).upper > lower
      }
      if item < items.upperBound { before = cross(item) }
    }
    while item < items.upperBound {
      let extents = page[item - place.firstItem]
      let edges = alignment.edges(
        item - items.lowerBound, before: before, extents.cross, style)
      if edges.lower >= crossEnd { return }
      if extents.cross > 0, edges.upper > window.crossLower {
        sink.searched += 1
        let main = line.mainEdges(extents.main, style)
        sink.add(
          item, from: main.lower, to: main.upper,
          across: sink.crossSpan(from: edges.lower, to: edges.upper))
      }
      before &+= extents.cross
      item += 1
      if isLong, extents.cross == 0 {
        // Pass all items without width at this offset.
        item = SortedSearch.first(in: item..<items.upperBound) {
          cross($0) &+ page[$0 - place.firstItem].cross > before
        }
      }
    }
  }

  /// Adds the items of a line with columns that could intersect a window.
  private func findColumns(
    of line: FlowLine, before end: Int, _ page: FlowPage, _ place: FlowPages.Place,
    _ style: FlowStyle, _ firstColumn: LayoutSpan, in window: LayoutWindow,
    into sink: inout CellSink
  ) {
    let grid = style.grid
    let count = min(line.items.upperBound, end) &- line.items.lowerBound
    let crossLower = window.crossLower
    var rank = 0
    if count >= FlowPage.longLine {
      rank = SortedSearch.first(in: count) { grid.upper(of: $0) > crossLower }
    }
    // A column begins one spacing after the end of the column before.
    var lower = rank == 0 ? grid.start : grid.lower(of: rank)
    while rank < count, lower < window.crossUpper {
      let upper = rank == 0 ? style.firstColumnEnd : grid.upper(of: rank)
      if upper > crossLower {
        sink.searched += 1
        let item = line.items.lowerBound + rank
        let main = line.mainEdges(page[item - place.firstItem].main, style)
        sink.add(
          item, from: main.lower, to: main.upper,
          across: rank == 0 ? firstColumn : sink.crossSpan(from: lower, to: upper))
      }
      lower = upper + grid.spacing
      rank += 1
    }
  }
}
