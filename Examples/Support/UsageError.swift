/// What was wrong with a command, in one line for the person who typed it.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let description: String
  /// What the program ends with: 1 where something could not be done, 2 where it was not even
  /// understood.
  let exitStatus: Int32

  /// Something that could not be done.
  init(_ description: String) {
    self.description = description
    exitStatus = 1
  }

  private init(_ description: String, exitStatus: Int32) {
    self.description = description
    self.exitStatus = exitStatus
  }

  /// A command or an option that was not understood.
  static func usage(_ description: String) -> UsageError {
    UsageError(description, exitStatus: 2)
  }
}
