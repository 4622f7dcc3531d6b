/// A question that a strategy asks its delegate beyond counts and sizes.
///
/// A strategy declares its questions as static members, and a typed method for each in its own
/// delegate protocol. A question is named by a text that begins with the strategy's name, so that
/// different questions cannot be taken for each other:
///
/// ```swift
/// extension LayoutQuestion {
///   static var honeycombRotation: Self { Self("Honeycomb.rotation") }
/// }
/// ```
///
/// - Complexity: Comparing two different questions compares two integers, which optimized code
///   computes when it is compiled; a question asked once per item costs next to nothing if the
///   delegate does not answer it.
public struct LayoutQuestion: Sendable {
  /// The name of the strategy, a point, and the name of the question.
  public let name: StaticString

  /// The subject that the index of the question names.
  public let subject: Subject

  /// A number computed from the name; two names may have the same.
  @usableFromInline let digest: UInt64

  /// The subject of a question, which its index names.
  public enum Subject: Hashable, Sendable {
    /// The item at the index.
    case item
    /// The section of the index; the item is 0, or a number that the question explains.
    case section
  }

  /// Creates a question with the given name, such as "Waterfall.columns".
  @inlinable
  public init(_ name: StaticString, about subject: Subject = .item) {
    self.name = name
    self.subject = subject
    // FNV-1a, by G. Fowler, L. Noll and K.-P. Vo.
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
    // Within one module, equal texts are mostly the same text.
    if name.utf8Start == other.name.utf8Start { return true }
    return (0..<count).allSatisfy { name.utf8Start[$0] == other.name.utf8Start[$0] }
  }

  /// Hashes the name and the subject.
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
