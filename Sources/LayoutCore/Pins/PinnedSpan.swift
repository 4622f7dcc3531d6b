/// An interval along one axis that keeps within the edges of a viewport for as long as its limits allow.
///
/// Every pinned element of the core is placed by this rule, along either axis.
public struct PinnedSpan: Hashable, Sendable {
  /// The position at which the interval begins when nothing is scrolled.
  public var lower: LayoutUnit
  /// The length of the interval.
  public var extent: LayoutUnit
  /// A Boolean value that indicates whether the interval is held by the edge where the axis ends.
  public var isAtEnd: Bool
  /// The position before which the interval does not begin, except at its natural place.
  public var lowerLimit: LayoutUnit
  /// The position after which the interval does not end, except at its natural place.
  public var upperLimit: LayoutUnit
  /// The distance between the edge and the interval.
  public var inset: LayoutUnit

  /// Creates an interval that is held by one edge, within limits.
  public init(
    lower: LayoutUnit, extent: LayoutUnit, isAtEnd: Bool = false, lowerLimit: LayoutUnit,
    upperLimit: LayoutUnit, inset: LayoutUnit = .zero
  ) {
    self.lower = lower
    self.extent = extent
    self.isAtEnd = isAtEnd
    self.lowerLimit = lowerLimit
    self.upperLimit = upperLimit
    self.inset = inset
  }

  /// Returns the position at which the interval begins in a viewport.
  ///
  /// The interval keeps its natural place until the edge reaches it. From there it moves with the edge, until
  /// it reaches the limit.
  /// - Parameter leading: The edge of the viewport where the axis begins, bars excluded.
  /// - Parameter trailing: The edge of the viewport where the axis ends, bars excluded.
  public func start(from leading: LayoutUnit, to trailing: LayoutUnit) -> LayoutUnit {
    isAtEnd
      ? min(lower, max(trailing - inset - extent, lowerLimit))
      : max(lower, min(leading + inset, upperLimit - extent))
  }

  /// The least position at which the interval can begin, in any viewport.
  public var leastStart: LayoutUnit { isAtEnd ? min(lower, lowerLimit) : lower }

  /// The greatest position at which the interval can end, in any viewport.
  public var greatestEnd: LayoutUnit {
    isAtEnd ? lower + extent : max(lower + extent, upperLimit)
  }
}
