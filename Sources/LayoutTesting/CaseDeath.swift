/// The end of a check that did not return.
struct CaseDeath {
  enum Kind: Equatable {
    case trap(signal: Int32)
    case time
    case memory
  }

  var kind: Kind
  /// The seed and the law that were checked; the law is `nil` for the preparation.
  var seed: UInt64
  var law: LayoutLaw?
  /// The first line of the standard error, such as the message of a failed precondition.
  var message: String

  /// A description such as "the code under test traps with signal 4".
  func finding(within limits: CaseLimits) -> String {
    let end =
      switch kind {
      case .trap(let signal): "the code under test traps with signal \(signal)"
      case .time: "the code under test runs for more than \(limits.seconds) seconds"
      case .memory: "the code under test needs more than \(limits.megabytes) MB of memory"
      }
    return message.isEmpty ? end : "\(end): \(message)"
  }

  /// Returns whether another check ended in the same way.
  ///
  /// A trap and endless growth can be the same fault, because memory that is not available traps.
  func isSame(as other: CaseDeath) -> Bool {
    (kind == .time) == (other.kind == .time)
  }
}
