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
  /// The colours that can be shown.
  var colors: TerminalColors
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
          complain("\(programName): the output cannot be written\n")
          exit(1)
        }
      },
      complain: complain,
      isTerminal: isTerminal,
      colors: isTerminal ? TerminalColors(environment: environment) : .none,
      identity: FileIdentity(descriptor: STDOUT_FILENO))
  }

  /// Writes to the standard error output, if that is possible; the exit status does not depend on it.
  private static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// A Boolean value that indicates whether colours can be shown.
  var hasColors: Bool { colors != .none }

  func writeLine(_ line: String = "") { write(line + "\n") }

  /// Writes an error to the standard error output, after the name of a program.
  ///
  /// Control characters are left out, because names of files and texts of data can contain commands
  /// to a terminal.
  func report(_ error: some Error, from program: String) {
    let lines = "\(error)".split(separator: "\n", omittingEmptySubsequences: false)
    complain("\(program): \(lines.map { String($0).printable }.joined(separator: "\n"))\n")
  }
}
