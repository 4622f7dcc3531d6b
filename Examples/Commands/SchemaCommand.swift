import LayoutCore
import LayoutJSON

/// A command that prints the JSON Schema of configurations, for editors and servers.
struct SchemaCommand: Command {
  static let manual = Manual(
    name: "schema",
    summary: "Prints a JSON Schema of configurations, or a configuration to begin with.",
    operands: [
      .init(name: "NAME", summary: "Only that layout's; all by default.", isRequired: false)
    ],
    options: [
      .init(
        name: "defaults", summary: "Prints the layout's defaults as a configuration instead.")
    ])

  private let name: String?
  private let printsDefaults: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    name = arguments.operands.first
    printsDefaults = arguments.has("defaults")
    if printsDefaults, name == nil { throw .usage("--defaults takes the name of a layout") }
  }

  func run(in program: Program) throws(UsageError) {
    let registry = program.registry
    let name = name
    let printsDefaults = printsDefaults
    let text = try program.laidOut { () throws(LayoutError) in
      guard let name else { return registry.jsonSchema }
      guard printsDefaults else { return try registry.descriptor(named: name).jsonSchema }
      return registry.json(of: try registry.layout(named: name)) ?? ""
    }
    program.console.writeLine(text)
  }
}
