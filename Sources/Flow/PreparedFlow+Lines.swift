import LayoutCore

/// The alignment of items on their lines, which is computed on request.
extension FlowItems {
  /// A section with its lines.
  struct PlacedSection {
    let style: FlowStyle
    /// The places of the section's items and lines among those of all sections.
    let items: Range<Int>
    let lines: Range<Int>
    /// The offset of the section's first line in the index of all lines.
    let firstOffset: Int64
    /// A Boolean value that indicates whether all items are equal.
    let isUniform: Bool
  }

  func placed(_ section: SectionSlice, _ style: FlowStyle, _ state: FlowState) -> PlacedSection {
    let lines = self.lines(of: section.items)
    return PlacedSection(
      style: style, items: section.items, lines: lines,
      firstOffset: lineExtents.offset(of: lines.lowerBound), isUniform: state.difference == 0)
  }

  /// A line without the alignment of its items.
  struct PlacedLine {
    /// The indexes of its items among all items.
    let items: Range<Int>
    /// The edges of the line along the main axis.
    let lower: Int64
    let upper: Int64
  }

  /// The alignment of the items of a line without columns.
  struct LineAlignment {
    /// The width of the items and the item spacing between them.
    let width: Int64
    /// The offset of the first item across the main axis.
    var lead: Int64
    /// The room that all gaps share in addition to the item spacing.
    var extra: Int64 = 0
    /// The number of gaps that share the extra room, the share of each, and the remainder.
    var gaps: Int64 = 1
    var each: Int64 = 0
    var rest: Int64 = 0

    /// Distributes `extra` over the given number of gaps.
    @inline(__always)
    mutating func spread(_ extra: Int64, over gaps: Int64) {
      self.extra = extra
      self.gaps = gaps
      (each, rest) = extra.quotientAndRemainder(dividingBy: gaps)
    }

    /// Returns the extra room of the gaps before the item at `rank`.
    @inline(__always)
    func extra(before rank: Int) -> Int64 {
      let whole = each &* Int64(rank)
      return rest == 0 ? whole : whole &+ rest &* Int64(rank) / gaps
    }
  }

  /// Returns a line, given its first item, offset and extent.
  @inline(__always)
  func placedLine(
    _ line: Int, firstItem: Int, lower: Int64, extent: Int64, in section: PlacedSection
  ) -> PlacedLine {
    let isLast = line == section.lines.upperBound - 1
    return PlacedLine(
      items: firstItem..<firstItem + Int(lineItems.extent(of: line)), lower: lower,
      upper: lower &+ max(0, extent &- (isLast ? 0 : section.style.lineSpacing)))
  }

  /// Returns the width of the items of one line, with the item spacing between them.
  private func width(of items: Range<Int>, in section: PlacedSection) -> Int64 {
    let gaps = Int64(items.count - 1) &* section.style.itemSpacing
    if section.isUniform {
      return crosses.extent(of: items.lowerBound) &* Int64(items.count) &+ gaps
    }
    guard items.count <= FlowItems.shortLine else {
      return crosses.offset(of: items.upperBound) &- crosses.offset(of: items.lowerBound) &+ gaps
    }
    var width = gaps
    for item in items { width &+= crosses.extent(of: item) }
    return width
  }

  /// The largest number of items on a line for which items are visited one by one.
  static var shortLine: Int { 48 }

  /// Returns the alignment of the items of a line without columns.
  func alignment(
    of items: Range<Int>, on line: Int, in section: PlacedSection
  ) -> LineAlignment {
    let style = section.style
    var result = LineAlignment(width: width(of: items, in: section), lead: style.grid.start)
    let count = Int64(items.count)
    let free = style.room &- result.width
    guard free > 0 else {
      // Rounding can make items wider than the line. The gaps shrink so that the last item ends
      // with the line.
      if free < 0, count > 1 { result.spread(free, over: count - 1) }
      return result
    }
    var alignment = style.lineAlignment
    if line == section.lines.upperBound - 1 {
      switch style.lastLine {
      case .asOthers: break
      case .automatic where alignment != .justified: break
      case .automatic where !section.isUniform, .leading: return result
      case .automatic, .grid:
        continueGrid(&result, items, on: line, in: section)
        return result
      case .center: alignment = .center
      case .trailing: alignment = .trailing
      case .justified: alignment = .justified
      }
    }
    if alignment == .justified, count > 1 {
      result.spread(free, over: count - 1)
    } else {
      align(&result, alignment == .justified ? style.loneItem : alignment, free)
    }
    return result
  }

  @inline(__always)
  private func align(
    _ line: inout LineAlignment, _ alignment: FlowLineAlignment, _ free: Int64
  ) {
    switch alignment {
    case .leading, .justified: break
    case .center: line.lead &+= free / 2
    case .trailing: line.lead &+= free
    }
  }

  /// Aligns the items of a last line with those of the line before.
  private func continueGrid(
    _ line: inout LineAlignment, _ items: Range<Int>, on number: Int, in section: PlacedSection
  ) {
    let style = section.style
    var count: Int
    var width: Int64
    if section.isUniform {
      let cross = crosses.extent(of: items.lowerBound)
      count = style.itemsPerLine(ofWidth: cross)
      guard count < .max else { return }
      width = cross &* Int64(count) &+ style.itemSpacing &* Int64(count - 1)
    } else {
      guard number > section.lines.lowerBound else { return }
      count = Int(lineItems.extent(of: number - 1))
      width = self.width(of: items.lowerBound - count..<items.lowerBound, in: section)
    }
    let free = style.room &- width
    guard count > 1 else {
      if items.count == 1 { align(&line, style.loneItem, style.room &- line.width) }
      return
    }
    var spread = line
    spread.spread(free, over: Int64(count - 1))
    if line.width &+ spread.extra(before: items.count - 1) <= style.room { line = spread }
  }

  // MARK: Items

  /// Returns the edges of an item of a line without columns across the main axis.
  ///
  /// - Parameter rank: The number of items before it on its line.
  /// - Parameter before: The sum of the cross extents of those items.
  @inline(__always)
  func crossEdges(
    _ rank: Int, before: Int64, _ cross: Int64, _ alignment: LineAlignment, _ style: FlowStyle
  ) -> (lower: Int64, upper: Int64) {
    let lower =
      alignment.lead &+ before &+ Int64(rank) &* style.itemSpacing
      &+ alignment.extra(before: rank)
    return (lower, lower &+ min(cross, style.room))
  }

  /// Returns the edges of an item along the main axis.
  @inline(__always)
  func mainEdges(
    _ item: Int, _ line: PlacedLine, _ style: FlowStyle
  ) -> (lower: Int64, upper: Int64) {
    let extent = mains.extent(of: item)
    // A line is cut off at the maximum position, but its items keep their extents.
    let free = max(0, line.upper &- line.lower &- extent)
    switch style.itemAlignment {
    case .start: return (line.lower, line.lower &+ extent)
    case .center:
      let lower = line.lower &+ free / 2
      return (lower, lower &+ extent)
    case .end: return (line.lower &+ free, line.lower &+ free &+ extent)
    case .fill: return (line.lower, line.lower &+ free &+ extent)
    }
  }
}
