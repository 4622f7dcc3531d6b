/// A rectangle in the coordinates of a collection's content, in points.
///
/// A rectangle is *empty* if its width or height is not positive. Two rectangles intersect if their
/// overlap has a positive area. Rectangles that only touch do not intersect. An empty rectangle
/// intersects nothing, not even a rectangle that contains it.
public struct LayoutRect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: LayoutPoint
  /// The width and height; if one of them is not positive, the rectangle is empty.
  public var size: LayoutSize

  /// Creates a rectangle of `size` at `origin`.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its top left corner and its extents, in points.
  ///
  /// - Parameter x: The position of the left edge.
  /// - Parameter y: The position of the top edge.
  /// - Parameter width: The horizontal extent. If it is not positive, the rectangle is empty.
  /// - Parameter height: The vertical extent. If it is not positive, the rectangle is empty.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// An empty rectangle at the origin.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle that contains every frame that a layout can produce.
  public static let everything = LayoutRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)

  /// The position of the left edge.
  public var x: Double {
    get { origin.x }
    set { origin.x = newValue }
  }

  /// The position of the top edge.
  public var y: Double {
    get { origin.y }
    set { origin.y = newValue }
  }

  /// The position of the left edge.
  public var minX: Double { origin.x }
  /// The position of the top edge.
  public var minY: Double { origin.y }
  /// The position of the right edge.
  public var maxX: Double { origin.x + size.width }
  /// The position of the bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The position of the horizontal centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The position of the vertical centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }

  /// A Boolean value that indicates whether the rectangle has no area.
  ///
  /// It is `true` if the width or height is NaN.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// A Boolean value that indicates whether every coordinate and extent is a finite number.
  public var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Returns a Boolean value that indicates whether the rectangles overlap in a positive area.
  ///
  /// If only their edges touch, the result is `false`.
  public func intersects(_ other: LayoutRect) -> Bool {
    !isEmpty && !other.isEmpty
      && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns a Boolean value that indicates whether `point` is inside the rectangle.
  ///
  /// The left and top edges belong to the rectangle, but the right and bottom edges do not.
  public func contains(_ point: LayoutPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Returns a Boolean value that indicates whether `other` is inside the rectangle.
  ///
  /// The edges belong to the rectangle.
  ///
  /// - Parameter other: The rectangle to test.
  /// - Parameter tolerance: The distance by which `other` may extend beyond each edge, in points.
  ///   The default is 0.
  public func contains(_ other: LayoutRect, tolerance: Double = 0) -> Bool {
    minX - tolerance <= other.minX && other.maxX <= maxX + tolerance
      && minY - tolerance <= other.minY && other.maxY <= maxY + tolerance
  }

  /// Returns the smallest rectangle that contains both rectangles.
  ///
  /// If a rectangle is empty, its origin is included.
  public func union(_ other: LayoutRect) -> LayoutRect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return LayoutRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Returns the rectangle moved by `dx` and `dy` points.
  public func offsetBy(x dx: Double, y dy: Double) -> LayoutRect {
    LayoutRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns the rectangle extended by `dx` points to the left and right, and by `dy` up and down.
  public func outset(x dx: Double, y dy: Double) -> LayoutRect {
    LayoutRect(x: minX - dx, y: minY - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  /// Returns the rectangle extended by `distance` points on every side.
  public func outset(by distance: Double) -> LayoutRect { outset(x: distance, y: distance) }

  /// The rectangle with its axes exchanged, as in a layout that scrolls along the other axis.
  public var transposed: LayoutRect {
    LayoutRect(x: minY, y: minX, width: height, height: width)
  }
}

extension LayoutRect: CustomStringConvertible {
  /// The rectangle as `(x, y) width × height`.
  public var description: String { "\(origin) \(size)" }
}
