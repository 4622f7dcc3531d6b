extension LayoutRegistry {
  /// The version of the form in which configurations are written as JSON.
  ///
  /// It changes only where a text of before would mean something else.
  public static var jsonVersion: Int { 1 }

  /// A layout's name and all of its current parameters as JSON, or nil where its type is not registered.
  ///
  /// ```json
  /// {"version": 1, "layout": "waterfall", "parameters": {"columns": 3}}
  /// ```
  ///
  /// Sizes are objects of `width` and `height`; insets of `top`, `leading`, `bottom` and `trailing`;
  /// adaptive columns of `minimumWidth`; an optional value that is not set is `null`. Reading such a text
  /// is left to whoever has a reader of JSON: ``jsonSchema`` tells what is good.
  public func json(of layout: AnyLayout) -> String? {
    guard let (name, configuration) = configuration(of: layout) else { return nil }
    let document: JSONText = .object([
      ("version", .integer(LayoutRegistry.jsonVersion)), ("layout", .text(name)),
      ("parameters", configuration.jsonText),
    ])
    return document.written()
  }

  /// A JSON Schema of all configurations that the registry takes.
  ///
  /// - Source: JSON Schema, draft 2020-12.
  public var jsonSchema: String {
    LayoutRegistry.schema(
      title: "A layout and its parameters",
      members: [("oneOf", .list(descriptors.map { .object($0.schemaMembers) }))])
  }

  static func schema(title: String, members: [(key: String, value: JSONText)]) -> String {
    let head: [(key: String, value: JSONText)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(title)),
    ]
    return JSONText.object(head + members).written()
  }
}

extension LayoutDescriptor {
  /// A JSON Schema of the configurations of this layout.
  public var jsonSchema: String { LayoutRegistry.schema(title: name, members: schemaMembers) }

  var schemaMembers: [(key: String, value: JSONText)] {
    let parameters = parameters.map { (key: $0.key, value: JSONText.object($0.schemaMembers)) }
    let members: [(key: String, value: JSONText)] = [
      ("version", .object([("const", .integer(LayoutRegistry.jsonVersion))])),
      ("layout", .object([("const", .text(name))])),
      (
        "parameters",
        .object([
          ("type", .text("object")), ("properties", .object(parameters)),
          ("additionalProperties", .flag(false)),
        ])
      ),
    ]
    return [
      ("description", .text(summary)), ("type", .text("object")), ("properties", .object(members)),
      ("required", .list([.text("layout")])), ("additionalProperties", .flag(false)),
    ]
  }
}

extension ParameterDescriptor {
  var schemaMembers: [(key: String, value: JSONText)] {
    let unit = unit == .points ? " In points." : ""
    return [("description", .text(summary + unit)), ("default", defaultValue.jsonText)]
      + type.schemaMembers
  }
}

extension LayoutValueType {
  var schemaMembers: [(key: String, value: JSONText)] {
    func number(_ range: ClosedRange<Double>) -> [(key: String, value: JSONText)] {
      [
        ("type", .text("number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    }
    func integer(_ range: ClosedRange<Int>) -> [(key: String, value: JSONText)] {
      [
        ("type", .text("integer")), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)),
      ]
    }
    func object(
      _ keys: [String], _ type: [(key: String, value: JSONText)], isComplete: Bool
    ) -> [(key: String, value: JSONText)] {
      [
        ("type", .text("object")),
        ("properties", .object(keys.map { (key: $0, value: JSONText.object(type)) })),
        isComplete ? ("required", .list(keys.map { .text($0) })) : ("minProperties", .integer(1)),
        ("additionalProperties", .flag(false)),
      ]
    }
    switch self {
    case .flag: return [("type", .text("boolean"))]
    case .integer(let range): return integer(range)
    case .number(let range): return number(range)
    case .choice(let names): return [("enum", .list(names.map { .text($0) }))]
    case .text(_, let pattern): return [("type", .text("string")), ("pattern", .text(pattern))]
    case .size(let range): return object(["width", "height"], number(range), isComplete: true)
    case .insets(let range):
      return object(
        ["top", "leading", "bottom", "trailing"], number(range), isComplete: false)
    case .columns:
      let width: [(key: String, value: JSONText)] = [
        ("type", .text("number")), ("exclusiveMinimum", .integer(0)),
        ("maximum", .number(LayoutValueType.nonNegativeLength.upperBound)),
      ]
      return [
        (
          "anyOf",
          .list([
            .object(integer(1...LayoutLimits.maximumTracks)),
            .object(object(["minimumWidth"], width, isComplete: true)),
          ])
        )
      ]
    case .optional(let type):
      return [
        ("anyOf", .list([.object(type.schemaMembers), .object([("type", .text("null"))])]))
      ]
    case .list(let type):
      return [("type", .text("array")), ("items", .object(type.schemaMembers))]
    }
  }
}

extension LayoutConfiguration {
  /// The entries as members of an object.
  var jsonText: JSONText { .object(entries.map { (key: $0.key, value: $0.value.jsonText) }) }
}

extension LayoutValue {
  /// The value as JSON.
  var jsonText: JSONText {
    switch self {
    case .none: .null
    case .flag(let flag): .flag(flag)
    case .integer(let integer): .integer(integer)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .size(let size):
      .object([("width", .number(size.width)), ("height", .number(size.height))])
    case .insets(let insets):
      .object([
        ("top", .number(insets.top)), ("leading", .number(insets.leading)),
        ("bottom", .number(insets.bottom)), ("trailing", .number(insets.trailing)),
      ])
    case .columns(.fixed(let count)): .integer(count)
    case .columns(.adaptive(let width)): .object([("minimumWidth", .number(width))])
    case .list(let values): .list(values.map { $0.jsonText })
    }
  }
}
