/// A point in the coordinates of a collection's content.
///
/// The origin is the content's top left corner on every host, and `y` grows downwards.
public struct LayoutPoint: Hashable, Sendable {
  /// The distance from the content's left edge, in points.
  public var x: Double
  /// The distance from the content's top edge, in points.
  public var y: Double

  /// Creates a point with the given coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The content's top left corner.
  public static var zero: LayoutPoint { LayoutPoint(x: 0, y: 0) }
}

extension LayoutPoint: CustomStringConvertible {
  /// The point as `(x, y)`.
  public var description: String { "(\(x.layoutText), \(y.layoutText))" }
}
