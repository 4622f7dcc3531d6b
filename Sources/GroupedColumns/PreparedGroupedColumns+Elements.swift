import StrategyKit

extension PreparedGroupedColumns {
  /// Returns the attributes of one element, or `nil` if it does not exist.
  ///
  /// - Parameter element: A cell, header, footer, background or separator.
  /// - Parameter viewport: The visible rectangle, which determines the position of pinned headers.
  /// - Returns: The attributes of the element, or `nil` if the layout has no such element.
  /// - Complexity: O(log n); n = rows.
  public func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
    let section = element.index.section
    let item = element.index.item
    guard section >= 0, section < numberOfSections else { return nil }
    switch (element.category, element.kind) {
    case (.cell, .cell), (.decoration, .separator):
      guard item >= 0, item < numberOfItems(inSection: section) else { return nil }
      let placed = placed(at: place(ofRow: item, in: section))
      let row = item - placed.part.firstRow
      let edges = edges(ofRow: row, placed)
      return element.category == .cell
        ? cell(row, placed, from: edges.lower, to: edges.upper)
        : separator(below: row, placed, edges.upper)
    case (.supplementary, .header) where item == 0:
      let edge = container.pinEdges(of: viewport, in: space).leading
      return header(of: placed(at: parts.firstPlace(of: section)), edge: edge)
    case (.supplementary, .footer) where item == 0:
      return footer(of: placed(at: parts.places(of: section).upperBound - 1))
    case (.decoration, .background):
      return parts.place(ofPart: item, in: section).flatMap { background(of: placed(at: $0)) }
    case (.decoration, .outerSeparator) where item >= 0:
      return parts.place(ofPart: item / 2, in: section).flatMap {
        outerSeparator(of: placed(at: $0), atEnd: item % 2 == 1)
      }
    default: return nil
    }
  }

  /// The stacking order of elements, as `zIndex` values.
  ///
  /// Each kind of element has its own layer, so the elements of a layer are in order if the parts
  /// are.
  enum Layer {
    static let background = -1
    static let separator = 1
    static let outerSeparator = 2
    static let footer = 3
    static let header = 4
  }

  // MARK: Placed parts

  /// A part with the edges of its contents.
  struct PlacedPart {
    var part: GroupedPart
    /// The offset after the padding, where the header or the first row begins.
    var start: LayoutUnit
    /// The start of the first row and the end of the last row.
    var rowsStart: LayoutUnit
    var rowsEnd: LayoutUnit
    /// The end of the part, with its footer.
    var end: LayoutUnit
    /// The index of its first row among all rows.
    var firstRow: Int
    var header: LayoutUnit
    var footer: LayoutUnit
    /// The edges of its column, and of the card in it.
    var column: (lower: LayoutUnit, upper: LayoutUnit)
    var card: (lower: LayoutUnit, upper: LayoutUnit)
    /// The extent of the card across the scroll axis, in the coordinates of frames.
    var cardSpan: LayoutSpan

    /// A Boolean value that indicates whether its rows have an extent.
    ///
    /// If not, no separators are drawn.
    var hasExtent: Bool { rowsEnd > rowsStart }
  }

  func placed(at place: Int) -> PlacedPart {
    let part = part(at: place)
    let firstRow = firstRow(of: part)
    let column = column(ofPartAt: place)
    return placed(
      part, firstRow: firstRow, column: column, from: start(ofPartAt: place, column: column),
      rowsExtent: LayoutUnit(rawValue: rows.length(of: firstRow..<firstRow + part.count)))
  }

  /// Returns the offset of a part, where its padding begins.
  func start(ofPartAt place: Int, column: Int) -> LayoutUnit {
    let rank = stacks[column].rank(of: place)
    return metrics.insetStart + LayoutUnit(rawValue: stacks[column].axis.offset(of: rank))
  }

  /// Returns a part with its edges, given its place and the extent of its rows.
  func placed(
    _ part: GroupedPart, firstRow: Int, column: Int, from start: LayoutUnit, rowsExtent: LayoutUnit
  ) -> PlacedPart {
    let frame = frames[part.section]
    let start = start + frame.padding
    let header = part.isFirst ? frame.header : .zero
    let footer = part.isLast ? frame.footer : .zero
    let hasRows = part.count > 0
    let rowsStart = start + header + (hasRows ? metrics.cardStart : .zero)
    let rowsEnd = rowsStart + rowsExtent
    let (lower, upper) = metrics.grid.edges(of: column)
    let cardLower = min(lower + metrics.cardLeading, upper)
    let cardUpper = max(cardLower, upper - metrics.cardTrailing)
    return PlacedPart(
      part: part, start: start, rowsStart: rowsStart, rowsEnd: rowsEnd,
      end: rowsEnd + (hasRows ? metrics.cardEnd : .zero) + footer,
      firstRow: firstRow, header: header, footer: footer,
      column: (lower, upper), card: (cardLower, cardUpper),
      cardSpan: space.crossSpan(from: cardLower, to: cardUpper))
  }

  // MARK: Attributes

  /// Returns the edges of a row along the main axis.
  private func edges(ofRow row: Int, _ placed: PlacedPart) -> (lower: LayoutUnit, upper: LayoutUnit)
  {
    let place = placed.firstRow + row
    let before = rows.length(of: placed.firstRow..<place)
    let lower = placed.rowsStart + LayoutUnit(rawValue: before)
    return (lower, lower + LayoutUnit(rawValue: rows.extent(of: place)))
  }

  func cell(
    _ row: Int, _ placed: PlacedPart, from lower: LayoutUnit, to upper: LayoutUnit
  ) -> LayoutAttributes {
    LayoutAttributes(
      element: .cell(section: placed.part.section, item: placed.part.firstRow + row),
      frame: space.frame(main: space.mainSpan(from: lower, to: upper), cross: placed.cardSpan),
      position: CellPosition(index: row, count: placed.part.count))
  }

  /// Returns the separator below a row that ends at `end`, or `nil` if there is none.
  ///
  /// The last row of a part has no separator, and a part without extent has none at all.
  func separator(below row: Int, _ placed: PlacedPart, _ end: LayoutUnit) -> LayoutAttributes? {
    // A row without extent has no separator, so that any number of them adds nothing to an answer.
    guard row < placed.part.count - 1, metrics.separator > .zero, placed.hasExtent,
      rows.extent(of: placed.firstRow + row) > 0
    else { return nil }
    let lower = min(placed.card.lower + metrics.separatorLeading, placed.card.upper)
    let upper = max(lower, placed.card.upper - metrics.separatorTrailing)
    // If the line is thicker than the rows above it, it is cut off at their start.
    return attributes(
      .decoration(.separator, placed.part.section, placed.part.firstRow + row),
      from: max(placed.rowsStart, end - metrics.separator), to: end,
      across: space.crossSpan(from: lower, to: upper), Layer.separator)
  }

  func outerSeparator(of placed: PlacedPart, atEnd: Bool) -> LayoutAttributes? {
    guard style.hasOuterSeparators, metrics.separator > .zero, placed.hasExtent else {
      return nil
    }
    let thickness = min(metrics.separator, placed.rowsEnd - placed.rowsStart)
    let lower = atEnd ? placed.rowsEnd - thickness : placed.rowsStart
    return attributes(
      .decoration(
        .outerSeparator, placed.part.section, placed.part.number * 2 + (atEnd ? 1 : 0)),
      from: lower, to: lower + thickness, across: placed.cardSpan, Layer.outerSeparator)
  }

  func background(of placed: PlacedPart) -> LayoutAttributes? {
    guard style.hasBackground, placed.part.count > 0 else { return nil }
    return attributes(
      .decoration(.background, placed.part.section, placed.part.number), from: placed.rowsStart,
      to: placed.rowsEnd, across: placed.cardSpan, Layer.background)
  }

  /// Returns the header in a part, or `nil` if it has none.
  ///
  /// - Parameter edge: The leading edge of the viewport, where the header is pinned if headers are.
  func header(of placed: PlacedPart, edge: LayoutUnit) -> LayoutAttributes? {
    guard placed.header > .zero else { return nil }
    var lower = placed.start
    if layout.pinsHeaders {
      let span = PinnedSpan(
        lower: lower, extent: placed.header, lowerLimit: lower,
        upperLimit: placed.end - placed.footer)
      lower = span.start(from: edge, to: .zero)
    }
    return edgeItem(.header, placed, from: lower, extent: placed.header, Layer.header)
  }

  func footer(of placed: PlacedPart) -> LayoutAttributes? {
    guard placed.footer > .zero else { return nil }
    return edgeItem(
      .footer, placed, from: placed.end - placed.footer, extent: placed.footer, Layer.footer)
  }

  private func edgeItem(
    _ kind: ElementKind, _ placed: PlacedPart, from lower: LayoutUnit, extent: LayoutUnit,
    _ zIndex: Int
  ) -> LayoutAttributes {
    attributes(
      .supplementary(kind, placed.part.section), from: lower, to: lower + extent,
      across: space.crossSpan(from: placed.column.lower, to: placed.column.upper), zIndex)
  }

  private func attributes(
    _ element: LayoutElement, from lower: LayoutUnit, to upper: LayoutUnit,
    across cross: LayoutSpan,
    _ zIndex: Int
  ) -> LayoutAttributes {
    LayoutAttributes(
      element: element,
      frame: space.frame(main: space.mainSpan(from: lower, to: upper), cross: cross),
      zIndex: zIndex)
  }
}
