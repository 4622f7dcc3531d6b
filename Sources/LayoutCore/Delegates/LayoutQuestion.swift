/// A question that a strategy asks its delegate in addition to counts and sizes.
///
/// The answer is a value of type `Answer`. A strategy declares one question for each kind of
/// answer, and a method of its own delegate protocol that returns the answer:
///
/// ```swift
/// extension LayoutQuestion where Answer == HoneycombSection {
///   static var honeycombSection: Self { Self("Honeycomb.section", about: .section) }
/// }
/// ```
///
/// The name of a question begins with the name of the strategy, so that the questions of different
/// strategies differ. Two questions are equal if their names and the types of their answers are
/// equal.
///
/// - Important: Declare each name once. Embedded Swift cannot compare types. There, two questions
///   of one name must have answers of one type.
/// - Complexity: Two questions are compared by the addresses of their names, and by the code units
///   if the addresses differ.
public struct LayoutQuestion<Answer>: Sendable {
  /// The name of the strategy, a period, and the name of the question.
  public let name: StaticString

  /// The subject of the question, which its index specifies.
  public let subject: QuestionSubject

  /// Creates a question with the given name, such as `Waterfall.section`.
  ///
  /// - Parameter name: The name of the strategy, a period, and the name of the question.
  /// - Parameter subject: The subject that the index of the question specifies. The default is an
  ///   item.
  public init(_ name: StaticString, about subject: QuestionSubject = .item) {
    self.name = name
    self.subject = subject
  }
}

extension LayoutQuestion: CustomStringConvertible {
  /// The name of the question.
  public var description: String { name.description }
}

extension StaticString {
  /// Returns a Boolean value that indicates whether two names have the same UTF-8 code units.
  func hasUnits(of other: StaticString) -> Bool {
    utf8CodeUnitCount == other.utf8CodeUnitCount
      && (0..<utf8CodeUnitCount).allSatisfy { utf8Start[$0] == other.utf8Start[$0] }
  }
}
