/// A rectangle in the coordinates of a collection's content, in logical points.
///
/// A rectangle is *empty* when one of its extents is not positive. Two rectangles intersect when
/// their overlap has a positive area: rectangles that merely touch do not, and an empty rectangle
/// intersects nothing, not even a rectangle around it.
public struct LayoutRect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: LayoutPoint
  /// The extents; negative ones make the rectangle empty.
  public var size: LayoutSize

  /// A rectangle of `size` at `origin`.
  @inlinable
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle of `width` by `height` whose smallest corner is (`x`, `y`).
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.origin = LayoutPoint(x: x, y: y)
    self.size = LayoutSize(width: width, height: height)
  }

  /// An empty rectangle at the origin.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle around every frame that a layout can produce.
  public static let everything = LayoutRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)

  /// The left edge.
  @inlinable
  public var minX: Double { origin.x }
  /// The top edge.
  @inlinable
  public var minY: Double { origin.y }
  /// The right edge.
  @inlinable
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable
  public var maxY: Double { origin.y + size.height }
  /// The horizontal centre.
  @inlinable
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical centre.
  @inlinable
  public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal extent.
  @inlinable
  public var width: Double { size.width }
  /// The vertical extent.
  @inlinable
  public var height: Double { size.height }

  /// Whether the rectangle has no area.
  ///
  /// A rectangle of NaN is empty.
  @inlinable
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Whether every coordinate and extent is a finite number.
  @inlinable
  public var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Whether the overlap of both rectangles has a positive area.
  ///
  /// Touching edges do not count.
  @inlinable
  public func intersects(_ other: LayoutRect) -> Bool {
    !isEmpty && !other.isEmpty
      && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether `point` lies inside; the left and top edges belong to the rectangle, the others do not.
  @inlinable
  public func contains(_ point: LayoutPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Whether `other` lies inside or on the edges, give or take `tolerance` points.
  public func contains(_ other: LayoutRect, tolerance: Double = 0) -> Bool {
    minX - tolerance <= other.minX && other.maxX <= maxX + tolerance
      && minY - tolerance <= other.minY && other.maxY <= maxY + tolerance
  }

  /// The smallest rectangle around both.
  ///
  /// An empty rectangle counts with its origin.
  public func union(_ other: LayoutRect) -> LayoutRect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return LayoutRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The rectangle moved by `dx` and `dy` points.
  public func offsetBy(x dx: Double, y dy: Double) -> LayoutRect {
    LayoutRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The rectangle grown by `dx` points to the left and right, and `dy` points up and down.
  public func outset(x dx: Double, y dy: Double) -> LayoutRect {
    LayoutRect(x: minX - dx, y: minY - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  /// The rectangle grown by `distance` points on every side.
  public func outset(by distance: Double) -> LayoutRect { outset(x: distance, y: distance) }

  /// The rectangle with its axes exchanged, as in a layout that scrolls the other way.
  public var transposed: LayoutRect {
    LayoutRect(x: minY, y: minX, width: height, height: width)
  }
}

extension LayoutRect: CustomStringConvertible {
  /// The rectangle as `(x, y) width × height`.
  public var description: String { "\(origin) \(size)" }
}
