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
    let grid = section.style.grid
    let cross =
      section.style.columns > 0
      ? (lower: grid.lower(of: place - first), upper: grid.upper(of: place - first))
      : crossEdges(
        place - first, before: crosses.length(of: first..<place), crosses.extent(of: place),
        alignment(of: line.items, on: number, in: section), section.style)
    return ItemSpan(
      lower: LayoutUnit(rawValue: main.lower), upper: LayoutUnit(rawValue: main.upper),
      crossLower: LayoutUnit(rawValue: cross.lower), crossUpper: LayoutUnit(rawValue: cross.upper))
  }

  /// Adds the items of a section that could intersect a window.
  fileprivate func find(
    in window: SectionWindow, _ section: PlacedSection, into sink: inout CellSink
  ) {
    let search = window.lower.rawValue &+ section.firstOffset &- lineOverhang
    // Lines before the section do not belong to it, even if they are cut off at its start.
    var (line, lower) =
      search < section.firstOffset
      ? (section.lines.lowerBound, section.firstOffset)
      : lineExtents.firstExtent(endingAfter: search)
    guard line < section.lines.upperBound else { return }
    lower &-= section.firstOffset
    var item = Int(lineItems.offset(of: line))
    let style = section.style
    let firstColumn = crossSpan(from: style.grid.start, to: style.firstColumnEnd, sink)
    // In a list, each item fills its line unless lines are cut off at the maximum position.
    let isList = style.columns == 1 && isExact
    let lastLine = section.lines.upperBound - 1
    while line < section.lines.upperBound, lower < window.upper.rawValue {
      let extent = lineExtents.extent(of: line)
      if extent == 0, lineOverhang == 0 {
        // Skip all lines without extent at this offset.
        line = max(
          line + 1, lineExtents.firstIndex(endingAfter: lower &+ section.firstOffset))
        item = Int(lineItems.offset(of: line))
        continue
      }
      sink.searched += 1
      if isList {
        let upper = lower &+ extent &- (line == lastLine ? 0 : style.lineSpacing)
        sink.add(
          item &- section.items.lowerBound, from: LayoutUnit(rawValue: lower),
          to: LayoutUnit(rawValue: upper), across: firstColumn)
        item &+= 1
        lower &+= extent
        line += 1
        continue
      }
      let placed = placedLine(line, firstItem: item, lower: lower, extent: extent, in: section)
      if style.columns > 0 {
        findColumns(of: placed, section, firstColumn, in: window, into: &sink)
      } else {
        let alignment = alignment(of: placed.items, on: line, in: section)
        findItems(of: placed, alignment, section, in: window, into: &sink)
      }
      item = placed.items.upperBound
      lower &+= extent
      line += 1
    }
  }

  @inline(__always)
  private func crossSpan(from lower: Int64, to upper: Int64, _ sink: CellSink) -> LayoutSpan {
    sink.crossSpan(from: LayoutUnit(rawValue: lower), to: LayoutUnit(rawValue: upper))
  }

  /// Adds the items of a line that could intersect a window.
  @inline(__always)
  private func findItems(
    of line: PlacedLine, _ alignment: LineAlignment, _ section: PlacedSection,
    in window: SectionWindow, into sink: inout CellSink
  ) {
    var item = line.items.lowerBound
    var before: Int64 = 0
    if line.items.count > FlowItems.shortLine {
      item = firstItem(of: line.items, alignment, section, endingAfter: window.crossLower.rawValue)
      guard item < line.items.upperBound else { return }
      before = crosses.offset(of: item) &- crosses.offset(of: line.items.lowerBound)
    }
    // If rounding made the items wider than the line, they overlap by less than this.
    let end = window.crossUpper.rawValue &- min(0, alignment.extra)
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
        item - line.items.lowerBound, before: before, cross, alignment, section.style)
      if edges.lower >= end { return }
      if edges.upper > window.crossLower.rawValue {
        sink.searched += 1
        let main = mainEdges(item, line, section.style)
        sink.add(
          item &- section.items.lowerBound, from: LayoutUnit(rawValue: main.lower),
          to: LayoutUnit(rawValue: main.upper),
          across: crossSpan(from: edges.lower, to: edges.upper, sink))
      }
      before &+= cross
      item += 1
    }
  }

  /// Adds the items of a line with columns that could intersect a window.
  @inline(__always)
  private func findColumns(
    of line: PlacedLine, _ section: PlacedSection, _ firstColumn: LayoutSpan,
    in window: SectionWindow, into sink: inout CellSink
  ) {
    let grid = section.style.grid
    let crossLower = window.crossLower.rawValue
    var rank = 0
    if line.items.count > FlowItems.shortLine {
      rank = SortedSearch.first(in: 0..<line.items.count) { grid.upper(of: $0) > crossLower }
    }
    // A column begins one spacing after the end of the column before.
    var lower = rank == 0 ? grid.start : grid.lower(of: rank)
    // Equal items of a line have the same edges along the main axis.
    var areEdgesKnown = false
    var along = firstColumn
    while rank < line.items.count, lower < window.crossUpper.rawValue {
      let upper = rank == 0 ? section.style.firstColumnEnd : grid.upper(of: rank)
      if upper > crossLower {
        sink.searched += 1
        let item = line.items.lowerBound + rank
        if !areEdgesKnown {
          let edges = mainEdges(item, line, section.style)
          along = sink.mainSpan(
            from: LayoutUnit(rawValue: edges.lower), to: LayoutUnit(rawValue: edges.upper))
          areEdgesKnown = section.isUniform
        }
        sink.add(
          item &- section.items.lowerBound, along: along,
          across: rank == 0 ? firstColumn : crossSpan(from: lower, to: upper, sink))
      }
      lower = upper &+ grid.spacing
      rank += 1
    }
  }

  /// Returns the first item of a long line that ends after `offset`.
  private func firstItem(
    of items: Range<Int>, _ alignment: LineAlignment, _ section: PlacedSection,
    endingAfter offset: Int64
  ) -> Int {
    let offset = offset &+ min(0, alignment.extra)
    let start = crosses.offset(of: items.lowerBound)
    return SortedSearch.first(in: items) { item in
      let edges = crossEdges(
        item - items.lowerBound, before: crosses.offset(of: item) &- start,
        crosses.extent(of: item), alignment, section.style)
      return edges.upper > offset
    }
  }
}
