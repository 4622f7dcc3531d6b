/// The device pixels of a screen, and how lengths snap to them.
///
/// - Units: `scale` is in device pixels per logical point.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point: 1, 2 or 3 on most screens, any positive number on some.
  public let scale: Double

  /// The grid of a screen with `scale` pixels per point.
  ///
  /// A scale outside 1/64…64 becomes 1.
  public init(scale: Double) {
    self.scale = PixelGrid.isUsable(scale) ? scale : 1
  }

  /// Whether `scale` is one that a grid can have.
  @inlinable
  public static func isUsable(_ scale: Double) -> Bool { scale >= 1 / 64 && scale <= 64 }

  /// The pixel edge nearest to `length`, halves rounded up.
  @inlinable @inline(__always)
  public func nearestPixel(to length: LayoutUnit) -> Int64 {
    // One product and one correctly rounded quotient: exact wherever the result is representable.
    let exact = Double(length.rawValue) * scale / 76_800 + 0.5
    let cut = Int64(exact)
    return Double(cut) > exact ? cut - 1 : cut
  }

  /// The pixel edge at or before `points`.
  @inlinable
  public func floor(_ points: Double) -> Double {
    let exact = points * scale
    guard exact.magnitude < 0x1p52 else { return points }
    let cut = Int64(exact)
    return Double(Double(cut) > exact ? cut - 1 : cut) / scale
  }

  /// The place of pixel edge `pixel`, in points.
  @inlinable @inline(__always)
  public func points(ofPixel pixel: Int64) -> Double { Double(pixel) / scale }
}
