import LayoutCore

extension LayoutUnit {
  /// Returns the length of `points`, and reports invalid numbers.
  ///
  /// If `points` is NaN, the result is 0. If it is infinite or beyond
  /// ``/LayoutCore/LayoutLimits/maximumLength``, the result is the limit.
  ///
  /// - Parameter points: The length in points.
  /// - Parameter note: A closure that is called with the problem and the used number if `points` is
  ///   invalid.
  public static func checked(
    _ points: Double, note: (LayoutDiagnostic.Problem, Double) -> Void
  ) -> LayoutUnit {
    let length = LayoutUnit(points: points)
    if !points.isFinite {
      note(.notFinite, length.points)
    } else if points.magnitude > LayoutLimits.maximumLength.points {
      note(.tooLarge, length.points)
    }
    return length
  }

  /// Returns the length of `points`, which must not be negative, and reports invalid numbers.
  ///
  /// A negative number becomes 0. See ``checked(_:note:)`` for other invalid numbers.
  ///
  /// - Parameter points: The length in points.
  /// - Parameter note: A closure that is called with the problem and the used number if `points` is
  ///   invalid.
  public static func checkedExtent(
    _ points: Double, note: (LayoutDiagnostic.Problem, Double) -> Void
  ) -> LayoutUnit {
    guard points < 0 else { return checked(points, note: note) }
    note(points.isFinite ? .negative : .notFinite, 0)
    return .zero
  }
}
