import Foundation

/// A second process of the program, which gives the terminal back when the first was killed in a way that
/// it cannot notice.
///
/// It is told how the terminal was through a pipe, and waits for what comes next: a word that all is well,
/// or the end of the pipe.
struct TerminalWatch {
  /// What the second process is started with.
  static let argument = "--watch-terminal"

  private static let allIsWell: UInt8 = 1

  /// Where the word is written; a signal handler writes there too.
  let pipe: Int32
  private let waitForEnd: () -> Void

  /// Starts the second process; nil where that is not possible.
  ///
  /// - Parameter settings: How the terminal was, and how it is while the screen is taken.
  init?(_ settings: (before: termios, taken: termios)) {
    #if os(macOS) || os(Linux)
      var ends: [Int32] = [-1, -1]
      guard let path = Bundle.main.executablePath, Foundation.pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      defer { close(ends[0]) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = [TerminalWatch.argument]
      process.standardInput = FileHandle(fileDescriptor: ends[0], closeOnDealloc: false)
      do {
        try process.run()
      } catch {
        close(ends[1])
        return nil
      }
      pipe = ends[1]
      waitForEnd = { process.waitUntilExit() }
      var both = [settings.before, settings.taken]
      _ = both.withUnsafeMutableBytes { writeBytes(pipe, $0.baseAddress, $0.count) }
    #else
      return nil
    #endif
  }

  /// Says that the terminal was given back.
  ///
  /// Safe in a signal handler.
  static func tellAllIsWell(_ pipe: Int32) {
    var word = allIsWell
    _ = writeBytes(pipe, &word, 1)
  }

  /// Waits for the end of the second process, which was told that the terminal was given back.
  func end() {
    close(pipe)
    waitForEnd()
  }

  /// What the second process does.
  static func run() -> Never {
    // Signals that are meant for the first come here too; and it stands in the background.
    setpgid(0, 0)
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGTTOU, SIGTTIN, SIGPIPE] {
      signal(number, SIG_IGN)
    }
    var settings = [termios(), termios()]
    let size = settings.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
    var word: UInt8 = 0
    if size == settings.count * MemoryLayout<termios>.stride, read(STDIN_FILENO, &word, 1) == 0 {
      // A shell may have set the terminal up for itself by now.
      var current = termios()
      tcgetattr(STDOUT_FILENO, &current)
      if current.isLike(settings[1]) { tcsetattr(STDOUT_FILENO, TCSAFLUSH, &settings[0]) }
      TerminalGuard.writeLeaving()
    }
    exit(0)
  }
}

extension termios {
  /// Whether keys are read and shown in the same way.
  fileprivate func isLike(_ other: termios) -> Bool {
    c_iflag == other.c_iflag && c_oflag == other.c_oflag && c_lflag == other.c_lflag
  }
}
