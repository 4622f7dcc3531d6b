import StrategyKit

/// A line of a section.
struct FlowLine {
  /// The numbers of its items in the section.
  let items: Range<Int>
  /// The edges of the line along the main axis.
  let lower: Int64
  let upper: Int64
  /// The width of the items and the item spacing between them, if there are no columns.
  let width: Int64

  /// Creates a line of a page at a place.
  init(_ line: FlowPage.Line, at place: FlowPages.Place) {
    items = place.firstItem &+ line.ranks.lowerBound..<place.firstItem &+ line.ranks.upperBound
    // Content ends at the farthest position, where later lines have no extent.
    let limit = LayoutLimits.maximumPosition.rawValue
    lower = min(place.start &+ line.offset, limit)
    upper = min(lower &+ line.extent, limit)
    width = line.width
  }

  /// Returns the edges of an item along the main axis, from its extent.
  func mainEdges(
    _ extent: Int64, _ style: FlowStyle
  ) -> (lower: LayoutUnit, upper: LayoutUnit) {
    // A line is cut off at the maximum position, but its items keep their extents.
    let free = max(0, upper &- lower &- extent)
    let (before, after) =
      switch style.itemAlignment {
      case .start: (Int64(0), Int64(0))
      case .center: (free / 2, free / 2)
      case .end: (free, free)
      case .fill: (0, free)
      }
    return (
      LayoutUnit(rawValue: lower &+ before), LayoutUnit(rawValue: lower &+ after &+ extent)
    )
  }
}

/// The alignment of the items of a line without columns.
struct LineAlignment {
  /// The offset of the first item across the main axis.
  var lead: Int64
  /// The room that all gaps share in addition to the item spacing.
  var extra: Int64 = 0
  /// The number of gaps that share the extra room, the share of each, and the remainder.
  private var gaps: Int64 = 1
  private var each: Int64 = 0
  private var rest: Int64 = 0

  init(lead: Int64) { self.lead = lead }

  /// Distributes `extra` over the given number of gaps.
  mutating func spread(_ extra: Int64, over gaps: Int64) {
    self.extra = extra
    self.gaps = gaps
    (each, rest) = extra.quotientAndRemainder(dividingBy: gaps)
  }

  /// Returns the extra room of the gaps before the item at `rank`.
  func extra(before rank: Int) -> Int64 {
    let whole = each &* Int64(rank)
    return rest == 0 ? whole : whole &+ rest &* Int64(rank) / gaps
  }

  /// Returns the edges of an item across the main axis.
  ///
  /// - Parameter rank: The number of items before it on its line.
  /// - Parameter before: The sum of the cross extents of those items.
  func edges(
    _ rank: Int, before: Int64, _ cross: Int64, _ style: FlowStyle
  ) -> (lower: LayoutUnit, upper: LayoutUnit) {
    let lower =
      lead &+ before &+ Int64(rank) &* style.itemSpacing &+ extra(before: rank)
    return (
      LayoutUnit(rawValue: lower), LayoutUnit(rawValue: lower &+ min(cross, style.room))
    )
  }

  fileprivate mutating func align(_ alignment: FlowLineAlignment, _ free: Int64) {
    switch alignment {
    case .leading, .justified: break
    case .center: lead &+= free / 2
    case .trailing: lead &+= free
    }
  }
}

extension FlowContent {
  /// Returns the alignment of the items of a line without columns.
  func alignment(of line: FlowLine, _ style: FlowStyle) -> LineAlignment {
    var result = LineAlignment(lead: style.grid.start.rawValue)
    let gaps = Int64(line.items.count - 1)
    let free = style.room &- line.width
    guard free >= 0 else {
      // Rounding can make items wider than the line. The gaps shrink so that the last item ends
      // with the line.
      if gaps > 0 { result.spread(free, over: gaps) }
      return result
    }
    var alignment = style.lineAlignment
    if line.items.upperBound == count {
      switch style.lastLine {
      case .asOthers: break
      case .automatic where alignment != .justified: break
      case .automatic where pages.common == nil, .leading: return result
      case .automatic, .grid:
        continueGrid(&result, line, free, style)
        return result
      case .center: alignment = .center
      case .trailing: alignment = .trailing
      case .justified: alignment = .justified
      }
    }
    if alignment == .justified, gaps > 0 {
      result.spread(free, over: gaps)
    } else {
      result.align(alignment == .justified ? style.loneItem : alignment, free)
    }
    return result
  }

  /// Aligns the items of a last line with those of the line before.
  private func continueGrid(
    _ alignment: inout LineAlignment, _ last: FlowLine, _ free: Int64, _ style: FlowStyle
  ) {
    var count: Int
    var width: Int64
    if let common = pages.common {
      count = style.itemsPerLine(ofWidth: common.cross)
      guard count < .max else { return }
      width = common.cross &* Int64(count) &+ style.itemSpacing &* Int64(count - 1)
    } else {
      guard last.items.lowerBound > 0 else { return }
      let before = line(of: last.items.lowerBound - 1, style)
      (count, width) = (before.items.count, before.width)
    }
    guard count > 1 else {
      if last.items.count == 1 { alignment.align(style.loneItem, free) }
      return
    }
    var spread = alignment
    spread.spread(style.room &- width, over: Int64(count - 1))
    if last.width &+ spread.extra(before: last.items.count - 1) <= style.room {
      alignment = spread
    }
  }
}
