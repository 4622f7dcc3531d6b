/// Distances from the four edges of a rectangle inwards, in logical points.
///
/// `leading` is the left edge where text runs left to right and the right edge where it runs right
/// to left. Negative insets reach outwards.
public struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where reading begins.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where reading ends.
  public var trailing: Double

  /// Insets for each edge, 0 where not told.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same inset on every edge.
  public init(all inset: Double) {
    self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  /// No insets.
  public static let zero = LayoutInsets()

  /// The insets of the transposed layout: top and leading exchanged, bottom and trailing too.
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
  /// The inset of the edge where `axis` begins: top, or leading.
  public func start(along axis: LayoutAxis) -> Double { axis == .vertical ? top : leading }

  /// The inset of the edge where `axis` ends: bottom, or trailing.
  public func end(along axis: LayoutAxis) -> Double { axis == .vertical ? bottom : trailing }
}
