/// What was wrong with a command, in one line for the person who typed it.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
