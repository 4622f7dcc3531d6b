import LayoutTesting
import Spreadsheet
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

  /// Tests sheets of every sizing after random changes.
  @Test(arguments: GeneratedCases.seeds(10))
  func sheets_equalFreshSheets(seed: UInt64) {
    let violation = StrategyLaws.sheetSession(
      seed: seed, steps: 40, invariants: { $0.brokenInvariants() })
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }
}
