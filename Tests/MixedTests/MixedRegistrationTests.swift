import GroupedColumns
import LayoutCore
import Mixed
import Spreadsheet
import Testing
import Waterfall

@Suite struct MixedRegistrationTests {
  static func registry() throws -> LayoutRegistry {
    var registry = LayoutRegistry()
    try registry.register(WaterfallLayout.registration)
    try registry.register(GroupedColumnsLayout.registration)
    try registry.register(SpreadsheetLayout.registration)
    try registry.register(MixedLayout.registration(of: registry))
    return registry
  }

  @Test func defaultIsTheFirstLayout_asTheOnlyBlock() throws {
    let layout = try Self.registry().layout(named: "mixed")
    #expect(layout == AnyLayout(MixedLayout(blocks: [MixedBlock(WaterfallLayout())])))
  }

  @Test func blocksAreSpecifiedByText_withCountsAndParameters() throws {
    let text = """
      1 waterfall(columns=1; itemSizing=exact) |
      4 grouped-columns(columns=adaptive:300;blockInsets=8,16,8,16)
      | spreadsheet(columnWidth=60; rowHeight=20; pinsHeaders=true)|waterfall
      """
    let layout = try Self.registry().layout(
      named: "mixed", ["blocks": .text(text), "blockSpacing": 12, "axis": "vertical"])
    let expected = MixedLayout(
      blocks: [
        MixedBlock(WaterfallLayout(columns: 1, itemSizing: .exact), sections: 1),
        MixedBlock(
          GroupedColumnsLayout(columns: .adaptive(minimumWidth: 300)), sections: 4,
          insets: LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16)),
        MixedBlock(
          SpreadsheetLayout(columnWidth: 60, rowHeight: 20, pinsHeaders: true)),
        MixedBlock(WaterfallLayout()),
      ], blockSpacing: 12)
    #expect(layout == AnyLayout(expected))
  }

  @Test func whatIsWritten_isReadBack() throws {
    let registry = try Self.registry()
    let layout = MixedLayout(
      blocks: [
        MixedBlock(
          WaterfallLayout(
            columns: 3, sectionInsets: LayoutInsets(top: 1, leading: 2.5, bottom: 3, trailing: 4)),
          sections: 2, insets: LayoutInsets(all: 7)),
        MixedBlock(SpreadsheetLayout(merges: ["A1:B2", "C3:C4"].compactMap { CellRange($0) })),
      ], axis: .horizontal, blockSpacing: 3, rounding: .none)
    let assigned = try #require(registry.configuration(of: AnyLayout(layout)))
    #expect(assigned.name == "mixed")
    #expect(
      assigned.configuration["blocks"]
        == .text(
          "2 waterfall(blockInsets=7,7,7,7; columns=3; sectionInsets=1,2.5,3,4) | "
            + "spreadsheet(merges=A1:B2,C3:C4)"))
    #expect(try registry.layout(named: assigned.name, assigned.configuration) == AnyLayout(layout))
  }

  @Test func emptyText_isNoBlocks() throws {
    let layout = try Self.registry().layout(named: "mixed", ["blocks": " "])
    #expect(layout == AnyLayout(MixedLayout(blocks: [])))
  }

  @Test(arguments: [
    "honeycomb", "waterfall(columns=1", "waterfall columns=1", "waterfall(rows=1)",
    "waterfall(columns=none)", "waterfall(columns)", "waterfall||spreadsheet", "1", "|",
    "waterfall(columns=0)", "99999999999999999999 waterfall", "mixed", "waterfall(columns=1) 2",
    "waterfall(blockInsets=wide)", "waterfall(blockInsets=-1)", "waterfall(blockInsets=0,0,-5,0)",
    "waterfall(blockInsets=1e10)",
  ])
  func textsThatNameNothing_areErrorsThatNameTheKey(text: String) throws {
    let registry = try Self.registry()
    #expect {
      _ = try registry.layout(named: "mixed", ["blocks": .text(text)])
    } throws: { error in
      guard case LayoutError.outOfRange("mixed", "blocks", text, _) = error else { return false }
      return true
    }
  }

  @Test func layoutsOfOthers_areWrittenAsUnregistered() throws {
    let registry = try Self.registry()
    let layout = MixedLayout(blocks: [MixedBlock(MixedLayout(blocks: []))])
    let assigned = registry.configuration(of: AnyLayout(layout))
    #expect(assigned?.configuration["blocks"] == "unregistered")
  }
}
