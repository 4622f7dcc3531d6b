import LayoutCore

extension LayoutAttributes {
  /// Returns attributes between these and others.
  ///
  /// Frame, opacity and transform are interpolated linearly. The element, the position in a group
  /// and the zIndex are those of `other`. The result is hidden only if both are hidden.
  ///
  /// - Parameter other: The attributes at a progress of 1.
  /// - Parameter progress: The progress, usually from 0 to 1. Other values extrapolate; NaN counts
  ///   as 1.
  public func interpolated(to other: LayoutAttributes, progress: Double) -> LayoutAttributes {
    let part = progress.isNaN ? 1 : progress
    if part == 1 { return other }
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    var result = other
    result.frame = LayoutRect(
      x: between(frame.minX, other.frame.minX), y: between(frame.minY, other.frame.minY),
      width: between(frame.width, other.frame.width),
      height: between(frame.height, other.frame.height))
    result.alpha = between(alpha, other.alpha)
    let (from, to) = (transform, other.transform)
    if from != to {
      result.transform = LayoutTransform(
        a: between(from.a, to.a), b: between(from.b, to.b), c: between(from.c, to.c),
        d: between(from.d, to.d), tx: between(from.tx, to.tx), ty: between(from.ty, to.ty))
    }
    result.isHidden = isHidden && other.isHidden
    return result
  }
}
