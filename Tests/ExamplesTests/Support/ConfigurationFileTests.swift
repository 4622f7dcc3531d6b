import Foundation
import LayoutCore
import Testing

@testable import Examples

@Suite struct ConfigurationFileTests {
  private func read(_ text: String) throws -> ConfigurationFile {
    try ConfigurationFile(try JSONValue(parsing: Data(text.utf8)))
  }

  @Test func everySortOfValue_isRead() throws {
    let file = try read(
      #"""
      {"layout": "waterfall", "parameters": {
        "flag": true, "integer": 3, "number": 2.5, "text": "floor", "none": null,
        "size": {"width": 120, "height": 44},
        "insets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4},
        "someInsets": {"top": 8}, "columns": {"minimumWidth": 120},
        "list": [1, "B2:D4", [false]]}}
      """#)
    #expect(file.layout == "waterfall")
    let expected: [String: LayoutValue] = [
      "flag": .flag(true), "integer": .integer(3), "number": .number(2.5), "text": .text("floor"),
      "none": LayoutValue.none, "size": .size(LayoutSize(width: 120, height: 44)),
      "insets": .insets(LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      "someInsets": .insets(LayoutInsets(top: 8)),
      "columns": .columns(.adaptive(minimumWidth: 120)),
      "list": .list([.integer(1), .text("B2:D4"), .list([.flag(false)])]),
    ]
    #expect(file.parameters.entries.count == expected.count)
    for (key, value) in expected { #expect(file.parameters[key] == value, "\(key)") }
  }

  @Test func everythingMayBeLeftOut() throws {
    #expect(try read("{}") == ConfigurationFile(JSONValue.object([:])))
    #expect(try read("{}").layout == nil)
    #expect(try read(#"{"layout": "honeycomb"}"#).parameters == [:])
  }

  @Test(arguments: [
    ("[]", "a configuration is an object with \"layout\" and \"parameters\""),
    (
      #"{"layuot": "waterfall"}"#,
      "\"layuot\" is unknown; a configuration has \"layout\" and \"parameters\""
    ),
    (#"{"layout": true}"#, "\"layout\" takes a text"),
    (#"{"parameters": [1]}"#, "\"parameters\" takes an object"),
  ])
  func badFile_isNamed(text: String, message: String) {
    #expect(throws: UsageError(message)) { _ = try read(text) }
  }

  @Test(arguments: [
    "{}", #"{"width": 3}"#, #"{"width": "3", "height": 4}"#, #"{"top": 1, "left": 2}"#,
    #"{"minimumWidth": null}"#, "[{}]",
  ])
  func objectOfNoForm_isNamed(value: String) throws {
    var message = ""
    do throws(UsageError) {
      _ = try ConfigurationFile(
        .object(["parameters": ["cellSize": JSONValue(parsingForTest: value)]]))
    } catch {
      message = error.description
    }
    #expect(
      message
        == "\"cellSize\": an object is a size with \"width\" and \"height\", insets with \"top\","
        + " \"leading\", \"bottom\" and \"trailing\", or columns with \"minimumWidth\"")
  }

  @Test func aLayoutsParameters_surviveBeingWrittenAndRead() throws {
    let registry = try LayoutRegistry.ofAllLayouts()
    for descriptor in registry.descriptors {
      let layout = try registry.layout(named: descriptor.name)
      let written = try #require(registry.configuration(of: layout)).configuration
      let text = try JSONValue.object(["parameters": JSONValue(written)]).text()
      let read = try read(text)
      #expect(try registry.layout(named: descriptor.name, read.parameters) == layout)
      #expect(read.parameters.entries.count == descriptor.parameters.count)
    }
  }
}

extension JSONValue {
  /// The value of a JSON text that is known to be one.
  fileprivate init(parsingForTest text: String) {
    self = (try? JSONValue(parsing: Data(text.utf8))) ?? .null
  }
}
