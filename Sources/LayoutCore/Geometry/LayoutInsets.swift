/// Inward distances from the four edges of a rectangle, in points.
///
/// If text runs from left to right, `leading` is the left edge; otherwise it is the right edge.
/// Negative insets extend outwards.
public struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the leading edge, in points.
  public var leading: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the trailing edge, in points.
  public var trailing: Double

  /// Creates insets with the given distances, in points.
  ///
  /// - Parameter top: The distance from the top edge. The default is 0.
  /// - Parameter leading: The distance from the leading edge. The default is 0.
  /// - Parameter bottom: The distance from the bottom edge. The default is 0.
  /// - Parameter trailing: The distance from the trailing edge. The default is 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets with the same distance on every edge, in points.
  public init(all inset: Double) {
    self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  /// Insets of 0 on every edge.
  public static let zero = LayoutInsets()

  /// The insets of the transposed layout.
  ///
  /// Top and leading are exchanged, and so are bottom and trailing.
  public var transposed: LayoutInsets {
    LayoutInsets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension LayoutInsets: CustomStringConvertible {
  /// The insets as `top leading bottom trailing`.
  public var description: String {
    "\(top.layoutText) \(leading.layoutText) \(bottom.layoutText) \(trailing.layoutText)"
  }
}

extension LayoutInsets {
  /// Returns the inset at the start of `axis`: top for the vertical axis, or leading.
  public func start(along axis: LayoutAxis) -> Double { axis == .vertical ? top : leading }

  /// Returns the inset at the end of `axis`: bottom for the vertical axis, or trailing.
  public func end(along axis: LayoutAxis) -> Double { axis == .vertical ? bottom : trailing }

  /// Returns insets whose edges are the results of `body` for the same edge of these and of others.
  public func mapped(with other: LayoutInsets, _ body: (Double, Double) -> Double) -> LayoutInsets {
    LayoutInsets(
      top: body(top, other.top), leading: body(leading, other.leading),
      bottom: body(bottom, other.bottom), trailing: body(trailing, other.trailing))
  }
}
