/// The direction in which a layout grows and scrolls, called its *main* axis.
public enum LayoutAxis: String, Hashable, Sendable, CaseIterable {
  /// Content grows downwards; tracks are columns.
  case vertical
  /// Content grows in reading direction; tracks are rows.
  case horizontal

  /// The *cross* axis, which is perpendicular to this axis.
  public var transposed: LayoutAxis { self == .vertical ? .horizontal : .vertical }
}
