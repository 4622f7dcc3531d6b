import LayoutCore

extension LayoutLimits {
  /// Returns the number of a range that is nearest to a given one, and reports numbers out of the
  /// range.
  ///
  /// If the given number is NaN, the result is the lower bound.
  ///
  /// - Parameter given: The number.
  /// - Parameter range: The allowed numbers, of which none is negative.
  /// - Parameter note: A closure that is called with the problem and the used number if `given` is
  ///   out of the range.
  public static func limited(
    _ given: Double, to range: ClosedRange<Double>,
    note: (LayoutDiagnostic.Problem, Double) -> Void
  ) -> Double {
    if range.contains(given) { return given }
    let used = given > range.lowerBound ? range.upperBound : range.lowerBound
    note(LayoutDiagnostic.Problem(outOfRange: given), used)
    return used
  }

  /// Returns the whole number of a range that is nearest to a given number, and reports numbers out
  /// of the range.
  ///
  /// A fraction is rounded up. If the given number is NaN or infinite, the result is the lower
  /// bound.
  ///
  /// - Parameter given: The number.
  /// - Parameter range: The allowed numbers, of which none is negative.
  /// - Parameter note: A closure that is called with the problem and the used number if `given` is
  ///   out of the range.
  public static func limited(
    _ given: Double, to range: ClosedRange<Int>, note: (LayoutDiagnostic.Problem, Double) -> Void
  ) -> Int {
    let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
    if given > lower - 1, given <= upper {
      let whole = Int(given)
      return Double(whole) < given ? whole + 1 : whole
    }
    let used = given.isFinite && given > lower ? range.upperBound : range.lowerBound
    note(LayoutDiagnostic.Problem(outOfRange: given), Double(used))
    return used
  }
}

extension LayoutDiagnostic.Problem {
  /// Creates the problem of a number that is out of a range of nonnegative numbers.
  public init(outOfRange number: Double) {
    self =
      !number.isFinite ? .notFinite : number < 0 ? .negative : number == 0 ? .zero : .outOfRange
  }
}
