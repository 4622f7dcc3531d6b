import LayoutCore

/// A rectangle in a layout's own coordinates, along the main and the cross axis.
///
/// ``LayoutSpace/window(around:)`` creates one from a host's rectangle. It is slightly larger than
/// that rectangle, by the distance that rounding can move an edge, so a search in it finds every
/// candidate. The exact test compares the frames themselves.
public struct LayoutWindow: Hashable, Sendable {
  /// The edges along the main axis.
  public var mainLower, mainUpper: LayoutUnit
  /// The edges along the cross axis.
  public var crossLower, crossUpper: LayoutUnit

  /// Creates a window between the given edges.
  ///
  /// If an upper edge is not greater than the lower one, the window is empty.
  ///
  /// - Parameter mainLower: The edge nearer to the start of the main axis.
  /// - Parameter mainUpper: The edge nearer to the end of the main axis.
  /// - Parameter crossLower: The edge nearer to the start of the cross axis.
  /// - Parameter crossUpper: The edge nearer to the end of the cross axis.
  public init(
    mainLower: LayoutUnit, mainUpper: LayoutUnit, crossLower: LayoutUnit, crossUpper: LayoutUnit
  ) {
    self.mainLower = mainLower
    self.mainUpper = mainUpper
    self.crossLower = crossLower
    self.crossUpper = crossUpper
  }

  /// A Boolean value that indicates whether the window has no area.
  public var isEmpty: Bool { mainLower >= mainUpper || crossLower >= crossUpper }
}
