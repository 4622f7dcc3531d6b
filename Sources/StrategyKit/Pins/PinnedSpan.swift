import LayoutCore

/// An interval along one axis that stays at an edge of the viewport within limits.
///
/// The core places the pinned elements of a ``PreparedFrames`` and of a ``SectionStrategy`` by this
/// rule, along either axis. The limits may be beyond the content.
public struct PinnedSpan: Hashable, Sendable {
  /// The position at which the interval begins if nothing is scrolled.
  public var lower: LayoutUnit
  /// The length of the interval.
  public var extent: LayoutUnit
  /// A Boolean value that indicates whether the interval is held by the edge where the axis ends.
  public var isAtEnd: Bool
  /// The position before which the interval must not begin, except at its natural place.
  public var lowerLimit: LayoutUnit
  /// The position after which the interval must not end, except at its natural place.
  public var upperLimit: LayoutUnit
  /// The distance between the edge and the interval.
  public var inset: LayoutUnit

  /// Creates an interval that is held by one edge, within limits.
  ///
  /// - Parameter lower: The position at which the interval begins if nothing is scrolled.
  /// - Parameter extent: The length of the interval.
  /// - Parameter isAtEnd: A Boolean value that indicates whether the interval is held by the edge
  ///   where the axis ends. The default is `false`.
  /// - Parameter lowerLimit: The position before which the interval must not begin.
  /// - Parameter upperLimit: The position after which the interval must not end.
  /// - Parameter inset: The distance between the edge and the interval. The default is 0.
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
  /// The interval keeps its natural place until the edge reaches it. From there it moves with the
  /// edge until it reaches the limit.
  ///
  /// - Parameter leading: The edge of the viewport where the axis begins, inside the insets.
  /// - Parameter trailing: The edge of the viewport where the axis ends, inside the insets.
  public func start(from leading: LayoutUnit, to trailing: LayoutUnit) -> LayoutUnit {
    isAtEnd
      ? min(lower, max(trailing - inset - extent, lowerLimit))
      : max(lower, min(leading + inset, upperLimit - extent))
  }

  /// The smallest position at which the interval can begin, in any viewport.
  public var leastStart: LayoutUnit { isAtEnd ? min(lower, lowerLimit) : lower }

  /// The greatest position at which the interval can end, in any viewport.
  public var greatestEnd: LayoutUnit {
    isAtEnd ? lower + extent : max(lower + extent, upperLimit)
  }
}
