/// An exact length: a whole number of units of 1/76,800 point.
///
/// Addition is exact, so results do not depend on the order of operations. With floating-point
/// lengths, an incremental update could differ from a fresh layout in the last bit, and the choice
/// of the shortest column could depend on rounding.
///
/// 76,800 is 2¹⁰·3·5². Multiples of 1/1024, of 1/3 (a pixel at scale 3) and of 1/100 of a point are
/// therefore exact, and ``points`` returns the original `Double`. Any other length is rounded by at
/// most 1/153,600 of a point.
///
/// - Units: 1/76,800 of a point.
/// - Source: Browsers also count layout in whole units (Blink's `LayoutUnit` is 1/64 pixel).
public struct LayoutUnit: Hashable, Comparable, Sendable {
  /// The number of units.
  public var rawValue: Int64

  /// The number of units in a point.
  @inlinable
  public static var perPoint: Int64 { 76_800 }

  /// Creates a length of `rawValue` units.
  @inlinable
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// Creates the length that is nearest to `points`.
  ///
  /// NaN becomes 0. A length beyond ``LayoutLimits/maximumLength`` in either direction becomes the
  /// limit.
  @inlinable
  public init(points: Double) {
    let scaled = points * 76_800
    if scaled.magnitude <= LayoutLimits.maximumLengthInUnits {
      // Adding 1.5·2⁵² leaves the nearest whole number in the low bits of the sum, without a call
      // to the C library and without a branch.
      let shifted = (scaled + 0x1.8p52).bitPattern
      rawValue = Int64(truncatingIfNeeded: shifted &- (0x1.8p52 as Double).bitPattern)
    } else if scaled.isNaN {
      rawValue = 0
    } else {
      let limit = Int64(LayoutLimits.maximumLengthInUnits)
      rawValue = scaled > 0 ? limit : -limit
    }
  }

  /// Returns the raw value of ``init(points:)`` if it fits into four bytes, or `nil` otherwise.
  ///
  /// - Parameter points: A length from 0 to 55,924 points. Any other length, or NaN, returns `nil`.
  @inlinable @inline(__always)
  public static func narrow(points: Double) -> UInt32? {
    // Up to 55,924 points. A comparison with NaN is always false.
    guard points >= 0, points <= 55_924 else { return nil }
    return UInt32(truncatingIfNeeded: (points * 76_800 + 0x1.8p52).bitPattern)
  }

  /// A length of 0.
  @inlinable
  public static var zero: LayoutUnit { LayoutUnit(rawValue: 0) }

  /// The length in points, correctly rounded.
  @inlinable
  public var points: Double { Double(rawValue) / 76_800 }

  /// Returns a Boolean value that indicates whether `lhs` is shorter than `rhs`.
  @inlinable
  public static func < (lhs: LayoutUnit, rhs: LayoutUnit) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension LayoutUnit: AdditiveArithmetic {
  /// Returns the exact sum of two lengths.
  ///
  /// Lengths within ``LayoutLimits`` cannot overflow.
  @inlinable
  public static func + (lhs: LayoutUnit, rhs: LayoutUnit) -> LayoutUnit {
    LayoutUnit(rawValue: lhs.rawValue &+ rhs.rawValue)
  }

  /// Returns the exact difference of two lengths.
  @inlinable
  public static func - (lhs: LayoutUnit, rhs: LayoutUnit) -> LayoutUnit {
    LayoutUnit(rawValue: lhs.rawValue &- rhs.rawValue)
  }
}

extension LayoutUnit {
  /// Returns the exact product of a length and a number.
  ///
  /// A product that is not within ``LayoutLimits`` can overflow, and is then not meaningful.
  @inlinable
  public static func * (lhs: LayoutUnit, rhs: Int) -> LayoutUnit {
    LayoutUnit(rawValue: lhs.rawValue &* Int64(rhs))
  }

  /// Returns the quotient of a length and a number other than 0, rounded towards zero.
  @inlinable
  public static func / (lhs: LayoutUnit, rhs: Int) -> LayoutUnit {
    LayoutUnit(rawValue: lhs.rawValue / Int64(rhs))
  }
}

extension LayoutUnit: CustomStringConvertible {
  /// The length in points, as text.
  public var description: String { points.layoutText }
}
