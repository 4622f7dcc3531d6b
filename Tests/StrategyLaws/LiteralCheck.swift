import LayoutCore
import LayoutTesting

/// Comparisons of results with literal ones, of which the first that fails is described.
struct LiteralCheck {
  private(set) var finding: String?

  /// Compares a value with the expected one.
  mutating func callAsFunction<Value: Equatable>(
    _ found: Value, _ expected: Value, line: Int = #line
  ) {
    if finding == nil, found != expected {
      finding = "line \(line): \(found) should be \(expected)"
    }
  }
}

extension LawSuite {
  /// Creates a suite that compares results with literal ones.
  ///
  /// - Parameter check: Passes results and expected ones to its argument.
  static func literals(
    _ name: String,
    comparing check: @escaping @Sendable (inout LiteralCheck) throws(LayoutError) -> Void
  ) -> LawSuite {
    literals(name) { () throws(LayoutError) -> String? in
      var literals = LiteralCheck()
      try check(&literals)
      return literals.finding
    }
  }
}
