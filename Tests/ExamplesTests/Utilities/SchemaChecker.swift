import Foundation
import LayoutJSON

@testable import LayoutViewer

/// A checker of JSON against a JSON Schema, for the keywords that the project's schemas use.
///
/// It is written from the standard and independent of the registry.
///
/// - Source: JSON Schema, draft 2020-12, "Validation".
struct SchemaChecker {
  let schema: JSONValue

  /// The keywords that constrain a value, and those that only annotate it.
  private static let known: Set<String> = [
    "type", "const", "enum", "minimum", "maximum", "exclusiveMinimum", "pattern", "properties",
    "required", "additionalProperties", "minProperties", "items", "anyOf", "oneOf",
  ]
  private static let explanations: Set<String> = ["$schema", "title", "description", "default"]

  /// Returns the keywords of a schema that the checker does not understand.
  ///
  /// The checker cannot check a schema that has such keywords.
  static func unknownWords(in schema: JSONValue) -> Set<String> {
    guard let members = schema.object else { return [] }
    var unknown = Set(members.keys).subtracting(known).subtracting(explanations)
    for part in members["properties"]?.object?.values.map({ $0 }) ?? [] {
      unknown.formUnion(unknownWords(in: part))
    }
    for word in ["items", "anyOf", "oneOf"] {
      for part in members[word]?.array ?? [members[word] ?? .null] {
        unknown.formUnion(unknownWords(in: part))
      }
    }
    return unknown
  }

  func accepts(_ value: JSONValue) -> Bool { SchemaChecker.accepts(value, schema) }

  private static func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    guard let words = schema.object else { return false }
    return words.allSatisfy { keeps(value, $0.key, $0.value, words) }
  }

  private static func keeps(
    _ value: JSONValue, _ word: String, _ specified: JSONValue, _ words: [String: JSONValue]
  ) -> Bool {
    switch word {
    case "type": return isOfType(value, specified.string ?? "")
    case "const": return value == specified
    case "enum": return (specified.array ?? []).contains(value)
    case "minimum": return value.number.map { $0 >= specified.number ?? .nan } ?? true
    case "maximum": return value.number.map { $0 <= specified.number ?? .nan } ?? true
    case "exclusiveMinimum": return value.number.map { $0 > specified.number ?? .nan } ?? true
    case "pattern":
      guard let text = value.string, let pattern = specified.string else { return true }
      // In a schema, `$` matches the very end only; in Foundation, also the place before a last line break.
      let exact = pattern.replacingOccurrences(of: "$", with: "\\z")
      return text.range(of: exact, options: .regularExpression) != nil
    case "required":
      guard let members = value.object else { return true }
      return (specified.array ?? []).allSatisfy { members[$0.string ?? ""] != nil }
    case "minProperties": return value.object.map { $0.count >= specified.integer ?? 0 } ?? true
    case "properties":
      guard let members = value.object, let parts = specified.object else { return true }
      return members.allSatisfy { key, value in parts[key].map { accepts(value, $0) } ?? true }
    case "additionalProperties":
      guard specified == .bool(false), let members = value.object else { return true }
      let known = Set((words["properties"]?.object ?? [:]).keys)
      return Set(members.keys).isSubset(of: known)
    case "items": return (value.array ?? []).allSatisfy { accepts($0, specified) }
    case "anyOf": return (specified.array ?? []).contains { accepts(value, $0) }
    case "oneOf": return (specified.array ?? []).filter { accepts(value, $0) }.count == 1
    default: return true
    }
  }

  private static func isOfType(_ value: JSONValue, _ name: String) -> Bool {
    switch (name, value) {
    case ("null", .null), ("boolean", .bool), ("string", .string), ("array", .array),
      ("object", .object), ("number", .number), ("number", .integer):
      return true
    case ("integer", .number), ("integer", .integer): return value.integer != nil
    default: return false
    }
  }
}
