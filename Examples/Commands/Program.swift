import Foundation
import LayoutCore

/// The program, which parses its arguments and runs a command.
struct Program {
  /// The name of the program in messages.
  static var name: String { Console.programName }
  static let version = "0.1.0"

  /// All commands, in the order of the help text.
  ///
  /// Without a name, the first is meant.
  static let commands: [any Command.Type] = [
    GalleryCommand.self, ListCommand.self, SchemaCommand.self, ShowCommand.self, ViewCommand.self,
    StoryCommand.self, ReplayCommand.self,
    HelpCommand.self,
  ]

  let console: Console
  /// The directory to which paths are relative.
  let directory: URL
  let registry: LayoutRegistry
  /// The scenes of layouts that are not part of the examples.
  var ownScenes: [Scene] = []

  /// Returns all scenes.
  ///
  /// A command finds those of other layouts first.
  func catalog() throws(UsageError) -> SceneCatalog {
    SceneCatalog(scenes: ownScenes + (try SceneCatalog.bundled().scenes))
  }

  /// Returns all stories.
  ///
  /// A command finds those of other layouts first.
  func stories() throws(UsageError) -> StoryCatalog {
    let own = ownScenes.map { Story($0, then: .init("waterfall", ["columns": 2])) }
    return StoryCatalog(stories: own + (try StoryCatalog.bundled().stories))
  }

  /// Runs the command that the arguments name.
  ///
  /// - Returns: The exit status: 0 on success, 1 if the command failed, 2 if the arguments are
  ///   invalid.
  func run(_ arguments: [String]) -> Int32 {
    do throws(UsageError) {
      try perform(arguments)
      return 0
    } catch {
      console.report(error, from: Program.name)
      if error.exitStatus == 2 {
        let command = Program.commands.first { $0.manual.name == arguments.first }
        let topic = command.map { " \($0.manual.name)" } ?? ""
        console.complain("Type \"\(Program.name) help\(topic)\" for help.\n")
      }
      return error.exitStatus
    }
  }

  private func perform(_ arguments: [String]) throws(UsageError) {
    switch arguments.first {
    case "--help", "-h": console.write(HelpCommand.overview)
    case "--version": console.writeLine("Trellis \(Program.name) \(Program.version)")
    case let name? where !name.hasPrefix("-"):
      try perform(try Program.command(named: name), Array(arguments.dropFirst()))
    default: try perform(GalleryCommand.self, arguments)
    }
  }

  private func perform(_ command: any Command.Type, _ typed: [String]) throws(UsageError) {
    let arguments = try Arguments(typed, for: command.manual)
    if arguments.asksForHelp {
      console.write(command.manual.text)
    } else {
      try command.init(arguments).run(in: self)
    }
  }

  /// Returns the command of that name.
  static func command(named name: String) throws(UsageError) -> any Command.Type {
    if let command = commands.first(where: { $0.manual.name == name }) { return command }
    let names = commands.map { $0.manual.name }
    throw .usage("unknown command \"\(name)\"\(Spelling.suggestion(for: name, among: names))")
  }

  /// Returns the result of `body`, or throws its layout error as an error of the program.
  func laidOut<Result>(
    _ body: () throws(LayoutError) -> Result
  ) throws(UsageError) -> Result {
    do throws(LayoutError) {
      return try body()
    } catch {
      throw UsageError(error.description)
    }
  }
}
