import LayoutCore

extension LayoutLaws {
  /// A function that returns the elements of a case; `nil` if it does not cover the case.
  public typealias Reference = @Sendable (LayoutCase<Strategy>) -> ReferenceLayout?

  /// Returns a checker that also compares layouts with a reference of the author.
  ///
  /// Other laws compare a layout with itself: an update with a preparation, a query with a list. A
  /// layout that uses a wrong distance everywhere keeps them. A reference finds such a fault. It is
  /// a short function that computes the frames of all elements without any thought of speed, and
  /// does not share code with the layout:
  ///
  /// ```swift
  /// let laws = LayoutLaws(StairsLayout.registration).matching { example in
  ///   var top = 0.0
  ///   var reference = ReferenceLayout()
  ///   for (section, sizes) in example.collection.sections.enumerated() {
  ///     for (item, size) in sizes.enumerated() {
  ///       …
  ///     }
  ///   }
  ///   return reference
  /// }
  /// ```
  ///
  /// The checker then claims ``LayoutLaw/matchesReference``. All attributes of an element must be
  /// equal.
  ///
  /// - Parameter tolerance: The maximum difference of frames, in points. The default is 0.
  /// - Parameter reference: Returns the elements of a case, or `nil` if it does not cover the case.
  ///   A report counts the cases that it does not cover.
  public func matching(tolerance: Double = 0, _ reference: @escaping Reference) -> Self {
    var copy = self
    copy.reference = reference
    copy.tolerance = tolerance
    copy.claims.insert(.matchesReference)
    return copy
  }
}

extension CaseCheck {
  func matchesReference() -> CaseOutcome {
    guard let reference = laws.reference else {
      return .broken("claimed, but no reference is given")
    }
    guard let expected = reference(example) else { return .skipped("not covered by the reference") }
    return CaseOutcome(
      Checks.matches(prepared, expected, example.environment, tolerance: laws.tolerance))
  }
}
