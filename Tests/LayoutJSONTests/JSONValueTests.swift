import Foundation
import LayoutJSON
import Testing

@Suite struct JSONValueTests {
  private func error(_ text: String) -> String? {
    do throws(LayoutJSONError) {
      _ = try JSONValue(parsing: text)
      return nil
    } catch {
      return error.description
    }
  }

  // MARK: Reading

  @Test func everySortOfValue_isRead() throws {
    let text = #"""
       {"null": null, "flags": [true, false], "numbers": [0, -0, 12, -12, 0.5, 1e3, 2E-2, 1.5e+1],
        "text": "a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é", "empty": [[], {}, ""] }
      """#
    let expected: JSONValue = [
      "null": nil, "flags": [true, false], "numbers": [0, 0, 12, -12, 0.5, 1000, 0.02, 15],
      "text": "a\"\\/\u{8}\u{c}\n\r\té😀é", "empty": [[], [:], ""],
    ]
    #expect(try JSONValue(parsing: text) == expected)
    #expect(try JSONValue(parsing: Array(text.utf8)) == expected)
    #expect(try JSONValue(parsing: [0xef, 0xbb, 0xbf] + Array(" 1 ".utf8)) == 1)
  }

  @Test func membersKeepTheirOrder_andEqualityIgnoresIt() throws {
    let json = try JSONValue(parsing: #"{"b": 1, "a": 2}"#)
    #expect(json.members?.map { $0.key } == ["b", "a"])
    #expect(json == ["a": 2, "b": 1])
    #expect(json != ["a": 2, "b": 2] && json != ["a": 2] && json != ["a": 2, "c": 1])
    #expect(json["a"] == 2 && json["c"] == .null && json[0] == .null)
    var changed = json
    changed["b"] = "x"
    changed["c"] = [1]
    #expect(changed.text == #"{"b":"x","a":2,"c":[1]}"#)
    #expect(changed["c"][0].integer == 1 && changed["c"][1] == .null)
  }

  /// A comparison of each level with two others would take 2¹⁰⁰ steps.
  @Test func deepObjects_thatDifferAtTheEnd_areCompared() throws {
    func deep(_ end: Int) throws -> JSONValue {
      try JSONValue(
        parsing: String(repeating: #"{"b":0,"a":"#, count: 100) + "\(end)"
          + String(repeating: "}", count: 100))
    }
    #expect(try deep(1) == deep(1))
    #expect(try deep(1) != deep(2))
  }

  /// Strings are equal if they look the same; keys are equal if their characters are.
  @Test func keysOfOtherScalars_areDifferent() throws {
    let json = try JSONValue(parsing: #"{"\u00e9": 1, "e\u0301": 2}"#)
    #expect(json.members?.count == 2)
    #expect(json["\u{e9}"] == 1 && json["e\u{301}"] == 2)
    #expect(try json != JSONValue(parsing: #"{"\u00e9": 2, "e\u0301": 1}"#))
    #expect(
      error(#"{"e\u0301": 1, "\u00e9": 2, "e\u0301": 3}"#)?.hasPrefix("line 1, column 29,") == true)
  }

  @Test func wholeNumbers_areExact() throws {
    #expect(
      try JSONValue(parsing: "9223372036854775807") == .integer(9_223_372_036_854_775_807))
    #expect(JSONValue.integer(9_007_199_254_740_993).text == "9007199254740993")
    #expect(JSONValue.integer(3) == .number(3) && JSONValue.number(3).integer == 3)
    #expect(JSONValue.number(3.5).integer == nil && JSONValue.integer(3).number == 3)
    // Beyond the range of Int.
    #expect(try JSONValue(parsing: "9223372036854775808") == .number(9_223_372_036_854_775_808))
  }

  // MARK: Errors

  @Test(arguments: [
    ("", "line 1, column 1, $: found the end of the text; expected a value"),
    (" \n\t", "line 2, column 2, $: found the end of the text; expected a value"),
    ("[1,]", "line 1, column 4, $[1]: found \"]\"; expected a value"),
    ("[1 2]", "line 1, column 4, $: found \"2\"; expected \",\" or \"]\""),
    ("{\"a\": 1,}", "line 1, column 9, $: found \"}\"; expected a key in quotes"),
    ("{a: 1}", "line 1, column 2, $: found \"a\"; expected a key in quotes"),
    ("{\"a\" 1}", "line 1, column 6, $.a: found \"1\"; expected \":\""),
    ("{\"a\": 1 \"b\": 2}", "line 1, column 9, $: found \"\\\"\"; expected \",\" or \"}\""),
    ("1 1", "line 1, column 3, $: found \"1\"; expected the end of the text"),
    ("// x\n1", "line 1, column 1, $: found \"/\"; expected a value"),
    ("[\"é\", é]", "line 1, column 7, $[1]: found \"é\"; expected a value"),
    ("{\"a\": 1, \"a\": 1}", "line 1, column 10, $.a: \"a\" occurs twice; give each key once"),
    (
      "{\"a b\":\r\n{\"1\":0,\r\"1\":0}}",
      "line 3, column 1, $[\"a b\"][\"1\"]: \"1\" occurs twice; give each key once"
    ),
    (
      "\"a",
      "line 1, column 3, $: found the end of the text; expected the end of the string, \"\\\"\""
    ),
    ("\"a\nb\"", "line 1, column 3, $: a string has the control character 10; escape it"),
  ])
  func invalidText_isNamedWithItsPlace(text: String, message: String) {
    #expect(error(text) == message)
  }

  @Test(arguments: [
    "0x10", "01", "-01", "+1", "1.", ".5", "-", "-.5", "1e", "1e+", "1.e1", "1_000", "NaN",
    "Infinity", "-Infinity", "tru", "True", "nul", "nulls", "1e1.5", "0b1", "1-1", "--1", "e1",
  ])
  func wordsThatAreNoValues_areNamed(word: String) {
    // A point or a plus can begin a word, so all of it is shown.
    #expect(
      error("[0, \(word)]") == "line 1, column 5, $[1]: \(word) is not a value; numbers are written"
        + " as -12, 0.5 or 1e9")
  }

  @Test func numbersThatAreTooLarge_areNamed() {
    for number in [
      "1e999", "-1e309", "1.7976931348623159e308", "1" + String(repeating: "0", count: 309),
    ] {
      let shown = number.count > 40 ? number.prefix(40) + "…" : number[...]
      #expect(
        error("{\"n\": \(number)}")
          == "line 1, column 7, $.n: \(shown) is too large; numbers go up to 1.7976931348623157e308"
      )
    }
    #expect(error("1.7976931348623158e308") == nil)
    #expect(error("1e-999") == nil)
  }

  @Test(arguments: [
    ("\\x", "\\x"), ("\\u12", "\\u12"), ("\\u12G4", "\\u12G4"), ("\\ud800", "\\ud800"),
    ("\\udc00", "\\udc00"), ("\\ud800\\u0041", "\\ud800"), ("\\ud800\\n", "\\ud800"),
    ("\\é", "\\é"),
  ])
  func escapesThatAreNone_areNamed(text: String, escape: String) {
    #expect(
      error("[\"\(text)\"]")
        == "line 1, column 3, $[0]: \(escape) is not an escape; use \\\", \\\\,"
        + " \\/, \\b, \\f, \\n, \\r, \\t or \\u with four digits")
  }

  @Test func bytesThatAreNoText_areNamed() {
    for bytes: [UInt8] in [[0x22, 0xff, 0x22], [0x22, 0xc3], [0x22, 0xed, 0xa0, 0x80, 0x22]] {
      do throws(LayoutJSONError) {
        _ = try JSONValue(parsing: bytes)
        Issue.record("\(bytes) is read")
      } catch {
        #expect(error.description == "line 1, column 2, $: the text is not UTF-8")
      }
    }
  }

  @Test func nesting_isLimited() throws {
    let limit = JSONValue.maximumDepth
    let good = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(error(good) == nil)
    let bad = try #require(error("[" + good + "]"))
    #expect(bad.hasPrefix("line 1, column 101, $[0][0]"))
    #expect(bad.hasSuffix("[0]: values are nested too deep; at most 100 levels are read"))
    #expect(
      error(String(repeating: "{\"a\":", count: 1_000_000))?.hasSuffix("levels are read") == true)
  }

  // MARK: Writing

  @Test func text_isWrittenInOneLineOrIndented() {
    let json: JSONValue = [
      "a": [1, 2.5, ["b": [:], "c": []]], "d": ["e": "\"\\\n\u{1}é"], "f": nil, "g": true,
    ]
    #expect(
      json.text
        == #"{"a":[1,2.5,{"b":{},"c":[]}],"d":{"e":"\"\\\u000a\u0001é"},"f":null,"g":true}"#)
    #expect(
      json.indentedText == #"""
        {
          "a": [1, 2.5, {
            "b": {},
            "c": []
          }],
          "d": {
            "e": "\"\\\u000a\u0001é"
          },
          "f": null,
          "g": true
        }
        """#)
    #expect(JSONValue.array([.number(.nan), .number(-.infinity)]).text == "[null,null]")
  }

  // MARK: Coding

  @Test func coders_readAndWriteTheSame() throws {
    let json: JSONValue = [
      "b": [1, 2.5, -3, true, nil, "x"], "a": ["c": [], "d": [:]], "n": 9_007_199_254_740_993,
    ]
    let read = try JSONDecoder().decode(JSONValue.self, from: Data(json.text.utf8))
    #expect(read == json)
    #expect(try JSONValue(parsing: Array(JSONEncoder().encode(json))) == json)
  }
}
