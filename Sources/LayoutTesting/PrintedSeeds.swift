#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The seeds of the cases that are checked, written to the standard error if a variable asks for
/// it.
///
/// A trap ends the process before a report exists, so the last seed that was written is that of the
/// case with the trap.
enum PrintedSeeds {
  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    private static let arePrinted = getenv("TRELLIS_PRINT_SEEDS") != nil

    static func note(_ seed: UInt64) {
      guard arePrinted else { return }
      let line = "seed \(seed)\n"
      _ = line.withCString { write(2, $0, line.utf8.count) }
    }
  #else
    static func note(_ seed: UInt64) {}
  #endif
}
