/// An affine transform that a host applies about the centre of an element's frame.
///
/// It maps a point (x, y) to (a·x + c·y + tx, b·x + d·y + ty). Frames and queries ignore
/// transforms.
public struct LayoutTransform: Hashable, Sendable {
  /// The factors of a point's x in the new x and in the new y.
  public var a, b: Double
  /// The factors of a point's y in the new x and in the new y.
  public var c, d: Double
  /// The distances that are added to the new x and the new y, in points.
  public var tx, ty: Double

  /// Creates a transform with the given coefficients.
  ///
  /// - Parameter a: The factor of x in the new x.
  /// - Parameter b: The factor of x in the new y.
  /// - Parameter c: The factor of y in the new x.
  /// - Parameter d: The factor of y in the new y.
  /// - Parameter tx: The distance that is added to the new x, in points.
  /// - Parameter ty: The distance that is added to the new y, in points.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
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
