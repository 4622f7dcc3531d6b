/// An error in the use of a command, described in one line.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let description: String
  /// The exit status of the program: 1 if the command failed, 2 if the arguments are invalid.
  let exitStatus: Int32

  /// Creates the error of a command that failed.
  init(_ description: String) {
    self.description = description
    exitStatus = 1
  }

  private init(_ description: String, exitStatus: Int32) {
    self.description = description
    self.exitStatus = exitStatus
  }

  /// Returns the error for an unknown or malformed command or option.
  static func usage(_ description: String) -> UsageError {
    UsageError(description, exitStatus: 2)
  }
}
