import LayoutCore

extension LayoutValue {
  /// Creates the value that a JSON value describes.
  ///
  /// The registry checks later whether a parameter accepts the value.
  ///
  /// - Parameter json: The JSON value. Whole numbers become integers.
  public init(_ json: JSONValue) {
    switch json {
    case .null: self = .none
    case .bool(let flag): self = .flag(flag)
    case .integer(let integer): self = .integer(integer)
    case .number(let number): self = Int(exactly: number).map { .integer($0) } ?? .number(number)
    case .string(let text): self = .text(text)
    case .array(let elements): self = .list(elements.map { LayoutValue($0) })
    case .object(let members): self = .object(LayoutConfiguration(members))
    }
  }
}

extension LayoutConfiguration {
  init(_ members: [JSONValue.Member]) {
    self.init(members.map { Entry(key: $0.key, value: LayoutValue($0.value)) })
  }
}

extension JSONValue {
  /// Creates the JSON value that describes a parameter's value, in the forms of ``LayoutDocument``.
  ///
  /// - Parameter value: The value of a parameter. A fixed number of columns becomes an integer.
  public init(_ value: LayoutValue) {
    switch value {
    case .none: self = .null
    case .flag(let flag): self = .bool(flag)
    case .integer(let integer): self = .integer(integer)
    case .number(let number): self = .number(number)
    case .text(let text): self = .string(text)
    case .size(let size):
      self = .object([
        Member("width", .number(size.width)), Member("height", .number(size.height)),
      ])
    case .insets(let insets):
      self = .object([
        Member("top", .number(insets.top)), Member("leading", .number(insets.leading)),
        Member("bottom", .number(insets.bottom)), Member("trailing", .number(insets.trailing)),
      ])
    case .columns(.fixed(let count)): self = .integer(count)
    case .columns(.adaptive(let width, let most, let count, let alignment)):
      var members = [Member("minimumWidth", .number(width))]
      if most < .infinity { members.append(Member("maximumWidth", .number(most))) }
      if count < LayoutLimits.maximumTracks {
        members.append(Member("maximumCount", .integer(count)))
      }
      if alignment != .leading { members.append(Member("alignment", .string(alignment.rawValue))) }
      self = .object(members)
    case .columns(.tracks(let sizes, let alignment)):
      var members = [Member("tracks", .array(sizes.map { JSONValue($0.value) }))]
      if alignment != .leading { members.append(Member("alignment", .string(alignment.rawValue))) }
      self = .object(members)
    case .list(let values): self = .array(values.map { JSONValue($0) })
    case .object(let object): self.init(object)
    }
  }

  /// Creates an object with the values of a layout's parameters.
  ///
  /// - Parameter configuration: The values of the parameters.
  public init(_ configuration: LayoutConfiguration) {
    self = .object(configuration.entries.map { Member($0.key, JSONValue($0.value)) })
  }
}
