extension SectionScrollBehavior {
  /// Returns the offset at which a section that scrolls by itself comes to rest after a drag.
  ///
  /// A section that pages moves to the next page in the direction of the velocity, or to the
  /// nearest page if the velocity is 0. It never moves more than one page from where the drag
  /// began. The pages of ``groupPaging`` and ``groupPagingCentered`` are the groups.
  ///
  /// Both ends of the range are offsets at which the section may rest, so that all of its content
  /// can be shown at rest. A section that is dragged nowhere from an offset at which it came to
  /// rest stays there.
  ///
  /// - Parameter drag: The drag that the user ends. Only the sign of its velocity is used.
  /// - Parameter range: The offsets that are possible; the result is limited to them.
  /// - Parameter page: The extent of a page if the section pages by its container. The first page
  ///   begins at the lower bound of `range`.
  /// - Parameter count: The number of groups. ``continuous`` and ``paging`` do not use it.
  /// - Parameter stop: A closure that returns the offset at which the section rests at a group, in
  ///   ascending order.
  /// - Returns: The offset in points.
  /// - Complexity: O(log n); n = groups or pages.
  public func restingOffset(
    after drag: SectionDrag, in range: ClosedRange<LayoutUnit>, page: LayoutUnit,
    groups count: Int, at stop: (_ group: Int) -> LayoutUnit
  ) -> Double {
    let (least, most) = (range.lowerBound, range.upperBound)
    func clamped(_ offset: LayoutUnit) -> LayoutUnit { min(max(offset, least), most) }
    let page = max(1, page.rawValue)
    let pages = Int(clamping: (most.rawValue &- least.rawValue) / page)
    let inner = max(0, self == .paging ? pages : count)
    /// Returns an offset at which the section may rest; those before and after the others are the
    /// ends of the range.
    func offset(_ number: Int) -> LayoutUnit {
      if number < 0 { return least }
      if number >= inner { return most }
      guard self == .paging else { return clamped(stop(number)) }
      return LayoutUnit(rawValue: least.rawValue &+ page &* (Int64(number) &+ 1))
    }
    func first(where condition: (LayoutUnit) -> Bool) -> Int {
      SortedSearch.first(in: inner) { condition(offset($0)) }
    }
    func nearest(to wanted: LayoutUnit) -> LayoutUnit {
      let next = first { $0 >= wanted }
      let (before, after) = (offset(next - 1), offset(next))
      return distance(before, wanted) <= distance(after, wanted) ? before : after
    }
    let wanted = clamped(LayoutUnit(points: drag.proposed))
    switch self {
    case .continuous: return wanted.points
    case .continuousGroupLeadingBoundary: return nearest(to: wanted).points
    case .paging, .groupPaging, .groupPagingCentered: break
    }
    let current = nearest(to: clamped(LayoutUnit(points: drag.start)))
    let previous = offset(first { $0 >= current } - 1)
    let next = offset(first { $0 > current })
    if drag.velocity < 0 { return previous.points }
    if drag.velocity > 0 { return next.points }
    return min(max(nearest(to: wanted), previous), next).points
  }

  private func distance(_ one: LayoutUnit, _ other: LayoutUnit) -> UInt64 {
    (one.rawValue &- other.rawValue).magnitude
  }
}
