import LayoutCore

extension FlowLayout {
  /// Returns the place of an item.
  ///
  /// - Complexity: O(log n); n = items.
  public func span(
    of item: Int, in section: SectionSlice, _ style: FlowStyle,
    _ store: SectionStore<FlowItems, FlowState>
  ) -> ItemSpan {
    let placed = store.items.placed(section, style, store.states[section.section])
    return store.items.span(ofItemAt: section.place(of: item), in: placed)
  }

  /// Adds the items of a section that could intersect a window.
  ///
  /// - Complexity: O(log n + k); n = items, k = items found.
  public func find(
    in window: SectionWindow, _ section: SectionSlice, _ style: FlowStyle,
    _ store: SectionStore<FlowItems, FlowState>, into sink: inout CellSink
  ) {
    let placed = store.items.placed(section, style, store.states[section.section])
    store.items.find(in: window, placed, into: &sink)
  }
}

extension FlowItems {
  /// Returns the place of an item.
  fileprivate func span(ofItemAt place: Int, in section: PlacedSection) -> ItemSpan {
    let number = lineItems.firstIndex(endingAfter: Int64(place))
    let first = Int(lineItems.offset(of: number))
    let line = placedLine(
      number, firstItem: first, lower: lineExtents.offset(of: number) &- section.firstOffset,
      extent: lineExtents.extent(of: number), in: section)
    let main = mainEdges(place, line, section.style)
    let cross = crossEdges(
      place - first, before: crosses.length(of: first..<place), crosses.extent(of: place), line,
      section.style)
    return ItemSpan(
      lower: LayoutUnit(rawValue: main.lower), upper: LayoutUnit(rawValue: main.upper),
      crossLower: LayoutUnit(rawValue: cross.lower), crossUpper: LayoutUnit(rawValue: cross.upper))
  }

  /// Adds the items of a section that could intersect a window.
  fileprivate func find(
    in window: SectionWindow, _ section: PlacedSection, into sink: inout CellSink
  ) {
    let search = window.lower.rawValue &+ section.firstOffset &- lineOverhang
    var line = max(section.lines.lowerBound, lineExtents.firstIndex(endingAfter: search))
    guard line < section.lines.upperBound else { return }
    var item = Int(lineItems.offset(of: line))
    var lower = lineExtents.offset(of: line) &- section.firstOffset
    while line < section.lines.upperBound, lower < window.upper.rawValue {
      let extent = lineExtents.extent(of: line)
      if extent == 0, lineOverhang == 0 {
        // Skip all lines without extent at this offset.
        line = max(
          line + 1, lineExtents.firstIndex(endingAfter: lower &+ section.firstOffset))
        item = Int(lineItems.offset(of: line))
        continue
      }
      let placed = placedLine(line, firstItem: item, lower: lower, extent: extent, in: section)
      sink.searched += 1
      if section.style.columns > 0 {
        findColumns(of: placed, section, in: window, into: &sink)
      } else {
        findItems(of: placed, section, in: window, into: &sink)
      }
      item = placed.items.upperBound
      lower &+= extent
      line += 1
    }
  }

  /// Adds an item of a line whose edges across the scroll axis are known.
  @inline(__always)
  private func add(
    _ item: Int, from lower: Int64, to upper: Int64, _ line: PlacedLine, _ section: PlacedSection,
    to sink: inout CellSink
  ) {
    sink.searched += 1
    let main = mainEdges(item, line, section.style)
    sink.add(
      item &- section.items.lowerBound, from: LayoutUnit(rawValue: main.lower),
      to: LayoutUnit(rawValue: main.upper),
      across: sink.crossSpan(from: LayoutUnit(rawValue: lower), to: LayoutUnit(rawValue: upper)))
  }

  /// Adds the items of a line that could intersect a window.
  @inline(__always)
  private func findItems(
    of line: PlacedLine, _ section: PlacedSection, in window: SectionWindow,
    into sink: inout CellSink
  ) {
    var item = line.items.lowerBound
    var before: Int64 = 0
    if line.items.count > FlowItems.shortLine {
      item = firstItem(of: line, section, endingAfter: window.crossLower.rawValue)
      guard item < line.items.upperBound else { return }
      before = crosses.offset(of: item) &- crosses.offset(of: line.items.lowerBound)
    }
    // If rounding made the items wider than the line, they overlap by less than this.
    let end = window.crossUpper.rawValue &- min(0, line.extra)
    while item < line.items.upperBound {
      let cross = crosses.extent(of: item)
      if cross == 0 {
        // Skip all items without extent at this offset.
        item =
          line.items.count <= FlowItems.shortLine
          ? item + 1 : max(item + 1, crosses.firstIndex(endingAfter: crosses.offset(of: item)))
        continue
      }
      let edges = crossEdges(
        item - line.items.lowerBound, before: before, cross, line, section.style)
      if edges.lower >= end { return }
      if edges.upper > window.crossLower.rawValue {
        add(item, from: edges.lower, to: edges.upper, line, section, to: &sink)
      }
      before &+= cross
      item += 1
    }
  }

  /// Adds the items of a line with columns that could intersect a window.
  @inline(__always)
  private func findColumns(
    of line: PlacedLine, _ section: PlacedSection, in window: SectionWindow,
    into sink: inout CellSink
  ) {
    let grid = section.style.grid
    let crossLower = window.crossLower.rawValue
    var rank = 0
    if line.items.count > FlowItems.shortLine {
      rank = firstItem(of: line, section, endingAfter: crossLower) - line.items.lowerBound
    }
    // A column begins one spacing after the end of the column before.
    var lower = rank == 0 ? grid.start : grid.lower(of: rank)
    while rank < line.items.count, lower < window.crossUpper.rawValue {
      let upper = rank == 0 ? section.style.firstColumnEnd : grid.upper(of: rank)
      if upper > crossLower {
        add(line.items.lowerBound + rank, from: lower, to: upper, line, section, to: &sink)
      }
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
