import LayoutCore

/// The arguments of a command, parsed by its manual.
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private(set) var asksForHelp = false

  /// Creates arguments from `--name value`, `--name=value` and operands, which have no name.
  ///
  /// Arguments after `--` are never options.
  init(_ arguments: [String], for manual: Manual) throws(UsageError) {
    var rest = arguments[...]
    var hasOptions = true
    while let argument = rest.popFirst() {
      if hasOptions, argument == "--" {
        hasOptions = false
      } else if hasOptions, argument == "--help" || argument == "-h" {
        asksForHelp = true
      } else if hasOptions, argument.hasPrefix("-"), argument != "-" {
        try readOption(argument, &rest, manual)
      } else {
        operands.append(argument)
      }
    }
    if asksForHelp { return }
    if operands.count > manual.operands.count {
      throw .usage("\(manual.name): unexpected argument \"\(operands[manual.operands.count])\"")
    }
    let missing = manual.operands.dropFirst(operands.count).first { $0.isRequired }
    if let missing { throw .usage("\(manual.name): \(missing.name) is missing") }
  }

  private mutating func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>, _ manual: Manual
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = String(parts[0])
    guard let option = manual.options.first(where: { "--\($0.name)" == typed }) else {
      let names = manual.options.map { "--\($0.name)" }
      var hint = Spelling.suggestion(for: typed, among: names)
      if hint.isEmpty, names.contains("--set") {
        hint = "; if it is a parameter, use --set \(typed.drop { $0 == "-" })=VALUE"
      }
      throw .usage("\(manual.name): unknown option \"\(typed)\"\(hint)")
    }
    var value = parts.count > 1 ? String(parts[1]) : nil
    if option.value == nil {
      if value != nil { throw .usage("\(manual.name): \(typed) takes no value") }
    } else if value == nil {
      value = rest.popFirst()
      if value == nil { throw .usage("\(manual.name): \(typed) needs a value") }
    }
    if option.value != nil, !option.isRepeatable, values[option.name] != nil {
      throw .usage("\(manual.name): \(typed) is given twice")
    }
    values[option.name, default: []].append(value ?? "")
  }

  // MARK: Values

  func has(_ option: String) -> Bool { values[option] != nil }

  func all(_ option: String) -> [String] { values[option] ?? [] }

  subscript(option: String) -> String? { values[option]?.first }

  /// Returns the value of an option as a number in a range, or nil if the option is not given.
  func number(
    _ option: String, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double? {
    guard let text = self[option] else { return nil }
    guard let number = Arguments.number(text), range.contains(number) else {
      throw .usage(
        "--\(option) takes a number from \(range.lowerBound.plainText) to"
          + " \(range.upperBound.plainText), not \"\(text)\"")
    }
    return number
  }

  /// Returns the finite decimal number that a text is, as parameters are written; nil if it is none.
  static func number(_ text: String) -> Double? {
    guard case .number(let number)? = LayoutValueType.number(0...1).value(from: text),
      number.isFinite
    else { return nil }
    return number
  }
}
