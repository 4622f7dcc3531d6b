import Foundation

/// What a framework demands of those who use it, and whether they kept to it.
///
/// The stand-ins note here what a host does against a framework's documentation; tests expect nothing.
@MainActor
public enum Contracts {
  /// What was broken, in words, since the last ``reset()``.
  public private(set) static var broken: [String] = []
  /// The hooks that were called, in order, since the last ``reset()``.
  public private(set) static var calls: [String] = []

  /// Forgets everything.
  public static func reset() {
    broken = []
    calls = []
  }

  /// Notes `message` unless `condition` holds.
  public static func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { broken.append(message()) }
  }

  /// Notes that a hook is called.
  public static func note(_ hook: String) { calls.append(hook) }
}
