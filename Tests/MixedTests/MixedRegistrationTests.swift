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
    #expect(layout == AnyLayoutStrategy(MixedLayout(blocks: [MixedBlock(WaterfallLayout())])))
  }

  @Test func blocksAreObjects_withCountsParametersAndInsets() throws {
    let blocks: LayoutValue = [
      ["sections": 1, "layout": "waterfall", "parameters": ["columns": 1, "itemSizing": "exact"]],
      [
        "sections": 4, "layout": "grouped-columns",
        "parameters": ["columns": ["minimumWidth": 300]],
        "insets": .insets(LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16)),
      ],
      [
        "sections": .none, "layout": "spreadsheet",
        "parameters": ["columnWidth": 60, "rowHeight": 20, "pinsHeaders": true],
      ],
      ["layout": "waterfall", "insets": ["top": 2.5]],
    ]
    let layout = try Self.registry().layout(
      named: "mixed", ["blocks": blocks, "blockSpacing": 12, "axis": "vertical"])
    let expected = MixedLayout(
      blocks: [
        MixedBlock(WaterfallLayout(columns: 1, itemSizing: .exact), sections: 1),
        MixedBlock(
          GroupedColumnsLayout(columns: .adaptive(minimumWidth: 300)), sections: 4,
          insets: LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16)),
        MixedBlock(
          SpreadsheetLayout(columnWidth: 60, rowHeight: 20, pinsHeaders: true)),
        MixedBlock(WaterfallLayout(), insets: LayoutInsets(top: 2.5)),
      ], blockSpacing: 12)
    #expect(layout == AnyLayoutStrategy(expected))
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
        MixedBlock(WaterfallLayout(), sections: 0),
      ], axis: .horizontal, blockSpacing: 3, rounding: .none)
    let assigned = try #require(registry.configuration(of: AnyLayoutStrategy(layout)))
    #expect(assigned.name == "mixed")
    #expect(
      assigned.configuration["blocks"] == [
        [
          "sections": 2, "insets": .insets(LayoutInsets(all: 7)), "layout": "waterfall",
          "parameters": [
            "columns": .columns(.fixed(3)),
            "sectionInsets": .insets(LayoutInsets(top: 1, leading: 2.5, bottom: 3, trailing: 4)),
          ],
        ],
        ["layout": "spreadsheet", "parameters": ["merges": ["A1:B2", "C3:C4"]]],
        ["sections": 0, "layout": "waterfall"],
      ])
    #expect(
      try registry.layout(named: assigned.name, assigned.configuration) == AnyLayoutStrategy(layout)
    )
  }

  /// A style sets card insets, and setting them back to their default survives.
  @Test func defaultThatAPresetChanges_isWritten() throws {
    let registry = try Self.registry()
    var list = GroupedColumnsLayout(style: .insetGrouped)
    list.style.cardInsets = GroupedColumnsLayout().style.cardInsets
    list.style.cornerRadius = GroupedColumnsLayout().style.cornerRadius
    let layout = AnyLayoutStrategy(MixedLayout(blocks: [MixedBlock(list)]))
    let assigned = try #require(registry.configuration(of: layout))
    #expect(try registry.layout(named: assigned.name, assigned.configuration) == layout)
  }

  @Test func emptyList_isNoBlocks() throws {
    let layout = try Self.registry().layout(named: "mixed", ["blocks": []])
    #expect(layout == AnyLayoutStrategy(MixedLayout(blocks: [])))
  }

  @Test(
    arguments: [
      (
        "waterfall",
        "mixed: \"blocks\" takes a list, each a layout with its parameters, not a text \"waterfall\""
      ),
      (
        ["waterfall"],
        "mixed: \"blocks[0]\" takes a layout with its parameters, not a text \"waterfall\""
      ),
      (
        [["layout": "waterfall"], ["layout": "honeycomb"]],
        "mixed: \"blocks[1].layout\" is honeycomb; allowed is one of waterfall, grouped-columns, "
          + "spreadsheet"
      ),
      (
        [["sections": 1]],
        "mixed: \"blocks[0].layout\" takes one of waterfall, grouped-columns, spreadsheet, not nothing"
      ),
      (
        [["layout": "mixed"]],
        "mixed: \"blocks[0].layout\" is mixed; allowed is one of waterfall, grouped-columns, "
          + "spreadsheet"
      ),
      (
        [["layout": "waterfall"], ["layout": "waterfall", "parameters": ["columns": -3]]],
        "mixed: \"blocks[1].parameters.columns\" is -3; allowed is 1 to 65535, or a least width above 0"
      ),
      (
        [["layout": "waterfall", "parameters": ["columns": .none]]],
        "mixed: \"blocks[0].parameters.columns\" takes columns, 1 to 65535, or a least width above 0, "
          + "not nothing"
      ),
      (
        [["layout": "spreadsheet", "parameters": ["merges": ["nowhere"]]]],
        "mixed: \"blocks[0].parameters.merges\" is nowhere; allowed is a text (a range such as B2:D4)"
      ),
      (
        [["layout": "waterfall", "parameters": 3]],
        "mixed: \"blocks[0].parameters\" takes an object, not an integer (3)"
      ),
      (
        [["layout": "waterfall", "section": 3]],
        "mixed has no parameter \"blocks[0].section\"; it has layout, parameters, sections, insets"
      ),
      (
        [["layout": "waterfall", "sections": -1]],
        "mixed: \"blocks[0].sections\" is -1; allowed is 0 and up"
      ),
      (
        [["layout": "waterfall", "insets": ["bottom": -5]]],
        "mixed: \"blocks[0].insets\" is {bottom: -5}; allowed is 0 and up"
      ),
      (
        [["layout": "waterfall", "insets": ["bottom": 1e10]]],
        "mixed: \"blocks[0].insets\" is {bottom: 10000000000}; allowed is 0 and up, to 1000000000"
      ),
    ] as [(LayoutValue, String)])
  func blocksThatAreNotAllowed_areErrorsWithTheirPath(value: LayoutValue, message: String) throws {
    let registry = try Self.registry()
    do throws(LayoutError) {
      _ = try registry.layout(named: "mixed", ["blocks": value])
      Issue.record("the blocks are accepted")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func parameterThatALayoutDoesNotHave_isAnErrorWithItsPath() throws {
    let registry = try Self.registry()
    let blocks: LayoutValue = [["layout": "waterfall", "parameters": ["rows": 1]]]
    #expect {
      _ = try registry.layout(named: "mixed", ["blocks": blocks])
    } throws: { error in
      let path = ParameterPath([.key("blocks"), .index(0), .key("parameters"), .key("rows")])
      guard case LayoutError.unknownParameter("mixed", path, let known) = error else {
        return false
      }
      return known.first == "columns"
    }
  }

  @Test func layoutsOfOthers_cannotBeReadBack() throws {
    let registry = try Self.registry()
    let layout = AnyLayoutStrategy(
      MixedLayout(blocks: [MixedBlock(MixedLayout(blocks: []), sections: 2)]))
    let assigned = try #require(registry.configuration(of: layout))
    #expect(assigned.configuration["blocks"] == [["sections": 2]])
    #expect(throws: LayoutError.self) {
      try registry.layout(named: assigned.name, assigned.configuration)
    }
  }

  @Test func nestedLayouts_areReadBack() throws {
    var inner = LayoutRegistry()
    try inner.register(WaterfallLayout.registration)
    try inner.register(MixedLayout.registration(of: inner))
    var registry = LayoutRegistry()
    try registry.register(MixedLayout.registration(of: inner))
    let page = MixedLayout(blocks: [
      MixedBlock(WaterfallLayout(columns: 1, itemSpacing: 4), sections: 1),
      MixedBlock(WaterfallLayout(columns: 2)),
    ])
    let layout = AnyLayoutStrategy(
      MixedLayout(blocks: [MixedBlock(page, sections: 3), MixedBlock(page)]))
    let assigned = try #require(registry.configuration(of: layout))
    #expect(try registry.layout(named: assigned.name, assigned.configuration) == layout)
  }
}
