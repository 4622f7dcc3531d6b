/// A rectangle in the coordinates of a section's items, which a query searches.
///
/// A window is slightly larger than the rectangle of the query, by the distance that rounding can
/// move an edge. The exact test compares the frames themselves.
///
/// - Units: Positions as in ``ItemSpan``.
public struct SectionWindow: Hashable, Sendable {
  /// The edges along the scroll axis.
  public var lower, upper: LayoutUnit
  /// The edges across the scroll axis.
  public var crossLower, crossUpper: LayoutUnit

  /// Creates a window between the given edges.
  ///
  /// - Parameter lower: The edge nearer to the start of the scroll axis.
  /// - Parameter upper: The edge nearer to the end of the scroll axis.
  /// - Parameter crossLower: The edge nearer to the leading edge of the content.
  /// - Parameter crossUpper: The edge nearer to the trailing edge of the content.
  public init(
    lower: LayoutUnit, upper: LayoutUnit, crossLower: LayoutUnit, crossUpper: LayoutUnit
  ) {
    self.lower = lower
    self.upper = upper
    self.crossLower = crossLower
    self.crossUpper = crossUpper
  }

  /// Returns a Boolean value that indicates whether an item at `span` could lie in the window.
  @inlinable @inline(__always)
  public func intersects(_ span: ItemSpan) -> Bool {
    span.lower.rawValue < upper.rawValue && lower.rawValue < span.upper.rawValue
      && span.crossLower.rawValue < crossUpper.rawValue
      && crossLower.rawValue < span.crossUpper.rawValue
  }
}
