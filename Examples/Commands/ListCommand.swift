import LayoutCore

/// A command that lists the layouts of the registry and their parameters.
struct ListCommand: Command {
  static let manual = Manual(
    name: "list", summary: "Lists the layouts with their parameters.",
    operands: [
      .init(name: "NAME", summary: "Lists just the layout called so.", isRequired: false)
    ],
    options: [
      .init(name: "markdown", summary: "Writes tables as pages of documentation have them.")
    ])

  private let name: String?
  private let isMarkdown: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    name = arguments.operands.first
    isMarkdown = arguments.has("markdown")
  }

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
    let texts = descriptors.map { isMarkdown ? $0.parameterTable : $0.helpText }
    program.console.write(texts.joined(separator: isMarkdown ? "\n" : "\n\n"))
  }
}

extension LayoutDescriptor {
  /// The parameters as a table of Markdown.
  var parameterTable: String {
    var text = "| Parameter | Type | Default | Range | |\n| --- | --- | --- | --- | --- |\n"
    for parameter in parameters {
      let value = parameter.defaultValue.description
      text += "| `\(parameter.key)` | \(parameter.type.name) | \(value.isEmpty ? "empty" : value)"
      // Separators inside a value must not become columns of the table.
      let values = parameter.type.values.split(separator: "|", omittingEmptySubsequences: false)
      text += " | \(values.joined(separator: "\\|")) | \(parameter.summary) |\n"
    }
    return text
  }
}
