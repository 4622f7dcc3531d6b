import Foundation
import LayoutCore
import Waterfall
import Spreadsheet
import GroupedColumns

var registry = LayoutRegistry()
try registry.register(WaterfallLayout.registration)
try registry.register(SpreadsheetLayout.registration)
try registry.register(GroupedColumnsLayout.registration)
let f = try JSONValue(parsing: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[2])))
print(try Replay(registry: registry).report(on: f).text())
