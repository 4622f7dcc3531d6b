/// A conversion from decimal to the nearest binary numbers, without the C library.
///
/// - Source: W. D. Clinger, "How to Read Floating Point Numbers Accurately", 1990: its exact first
///   case, and its algorithm R.
package enum DecimalNumber {
  /// The number of digits beyond which further digits can only break a tie.
  private static let digitLimit = 800

  /// Returns the number nearest to `digits` · 10^`exponent`.
  ///
  /// A tie is rounded to the even number. The result is infinite if the value is too large, and 0
  /// if it is too small.
  ///
  /// - Parameter digits: The decimal digits as ASCII, from the highest to the lowest.
  /// - Parameter exponent: The power of ten by which the digits are multiplied.
  /// - Complexity: O(n), where n is the number of digits, with a larger constant if n is greater
  ///   than 15 or the exponent is outside -22...22.
  package static func nearest(digits: [UInt8], exponent: Int) -> Double {
    var digits = digits[...]
    var exponent = exponent
    digits = digits.drop { $0 == UInt8(ascii: "0") }
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { return 0 }
    let magnitude = digits.count + exponent
    if magnitude > 310 { return .infinity }
    if magnitude < -330 { return 0 }
    if digits.count > digitLimit {
      exponent += digits.count - digitLimit - 1
      digits = digits.prefix(digitLimit) + [UInt8(ascii: "1")]
    }
    let leading = digits.prefix(19)
    var head: UInt64 = 0
    for digit in leading { head = head * 10 + UInt64(digit & 15) }
    let estimate = scaled(Double(head), exponent + digits.count - leading.count)
    // The digits and the power of ten are exact, so that the one operation rounds once.
    if digits.count <= 15, exponent >= -22, exponent <= 22 { return estimate }
    return corrected(estimate, Array(digits), exponent)
  }

  /// Returns `number` · 10^`power`, correct to some units in the last place.
  ///
  /// The result is rounded once if `power` is in -22...22, because the factor is exact.
  private static func scaled(_ number: Double, _ power: Int) -> Double {
    // A greater factor would be infinite, although the quotient may be greater than 0.
    if power < -300 { return scaled(number / 1e300, power + 300) }
    var factor = 1.0
    var square = 10.0
    var rest = power.magnitude
    while rest > 0 {
      if rest & 1 == 1 { factor *= square }
      square *= square
      rest >>= 1
    }
    return power < 0 ? number / factor : number * factor
  }

  /// Returns the number nearest to the exact value, starting from an estimate.
  private static func corrected(
    _ estimate: Double, _ digits: [UInt8], _ exponent: Int
  ) -> Double {
    var value = WideInteger(digits: digits)
    value.multiply(byPowerOfTen: max(0, exponent))
    /// Returns whether the value is nearer to the number after `number`.
    func isFarther(than number: Double) -> Bool {
      let whole = UInt64(number / number.ulp)
      let order = value.compare(
        to: 2 * whole + 1, power: Int(number.ulp.exponent) - 1,
        dividedByPowerOfTen: max(0, -exponent))
      return order > 0 || order == 0 && whole & 1 == 1
    }
    var number = min(estimate, .greatestFiniteMagnitude)
    // Each step is one unit in the last place. An estimate is off by a few units.
    while number < .infinity, isFarther(than: number) { number = number.nextUp }
    while number > 0, !isFarther(than: number.nextDown) { number = number.nextDown }
    return number
  }
}

/// A nonnegative integer of any size.
private struct WideInteger {
  /// The limbs from the lowest to the highest, the last of which is not zero.
  private var limbs: [UInt32] = []

  init(_ number: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: number), UInt32(number >> 32)]
    while limbs.last == 0 { limbs.removeLast() }
  }

  init(digits: [UInt8]) {
    for digit in digits { multiply(by: 10, adding: UInt32(digit & 15)) }
  }

  private mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for place in limbs.indices {
      carry += UInt64(limbs[place]) * UInt64(factor)
      limbs[place] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  mutating func multiply(byPowerOfTen power: Int) {
    for _ in 0..<power / 9 { multiply(by: 1_000_000_000) }
    for _ in 0..<power % 9 { multiply(by: 10) }
  }

  private mutating func multiply(byPowerOfTwo power: Int) {
    if power == 0 || limbs.isEmpty { return }
    if power % 32 > 0 { multiply(by: 1 << UInt32(power % 32)) }
    limbs.insert(contentsOf: [UInt32](repeating: 0, count: power / 32), at: 0)
  }

  /// Compares the integer with `number` · 2^`power` · 10^`tens`.
  ///
  /// - Returns: A negative number if this integer is less, 0 if both are equal, or a positive
  ///   number.
  func compare(to number: UInt64, power: Int, dividedByPowerOfTen tens: Int) -> Int {
    var one = self
    var other = WideInteger(number)
    other.multiply(byPowerOfTen: tens)
    if power < 0 {
      one.multiply(byPowerOfTwo: -power)
    } else {
      other.multiply(byPowerOfTwo: power)
    }
    if one.limbs.count != other.limbs.count { return one.limbs.count - other.limbs.count }
    for place in one.limbs.indices.reversed() where one.limbs[place] != other.limbs[place] {
      return one.limbs[place] < other.limbs[place] ? -1 : 1
    }
    return 0
  }
}
