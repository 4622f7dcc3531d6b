#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A part of the checks that runs in a child process.
///
/// The child is a copy of the process, so it has the strategy and all closures. It returns a text
/// in memory that both processes share.
struct ChildRun {
  enum Outcome {
    case finished(String)
    case died(CaseDeath)
    /// All children waited. Call ``watched(_:)`` to check the code in this process.
    case waits
    /// The child could not be started, or it ended for a reason outside the code under test.
    case unavailable
  }

  let limits: CaseLimits

  #if os(Linux) || os(macOS)
    /// Runs `body` in a child process.
    ///
    /// A lock of the runtime library that another thread held when the process was copied is never
    /// released in the child. A child that waits is therefore ended, and another one begins. If all
    /// of them wait, it is the code under test that does, for example for a thread of its own, which
    /// a child does not have.
    func run(_ body: () -> String) -> Outcome {
      for _ in 0..<4 {
        if let outcome = attempt(body) { return outcome }
      }
      return .waits
    }

    /// Runs `body` in one child; returns `nil` if the child waits.
    private func attempt(_ body: () -> String) -> Outcome? {
      guard let fork = ChildRun.fork, let board = ChildBoard() else { return .unavailable }
      defer { board.close() }
      let child = fork()
      if child < 0 { return .unavailable }
      if child == 0 {
        board.enter(limits)
        board.finish(body())
      }
      guard let status = wait(for: child, board) else { return nil }
      let signal = status & 0x7f
      if signal == 0, status >> 8 == 0 { return board.text.map { .finished($0) } ?? .unavailable }
      let kind: CaseDeath.Kind
      switch board.end {
      case .time: kind = .time
      case .memory: kind = .memory
      case .none:
        // Nothing was checked yet, or a debugger or the system ended the child.
        guard signal != 0, signal != SIGKILL, signal != SIGTERM else { return .unavailable }
        kind = .trap(signal: signal)
      }
      return .died(
        CaseDeath(kind: kind, seed: board.seed, law: board.law, message: board.message))
    }

    /// Waits for the child to end, and returns its status.
    ///
    /// A child that neither computes nor makes progress is ended after two seconds at most, and has no
    /// status.
    private func wait(for child: pid_t, _ board: ChildBoard) -> Int32? {
      var status: Int32 = 0
      var progress = board.progress
      var ticks = board.ticks
      var waited = 0.0
      var pause: UInt32 = 100
      while true {
        let ended = waitpid(child, &status, WNOHANG)
        if ended == child { return status }
        // If another part of the process took the status, the text indicates whether the child finished.
        if ended < 0, errno != EINTR { return 0 }
        usleep(pause)
        waited += Double(pause) / 1e6
        pause = min(pause * 3 / 2, 10_000)
        if board.ticks != ticks {
          ticks = board.ticks
          waited = 0
        }
        if board.progress != progress {
          progress = board.progress
          waited = 0
          // If a signal from outside ends this process, it names the case.
          RunningCases.note(seed: board.seed, law: board.law)
        }
        if waited > min(2, max(0.5, limits.seconds)) {
          kill(child, SIGKILL)
          _ = waitpid(child, &status, 0)
          return nil
        }
      }
    }

    /// The function that copies the process; `nil` if it is not available.
    ///
    /// The overlays of the C library do not declare it. A process under the thread sanitizer cannot
    /// be copied.
    private static let fork: (@convention(c) () -> pid_t)? = {
      #if os(Linux)
        let everything: UnsafeMutableRawPointer? = nil
      #else
        let everything = UnsafeMutableRawPointer(bitPattern: -2)
      #endif
      guard dlsym(everything, "__tsan_init") == nil, let symbol = dlsym(everything, "fork") else {
        return nil
      }
      return unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
    }()
  #else
    /// Returns `.unavailable`, because the platform has no child processes.
    func run(_ body: () -> String) -> Outcome { .unavailable }
  #endif
}

extension ChildRun {
  /// Calls a closure in this process, which ends if a case waits here too.
  func watched<Value>(_ body: () -> Value) -> Value {
    RunningCases.watched(forSeconds: max(5, 3 * limits.seconds), body)
  }

  /// Returns the law that a session of changes breaks, with a description of its input.
  ///
  /// - Parameter law: The law that is broken if the code under test does not return.
  /// - Parameter input: The description of the input in that case.
  static func broken(
    _ law: LayoutLaw, in session: ChangeSession, _ input: String, _ limits: CaseLimits?,
    _ attempt: () -> (BrokenLaw, input: String)?
  ) -> (BrokenLaw, input: String)? {
    guard let limits else { return attempt() }
    let child = ChildRun(limits: limits)
    let outcome = child.run {
      _ = ChildBoard.note(seed: session.seed, law: law)
      guard let found = attempt() else { return "" }
      return [found.0.law.rawValue, found.0.finding, found.input].joined(separator: "\u{1F}")
    }
    switch outcome {
    case .finished(let text):
      let fields = text.split(separator: "\u{1F}", omittingEmptySubsequences: false)
      guard fields.count == 3, let law = LayoutLaw(rawValue: String(fields[0])) else { return nil }
      return (BrokenLaw(law: law, finding: String(fields[1])), String(fields[2]))
    case .died(let death):
      return (BrokenLaw(law: law, finding: death.finding(within: limits), death: death), input)
    case .waits:
      RunningCases.note(seed: session.seed, law: law)
      return child.watched(attempt)
    case .unavailable: return attempt()
    }
  }
}
