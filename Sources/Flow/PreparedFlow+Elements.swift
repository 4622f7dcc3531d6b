import LayoutCore

extension PreparedFlow {
  /// Returns the attributes of one element, or `nil` if it does not exist.
  ///
  /// - Parameter element: A cell, header or footer.
  /// - Parameter viewport: The visible rectangle, which determines the position of pinned headers
  ///   and footers.
  /// - Returns: The attributes of the element, or `nil` if the layout has no such element.
  /// - Complexity: O(log n); n = items.
  public func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
    let number = element.index.section
    let item = element.index.item
    guard number >= 0, number < numberOfSections else { return nil }
    switch (element.category, element.kind) {
    case (.cell, .cell):
      guard item >= 0, item < numberOfItems(inSection: number) else { return nil }
      return cell(item, in: placed(number))
    case (.supplementary, .header) where item == 0:
      return header(of: placed(number), edge: container.pinEdges(of: viewport, in: space).leading)
    case (.supplementary, .footer) where item == 0:
      return footer(of: placed(number), edge: container.pinEdges(of: viewport, in: space).trailing)
    default: return nil
    }
  }

  /// Returns the attributes of every cell, header and footer in stacking order.
  func allElements(pinnedIn viewport: LayoutViewport) -> [LayoutAttributes] {
    let pins = container.pinEdges(of: viewport, in: space)
    var all: [LayoutAttributes] = []
    for number in 0..<numberOfSections {
      let section = placed(number)
      var item = section.items.lowerBound
      for line in section.lines {
        let placed = placedLine(
          line, firstItem: item, lower: lower(ofLine: line, in: section),
          extent: lineExtents.extent(of: line), in: section)
        var before: Int64 = 0
        for item in placed.items {
          all.append(cell(item, before: before, placed, section))
          before &+= crosses.extent(of: item)
        }
        item = placed.items.upperBound
      }
      if let header = header(of: section, edge: pins.leading) { all.append(header) }
      if let footer = footer(of: section, edge: pins.trailing) { all.append(footer) }
    }
    all.sort(by: LayoutAttributes.areInOrder)
    return all
  }

  /// Returns the offset of a line along the main axis.
  func lower(ofLine line: Int, in section: PlacedSection) -> Int64 {
    section.linesStart &+ lineExtents.offset(of: line) &- section.firstOffset
  }

  // MARK: Cells

  private func cell(_ item: Int, in section: PlacedSection) -> LayoutAttributes {
    let place = section.items.lowerBound + item
    let line = lineItems.firstIndex(endingAfter: Int64(place))
    let first = Int(lineItems.offset(of: line))
    let placed = placedLine(
      line, firstItem: first, lower: lower(ofLine: line, in: section),
      extent: lineExtents.extent(of: line), in: section)
    let before = crosses.offset(of: place) &- crosses.offset(of: first)
    return cell(place, before: before, placed, section)
  }

  private func cell(
    _ item: Int, before: Int64, _ line: PlacedLine, _ section: PlacedSection
  ) -> LayoutAttributes {
    let edges = crossEdges(
      item - line.items.lowerBound, before: before, crosses.extent(of: item), line, section.style)
    return cell(
      item, frame(ofCell: item, from: edges.lower, to: edges.upper, line), section)
  }

  /// Returns the frame of a cell, given its edges across the main axis.
  @inline(__always)
  func frame(
    ofCell item: Int, from lower: Int64, to upper: Int64, _ line: PlacedLine
  ) -> LayoutRect {
    let main = mainEdges(item, line)
    return space.frame(
      main: space.mainSpan(from: main.lower, to: main.upper),
      cross: space.crossSpan(from: lower, to: upper))
  }

  /// Returns the attributes of a cell with the given frame.
  @inline(__always)
  func cell(_ item: Int, _ frame: LayoutRect, _ section: PlacedSection) -> LayoutAttributes {
    let number = item - section.items.lowerBound
    // Rows of a list without line spacing form a group.
    let isGroup = section.style.columns == 1 && section.style.lineSpacing == 0
    return LayoutAttributes(
      element: .cell(section: section.number, item: number),
      frame: frame,
      position: isGroup
        ? CellPosition(index: number, count: section.items.count) : .single)
  }

  // MARK: Headers and footers

  /// Returns the header of a section, or `nil` if it has none.
  ///
  /// - Parameter edge: The leading edge of the viewport, where the header is pinned if headers are.
  func header(of section: PlacedSection, edge: Int64) -> LayoutAttributes? {
    let extent = section.style.header
    guard extent > 0 else { return nil }
    var lower = section.start
    if layout.pinsHeaders {
      let latest = section.end &- section.style.footer &- extent
      lower = PinnedExtent.leading(natural: lower, edge: edge, latest: latest)
    }
    return bar(.header, section, from: lower, extent, isPinned: layout.pinsHeaders)
  }

  /// Returns the footer of a section, or `nil` if it has none.
  ///
  /// - Parameter edge: The trailing edge of the viewport, where the footer is pinned if footers
  ///   are.
  func footer(of section: PlacedSection, edge: Int64) -> LayoutAttributes? {
    let extent = section.style.footer
    guard extent > 0 else { return nil }
    var lower = section.end &- extent
    if layout.pinsFooters {
      lower = PinnedExtent.trailing(
        natural: lower, edge: edge &- extent, earliest: section.start &+ section.style.header)
    }
    return bar(.footer, section, from: lower, extent, isPinned: layout.pinsFooters)
  }

  private func bar(
    _ kind: ElementKind, _ section: PlacedSection, from lower: Int64, _ extent: Int64,
    isPinned: Bool
  ) -> LayoutAttributes {
    let start = LayoutUnit(points: container.crossStartInset).rawValue
    let end = container.crossLength.rawValue &- LayoutUnit(points: container.crossEndInset).rawValue
    return LayoutAttributes(
      element: .supplementary(kind, section.number),
      frame: space.frame(
        main: space.mainSpan(from: lower, to: lower &+ extent),
        cross: space.crossSpan(from: start, to: max(start, end))),
      zIndex: isPinned ? Layer.pinned : Layer.cells)
  }

  /// The stacking order of elements, as `zIndex` values.
  enum Layer {
    /// The value of elements that overlap no others.
    static let cells = 0
    /// The value of pinned headers and footers, which are in front of cells.
    static let pinned = 1
  }
}
