import LayoutCore

/// Lists the layouts of the registry, and what each of them can be told.
struct ListCommand: Command {
  static let manual = Manual(
    name: "list", summary: "Lists the layouts with their parameters.",
    operands: [
      .init(name: "NAME", summary: "Lists just the layout called so.", isRequired: false)
    ])

  private let name: String?

  init(_ arguments: Arguments) throws(UsageError) { name = arguments.operands.first }

  func run(in program: Program) throws(UsageError) {
    let registry = program.registry
    let descriptors: [LayoutDescriptor]
    if let name {
      descriptors = [
        try program.laidOut { () throws(LayoutError) in try registry.descriptor(named: name) }
      ]
    } else {
      descriptors = registry.descriptors
    }
    program.console.write(descriptors.map { ListCommand.text(of: $0) }.joined(separator: "\n\n"))
  }

  /// A layout and its parameters, all of it from the descriptor.
  static func text(of layout: LayoutDescriptor) -> String {
    var table = TextTable(headings: ["PARAMETER", "TYPE", "UNIT", "DEFAULT", "RANGE"])
    for parameter in layout.parameters {
      table.rows.append([
        parameter.key, parameter.type.name,
        parameter.unit == .none ? "" : parameter.unit.rawValue,
        shown(parameter.defaultValue), parameter.type.values,
      ])
    }
    // The sentence about each parameter stands below its line.
    var lines = table.text.split(separator: "\n").map { "  " + $0 + "\n" }
    for (place, parameter) in layout.parameters.enumerated().reversed() {
      lines.insert("      \(parameter.summary)\n", at: place + 2)
    }
    return "\(layout.name)\n  \(layout.summary)\n\n" + lines.joined()
  }

  /// A value, or a word for what would be invisible.
  private static func shown(_ value: LayoutValue) -> String {
    value.description.isEmpty ? "empty" : value.description
  }
}

extension LayoutValueType {
  /// The type in one or two words.
  var name: String {
    switch self {
    case .flag: "flag"
    case .integer: "integer"
    case .number: "number"
    case .choice: "choice"
    case .text: "text"
    case .size: "size"
    case .insets: "insets"
    case .columns: "columns"
    case .optional(let type): "optional \(type.name)"
    case .list(let type): "list of \(type.name)"
    }
  }

  /// Which values there are.
  var values: String {
    switch self {
    case .flag: "true or false"
    case .choice(let names): names.joined(separator: ", ")
    case .text(let form, _): form
    case .optional(let type): "\(type.values), or none"
    case .list(let type): "each \(type.values)"
    case .integer, .number, .size, .insets, .columns: range
    }
  }
}
