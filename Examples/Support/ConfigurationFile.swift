import LayoutCore

/// A layout and values for its parameters, as a server or a file would send them.
///
/// `{"version": 1, "layout": "waterfall", "parameters": {"columns": 3}}`; the version may be left out.
struct ConfigurationFile: Hashable, Sendable {
  /// The layout's name; nil where the file leaves it to the scene.
  var layout: String?
  var parameters = LayoutConfiguration()

  init(_ json: JSONValue) throws(UsageError) {
    guard let members = json.object else {
      throw UsageError("a configuration is an object with \"layout\" and \"parameters\"")
    }
    for key in members.keys.sorted() where !["version", "layout", "parameters"].contains(key) {
      throw UsageError("\"\(key)\" is unknown; a configuration has \"layout\" and \"parameters\"")
    }
    if let version = members["version"], version != .number(Double(LayoutRegistry.jsonVersion)) {
      let text = (try? version.text()) ?? "unknown"
      throw UsageError("\"version\" is \(text); this program reads \(LayoutRegistry.jsonVersion)")
    }
    if let layout = members["layout"] {
      guard let name = layout.string else { throw UsageError("\"layout\" takes a text") }
      self.layout = name
    }
    guard let parameters = members["parameters"] else { return }
    guard let values = parameters.object else { throw UsageError("\"parameters\" takes an object") }
    for key in values.keys.sorted() {
      guard let json = values[key] else { continue }
      guard let value = LayoutValue(json) else {
        throw UsageError(
          "\"\(key)\": an object is a size with \"width\" and \"height\", insets with \"top\","
            + " \"leading\", \"bottom\" and \"trailing\", or columns with \"minimumWidth\"")
      }
      self.parameters[key] = value
    }
  }
}

extension LayoutRegistry {
  /// The layout that a configuration tells; unlike a scene's, it has to name one.
  func layout(of file: ConfigurationFile) throws(UsageError) -> AnyLayout {
    guard let name = file.layout else { throw UsageError("\"layout\" is missing") }
    do throws(LayoutError) {
      return try layout(named: name, file.parameters)
    } catch {
      throw UsageError(error.description)
    }
  }
}

extension LayoutValue {
  /// The value that JSON writes; nil for an object of a form that no value has.
  ///
  /// Whether it is one that the parameter takes is the registry's business.
  init?(_ json: JSONValue) {
    switch json {
    case .null: self = .none
    case .bool(let flag): self = .flag(flag)
    case .number(let number): self = Int(exactly: number).map { .integer($0) } ?? .number(number)
    case .string(let text): self = .text(text)
    case .array(let elements):
      var values: [LayoutValue] = []
      for element in elements {
        guard let value = LayoutValue(element) else { return nil }
        values.append(value)
      }
      self = .list(values)
    case .object(let members):
      guard let value = LayoutValue(members) else { return nil }
      self = value
    }
  }

  private init?(_ members: [String: JSONValue]) {
    var numbers: [String: Double] = [:]
    for (key, value) in members {
      guard let number = value.number else { return nil }
      numbers[key] = number
    }
    let keys = Set(members.keys)
    if keys == ["minimumWidth"], let width = numbers["minimumWidth"] {
      self = .columns(.adaptive(minimumWidth: width))
    } else if keys == ["width", "height"], let width = numbers["width"],
      let height = numbers["height"]
    {
      self = .size(LayoutSize(width: width, height: height))
    } else if !keys.isEmpty, keys.isSubset(of: ["top", "leading", "bottom", "trailing"]) {
      self = .insets(
        LayoutInsets(
          top: numbers["top"] ?? 0, leading: numbers["leading"] ?? 0,
          bottom: numbers["bottom"] ?? 0, trailing: numbers["trailing"] ?? 0))
    } else {
      return nil
    }
  }
}

extension JSONValue {
  /// A value of a layout's parameter as JSON.
  init(_ value: LayoutValue) {
    switch value {
    case .none: self = .null
    case .flag(let flag): self = .bool(flag)
    case .integer(let integer): self = .number(Double(integer))
    case .number(let number): self = .number(number)
    case .text(let text): self = .string(text)
    case .size(let size): self = JSONValue(size)
    case .insets(let insets):
      self = [
        "top": .number(insets.top), "leading": .number(insets.leading),
        "bottom": .number(insets.bottom), "trailing": .number(insets.trailing),
      ]
    case .columns(.fixed(let count)): self = .number(Double(count))
    case .columns(.adaptive(let width)): self = ["minimumWidth": .number(width)]
    case .list(let values): self = .array(values.map { JSONValue($0) })
    }
  }

  /// The values of some of a layout's parameters as a JSON object.
  init(_ configuration: LayoutConfiguration) {
    self = .object(
      Dictionary(configuration.entries.map { ($0.key, JSONValue($0.value)) }) { $1 })
  }
}
