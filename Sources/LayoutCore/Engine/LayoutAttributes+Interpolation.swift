extension LayoutAttributes {
  /// The attributes on the way to others: this at 0, `other` at 1.
  ///
  /// Frame, opacity and transform change evenly; what cannot be halved (identity, position in a group,
  /// what lies in front) is that of `other`.
  /// - Parameter progress: How far on the way, usually from 0 to 1; NaN counts as 1.
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
