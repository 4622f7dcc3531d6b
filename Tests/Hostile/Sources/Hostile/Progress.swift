#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The number of the case that a process works on, in a file that survives the process.
struct Progress {
  private let cell: UnsafeMutablePointer<Int>

  /// Creates a progress in the file at `path`, or returns nil if the file cannot be mapped.
  ///
  /// The file is created if it does not exist.
  init?(path: String) {
    let file = open(path, O_RDWR | O_CREAT, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard ftruncate(file, 4_096) == 0,
      let memory = mmap(nil, 4_096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else { return nil }
    cell = memory.assumingMemoryBound(to: Int.self)
  }

  var current: Int {
    get { cell.pointee }
    nonmutating set { cell.pointee = newValue }
  }
}

/// The limits of the memory and the time of a process.
enum Limits {
  static let bytes = 512 << 20
  static let microseconds = 1_000_000

  /// Ends the process by a signal if it uses more processor time from now on than one case may.
  static func startClock() {
    var timer = itimerval()
    timer.it_value.tv_sec = microseconds / 1_000_000
    setitimer(__itimer_which_t(2), &timer, nil)
  }

  /// Limits the address space, so that endless growth ends the process alone.
  static func boundAddressSpace() {
    var limit = rlimit(rlim_cur: 2 << 30, rlim_max: 2 << 30)
    setrlimit(__rlimit_resource_t(9), &limit)
  }

  /// The largest amount of memory that the process has held, in bytes.
  static var peakBytes: Int {
    var usage = rusage()
    getrusage(numericCast(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss << 10
  }
}
