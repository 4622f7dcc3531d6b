import Compositional
import Foundation
import LayoutCore
import LayoutJSON
import Testing
import Waterfall

@Suite struct LayoutDocumentTests {
  private func registry() throws -> LayoutRegistry {
    var registry = LayoutRegistry()
    try registry.register(WaterfallLayout.registration)
    return registry
  }

  private func error(_ text: String) throws -> String? {
    let registry = try registry()
    do throws(LayoutJSONError) {
      _ = try registry.layout(fromJSON: text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func everySortOfValue_isRead() throws {
    let document = try LayoutDocument(
      parsing: #"""
        {"version": 1, "layout": "waterfall", "parameters": {
          "flag": true, "integer": 3, "whole": 3.0, "number": 2.5, "text": "floor", "none": null,
          "size": {"width": 120, "height": 44},
          "insets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4},
          "someInsets": {"top": 8}, "columns": {"minimumWidth": 120},
          "list": [1, "B2:D4", [false]],
          "layout": {"layout": "flow", "parameters": {"columns": null}}}}
        """#)
    #expect(document.layout == "waterfall")
    #expect(
      document.parameters == [
        "flag": .flag(true), "integer": .integer(3), "whole": .integer(3), "number": .number(2.5),
        "text": .text("floor"), "none": LayoutValue.none,
        "size": ["width": 120, "height": 44],
        "insets": ["top": 1, "leading": 2, "bottom": 3, "trailing": 4],
        "someInsets": ["top": 8], "columns": ["minimumWidth": 120],
        "list": [1, "B2:D4", [false]],
        "layout": ["layout": "flow", "parameters": ["columns": .none]],
      ])
  }

  @Test func everythingCanBeLeftOut() throws {
    #expect(try LayoutDocument(parsing: "{}") == LayoutDocument())
    let document = try LayoutDocument(parsing: #"{"layout": "honeycomb"}"#)
    #expect(document == LayoutDocument(layout: "honeycomb"))
    #expect(document.json.text == #"{"version":1,"layout":"honeycomb","parameters":{}}"#)
  }

  @Test func layouts_areMadeOfText() throws {
    let layout = try registry().layout(
      fromJSON: #"{"layout": "waterfall", "parameters": {"columns": 3, "columnSpacing": 2.5}}"#)
    #expect(layout == AnyLayoutStrategy(WaterfallLayout(columns: 3, columnSpacing: 2.5)))
    let text = try #require(try registry().json(of: layout))
    #expect(
      text.hasPrefix("{\n  \"version\": 1,\n  \"layout\": \"waterfall\",\n  \"parameters\": {\n"))
    #expect(text.contains("\n    \"columnSpacing\": 2.5,\n"))
    #expect(LayoutRegistry().json(of: layout) == nil)
  }

  /// JSON that left out the second section would create another layout.
  @Test func layoutsBeyondTheirParameters_haveNoJSON() throws {
    var registry = LayoutRegistry()
    try registry.register(CompositionalLayout.registration)
    try registry.register(WaterfallLayout.registration)
    let list = CompositionalSection(.cell(height: .absolute(44)))
    let cards = CompositionalSection(.cell(height: .absolute(90)))
    #expect(registry.json(of: AnyLayoutStrategy(CompositionalLayout(sections: [list]))) != nil)
    #expect(
      registry.json(of: AnyLayoutStrategy(CompositionalLayout(sections: [list, cards]))) == nil)
    #expect(registry.json(of: AnyLayoutStrategy(WaterfallLayout(tolerance: -1))) == nil)
  }

  @Test(arguments: [
    ("[]", "line 1, column 1, $: found an array; expected an object"),
    ("{}", "line 1, column 1, $: \"layout\" is missing"),
    (
      "{\n  \"layuot\": \"waterfall\"\n}",
      "line 2, column 3, $.layuot: \"layuot\" is unknown; use version, layout, parameters"
    ),
    ("{\"layout\": true}", "line 1, column 12, $.layout: found true or false; expected a string"),
    ("{\"version\": 2}", "line 1, column 13, $.version: version 2 is not supported; use 1"),
    ("{\"version\": \"1\"}", "line 1, column 13, $.version: version \"1\" is not supported; use 1"),
    (
      "{\"parameters\": [1]}",
      "line 1, column 16, $.parameters: found an array; expected an object"
    ),
    (
      "{\"layout\": \"spiral\"}",
      "line 1, column 12, $.layout: there is no layout \"spiral\"; known are waterfall"
    ),
    (
      "{\"layout\": \"waterfall\",\r\n\"parameters\": {\"columns\": \"3\"}}",
      "line 2, column 27, $.parameters.columns: waterfall: \"columns\" takes columns, 1 to 65535, or a"
        + " least width above 0, not a text \"3\""
    ),
    (
      "{\"layout\": \"waterfall\", \"parameters\": {\"columns\": 0}}",
      "line 1, column 51, $.parameters.columns: waterfall: \"columns\" is 0; allowed is 1 to 65535, or"
        + " a least width above 0"
    ),
    (
      "{\"layout\": \"waterfall\", \"parameters\": {\"columnSpacing\": 1e999}}",
      "line 1, column 57, $.parameters.columnSpacing: 1e999 is too large; numbers go up to"
        + " 1.7976931348623157e308"
    ),
    (
      "{\"layout\": \"waterfall\", \"layout\": \"waterfall\"}",
      "line 1, column 25, $.layout: \"layout\" occurs twice; give each key once"
    ),
  ])
  func badDocument_isNamedWithItsPlace(text: String, message: String) throws {
    #expect(try error(text) == message)
  }

  @Test func unknownParameter_isNamedWithItsPlace() throws {
    let message = try #require(
      try error(
        "{\"layout\": \"waterfall\", \"parameters\": {\"columnSpacing\": 1, \"colums\": 3}}"))
    #expect(
      message.hasPrefix(
        "line 1, column 60, $.parameters.colums: waterfall has no parameter \"colums\"; it has columns,"
      ))
  }

  @Test(arguments: [
    ("{}", "an object ({})"), ("[{}]", "a list ({})"),
    (#"{"width": 3}"#, "an object ({width: 3})"),
    (#"{"width": "3", "height": 4}"#, "an object ({width: 3, height: 4})"),
    (#"{"width": 1, "height": 2, "top": 3}"#, "an object ({width: 1, height: 2, top: 3})"),
    (#"{"minimumWidth": null}"#, "an object ({minimumWidth: none})"),
  ])
  func objectOfAnotherForm_isNamedWithTheKeysOfTheForm(value: String, found: String) throws {
    let keys = found.hasPrefix("an object") ? " (width, height)" : ""
    #expect(
      try error("{\"layout\": \"waterfall\", \"parameters\": {\"itemSize\": \(value)}}")
        == "line 1, column 52, $.parameters.itemSize: waterfall: \"itemSize\" takes a size, 0 and up"
        + "\(keys), not \(found)")
  }

  @Test func documentsThatWereNotRead_haveErrorsInTheirOwnText() throws {
    let document = LayoutDocument(layout: "waterfall", parameters: ["columns": 0])
    let registry = try registry()
    do throws(LayoutJSONError) {
      _ = try registry.layout(from: document)
      Issue.record("the layout is made")
    } catch {
      #expect(error.path == "$.parameters.columns")
      #expect(error.line == 1 && error.column == 59)
    }
  }

  @Test func coders_readAndWriteTheSame() throws {
    let document = LayoutDocument(
      layout: "waterfall",
      parameters: ["columns": .columns(.adaptive(minimumWidth: 120)), "inset": .number(0.1)])
    let data = try JSONEncoder().encode(document)
    let read = try JSONDecoder().decode(LayoutDocument.self, from: data)
    #expect(read.layout == "waterfall")
    #expect(read.parameters["columns"] == ["minimumWidth": 120])
    #expect(read.parameters["inset"] == .number(0.1))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LayoutDocument.self, from: Data(#"{"layuot": "waterfall"}"#.utf8))
    }
  }
}
