import Foundation

/// A second process of the program that restores the terminal if the first process is killed by a
/// signal that it cannot catch.
///
/// It receives the terminal's settings through a pipe. Then it waits for a byte that confirms that
/// the terminal was restored, or for the end of the pipe.
struct TerminalWatch {
  /// The argument with which the second process is started.
  static let argument = "--watch-terminal"

  private static let allIsWell: UInt8 = 1

  /// The pipe to the second process; a signal handler writes to it too.
  let pipe: Int32
  private let waitForEnd: () -> Void

  /// Creates a watch by starting the second process; nil if that is not possible.
  ///
  /// - Parameter settings: The terminal's settings before and while the screen is taken.
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

  /// Reports to the second process that the terminal was restored.
  ///
  /// This function is safe in a signal handler.
  static func tellAllIsWell(_ pipe: Int32) {
    var word = allIsWell
    _ = writeBytes(pipe, &word, 1)
  }

  /// Waits for the end of the second process, which already knows that the terminal is restored.
  func end() {
    close(pipe)
    waitForEnd()
  }

  /// Runs the second process.
  static func run() -> Never {
    // The process leaves the group of the first one, and ignores signals that are meant for it.
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
  /// Returns `true` if both settings read and show keys in the same way.
  fileprivate func isLike(_ other: termios) -> Bool {
    c_iflag == other.c_iflag && c_oflag == other.c_oflag && c_lflag == other.c_lflag
  }
}
