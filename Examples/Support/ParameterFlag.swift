import LayoutCore
import LayoutJSON

/// Reads `parameter=value` as it is typed on a command line.
enum ParameterFlag {
  /// Returns the parameter and its value, read as the layout's description of the parameter
  /// expects.
  ///
  /// A value for a parameter that the layout does not have is handed on as a text, as is one for a choice:
  /// the registry knows best what to say about it.
  static func parse(
    _ text: String, for layout: LayoutDescriptor
  ) throws(UsageError) -> LayoutConfiguration.Entry {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw .usage("--set takes parameter=value, not \"\(text)\"")
    }
    let key = String(text[..<equals])
    let value = String(text[text.index(after: equals)...])
    guard let type = layout[key]?.type else { return .init(key: key, value: .text(value)) }
    guard let read = read(value, as: type) else {
      throw UsageError(
        "\(layout.name): \"\(key)\" is written as \(form(of: type)), not \"\(value)\"")
    }
    return .init(key: key, value: read)
  }

  /// Returns the value that a text represents, which is JSON for layouts.
  private static func read(_ text: String, as type: LayoutValueType) -> LayoutValue? {
    switch type {
    case .layout, .list(of: .layout): (try? JSONValue(parsing: text)).map { LayoutValue($0) }
    default: type.value(from: text)
    }
  }

  /// Returns the form in which values of a type are written.
  private static func form(of type: LayoutValueType) -> String {
    switch type {
    case .flag: "true or false"
    case .integer: "a whole number such as 3"
    case .number: "a number such as 12.5"
    case .choice(let names): names.joined(separator: " or ")
    case .text(let form, _): form
    case .size: "width x height, such as 120x44"
    case .insets: "8, or as 8,16,8,16 for top, leading, bottom, trailing"
    case .columns: "3, or as adaptive:120 for as many as fit"
    case .optional(let type): "none, or as \(form(of: type))"
    case .list(of: .layout):
      #"JSON such as [{"sections": 1, "layout": "flow"}, {"layout": "waterfall"}]"#
    case .list(let type): "values with commas between them, each as \(form(of: type))"
    case .layout: #"JSON such as {"layout": "waterfall", "parameters": {"columns": 2}}"#
    }
  }
}
