import Board
import Compositional
import Flow
import GroupedColumns
import Justified
import LayoutCore
import Mixed
import Schedule
import Spreadsheet
import Waterfall

extension LayoutRegistry {
  /// Returns every layout of the products, and the honeycomb of the examples.
  ///
  /// No other code names them: code that lists, checks or makes layouts uses the
  /// registry.
  ///
  /// - Parameter add: Registers additional layouts.
  static func ofAllLayouts(
    and add: (inout LayoutRegistry) throws(LayoutError) -> Void = { _ in }
  ) throws(LayoutError) -> LayoutRegistry {
    var registry = LayoutRegistry()
    try registry.register(WaterfallLayout.registration)
    try registry.register(GroupedColumnsLayout.registration)
    try registry.register(SpreadsheetLayout.registration)
    try registry.register(FlowLayout.registration)
    try registry.register(CompositionalLayout.registration)
    try registry.register(JustifiedLayout.registration)
    try registry.register(BoardLayout.registration)
    try registry.register(ScheduleLayout.registration)
    try registry.register(HoneycombLayout.registration)
    try add(&registry)
    // Last: its blocks are those that are registered before.
    try registry.register(MixedLayout.registration(of: registry))
    return registry
  }
}
