import LayoutCore

/// The place of an item in its section: an interval along the scroll axis and one across it.
///
/// Along the scroll axis, 0 is the beginning of the section's items, after its header and insets.
/// Across it, 0 is the leading edge of the content.
public struct ItemSpan: Hashable, Sendable {
  /// The position at which the item begins along the scroll axis.
  public var lower: LayoutUnit
  /// The position at which the item ends along the scroll axis.
  public var upper: LayoutUnit
  /// The position at which the item begins across the scroll axis.
  public var crossLower: LayoutUnit
  /// The position at which the item ends across the scroll axis.
  public var crossUpper: LayoutUnit

  /// Creates a place between the given edges.
  ///
  /// - Parameter lower: The position at which the item begins along the scroll axis.
  /// - Parameter upper: The position at which the item ends along the scroll axis.
  /// - Parameter crossLower: The position at which the item begins across the scroll axis.
  /// - Parameter crossUpper: The position at which the item ends across the scroll axis.
  public init(
    lower: LayoutUnit, upper: LayoutUnit, crossLower: LayoutUnit, crossUpper: LayoutUnit
  ) {
    self.lower = lower
    self.upper = upper
    self.crossLower = crossLower
    self.crossUpper = crossUpper
  }

  /// The place of an item that is not placed yet: empty intervals at 0.
  public static var zero: ItemSpan {
    ItemSpan(lower: .zero, upper: .zero, crossLower: .zero, crossUpper: .zero)
  }

  /// The place limited to the farthest positions, with no interval that ends before it begins.
  public var limited: ItemSpan {
    let limit = LayoutLimits.maximumPosition
    let least = LayoutUnit.zero - limit
    let lower = min(max(self.lower, least), limit)
    let crossLower = min(max(self.crossLower, least), limit)
    return ItemSpan(
      lower: lower, upper: max(lower, min(upper, limit)), crossLower: crossLower,
      crossUpper: max(crossLower, min(crossUpper, limit)))
  }
}

extension LayoutWindow {
  /// Returns a Boolean value that indicates whether an item at `span` could lie in the window.
  public func intersects(_ span: ItemSpan) -> Bool {
    span.lower < mainUpper && mainLower < span.upper
      && span.crossLower < crossUpper && crossLower < span.crossUpper
  }
}
