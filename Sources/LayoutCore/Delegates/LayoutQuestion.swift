/// A question that a strategy asks its delegate beyond counts and sizes.
///
/// A strategy declares its questions as static members, and a typed method for each in its own
/// delegate protocol. Questions of different strategies never meet as long as their domains differ:
///
/// ```swift
/// extension LayoutQuestion {
///   static var honeycombRotation: Self { Self(domain: 0x486f_6e65_7963_6f6d, number: 1) }
/// }
/// ```
///
/// - Complexity: Comparing two questions compares two integers; a question asked once per item
///   costs next to nothing where nobody answers it.
public struct LayoutQuestion: Hashable, Sendable {
  /// What sets one strategy's questions apart from another's; any number that nobody else uses, for
  /// instance eight letters of the strategy's name.
  public let domain: UInt64
  /// Which of the strategy's questions this is.
  public let number: Int

  /// What its index stands for.
  public let subject: Subject

  /// What a question is about, which tells what the index stands for that it is asked with.
  public enum Subject: Hashable, Sendable {
    /// The item at the index.
    case item
    /// The section of the index; the item is 0, or a number that the question explains.
    case section
  }

  /// Question `number` of the strategy with the given domain.
  @inlinable
  public init(domain: UInt64, number: Int, about subject: Subject = .item) {
    self.domain = domain
    self.number = number
    self.subject = subject
  }
}
