#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if os(Linux) || os(macOS)
  /// Memory that a process shares with its child: the check that is running, and the result.
  ///
  /// It also limits the child: a timer looks at its processor time and memory.
  struct ChildBoard {
    enum End: Int32 { case none, time, memory }

    private struct Header {
      var seed: UInt64 = 0
      var law: Int32 = -1
      var progress: Int32 = 0
      /// The number of times that the timer looked, which is a measure of the processor time.
      var ticks: Int32 = 0
      var end = End.none.rawValue
      var isComplete = false
      var count = 0
      /// The processor time at the beginning of the running check, in microseconds.
      var begin = 0
      var maximumTime = 0
      /// The maximum memory, in kilobytes.
      var maximumMemory = 0
    }

    private static let size = 1 << 22
    private static let laws = LayoutLaw.allCases
    /// The board of this process, if it is a child.
    nonisolated(unsafe) private static var own: UnsafeMutablePointer<Header>?

    private let memory: UnsafeMutableRawPointer
    private let header: UnsafeMutablePointer<Header>
    /// The file that receives the standard error of the child.
    private let errors: Int32

    init?() {
      guard
        let memory = mmap(
          nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED | ChildBoard.anonymous, -1, 0),
        memory != MAP_FAILED
      else { return nil }
      self.memory = memory
      header = memory.bindMemory(to: Header.self, capacity: 1)
      header.initialize(to: Header())
      // The file has no name, so nothing remains of it.
      if let file = tmpfile() {
        errors = dup(fileno(file))
        fclose(file)
      } else {
        errors = -1
      }
    }

    func close() {
      munmap(memory, Self.size)
      if errors >= 0 { _ = ChildBoard.closeFile(errors) }
    }

    var seed: UInt64 { header.pointee.seed }
    var law: LayoutLaw? {
      // The child can write at any moment, so the number is read once.
      let number = Int(header.pointee.law)
      return Self.laws.indices.contains(number) ? Self.laws[number] : nil
    }
    var progress: Int32 { header.pointee.progress }
    var ticks: Int32 { header.pointee.ticks }
    var end: End { End(rawValue: header.pointee.end) ?? .none }

    /// The result of a child that finished; `nil` if it did not fit.
    var text: String? {
      guard header.pointee.isComplete else { return nil }
      return String(decoding: bytes.prefix(header.pointee.count), as: UTF8.self)
    }

    private var bytes: UnsafeMutableRawBufferPointer {
      let start = MemoryLayout<Header>.stride
      return UnsafeMutableRawBufferPointer(
        start: memory + start, count: Self.size - start)
    }

    /// The first line that the child wrote to its standard error.
    var message: String {
      guard errors >= 0 else { return "" }
      var bytes = [UInt8](repeating: 0, count: 2_000)
      let count = pread(errors, &bytes, bytes.count, 0)
      let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(
        separator: "\n")
      return lines.first { $0.contains("rror") }.map { String($0) } ?? ""
    }

    // MARK: In the child

    /// Makes this process a child with limits.
    func enter(_ limits: CaseLimits) {
      Self.own = header
      if errors >= 0 { dup2(errors, 2) }
      // A trap ends the child at once, without a backtrace or a core file.
      for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGTERM, SIGINT] {
        signal(number, SIG_DFL)
      }
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(4), &none)
      #else
        setrlimit(RLIMIT_CORE, &none)
      #endif
      let usage = Self.usage
      header.pointee.begin = usage.time
      header.pointee.maximumTime = Int(min(max(0.05, limits.seconds), 1e9) * 1e6)
      header.pointee.maximumMemory = usage.memory + min(max(16, limits.megabytes), 1 << 32) << 10
      signal(SIGPROF) { _ in ChildBoard.look() }
      var timer = itimerval()
      timer.it_value.tv_usec = 10_000
      timer.it_interval.tv_usec = 10_000
      #if canImport(Glibc)
        setitimer(__itimer_which_t(2), &timer, nil)
      #else
        setitimer(ITIMER_PROF, &timer, nil)
      #endif
    }

    /// Records the result, and ends the child without running the handlers of the process.
    func finish(_ text: String) -> Never {
      var text = text
      text.withUTF8 { source in
        guard source.count <= bytes.count else { return }
        bytes.copyBytes(from: source)
        header.pointee.count = source.count
        header.pointee.isComplete = true
      }
      _ = ChildBoard.writeProfile?()
      _exit(0)
    }

    /// Records the check that begins, and returns `true`, if this process is a child.
    static func note(seed: UInt64, law: LayoutLaw?) -> Bool {
      guard let own else { return false }
      own.pointee.seed = seed
      own.pointee.law = law.flatMap { laws.firstIndex(of: $0) }.map { Int32($0) } ?? -1
      noteStep()
      return true
    }

    /// Records a step of the running check, if this process is a child.
    ///
    /// The limit of time applies to each step.
    static func noteStep() {
      guard let own else { return }
      own.pointee.progress &+= 1
      own.pointee.begin = usage.time
    }

    /// Ends the child if it exceeds its limits; called by the timer.
    private static func look() {
      guard let own else { return }
      own.pointee.ticks &+= 1
      let usage = usage
      if usage.time - own.pointee.begin > own.pointee.maximumTime {
        own.pointee.end = End.time.rawValue
      } else if usage.memory > own.pointee.maximumMemory {
        own.pointee.end = End.memory.rawValue
      } else {
        return
      }
      _exit(71)
    }

    /// The processor time in microseconds, and the peak of the memory in kilobytes.
    private static var usage: (time: Int, memory: Int) {
      var usage = rusage()
      #if canImport(Glibc)
        getrusage(numericCast(RUSAGE_SELF.rawValue), &usage)
      #else
        getrusage(RUSAGE_SELF, &usage)
      #endif
      let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
      let rest = Int(usage.ru_utime.tv_usec) + Int(usage.ru_stime.tv_usec)
      #if os(Linux)
        let memory = usage.ru_maxrss
      #else
        let memory = usage.ru_maxrss >> 10
      #endif
      return (seconds * 1_000_000 + rest, memory)
    }

    /// Writes the coverage of the child, if it is measured.
    private static let writeProfile: (@convention(c) () -> Int32)? = {
      #if os(Linux)
        let everything: UnsafeMutableRawPointer? = nil
      #else
        let everything = UnsafeMutableRawPointer(bitPattern: -2)
      #endif
      guard let symbol = dlsym(everything, "__llvm_profile_write_file") else { return nil }
      return unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)
    }()

    #if os(Linux)
      private static let anonymous = Int32(MAP_ANONYMOUS)
    #else
      private static let anonymous = MAP_ANON
    #endif

    private static func closeFile(_ file: Int32) -> Int32 {
      #if canImport(Darwin)
        Darwin.close(file)
      #elseif canImport(Musl)
        Musl.close(file)
      #else
        Glibc.close(file)
      #endif
    }
  }
#else
  /// The platform has no child processes, so there is nothing to record.
  enum ChildBoard {
    static func note(seed: UInt64, law: LayoutLaw?) -> Bool { false }
    static func noteStep() {}
  }
#endif
