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

  // MARK: Any texts

  /// A layout with a text.
  struct Titled: LayoutStrategy {
    var title = ""

    func prepare(
      for delegate: some LayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> PreparedWaterfall {
      try WaterfallLayout().prepare(for: delegate, in: environment)
    }

    static func registration(named name: String) -> LayoutRegistration<Titled> {
      LayoutRegistration(
        name: name, summary: "A layout with a title.", prototype: Titled(),
        parameters: [
          .text(
            "title", "The title.", form: "any text", pattern: "", accepts: { _ in true },
            get: { $0.title }, set: { $0.title = $1 })
        ])
    }
  }

  static func titles(named name: String = "titled") throws -> LayoutRegistry {
    var registry = LayoutRegistry()
    try registry.register(Titled.registration(named: name))
    try registry.register(MixedLayout.registration(of: registry))
    return registry
  }

  @Test(arguments: [
    "a; b", "a | b", "f(x)", ")", "100%", " padded ", "%3B", "a=b", "\n", "tab\tinside", "\"é\"",
    "%;",
    "1 waterfall(columns=1; itemSpacing=4) | titled(title%=%7C)",
  ])
  func everyText_isReadBack(title: String) throws {
    let registry = try Self.titles()
    let layout = AnyLayout(
      MixedLayout(blocks: [MixedBlock(Titled(title: title)), MixedBlock(Titled(title: "next"))]))
    let assigned = try #require(registry.configuration(of: layout))
    #expect(try registry.layout(named: assigned.name, assigned.configuration) == layout)
  }

  @Test func signsInTexts_arePercentEncoded() throws {
    let registry = try Self.titles()
    func text(_ title: String) -> LayoutValue? {
      registry.configuration(
        of: AnyLayout(MixedLayout(blocks: [MixedBlock(Titled(title: title))])))?
        .configuration["blocks"]
    }
    #expect(text("a; b|c (d)") == "titled(title%=a%3B%20b%7Cc%20%28d%29)")
    #expect(text("100% or \"more\"") == "titled(title=100% or \"more\")")
  }

  @Test(arguments: ["%", "%3", "%3g", "%ZZ"])
  func invalidEncodings_areErrors(text: String) throws {
    let registry = try Self.titles()
    #expect(throws: LayoutError.self) {
      try registry.layout(named: "mixed", ["blocks": .text("titled(title%=\(text))")])
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
    let layout = AnyLayout(MixedLayout(blocks: [MixedBlock(page, sections: 3), MixedBlock(page)]))
    let assigned = try #require(registry.configuration(of: layout))
    #expect(try registry.layout(named: assigned.name, assigned.configuration) == layout)
  }
}
