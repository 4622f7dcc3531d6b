import Foundation

/// A command of the program.
protocol Command: Sendable {
  static var manual: Manual { get }

  /// Creates the command with the arguments that follow its name.
  init(_ arguments: Arguments) throws(UsageError)

  func run(in program: Program) throws(UsageError)
}
