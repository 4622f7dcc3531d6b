#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The cases that are being checked, recorded so that a trap or an interrupted run names the seed.
///
/// A trap ends the process before a report is created. The signal handler therefore writes the
/// running cases, without allocating or locking, and then passes the signal on.
enum RunningCases {
  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    private struct Slot {
      var thread: pthread_t?
      var seed: UInt64 = 0
      var law: UnsafePointer<CChar>?
    }

    private static let capacity = 64
    private static let signals = [
      SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGTERM, SIGINT, SIGALRM,
    ]
    nonisolated(unsafe) private static let slots: UnsafeMutablePointer<Slot> = {
      let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
      slots.initialize(repeating: Slot(), count: capacity)
      return slots
    }()
    nonisolated(unsafe) private static let usual: UnsafeMutablePointer<sigaction> = {
      let usual = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
      usual.initialize(repeating: sigaction(), count: 65)
      return usual
    }()
    /// The names of all laws, which are never deallocated.
    nonisolated(unsafe) private static let names: [LayoutLaw: UnsafePointer<CChar>] = {
      var names: [LayoutLaw: UnsafePointer<CChar>] = [:]
      for law in LayoutLaw.allCases { names[law] = strdup(law.rawValue).map { UnsafePointer($0) } }
      return names
    }()
    /// The seconds after which cases without progress end the process; 0 for no limit.
    nonisolated(unsafe) private static var patience: UInt32 = 0

    /// Calls a closure, and ends the process if its cases make no progress for some seconds.
    static func watched<Value>(forSeconds seconds: Double, _ body: () -> Value) -> Value {
      patience = UInt32(min(max(1, seconds.rounded(.up)), 1e6))
      alarm(patience)
      defer {
        patience = 0
        alarm(0)
      }
      return body()
    }

    private static let isInstalled: Bool = {
      _ = (slots, names)
      for number in signals {
        var action = sigaction()
        let handler: @convention(c) (Int32) -> Void = { RunningCases.report($0) }
        #if canImport(Darwin)
          action.__sigaction_u.__sa_handler = handler
        #else
          action.__sigaction_handler.sa_handler = handler
        #endif
        sigaction(number, &action, usual + Int(number))
      }
      return true
    }()

    /// Records that this thread checks `law` in the case of `seed`; `nil` means the preparation.
    static func note(seed: UInt64, law: LayoutLaw?) {
      // A child ends at once, and its parent reports the case.
      if ChildBoard.note(seed: seed, law: law) { return }
      guard isInstalled else { return }
      let own = pthread_self()
      var free: Int?
      for place in 0..<capacity {
        guard let thread = slots[place].thread else {
          free = free ?? place
          continue
        }
        if pthread_equal(thread, own) != 0 {
          free = place
          break
        }
      }
      guard let free else { return }
      if patience > 0 { alarm(patience) }
      slots[free] = Slot(thread: own, seed: seed, law: law.flatMap { names[$0] })
    }

    /// Records that this thread no longer checks a case.
    static func clear() {
      guard isInstalled else { return }
      let own = pthread_self()
      for place in 0..<capacity {
        if let thread = slots[place].thread, pthread_equal(thread, own) != 0 {
          slots[place].thread = nil
        }
      }
    }

    /// Writes the case on this thread, or the cases on all threads if the signal is for the
    /// process.
    private static func report(_ number: Int32) {
      let isForAll = number == SIGTERM || number == SIGINT || number == SIGALRM
      let own = pthread_self()
      for place in 0..<capacity {
        guard let thread = slots[place].thread else { continue }
        if !isForAll, pthread_equal(thread, own) == 0 { continue }
        write("\nLayoutLaws: ended by signal ")
        write(UInt64(number))
        write(" in the case of seed ")
        write(slots[place].seed)
        if let law = slots[place].law {
          write(", law ")
          _ = Self.out(law, strlen(law))
        }
        write("\nMake it again with violationsOfCase(seed:).\n")
      }
      sigaction(number, usual + Int(number), nil)
      // A fault recurs when the handler returns; a signal from outside must be raised again.
      if isForAll { raise(number) }
    }

    private static func out(_ bytes: UnsafeRawPointer, _ count: Int) -> Int {
      #if canImport(Darwin)
        Darwin.write(2, bytes, count)
      #elseif canImport(Musl)
        Musl.write(2, bytes, count)
      #else
        Glibc.write(2, bytes, count)
      #endif
    }

    private static func write(_ text: StaticString) {
      _ = out(text.utf8Start, text.utf8CodeUnitCount)
    }

    private static func write(_ number: UInt64) {
      var divisor: UInt64 = 1
      while number / divisor >= 10 { divisor *= 10 }
      while divisor > 0 {
        var digit = UInt8(48 + number / divisor % 10)
        _ = out(&digit, 1)
        divisor /= 10
      }
    }
  #else
    static func note(seed: UInt64, law: LayoutLaw?) {}
    static func clear() {}
    static func watched<Value>(forSeconds seconds: Double, _ body: () -> Value) -> Value { body() }
  #endif
}
