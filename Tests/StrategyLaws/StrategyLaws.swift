import LayoutTesting
import Spreadsheet

/// The laws of the strategies of this package, with references, by the name of the module.
public enum StrategyLaws {
  /// The names of the modules that have a reference.
  public static let names = [
    "Waterfall", "Flow", "GroupedColumns", "Compositional", "Spreadsheet", "Mixed",
  ]

  /// Returns the suites of a module, or `nil` if it has none.
  public static func suites(of name: String) -> [LawSuite]? {
    switch name {
    case "Waterfall": WaterfallSuites.all
    case "Flow": FlowSuites.all
    case "GroupedColumns": GroupedColumnsSuites.all
    case "Compositional": CompositionalSuites.all
    case "Spreadsheet": SpreadsheetSuites.all
    case "Mixed": MixedSuites.all
    default: nil
    }
  }

  /// Returns a function that compares a number of cases, from a seed on, with the reference of a
  /// module; `nil` if it has none.
  public static func reference(of name: String) -> ((Int, UInt64) -> LawReport)? {
    switch name {
    case "Waterfall": { WaterfallSuites.reference.report(count: $0, seed: $1) }
    case "Flow": { FlowSuites.reference.report(count: $0, seed: $1) }
    case "GroupedColumns": { GroupedColumnsSuites.reference.report(count: $0, seed: $1) }
    case "Compositional": { CompositionalSuites.reference.report(count: $0, seed: $1) }
    case "Spreadsheet": { SpreadsheetSuites.reference.report(count: $0, seed: $1) }
    case "Mixed": { MixedSuites.reference.report(count: $0, seed: $1) }
    default: nil
    }
  }

  /// Returns the first difference of a sheet from a fresh one in a session of an engine, or `nil`.
  ///
  /// - Parameter invariants: Returns descriptions of what is wrong with a sheet's storage.
  public static func sheetSession(
    seed: UInt64, steps: Int, invariants: (PreparedSpreadsheet) -> [String]
  ) -> LawViolation? {
    SheetSession.violation(seed: seed, steps: steps, invariants: invariants)
  }
}
