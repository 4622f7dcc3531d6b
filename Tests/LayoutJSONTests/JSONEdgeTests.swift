import Foundation
import LayoutJSON
import Testing

/// Tests of the edges of JSON values and of their errors.
@Suite struct JSONEdgeTests {
  @Test func objectsWithMoreMembers_areDifferent_bothWays() {
    let (less, more): (JSONValue, JSONValue) = (["a": 2], ["a": 2, "b": 1])
    #expect(less != more && more != less)
  }

  @Test func aRepeatedKeyOfALiteral_hasTheLastValue() {
    let json: JSONValue = ["a": 1, "b": 2, "a": 3]
    #expect(json.text == #"{"a":3,"b":2}"#)
  }

  @Test func decodedMembers_areSorted() throws {
    let data = Data(#"{"c": 1, "a": 2, "b": 3}"#.utf8)
    let json = try JSONDecoder().decode(JSONValue.self, from: data)
    #expect(json.text == #"{"a":2,"b":3,"c":1}"#)
  }

  @Test func ofSeveralRepeatedKeys_theFirstIsReported() {
    do throws(LayoutJSONError) {
      _ = try JSONValue(parsing: #"{"b":1,"b":2,"a":1,"a":2}"#)
      Issue.record("the keys are read")
    } catch {
      #expect(error.problem == .duplicateKey("b"))
      #expect(error.column == 8)
    }
  }

  @Test(arguments: [40, 41])
  func longWords_areCutAfter40Letters(count: Int) {
    let word = String(repeating: "x", count: count)
    do throws(LayoutJSONError) {
      _ = try JSONValue(parsing: word)
      Issue.record("\(word) is read")
    } catch {
      let shown = String(word.prefix(40)) + (count > 40 ? "…" : "")
      #expect(error.problem == .invalidNumber(shown))
    }
  }
}
