import Foundation
import LayoutCore
import LayoutJSON
import LayoutTesting
import Testing

@testable import LayoutViewer

/// Tests that the schema and the registry accept the same configurations.
@Suite struct SchemaTests {
  let registry = try? LayoutRegistry.ofAllLayouts()

  private func isTaken(_ json: JSONValue, by registry: LayoutRegistry) -> String? {
    do throws(LayoutJSONError) {
      _ = try registry.layout(from: LayoutDocument(json))
      return nil
    } catch {
      return error.description
    }
  }

  @Test func schemaAndRegistry_agreeOnGeneratedConfigurations() throws {
    let registry = try #require(registry)
    let schema = try JSONValue(parsing: registry.jsonSchema)
    #expect(SchemaChecker.unknownWords(in: schema) == [])
    let checker = SchemaChecker(schema: schema)
    var source = GeneratedJSON(
      descriptors: registry.descriptors, random: SeededGenerator(seed: 20))
    var (good, bad) = (0, 0)
    for number in 1...6000 {
      let json = source.configuration()
      let refusal = isTaken(json, by: registry)
      if checker.accepts(json) { good += 1 } else { bad += 1 }
      if checker.accepts(json) == (refusal == nil) { continue }
      Issue.record("number \(number): \(json.text) \(refusal ?? "is taken by the registry alone")")
    }
    #expect(good > 1500 && bad > 1000, "\(good) good, \(bad) bad")
  }

  @Test func everyDefault_isGoodForTheSchemaAndTheRegistry() throws {
    let registry = try #require(registry)
    for descriptor in registry.descriptors {
      let layout = try registry.layout(named: descriptor.name)
      let text = try #require(registry.json(of: layout))
      let json = try JSONValue(parsing: text)
      #expect(json["version"] == 1)
      #expect(json["parameters"].members?.count == descriptor.parameters.count)
      let schema = try JSONValue(parsing: descriptor.jsonSchema)
      #expect(SchemaChecker(schema: schema).accepts(json), "\(descriptor.name)")
      #expect(try registry.layout(fromJSON: text) == layout)
    }
  }

  @Test func currentParameters_surviveJSON() throws {
    let registry = try #require(registry)
    var random = SeededGenerator(seed: 5)
    for descriptor in registry.descriptors {
      for _ in 0..<200 {
        let configuration = descriptor.configuration(using: &random)
        let layout = try registry.layout(named: descriptor.name, configuration)
        let text = try #require(registry.json(of: layout))
        #expect(try registry.layout(fromJSON: text) == layout, "\(text)")
      }
    }
  }

  @Test func checker_itself_tellsGoodFromBad() throws {
    let schema = try JSONValue(
      parsing: #"""
        {"type": "object", "required": ["a"], "additionalProperties": false, "properties": {
          "a": {"anyOf": [{"type": "integer", "minimum": 1}, {"type": "null"}]},
          "b": {"type": "array", "items": {"type": "string", "pattern": "^x+$"}}}}
        """#)
    let checker = SchemaChecker(schema: schema)
    #expect(checker.accepts(["a": 1]) && checker.accepts(["a": nil, "b": ["x", "xx"]]))
    for bad: JSONValue in [[:], ["a": 0], ["a": 1.5], ["a": 1, "c": 2], ["a": 1, "b": ["y"]], 3] {
      #expect(!checker.accepts(bad))
    }
    #expect(SchemaChecker.unknownWords(in: ["items": ["format": "date"]]) == ["format"])
  }
}
