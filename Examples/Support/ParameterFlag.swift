import LayoutCore

/// Reads `parameter=value` as it is typed on a command line.
enum ParameterFlag {
  /// The parameter and its value, read as the layout's description of the parameter expects.
  ///
  /// A text that is not of that form is handed on as a text, as is a value for a parameter that the
  /// layout does not have: the registry knows best what to say about it.
  static func parse(
    _ text: String, for layout: LayoutDescriptor
  ) throws(UsageError) -> LayoutConfiguration.Entry {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw .usage("--set takes parameter=value, not \"\(text)\"")
    }
    let key = String(text[..<equals])
    let value = String(text[text.index(after: equals)...])
    let type = layout[key]?.type
    return .init(key: key, value: type.flatMap { $0.value(from: value) } ?? .text(value))
  }
}
