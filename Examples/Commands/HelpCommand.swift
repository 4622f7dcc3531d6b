/// A command that explains the program, or one of its commands.
struct HelpCommand: Command {
  static let manual = Manual(
    name: "help", summary: "Explains a command.",
    operands: [
      .init(
        name: "COMMAND", summary: "The command's name; without one, the program is explained.",
        isRequired: false)
    ])

  private let name: String?

  init(_ arguments: Arguments) throws(UsageError) { name = arguments.operands.first }

  func run(in program: Program) throws(UsageError) {
    if let name {
      program.console.write(try Program.command(named: name).manual.text)
    } else {
      program.console.write(HelpCommand.overview)
    }
  }

  /// The description of the program and its commands.
  static var overview: String {
    let commands = Program.commands.map { ($0.manual.name, $0.manual.summary) }
    return """
      Layouts of Trellis on real data: as pictures, as text, and as numbers.

      Usage: \(Program.name) [COMMAND] [options]

      Commands:
      \(Manual.list(commands))
      Options:
      \(Manual.list([("--help", "Shows this text."), ("--version", "Shows the version.")]))
      Without a command, the gallery is drawn. "\(Program.name) help COMMAND" explains a command.

      """
  }
}
