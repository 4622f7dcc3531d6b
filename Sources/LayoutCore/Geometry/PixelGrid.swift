/// The grid of device pixels of a screen, which rounds lengths to whole pixels.
///
/// - Units: `scale` is in device pixels per point.
public struct PixelGrid: Hashable, Sendable {
  /// The number of device pixels per point, from 1/64 to 64; 1, 2 or 3 on most screens.
  public let scale: Double

  /// Creates the grid of a screen with `scale` pixels per point.
  ///
  /// If `scale` is not from 1/64 to 64, the grid uses 1.
  public init(scale: Double) {
    self.scale = PixelGrid.isUsable(scale) ? scale : 1
  }

  /// Returns a Boolean value that indicates whether `scale` is from 1/64 to 64.
  public static func isUsable(_ scale: Double) -> Bool { scale >= 1 / 64 && scale <= 64 }

  /// Returns the number of the pixel edge that is nearest to `length`; halves are rounded up.
  public func nearestPixel(to length: LayoutUnit) -> Int64 {
    // One product and one correctly rounded quotient, which are exact if the result is
    // representable.
    let exact = Double(length.rawValue) * scale / 76_800 + 0.5
    let cut = Int64(exact)
    return Double(cut) > exact ? cut - 1 : cut
  }

  /// Returns the position of the last pixel edge at or before `points`, in points.
  public func floor(_ points: Double) -> Double {
    let exact = points * scale
    guard exact.magnitude < 0x1p52 else { return points }
    let cut = Int64(exact)
    return Double(Double(cut) > exact ? cut - 1 : cut) / scale
  }

  /// Returns the position of pixel edge number `pixel`, in points.
  public func points(ofPixel pixel: Int64) -> Double { Double(pixel) / scale }
}
