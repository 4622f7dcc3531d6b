/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// Creates a size of `width` by `height` points.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size with a width and height of 0.
  public static var zero: LayoutSize { LayoutSize(width: 0, height: 0) }

  /// The size with its width and height exchanged.
  public var transposed: LayoutSize { LayoutSize(width: height, height: width) }

  /// Returns the extent along `axis`: the height for the vertical axis, or the width.
  @inlinable
  public func extent(along axis: LayoutAxis) -> Double {
    axis == .vertical ? height : width
  }
}

extension LayoutSize: CustomStringConvertible {
  /// The size as `width × height`.
  public var description: String { "\(width.layoutText) × \(height.layoutText)" }
}
