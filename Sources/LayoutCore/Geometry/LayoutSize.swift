/// A width and a height, in logical points.
public struct LayoutSize: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// A size of `width` by `height`.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size without extent.
  @inlinable
  public static var zero: LayoutSize { LayoutSize(width: 0, height: 0) }

  /// The size with its width and height exchanged.
  public var transposed: LayoutSize { LayoutSize(width: height, height: width) }

  /// The extent along `axis`: the height for a vertical axis, the width for a horizontal one.
  @inlinable
  public func extent(along axis: LayoutAxis) -> Double {
    axis == .vertical ? height : width
  }
}

extension LayoutSize: CustomStringConvertible {
  /// The size as `width × height`.
  public var description: String { "\(width.layoutText) × \(height.layoutText)" }
}
