import LayoutCore

/// A document that contains the name of a layout and values for its parameters.
///
/// ```json
/// {"version": 1, "layout": "waterfall", "parameters": {"columns": 3}}
/// ```
///
/// Every member is optional. A size is an object with `width` and `height`. Insets are an object
/// with at least one of `top`, `leading`, `bottom` and `trailing`. Adaptive columns are an object
/// with `minimumWidth`. An optional value that is not set is `null`. A layout within a layout is an
/// object with `layout` and `parameters`, like the document.
public struct LayoutDocument: Equatable, Sendable {
  /// The version of the document format.
  ///
  /// The version changes only if the meaning of existing documents changes.
  public static var version: Int { 1 }

  /// The layout's name, or nil if the document does not specify one.
  public var layout: String?
  /// The values for the layout's parameters.
  public var parameters: LayoutConfiguration
  /// The text from which the document was read, which locates errors.
  private var source: String?

  /// Creates a document with a layout's name and values for its parameters.
  ///
  /// - Parameter layout: The name under which the layout is registered, or nil.
  /// - Parameter parameters: The values of parameters. Parameters without a value keep their
  ///   defaults.
  public init(layout: String? = nil, parameters: LayoutConfiguration = [:]) {
    self.layout = layout
    self.parameters = parameters
  }

  /// Creates a document from a JSON text.
  ///
  /// - Parameter text: The JSON text.
  /// - Throws: ``LayoutJSONError`` if the text is not JSON or not a document. A document must not
  ///   contain unknown keys, values of the wrong type, or an unsupported version.
  public init(parsing text: String) throws(LayoutJSONError) {
    try self.init(JSONValue(parsing: text), source: text)
  }

  /// Creates a document from a JSON value.
  ///
  /// - Parameter json: The value that describes the document.
  /// - Throws: ``LayoutJSONError`` if the value is not a document. The error's position refers to
  ///   the value's ``JSONValue/text``.
  public init(_ json: JSONValue) throws(LayoutJSONError) {
    try self.init(json, source: json.text)
  }

  private init(_ json: JSONValue, source: String) throws(LayoutJSONError) {
    func error(_ problem: LayoutJSONError.Problem, _ key: String? = nil) -> LayoutJSONError {
      var isAboutKey = false
      if case .unknownKey = problem { isAboutKey = true }
      return JSONParser.error(
        problem, at: JSONPath(steps: key.map { [.key($0)] } ?? []), isAboutKey: isAboutKey,
        in: source)
    }
    guard let members = json.members else {
      throw error(.wrongType(expected: "an object", found: json.typeName))
    }
    parameters = [:]
    self.source = source
    for member in members {
      switch member.key {
      case "version":
        if member.value.integer == LayoutDocument.version { continue }
        throw error(
          .unsupportedVersion(member.value.text, supported: LayoutDocument.version), "version")
      case "layout":
        guard let name = member.value.string else {
          throw error(.wrongType(expected: "a string", found: member.value.typeName), "layout")
        }
        layout = name
      case "parameters":
        guard let values = member.value.members else {
          throw error(
            .wrongType(expected: "an object", found: member.value.typeName), "parameters")
        }
        parameters = LayoutConfiguration(values)
      default:
        throw error(
          .unknownKey(member.key, known: ["version", "layout", "parameters"]), member.key)
      }
    }
  }

  /// Returns a Boolean value that indicates whether two documents are equal.
  ///
  /// The positions in the texts from which they were read do not matter.
  public static func == (one: LayoutDocument, other: LayoutDocument) -> Bool {
    one.layout == other.layout && one.parameters == other.parameters
  }

  /// The document as a JSON object, which always has a version and parameters.
  public var json: JSONValue {
    var members = [JSONValue.Member("version", .integer(LayoutDocument.version))]
    if let layout { members.append(JSONValue.Member("layout", .string(layout))) }
    members.append(JSONValue.Member("parameters", JSONValue(parameters)))
    return .object(members)
  }

  /// Returns an error of the registry with its position in the document.
  func located(_ error: LayoutError) -> LayoutJSONError {
    var path = JSONPath()
    var isAboutKey = false
    switch error {
    case .unknownLayout: path.steps = [.key("layout")]
    case .unknownParameter(_, let parameter, _):
      path.steps = [.key("parameters")] + parameter.steps
      isAboutKey = true
    case .wrongType(_, let parameter, _, _), .outOfRange(_, let parameter, _, _):
      path.steps = [.key("parameters")] + parameter.steps
    default: break
    }
    return JSONParser.error(
      .layout(error), at: path, isAboutKey: isAboutKey, in: source ?? json.text)
  }

  /// Returns an error for a key that is missing in the document.
  func missing(_ key: String) -> LayoutJSONError {
    JSONParser.error(.missingKey(key), at: JSONPath(), in: source ?? json.text)
  }
}

#if !hasFeature(Embedded)
  extension LayoutDocument: Codable {
    /// Creates a document by decoding from the given decoder, with the same checks as ``init(_:)``.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError.dataCorrupted` if the value is not a document.
    public init(from decoder: any Decoder) throws {
      let json = try JSONValue(from: decoder)
      do throws(LayoutJSONError) {
        self = try LayoutDocument(json)
      } catch {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: error.path + ": \(error.problem)"))
      }
    }

    /// Encodes the document as ``json`` into the given encoder.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: An error if the encoder cannot encode a value.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
  }
#endif
