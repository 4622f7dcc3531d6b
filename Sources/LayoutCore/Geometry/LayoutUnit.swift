/// An exact length: a whole number of 1/76,800 of a point.
///
/// Strategies add up a million extents, in whatever order an update happens to touch them. With
/// floating-point lengths the sum would depend on that order, columns would tie or not tie by luck,
/// and an update could differ from a fresh layout in the last bit. Whole numbers have none of that.
///
/// 76,800 is 2¹⁰·3·5²: halves down to 1/1024, thirds (a pixel at scale 3) and hundredths are exact,
/// and ``points`` gives back the very `Double` that such a length came from. Any other length is
/// off by at most 1/153,600 of a point.
///
/// - Units: 1/76,800 of a logical point.
/// - Source: Browsers count layout in whole units too (Blink's `LayoutUnit` is 1/64 pixel).
public struct LayoutUnit: Hashable, Comparable, Sendable {
  /// The number of units.
  public var rawValue: Int64

  /// How many units make a point.
  @inlinable
  public static var perPoint: Int64 { 76_800 }

  /// A length of `rawValue` units.
  @inlinable
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// The length nearest to `points`; NaN becomes 0, and lengths beyond
  /// ``LayoutLimits/maximumLength`` become that.
  @inlinable
  public init(points: Double) {
    let scaled = points * 76_800
    if scaled.magnitude <= LayoutLimits.maximumLengthInUnits {
      // Adding 1.5·2⁵² leaves the nearest whole number in the low bits of the sum: no call into
      // the C library, and no branch.
      let shifted = (scaled + 0x1.8p52).bitPattern
      rawValue = Int64(truncatingIfNeeded: shifted &- (0x1.8p52 as Double).bitPattern)
    } else if scaled.isNaN {
      rawValue = 0
    } else {
      let limit = Int64(LayoutLimits.maximumLengthInUnits)
      rawValue = scaled > 0 ? limit : -limit
    }
  }

  /// The raw value of ``init(points:)`` for a length that fits into four bytes; nil for any other.
  @inlinable @inline(__always)
  public static func narrow(points: Double) -> UInt32? {
    // Up to 55,924 points; NaN is neither below nor above.
    guard points >= 0, points <= 55_924 else { return nil }
    return UInt32(truncatingIfNeeded: (points * 76_800 + 0x1.8p52).bitPattern)
  }

  /// No length.
  @inlinable
  public static var zero: LayoutUnit { LayoutUnit(rawValue: 0) }

  /// The length in points, correctly rounded.
  @inlinable
  public var points: Double { Double(rawValue) / 76_800 }

  /// Whether `lhs` is the shorter.
  @inlinable
  public static func < (lhs: LayoutUnit, rhs: LayoutUnit) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension LayoutUnit: AdditiveArithmetic {
  /// The sum, exact.
  ///
  /// Lengths within ``LayoutLimits`` cannot overflow it.
  @inlinable
  public static func + (lhs: LayoutUnit, rhs: LayoutUnit) -> LayoutUnit {
    LayoutUnit(rawValue: lhs.rawValue &+ rhs.rawValue)
  }

  /// The difference, exact.
  @inlinable
  public static func - (lhs: LayoutUnit, rhs: LayoutUnit) -> LayoutUnit {
    LayoutUnit(rawValue: lhs.rawValue &- rhs.rawValue)
  }
}

extension LayoutUnit: CustomStringConvertible {
  /// The length in points.
  public var description: String { points.layoutText }
}
