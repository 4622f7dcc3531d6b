import LayoutTesting
import StrategyLaws
import TestSupport
import Testing

/// Tests that the strategies of this package equal simple references.
@Suite struct StrategyReferenceTests {
  @Test(arguments: StrategyLaws.names)
  func strategy_equalsItsReference(name: String) throws {
    let check = try #require(StrategyLaws.reference(of: name))
    let report = check(GeneratedCases.count(250), GeneratedCases.seed())
    #expect(report.isClean, "\(name)\n\(report)")
    // The reference covers most cases.
    #expect((report.tested[.matchesReference] ?? 0) * 4 > report.cases * 3, "\(report)")
  }
}
