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
    program.console.write(descriptors.map { $0.helpText }.joined(separator: "\n\n"))
  }
}
