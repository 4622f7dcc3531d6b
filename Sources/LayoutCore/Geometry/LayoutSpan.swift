/// An interval along one axis of a frame, ready for the host: rounded, and mirrored where the
/// direction asks for it.
///
/// - Units: logical points.
public struct LayoutSpan: Hashable, Sendable {
  /// Where the interval begins.
  public var start: Double
  /// How long it is.
  public var extent: Double

  /// An interval of `extent` from `start`.
  @inlinable
  public init(start: Double, extent: Double) {
    self.start = start
    self.extent = extent
  }

  /// Where the interval ends.
  @inlinable
  public var end: Double { start + extent }
}
