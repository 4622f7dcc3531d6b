import LayoutCore

extension PreparedFlow {
  // MARK: Sections

  /// A section, and where what is in it begins.
  struct PlacedSection {
    var number: Int
    var style: FlowStyle
    /// Where it begins and ends along the main axis.
    var start: Int64
    var end: Int64
    /// Where its first line begins.
    var linesStart: Int64
    /// Its items and lines among all.
    var items: Range<Int>
    var lines: Range<Int>
    /// The offset of its first line among all lines.
    var firstOffset: Int64
    /// Whether all its items are equal.
    var isUniform: Bool
  }

  func placed(_ number: Int) -> PlacedSection {
    let style = style(of: number)
    let start = sections.offset(of: number)
    let firstItem = Int(itemCounts.offset(of: number))
    let firstLine = Int(lineCounts.offset(of: number))
    let firstOffset = lineExtents.offset(of: firstLine)
    return PlacedSection(
      number: number, style: style, start: start, end: start &+ sections.extent(of: number),
      linesStart: start &+ style.header &+ style.insetStart,
      items: firstItem..<firstItem + Int(itemCounts.extent(of: number)),
      lines: firstLine..<firstLine + Int(lineCounts.extent(of: number)),
      firstOffset: firstOffset, isUniform: differences[number] == 0)
  }

  // MARK: Lines

  /// A line, and where its items lie.
  struct PlacedLine {
    /// Its items among all.
    var items: Range<Int>
    /// Where it begins and ends along the main axis.
    var lower: Int64
    var upper: Int64
    /// Where its first item begins across the main axis.
    var lead: Int64 = 0
    /// What all gaps together have beside the item spacing.
    var extra: Int64 = 0
    /// Over how many gaps that is spread; what each of them gets, and what is left over.
    var gaps: Int64 = 1
    var each: Int64 = 0
    var rest: Int64 = 0
    /// What its items and the item spacing between them take.
    var width: Int64 = 0

    /// Spreads `extra` over so many gaps.
    mutating func spread(_ extra: Int64, over gaps: Int64) {
      self.extra = extra
      self.gaps = gaps
      (each, rest) = extra.quotientAndRemainder(dividingBy: gaps)
    }

    /// What the first of the gaps have together beside the item spacing.
    @inline(__always)
    func extra(before rank: Int) -> Int64 {
      let whole = each &* Int64(rank)
      return rest == 0 ? whole : whole &+ rest &* Int64(rank) / gaps
    }
  }

  /// The line at a place among all lines, whose first item, beginning and extent are known.
  func placedLine(
    _ line: Int, firstItem: Int, lower: Int64, extent: Int64, in section: PlacedSection
  ) -> PlacedLine {
    let count = Int(lineItems.extent(of: line))
    let isLast = line == section.lines.upperBound - 1
    var result = PlacedLine(
      items: firstItem..<firstItem + count, lower: lower,
      upper: lower &+ max(0, extent &- (isLast ? 0 : section.style.lineSpacing)))
    result.lead = section.style.grid.start
    guard section.style.columns == 0 else { return result }
    result.width = width(of: result.items, in: section)
    spread(&result, line, in: section)
    return result
  }

  /// What items on one line take, with the item spacing between them.
  private func width(of items: Range<Int>, in section: PlacedSection) -> Int64 {
    let gaps = Int64(items.count - 1) &* section.style.itemSpacing
    if section.isUniform {
      return crosses.extent(of: items.lowerBound) &* Int64(items.count) &+ gaps
    }
    guard items.count <= PreparedFlow.shortLine else {
      return crosses.offset(of: items.upperBound) &- crosses.offset(of: items.lowerBound) &+ gaps
    }
    var width = gaps
    for item in items { width &+= crosses.extent(of: item) }
    return width
  }

  /// Up to so many items of a line are looked at one by one.
  static var shortLine: Int { 48 }

  /// Gives a line's items their alignment.
  private func spread(_ line: inout PlacedLine, _ number: Int, in section: PlacedSection) {
    let style = section.style
    let count = Int64(line.items.count)
    let free = style.room &- line.width
    guard free > 0 else {
      // Items may take more than the line by what rounding made of them: the last ends with the line.
      if free < 0, count > 1 { line.spread(free, over: count - 1) }
      return
    }
    var alignment = style.lineAlignment
    if number == section.lines.upperBound - 1 {
      switch layout.lastLine {
      case .asOthers: break
      case .automatic where alignment != .justified: break
      case .automatic where !section.isUniform, .leading: return
      case .automatic, .grid:
        continueGrid(&line, number, in: section)
        return
      case .center: alignment = .center
      case .trailing: alignment = .trailing
      case .justified: alignment = .justified
      }
    }
    if alignment == .justified, count > 1 {
      line.spread(free, over: count - 1)
      return
    }
    if alignment == .justified { alignment = layout.loneItem }
    switch alignment {
    case .leading, .justified: break
    case .center: line.lead &+= free / 2
    case .trailing: line.lead &+= free
    }
  }

  /// Puts the items of a last line below those of the lines before.
  private func continueGrid(_ line: inout PlacedLine, _ number: Int, in section: PlacedSection) {
    let style = section.style
    var count: Int
    var width: Int64
    if section.isUniform {
      let cross = crosses.extent(of: line.items.lowerBound)
      count = style.itemsPerLine(ofWidth: cross)
      guard count < .max else { return }
      width = cross &* Int64(count) &+ style.itemSpacing &* Int64(count - 1)
    } else {
      guard number > section.lines.lowerBound else { return }
      count = Int(lineItems.extent(of: number - 1))
      let items = line.items.lowerBound - count..<line.items.lowerBound
      width = self.width(of: items, in: section)
    }
    let free = max(0, style.room &- width)
    guard count > 1 else {
      if line.items.count == 1 { alignLone(&line, in: section) }
      return
    }
    var spread = line
    spread.spread(free, over: Int64(count - 1))
    if line.width &+ spread.extra(before: line.items.count - 1) <= style.room { line = spread }
  }

  private func alignLone(_ line: inout PlacedLine, in section: PlacedSection) {
    let free = section.style.room &- line.width
    switch layout.loneItem {
    case .leading, .justified: break
    case .center: line.lead &+= free / 2
    case .trailing: line.lead &+= free
    }
  }

  // MARK: Items

  /// Where an item begins and ends across the main axis.
  ///
  /// - Parameter before: The extents of the items before it on its line.
  @inline(__always)
  func crossEdges(
    _ rank: Int, before: Int64, _ cross: Int64, _ line: PlacedLine, _ style: FlowStyle
  ) -> (lower: Int64, upper: Int64) {
    if style.columns > 0 { return (style.grid.lower(of: rank), style.grid.upper(of: rank)) }
    let lower =
      line.lead &+ before &+ Int64(rank) &* style.itemSpacing
      &+ line.extra(before: rank)
    return (lower, lower &+ min(cross, style.room))
  }

  /// Where an item begins and ends along the main axis.
  @inline(__always)
  func mainEdges(_ item: Int, _ line: PlacedLine) -> (lower: Int64, upper: Int64) {
    let extent = mains.extent(of: item)
    // A line that reaches beyond the farthest position is cut off there, its items are not.
    let free = max(0, line.upper &- line.lower &- extent)
    switch layout.itemAlignment {
    case .start: return (line.lower, line.lower &+ extent)
    case .center:
      let lower = line.lower &+ free / 2
      return (lower, lower &+ extent)
    case .end: return (line.lower &+ free, line.lower &+ free &+ extent)
    case .fill: return (line.lower, line.lower &+ free &+ extent)
    }
  }
}
