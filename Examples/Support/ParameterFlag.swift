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
    return .init(key: key, value: type.flatMap { self.value(of: value, $0) } ?? .text(value))
  }

  /// A text as a value of a type; nil where it is not of that form.
  static func value(of text: String, _ type: LayoutValueType) -> LayoutValue? {
    switch type {
    case .flag: flag(text)
    case .integer: Int(text).map { .integer($0) }
    case .number: Double(text).map { .number($0) }
    case .choice, .text: .text(text)
    case .size: size(text)
    case .insets: insets(text)
    case .columns: columns(text)
    case .optional(let type): text == "none" ? LayoutValue.none : value(of: text, type)
    case .list(let type): list(text, type)
    }
  }

  private static func flag(_ text: String) -> LayoutValue? {
    switch text.lowercased() {
    case "true", "yes", "on": .flag(true)
    case "false", "no", "off": .flag(false)
    default: nil
    }
  }

  /// `120x44`.
  private static func size(_ text: String) -> LayoutValue? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else { return nil }
    return .size(LayoutSize(width: width, height: height))
  }

  /// `8` for every edge, or `8,16,8,16` for top, leading, bottom and trailing.
  private static func insets(_ text: String) -> LayoutValue? {
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Double(part) else { return nil }
      numbers.append(number)
    }
    switch numbers.count {
    case 1: return .insets(LayoutInsets(all: numbers[0]))
    case 4:
      return .insets(
        LayoutInsets(
          top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3]))
    default: return nil
    }
  }

  /// `3`, or `adaptive:120` for as many as fit.
  private static func columns(_ text: String) -> LayoutValue? {
    if let count = Int(text) { return .columns(.fixed(count)) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "adaptive", let width = Double(parts[1]) else { return nil }
    return .columns(.adaptive(minimumWidth: width))
  }

  private static func list(_ text: String, _ type: LayoutValueType) -> LayoutValue? {
    var values: [LayoutValue] = []
    for part in text.split(separator: ",") {
      guard let value = value(of: String(part), type) else { return nil }
      values.append(value)
    }
    return .list(values)
  }
}
