/// A question that a strategy asks its delegate in addition to counts and sizes.
///
/// A strategy declares its questions as static members, with a typed method for each in its own
/// delegate protocol. The name of a question begins with the name of the strategy, so that the
/// questions of different strategies differ:
///
/// ```swift
/// extension LayoutQuestion {
///   static var honeycombRotation: Self { Self("Honeycomb.rotation") }
/// }
/// ```
///
/// - Complexity: To compare two different questions, the type compares two integers, which
///   optimized code computes at compile time. A question that the delegate does not answer adds
///   little cost, even if it is asked once per item.
public struct LayoutQuestion: Sendable {
  /// The name of the strategy, a period, and the name of the question.
  public let name: StaticString

  /// The subject of the question, which its index specifies.
  public let subject: Subject

  /// A hash value of the name; different names may have the same value.
  @usableFromInline let digest: UInt64

  /// The subject of a question, which its index specifies.
  public enum Subject: Hashable, Sendable {
    /// The item at the index.
    case item
    /// The section of the index.
    ///
    /// The item of the index is 0, or a number that the question specifies.
    case section
  }

  /// Creates a question with the given name, such as `Waterfall.columns`.
  ///
  /// - Parameter name: The name of the strategy, a period, and the name of the question.
  /// - Parameter subject: The subject that the index of the question specifies. The default is an
  ///   item.
  @inlinable
  public init(_ name: StaticString, about subject: Subject = .item) {
    self.name = name
    self.subject = subject
    // This is the FNV-1a hash function by G. Fowler, L. Noll and K.-P. Vo.
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for place in 0..<name.utf8CodeUnitCount {
      digest = (digest ^ UInt64(name.utf8Start[place])) &* 0x100_0000_01b3
    }
    self.digest = digest
  }
}

extension LayoutQuestion: Hashable {
  /// Returns a Boolean value that indicates whether two questions have the same name and subject.
  @inlinable
  public static func == (lhs: LayoutQuestion, rhs: LayoutQuestion) -> Bool {
    lhs.digest == rhs.digest && lhs.subject == rhs.subject && lhs.hasName(of: rhs)
  }

  @usableFromInline
  func hasName(of other: LayoutQuestion) -> Bool {
    let count = name.utf8CodeUnitCount
    guard count == other.name.utf8CodeUnitCount else { return false }
    // Within a module, equal names usually share their storage.
    if name.utf8Start == other.name.utf8Start { return true }
    return (0..<count).allSatisfy { name.utf8Start[$0] == other.name.utf8Start[$0] }
  }

  /// Hashes the name and the subject into `hasher`.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
    hasher.combine(subject)
  }
}

extension LayoutQuestion: CustomStringConvertible {
  /// The name of the question.
  public var description: String { name.description }
}
