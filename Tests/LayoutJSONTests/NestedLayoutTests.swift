import Foundation
import GroupedColumns
import LayoutCore
import LayoutJSON
import LayoutTesting
import Mixed
import TestSupport
import Testing
import Waterfall

/// Tests of layouts that contain layouts as JSON.
@Suite struct NestedLayoutTests {
  private static func registry() throws -> LayoutRegistry {
    var registry = LayoutRegistry()
    try registry.register(WaterfallLayout.registration)
    try registry.register(GroupedColumnsLayout.registration)
    try registry.register(MixedLayout.registration(of: registry))
    return registry
  }

  private func error(_ text: String) throws -> String? {
    let registry = try Self.registry()
    do throws(LayoutJSONError) {
      _ = try registry.layout(fromJSON: text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func blocks_areRead() throws {
    let layout = try Self.registry().layout(
      fromJSON: #"""
        {
          "layout": "mixed",
          "parameters": {
            "blocks": [
              {"sections": 1, "layout": "waterfall", "parameters": {"columns": 1}},
              {"sections": 4, "layout": "grouped-columns", "insets": {"bottom": 16}},
              {"layout": "waterfall", "parameters": {"columns": {"minimumWidth": 160}}}
            ],
            "blockSpacing": 12
          }
        }
        """#)
    let expected = MixedLayout(
      blocks: [
        MixedBlock(WaterfallLayout(columns: 1), sections: 1),
        MixedBlock(GroupedColumnsLayout(), sections: 4, insets: LayoutInsets(bottom: 16)),
        MixedBlock(WaterfallLayout(columns: .adaptive(minimumWidth: 160))),
      ], blockSpacing: 12)
    #expect(layout == AnyLayoutStrategy(expected))
  }

  @Test func blocks_areWritten() throws {
    let layout = MixedLayout(blocks: [
      MixedBlock(
        WaterfallLayout(columns: .adaptive(minimumWidth: 90)), sections: 2,
        insets: LayoutInsets(top: 0.5)),
      MixedBlock(WaterfallLayout()),
    ])
    let text = try #require(try Self.registry().json(of: AnyLayoutStrategy(layout)))
    #expect(
      text == #"""
        {
          "version": 1,
          "layout": "mixed",
          "parameters": {
            "blocks": [{
              "sections": 2,
              "insets": {
                "top": 0.5,
                "leading": 0,
                "bottom": 0,
                "trailing": 0
              },
              "layout": "waterfall",
              "parameters": {
                "columns": {
                  "minimumWidth": 90
                }
              }
            }, {
              "layout": "waterfall"
            }],
            "axis": "vertical",
            "blockSpacing": 0,
            "rounding": "lossless"
          }
        }
        """#)
    #expect(try Self.registry().layout(fromJSON: text) == AnyLayoutStrategy(layout))
  }

  /// Every generated layout is read back from its JSON.
  @Test func generatedBlocks_areReadBack() throws {
    let registry = try Self.registry()
    let mixed = try registry.descriptor(named: "mixed")
    var count = 0
    for seed in GeneratedCases.seeds(300) {
      var random = SeededGenerator(seed: seed)
      let layout = try registry.layout(
        named: "mixed", mixed.configuration(using: &random))
      count += layout.unwrapped(as: MixedLayout.self)?.blocks.count ?? 0
      let text = try #require(registry.json(of: layout), "seed \(seed)")
      #expect(try registry.layout(fromJSON: text) == layout, "seed \(seed): \(text)")
    }
    #expect(count > GeneratedCases.count(300))
  }

  @Test(arguments: [
    (
      #"{"layout": "mixed", "parameters": {"blocks": [{"layout": "flow"}]}}"#,
      "line 1, column 58, $.parameters.blocks[0].layout: mixed: \"blocks[0].layout\" is flow; allowed"
        + " is one of waterfall, grouped-columns"
    ),
    (
      #"""
      {"layout": "mixed", "parameters": {"blocks": [
        {"layout": "waterfall"},
        {"layout": "waterfall", "parameters": {"columns": -3}}
      ]}}
      """#,
      "line 3, column 53, $.parameters.blocks[1].parameters.columns: mixed: "
        + "\"blocks[1].parameters.columns\" is -3; allowed is 1 to 65535, or a least width above 0"
    ),
    (
      #"{"layout": "mixed", "parameters": {"blocks": [{"sections": 3}]}}"#,
      "line 1, column 47, $.parameters.blocks[0].layout: mixed: \"blocks[0].layout\" takes one of"
        + " waterfall, grouped-columns, not nothing"
    ),
    (
      #"{"layout": "mixed", "parameters": {"blocks": [{"layout": "waterfall", "a b": 1}]}}"#,
      "line 1, column 71, $.parameters.blocks[0][\"a b\"]: mixed has no parameter \"blocks[0].a b\"; it"
        + " has layout, parameters, sections, insets"
    ),
  ])
  func badBlock_isNamedWithItsPlace(text: String, message: String) throws {
    #expect(try error(text) == message)
  }

  // MARK: Hostile documents

  @Test func deepValues_areErrors() throws {
    for depth in [90, 99, 5_000, 200_000] {
      let lists =
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let message = try #require(
        try error(#"{"layout": "mixed", "parameters": {"blocks": \#(lists)}}"#))
      #expect(
        message.contains(depth < 98 ? "blocks[0]" : "values are nested too deep"),
        "\(message.prefix(200))")
    }
    var blocks = "1"
    for _ in 0..<2_000 { blocks = #"[{"layout": "mixed", "parameters": {"blocks": \#(blocks)}}]"# }
    let message = try #require(
      try error(#"{"layout": "mixed", "parameters": {"blocks": \#(blocks)}}"#))
    #expect(message.contains("values are nested too deep"))
  }

  /// Reading and writing take time that is linear in the depth.
  ///
  /// If each level read its values twice, the deeper case would not end.
  @Test(arguments: [(14, true), (30, false)])
  func nestedRegistries_areReadUpToTheLimit(depth: Int, isComplete: Bool) throws {
    var registry = LayoutRegistry()
    try registry.register(WaterfallLayout.registration)
    var blocks = #"[{"layout": "waterfall", "parameters": {"columns": 5}}]"#
    for level in 0...depth {
      var outer = LayoutRegistry()
      try outer.register(MixedLayout.registration(of: registry))
      registry = outer
      if level > 0 { blocks = #"[{"layout": "mixed", "parameters": {"blocks": \#(blocks)}}]"# }
    }
    let layout = try registry.layout(
      fromJSON: #"{"layout": "mixed", "parameters": {"blocks": \#(blocks)}}"#)
    // A layout that nests too many is replaced by an empty one, which no JSON describes.
    let json = registry.json(of: layout)
    #expect(json?.contains("\"columns\": 5") == (isComplete ? true : nil))
    if let json { #expect(try registry.layout(fromJSON: json) == layout) }
  }

  @Test func manyBlocks_areRead() throws {
    let block = #"{"layout":"waterfall","sections":1}"#
    let blocks = Array(repeating: block, count: 20_000).joined(separator: ",")
    let layout = try Self.registry().layout(
      fromJSON: #"{"layout": "mixed", "parameters": {"blocks": [\#(blocks)]}}"#)
    #expect(layout.unwrapped(as: MixedLayout.self)?.blocks.count == 20_000)
  }

  @Test func coders_readNestedLayouts() throws {
    let text = #"{"layout":"mixed","parameters":{"blocks":[{"layout":"waterfall","sections":2}]}}"#
    let document = try JSONDecoder().decode(LayoutDocument.self, from: Data(text.utf8))
    #expect(document.parameters["blocks"] == [["layout": "waterfall", "sections": 2]])
    let layout = try Self.registry().layout(from: document)
    #expect(
      layout == AnyLayoutStrategy(MixedLayout(blocks: [MixedBlock(WaterfallLayout(), sections: 2)]))
    )
  }
}
