import Foundation

/// The terminal in which the program runs: its keyboard input and its whole screen.
///
/// The terminal is restored however the program ends: see ``TerminalGuard``.
final class TerminalDevice {
  /// An event of the terminal.
  enum Event {
    /// Bytes were typed.
    case bytes([UInt8])
    /// The window has another size, or the program goes on after it was stopped.
    case resized
    /// The waiting time passed without an event.
    case nothing
    /// The terminal was closed.
    case closed
  }

  private let restoration: TerminalGuard

  /// Creates the terminal; nil if input or output is no terminal, or it cannot place its cursor.
  init?() {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? ""
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, !kind.isEmpty, kind != "dumb",
      let restoration = TerminalGuard()
    else { return nil }
    self.restoration = restoration
  }

  /// Takes the whole screen.
  func enter() { restoration.enter() }

  /// Restores the screen.
  func leave() { restoration.leave() }

  /// Suspends the program until the shell continues it.
  func suspend() {
    leave()
    raise(SIGTSTP)
    enter()
  }

  /// The size of the window in letters, at most 1000 × 1000.
  var size: (columns: Int, rows: Int) {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 else {
      return Self.size(of: winsize())
    }
    return Self.size(of: window)
  }

  /// Returns the size in which a scene is drawn; a window without a size counts as 80 × 24.
  ///
  /// A window can claim 65,535 × 65,535 letters, which need more memory than there is.
  static func size(of window: winsize) -> (columns: Int, rows: Int) {
    guard window.ws_col > 0, window.ws_row > 0 else { return (80, 24) }
    return (min(1000, Int(window.ws_col)), min(1000, Int(window.ws_row)))
  }

  /// Waits until something happens.
  ///
  /// - Parameter forever: Whether to wait until then, or to look only.
  func wait(forever: Bool) -> Event {
    var sources = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: restoration.news, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&sources, 2, forever ? -1 : 0)
    if count <= 0 { return .nothing }
    if sources[1].revents != 0 {
      let news = bytes(from: restoration.news)
      if news.contains(TerminalGuard.suspended) {
        suspend()
      } else if news.contains(TerminalGuard.resumed) {
        restoration.take()
      }
      return .resized
    }
    let typed = bytes(from: STDIN_FILENO)
    return typed.isEmpty ? .closed : .bytes(typed)
  }

  private func bytes(from file: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &buffer, buffer.count)
    return count > 0 ? Array(buffer[..<count]) : []
  }

  /// Writes to the screen.
  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { writeBytes(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR, errno != EAGAIN { return }
      bytes.removeFirst(max(0, count))
    }
  }
}

/// Calls `write` of the C library, by a name that no method hides.
func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
