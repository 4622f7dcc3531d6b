import LayoutCore

extension LayoutRegistry {
  /// A JSON Schema for the documents that describe any registered layout.
  ///
  /// - Source: JSON Schema, draft 2020-12.
  public var jsonSchema: String {
    LayoutRegistry.schema(
      title: "A layout and its parameters",
      ["oneOf": .array(descriptors.map { $0.documentSchema })])
  }

  /// Returns the text of a schema with its title and the version of JSON Schema.
  static func schema(title: String, _ schema: JSONValue) -> String {
    let head: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": .string(title),
    ]
    return head.adding(schema).indentedText
  }
}

extension LayoutDescriptor {
  /// A JSON Schema for the documents that describe this layout.
  public var jsonSchema: String { LayoutRegistry.schema(title: name, documentSchema) }

  var documentSchema: JSONValue {
    schema(with: ["version": ["const": .integer(LayoutDocument.version)]])
  }

  /// Returns a schema of objects with the name and parameters of this layout, and other members.
  func schema(with members: JSONValue) -> JSONValue {
    let own: JSONValue = [
      "layout": ["const": .string(name)],
      "parameters": [
        "type": "object", "properties": JSONValue(schemasOf: parameters),
        "additionalProperties": false,
      ],
    ]
    return [
      "description": .string(summary), "type": "object", "properties": members.adding(own),
      "required": ["layout"], "additionalProperties": false,
    ]
  }
}

extension ParameterDescriptor {
  var schema: JSONValue {
    let unit = unit == .points ? " In points." : ""
    let head: JSONValue = [
      "description": .string(summary + unit), "default": JSONValue(defaultValue),
    ]
    return head.adding(type.schema)
  }
}

extension LayoutValueType {
  var schema: JSONValue {
    switch self {
    case .flag: return ["type": "boolean"]
    case .integer(let range): return LayoutValueType.schema(range)
    case .number(let range): return LayoutValueType.schema(range)
    case .choice(let names): return ["enum": LayoutValueType.strings(names)]
    case .text(_, let pattern): return ["type": "string", "pattern": .string(pattern)]
    case .size(let range):
      return LayoutValueType.schema(
        keys, LayoutValueType.schema(range), isComplete: true)
    case .insets(let range):
      return LayoutValueType.schema(
        keys, LayoutValueType.schema(range), isComplete: false)
    case .columns:
      let width: JSONValue = [
        "type": "number", "exclusiveMinimum": 0,
        "maximum": .number(LayoutValueType.nonNegativeLength.upperBound),
      ]
      let length = LayoutValueType.schema(LayoutValueType.nonNegativeLength)
      let alignment: JSONValue = [
        "enum": LayoutValueType.strings(TrackAlignment.allCases.map { $0.rawValue })
      ]
      let limit: JSONValue = ["anyOf": [length, ["type": "null"]]]
      let track: JSONValue = [
        "anyOf": [
          length,
          LayoutValueType.object(["minimum": length, "maximum": limit], required: "maximum"),
          LayoutValueType.object(["minimum": length, "fraction": length], required: "fraction"),
        ]
      ]
      return [
        "anyOf": [
          LayoutValueType.schema(1...LayoutLimits.maximumTracks),
          LayoutValueType.object(
            [
              "tracks": ["type": "array", "minItems": 1, "items": track],
              "alignment": alignment,
            ], required: "tracks"),
          LayoutValueType.object(
            [
              "minimumWidth": width, "maximumWidth": width,
              "maximumCount": LayoutValueType.schema(1...LayoutLimits.maximumTracks),
              "alignment": alignment,
            ], required: "minimumWidth"),
        ]
      ]
    case .optional(let type): return ["anyOf": [type.schema, ["type": "null"]]]
    case .list(let type): return ["type": "array", "items": type.schema]
    case .layout(let layouts, let members):
      let own = JSONValue(schemasOf: members)
      return ["oneOf": .array(layouts.map { $0.schema(with: own) })]
    }
  }

  /// Returns the schema of an object with one required property, and no others than the given ones.
  private static func object(_ properties: JSONValue, required key: String) -> JSONValue {
    [
      "type": "object", "properties": properties, "required": [.string(key)],
      "additionalProperties": false,
    ]
  }

  private static func schema(_ range: ClosedRange<Double>) -> JSONValue {
    [
      "type": "number", "minimum": .number(range.lowerBound),
      "maximum": .number(range.upperBound),
    ]
  }

  private static func schema(_ range: ClosedRange<Int>) -> JSONValue {
    [
      "type": "integer", "minimum": .integer(range.lowerBound),
      "maximum": .integer(range.upperBound),
    ]
  }

  /// Returns the schema of an object whose members all have the schema `member`.
  private static func schema(
    _ keys: [String], _ member: JSONValue, isComplete: Bool
  ) -> JSONValue {
    [
      "type": "object", "properties": .object(keys.map { JSONValue.Member($0, member) }),
      isComplete ? "required" : "minProperties": isComplete ? strings(keys) : 1,
      "additionalProperties": false,
    ]
  }

  private static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }
}

extension JSONValue {
  /// Creates an object with the schemas of parameters.
  fileprivate init(schemasOf parameters: [ParameterDescriptor]) {
    self = .object(parameters.map { Member($0.key, $0.schema) })
  }

  /// Returns an object with the members of this value, followed by those of another.
  func adding(_ other: JSONValue) -> JSONValue { .object((members ?? []) + (other.members ?? [])) }
}
