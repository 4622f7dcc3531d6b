import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import LayoutViewer

/// Tests of the laws for every registered layout, on collections of all flavours.
///
/// The parameters are random values that the layout's descriptor allows.
@Suite struct AllLayoutsLawTests {
  /// The laws that each layout does not claim; it must keep all others.
  static let notClaimed: [String: Set<LayoutLaw>] = [
    "waterfall": [],
    "grouped-columns": [],
    // Sheets and flows ask for sizes only if a parameter says so, which their own tests set. The obscured
    // part of a sheet includes the spacing beside it.
    "spreadsheet": [.transposes, .badDataIsDiagnosed, .edgesAreObscured],
    "flow": [.badDataIsDiagnosed],
    "justified": [],
    "board": [],
    // A schedule asks for no sizes.
    "schedule": [.badDataIsDiagnosed],
    // The widths and heights of its groups do not depend on the axis; its own tests exchange them.
    "compositional": [.insideContent, .transposes, .badDataIsDiagnosed, .noOverlap],
    // The blocks have any layouts, which do not turn with the axis.
    "mixed": [
      .insideContent, .transposes, .badDataIsDiagnosed, .noOverlap, .edgesAreObscured,
    ],
    "honeycomb": [.badDataIsDiagnosed, .noOverlap],
  ]

  /// The parameters that keep their defaults.
  ///
  /// Other roundings leave the pixel grid on purpose, and preserved tracks depend on earlier states.
  static let kept: Set<String> = ["rounding", "changePolicy"]

  @Test func everyRegisteredLayout_isListed() throws {
    let names = try LayoutRegistry.ofAllLayouts().descriptors.map { $0.name }
    #expect(Set(names) == Set(Self.notClaimed.keys))
  }

  @Test(arguments: notClaimed.keys.sorted())
  func laws_hold(name: String) throws {
    let claims = Set(LayoutLaw.allCases).subtracting(try #require(Self.notClaimed[name]))
      .subtracting([.matchesReference])
    let laws = try LayoutLaws(
      try LayoutRegistry.ofAllLayouts(), named: name, claims: claims, keeping: Self.kept)
    let report = laws.report(
      count: GeneratedCases.count(60), seed: GeneratedCases.seed())
    #expect(report.isClean, "\(name)\n\(report)")
  }
}
