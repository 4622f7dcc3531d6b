/// A rectangle in a layout's own coordinates: main and cross axis, in exact units.
///
/// ``LayoutSpace/window(around:)`` makes one from a host's rectangle. It is a little larger than
/// that rectangle, by what rounding can move an edge, so that a search in it finds every candidate;
/// the exact test follows on the frames themselves.
///
/// - Units: ``LayoutUnit``.
public struct LayoutWindow: Hashable, Sendable {
  /// The edges along the main axis.
  public var mainLower, mainUpper: Int64
  /// The edges along the cross axis.
  public var crossLower, crossUpper: Int64

  /// A window between the given edges.
  @inlinable
  public init(mainLower: Int64, mainUpper: Int64, crossLower: Int64, crossUpper: Int64) {
    self.mainLower = mainLower
    self.mainUpper = mainUpper
    self.crossLower = crossLower
    self.crossUpper = crossUpper
  }

  /// Whether nothing can lie in the window.
  @inlinable
  public var isEmpty: Bool { mainLower >= mainUpper || crossLower >= crossUpper }
}
