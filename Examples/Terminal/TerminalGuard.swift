import Foundation

/// A guard that takes the terminal's screen and restores it when the program ends.
///
/// It restores the screen on request, and when a signal ends the program. A ``TerminalWatch``
/// handles the signals that no handler can catch.
///
/// Signal handlers can reach only global state, and may only do what is safe at any moment: set the
/// terminal, write bytes, exit. ``shared`` keeps what they need.
final class TerminalGuard {
  /// The state that handlers need: written before handlers are set, and read by them alone.
  private struct Shared {
    var settings = termios()
    var newsPipe: Int32 = -1
    var watchPipe: Int32 = -1
  }

  private nonisolated(unsafe) static var shared = Shared()

  /// The sequence that shows the alternate screen without a cursor and without line breaks at its
  /// edge, and that reports the mouse in decimal numbers.
  private static let entering: StaticString =
    "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[?1000h\u{1b}[?1006h\u{1b}[2J"
  private static let leaving: StaticString =
    "\u{1b}[?1006l\u{1b}[?1000l\u{1b}[?7h\u{1b}[0m\u{1b}[?25h\u{1b}[?1049l"

  /// The window changed its size.
  static let resized: UInt8 = 1
  /// The program continues after another process stopped it.
  static let resumed: UInt8 = 2
  /// The program must suspend itself.
  static let suspended: UInt8 = 3

  /// Signals that end the program: those from other processes, and those of its own errors.
  private static let endings = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV,
  ]

  /// The descriptor from which handlers' news is read: ``resized``, ``resumed`` and ``suspended``.
  let news: Int32
  private var isEntered = false
  private var watch: TerminalWatch?

  /// Creates a guard that saves the terminal's settings; returns nil if they cannot be read.
  init?() {
    var settings = termios()
    var ends: [Int32] = [-1, -1]
    guard tcgetattr(STDIN_FILENO, &settings) == 0, pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    news = ends[0]
    TerminalGuard.shared = Shared(settings: settings, newsPipe: ends[1])
  }

  deinit {
    leave()
    close(news)
    close(TerminalGuard.shared.newsPipe)
  }

  /// Takes the screen, and receives every key without waiting for a line end.
  func enter() {
    guard !isEntered else { return }
    isEntered = true
    // They may have been changed while the program was suspended.
    tcgetattr(STDIN_FILENO, &TerminalGuard.shared.settings)
    for ending in TerminalGuard.endings {
      signal(ending) { number in
        TerminalGuard.restore()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    signal(SIGWINCH) { _ in TerminalGuard.send(TerminalGuard.resized) }
    signal(SIGCONT) { _ in TerminalGuard.send(TerminalGuard.resumed) }
    // The end of the watch must not end the program.
    signal(SIGPIPE, SIG_IGN)
    // A process that is stopped while it starts another process would wait forever.
    signal(SIGTSTP, SIG_IGN)
    watch = TerminalWatch((TerminalGuard.shared.settings, TerminalGuard.taken))
    TerminalGuard.shared.watchPipe = watch?.pipe ?? -1
    signal(SIGTSTP) { _ in TerminalGuard.send(TerminalGuard.suspended) }
    take()
  }

  /// The settings while the screen is taken: bytes are read at once and not shown.
  private static var taken: termios {
    var settings = shared.settings
    cfmakeraw(&settings)
    return settings
  }

  /// Takes the screen again, after other programs may have used it.
  func take() {
    var settings = TerminalGuard.taken
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    TerminalGuard.write(TerminalGuard.entering)
  }

  /// Restores the screen and its settings.
  func leave() {
    guard isEntered else { return }
    isEntered = false
    TerminalGuard.restore()
    TerminalGuard.shared.watchPipe = -1
    watch?.end()
    watch = nil
    for number in TerminalGuard.endings + [SIGWINCH, SIGCONT, SIGTSTP, SIGPIPE] {
      signal(number, SIG_DFL)
    }
  }

  private static func restore() {
    writeLeaving()
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &shared.settings)
    if shared.watchPipe >= 0 { TerminalWatch.tellAllIsWell(shared.watchPipe) }
  }

  /// Writes the sequence that restores the screen.
  static func writeLeaving() { write(leaving) }

  private static func send(_ news: UInt8) {
    var byte = news
    _ = writeBytes(shared.newsPipe, &byte, 1)
  }

  private static func write(_ text: StaticString) {
    _ = writeBytes(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
