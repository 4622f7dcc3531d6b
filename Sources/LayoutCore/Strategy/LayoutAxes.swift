/// A set of axes.
public struct LayoutAxes: OptionSet, Hashable, Sendable {
  /// The bits of the axes: 1 for the horizontal axis, 2 for the vertical one.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a set of one axis.
  public init(_ axis: LayoutAxis) { self = axis == .horizontal ? .horizontal : .vertical }

  /// The horizontal axis.
  public static var horizontal: LayoutAxes { LayoutAxes(rawValue: 1) }

  /// The vertical axis.
  public static var vertical: LayoutAxes { LayoutAxes(rawValue: 2) }

  /// The horizontal and the vertical axis.
  public static var both: LayoutAxes { [.horizontal, .vertical] }
}
