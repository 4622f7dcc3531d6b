import Foundation

/// The rules of a framework for its clients, and the violations that were found.
///
/// The stand-ins record violations of a framework's documentation by a host; tests expect none.
@MainActor
public enum Contracts {
  /// The violated rules, in words, since the last ``reset()``.
  public private(set) static var broken: [String] = []
  /// The methods of the host that were called, in order, since the last ``reset()``.
  public private(set) static var calls: [String] = []

  /// Removes all recorded violations and calls.
  public static func reset() {
    broken = []
    calls = []
  }

  /// Records `message` if `condition` is false.
  public static func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { broken.append(message()) }
  }

  /// Records the call of a method of the host.
  public static func note(_ hook: String) { calls.append(hook) }
}
