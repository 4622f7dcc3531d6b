import Foundation

/// One thing that the program can be told to do.
protocol Command: Sendable {
  static var manual: Manual { get }

  /// The command with what was typed behind its name.
  init(_ arguments: Arguments) throws(UsageError)

  func run(in program: Program) throws(UsageError)
}
