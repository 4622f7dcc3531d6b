/// An interval along one axis of a frame, in the host's coordinates.
///
/// It is rounded, and mirrored if the reading direction requires that.
///
/// - Units: Points.
public struct LayoutSpan: Hashable, Sendable {
  /// The position at which the interval begins.
  public var start: Double
  /// The length of the interval.
  public var extent: Double

  /// Creates an interval of `extent` points that begins at `start`.
  public init(start: Double, extent: Double) {
    self.start = start
    self.extent = extent
  }

  /// The position at which the interval ends.
  public var end: Double { start + extent }
}
