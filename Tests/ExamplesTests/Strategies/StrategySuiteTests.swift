import LayoutTesting
import StrategyLaws
import TestSupport
import Testing

/// Tests of the suites with which the mutation tool measures its scores.
@Suite struct StrategySuiteTests {
  @Test(arguments: StrategyLaws.names)
  func literalSuites_hold(name: String) throws {
    let suites = try #require(StrategyLaws.suites(of: name)).filter { $0.isLiteral }
    #expect(suites.count > 5)
    #expect(LawSuite.firstViolation(in: suites) == nil)
  }

  /// All suites, which take a minute in a debug build, if more cases than usual are generated.
  @Test(.enabled(if: GeneratedCases.factor > 1), arguments: StrategyLaws.names)
  func suites_hold(name: String) throws {
    let suites = try #require(StrategyLaws.suites(of: name))
    #expect(LawSuite.firstViolation(in: suites) == nil)
  }
}
