/// The limits of the time and the memory of a check.
///
/// Checks run in a child process, so that a trap, a hang or endless growth in the code under test
/// is reported with the seed and the smallest case. The limits apply to one law in one case. On
/// platforms without child processes, checks run in the process itself, without limits.
public struct CaseLimits: Hashable, Sendable {
  /// The maximum processor time, in seconds.
  public var seconds: Double
  /// The maximum growth of the memory, in megabytes.
  public var megabytes: Int

  /// Creates limits.
  ///
  /// - Parameter seconds: The maximum processor time, in seconds. A number below 0.05 means 0.05.
  /// - Parameter megabytes: The maximum growth of the memory, in megabytes. A number below 16
  ///   means 16.
  public init(seconds: Double = 20, megabytes: Int = 1024) {
    self.seconds = seconds
    self.megabytes = megabytes
  }

  /// The default limits: 20 seconds and 1,024 megabytes.
  public static let standard = CaseLimits()

  /// The limits while a case is reduced, so that a case without end takes little time.
  var forShrinking: CaseLimits {
    CaseLimits(seconds: min(seconds, 0.5), megabytes: min(megabytes, 256))
  }
}
