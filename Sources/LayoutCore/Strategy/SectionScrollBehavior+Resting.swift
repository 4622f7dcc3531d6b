extension SectionScrollBehavior {
  /// Returns the offset at which a section that scrolls by itself comes to rest after a drag.
  ///
  /// A section that pages moves to the next page in the direction of the velocity, or to the nearest
  /// page if the velocity is 0. It never moves more than one page from where the drag began. The
  /// pages of ``groupPaging`` and ``groupPagingCentered`` are the groups.
  ///
  /// - Parameter drag: The drag that the user ends. Only the sign of its velocity is used.
  /// - Parameter range: The offsets that are possible; the result is limited to them.
  /// - Parameter page: The extent of a page if the section pages by its container.
  /// - Parameter count: The number of groups. ``continuous`` and ``paging`` do not use it.
  /// - Parameter stop: A closure that returns the offset at which the section rests at a group, in
  ///   ascending order.
  /// - Returns: The offset in points.
  /// - Complexity: O(log n); n = groups.
  public func restingOffset(
    after drag: SectionDrag, in range: ClosedRange<LayoutUnit>, page: LayoutUnit,
    groups count: Int, at stop: (_ group: Int) -> LayoutUnit
  ) -> Double {
    func clamped(_ offset: LayoutUnit) -> LayoutUnit {
      min(max(offset, range.lowerBound), range.upperBound)
    }
    /// Returns the number of the group whose resting offset is nearest to an offset.
    func nearestGroup(to offset: LayoutUnit) -> Int {
      let next = SortedSearch.first(in: max(0, count - 1)) { stop($0) >= offset }
      guard next > 0 else { return 0 }
      let isNearer = distance(stop(next - 1), offset) <= distance(stop(next), offset)
      return isNearer ? next - 1 : next
    }
    let wanted = clamped(LayoutUnit(points: drag.proposed))
    let from = clamped(LayoutUnit(points: drag.start))
    let direction = drag.velocity > 0 ? 1 : drag.velocity < 0 ? -1 : 0
    /// Returns the next page or group, at most one from the current one.
    func next(from current: Int, nearest: @autoclosure () -> Int) -> Int {
      let next = direction == 0 ? nearest() : current + direction
      return min(max(next, current - 1), current + 1)
    }
    var offset: LayoutUnit
    switch self {
    case .continuous: offset = wanted
    case .continuousGroupLeadingBoundary:
      guard count > 0 else { return clamped(.zero).points }
      // The end of the content is a place to rest, too.
      offset = stop(nearestGroup(to: wanted))
      let end = range.upperBound
      offset = distance(end, wanted) < distance(offset, wanted) ? end : min(offset, end)
    case .paging:
      let page = max(1, page.rawValue)
      let start = from.rawValue
      let current = start / page + (start % page * 2 >= page ? 1 : 0)
      offset = LayoutUnit(
        rawValue: Int64(
          next(from: Int(current), nearest: Int((wanted.rawValue &+ page / 2) / page))) &* page)
    case .groupPaging, .groupPagingCentered:
      guard count > 0 else { return range.lowerBound.points }
      let group = next(from: nearestGroup(to: from), nearest: nearestGroup(to: wanted))
      offset = stop(min(max(0, group), count - 1))
    }
    return clamped(offset).points
  }

  private func distance(_ one: LayoutUnit, _ other: LayoutUnit) -> UInt64 {
    (one.rawValue &- other.rawValue).magnitude
  }
}
