/// An affine transform that a host applies about the centre of an element's frame.
///
/// It maps a point (x, y) to (a·x + c·y + tx, b·x + d·y + ty). Frames and queries ignore
/// transforms.
public struct LayoutTransform: Hashable, Sendable {
  /// The first row of the matrix.
  public var a, b: Double
  /// The second row of the matrix.
  public var c, d: Double
  /// The translation, in points.
  public var tx, ty: Double

  /// Creates a transform with the given coefficients.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  @inlinable
  public static var identity: LayoutTransform {
    LayoutTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Returns a transform that scales by the factors `x` and `y`.
  public static func scale(x: Double, y: Double) -> LayoutTransform {
    LayoutTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns a transform that moves by `x` and `y` points.
  public static func translation(x: Double, y: Double) -> LayoutTransform {
    LayoutTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
}
