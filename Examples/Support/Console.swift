import Foundation

/// The output of a command.
struct Console {
  /// The name of the program in messages.
  @TaskLocal static var programName = "Examples"

  /// Writes to the standard output, line ends not added.
  var write: (String) -> Void
  /// Writes to the standard error output.
  var complain: (String) -> Void
  /// A Boolean value that indicates whether the output is a terminal.
  var isTerminal: Bool
  /// A Boolean value that indicates whether colours can be shown.
  var hasColors: Bool
  /// The file behind the standard output, or nil if it is unknown.
  var identity: FileIdentity?

  /// The console that the program was started from.
  static var standard: Console {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let environment = ProcessInfo.processInfo.environment
    return Console(
      write: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
          // A full disk is one cause. To continue would lose the rest without a message.
          FileHandle.standardError.write(
            Data("\(programName): the output cannot be written\n".utf8))
          exit(1)
        }
      },
      complain: { FileHandle.standardError.write(Data($0.utf8)) },
      isTerminal: isTerminal, hasColors: isTerminal && showsColors(environment),
      identity: FileIdentity(descriptor: STDOUT_FILENO))
  }

  /// Returns `true` if the terminal that the variables describe shows 256 colours, and the user wants them.
  private static func showsColors(_ environment: [String: String]) -> Bool {
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    let terminal = environment["TERM"] ?? ""
    return !terminal.isEmpty && !["dumb", "vt", "ansi"].contains { terminal.hasPrefix($0) }
  }

  func writeLine(_ line: String = "") { write(line + "\n") }
}
