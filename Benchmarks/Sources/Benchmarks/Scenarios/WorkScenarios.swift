import GroupedColumns
import LayoutCore
import Spreadsheet
import Waterfall

/// The scenarios that count the work of strategies whose other scenarios are elsewhere.
enum WorkScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    let largest = sizes.max() ?? 1000
    func wall(_ policy: ChangePolicy) -> [Scenario] {
      StrategyScenarios(
        "waterfall, \(policy.title)", ChangeScenarios.waterfall(policy), largest
      ) { Sizes.any(largest) }.work(height: 1500)
    }
    func groups(_ policy: ChangePolicy, columns: Int) -> [Scenario] {
      StrategyScenarios(
        "grouped columns, \(Figure.columns(columns)), \(policy.title)",
        ChangeScenarios.list(policy, columns: columns), largest, perSection: min(largest, 100)
      ) { Sizes.rows(largest) }.work(height: 1350)
    }
    let sheet = StrategyScenarios(
      "sheet", SpreadsheetLayout(sizing: .cells), largest, perSection: 10
    ) { Sizes.rows(largest) }
    return wall(.preserveTracks) + wall(.reflow) + groups(.preserveTracks, columns: 1)
      + groups(.preserveTracks, columns: 3) + groups(.reflow, columns: 3) + sheet.work(height: 600)
  }
}
