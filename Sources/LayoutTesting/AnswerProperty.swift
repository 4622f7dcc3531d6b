import LayoutCore

/// A property of the answer to a strategy's own question.
///
/// Generated collections change answers property by property, so that they need not know the type
/// of an answer.
public struct AnswerProperty: Sendable {
  /// The name of the question, such as `Waterfall.section`.
  public let question: String
  /// The subject of the question.
  public let subject: QuestionSubject
  /// The type of the property.
  public var valueType: Any.Type { Swift.type(of: path as AnyKeyPath).valueType }
  private let path: AnyKeyPath & Sendable
  private let set: @Sendable (inout AnswerSlot, LayoutValue) -> Void
  private let accepts: @Sendable (LayoutValue) -> Bool

  /// Creates a property of the answer to a question.
  ///
  /// - Parameter question: The question.
  /// - Parameter path: The property.
  public init<Answer, Value: AnswerValue>(
    _ question: LayoutQuestion<Answer>, _ path: WritableKeyPath<Answer, Value> & Sendable
  ) {
    self.question = question.name.description
    subject = question.subject
    self.path = path
    accepts = { Value.value(from: $0) != nil }
    set = { slot, value in
      guard let value = Value.value(from: value) else { return }
      slot.fill(question) { $1[keyPath: path] = value }
    }
  }

  /// Returns a Boolean value that indicates whether the property can have a value.
  func takes(_ value: LayoutValue) -> Bool { accepts(value) }

  /// Changes the property, if the slot is for the answer that has it.
  ///
  /// A value of another kind has no effect.
  ///
  /// - Parameter slot: The slot of an answer.
  /// - Parameter value: The value of the property.
  public func fill(_ slot: inout AnswerSlot, with value: LayoutValue) { set(&slot, value) }
}

extension AnswerProperty: Hashable {
  /// Returns a Boolean value that indicates whether two properties belong to the same question.
  public static func == (lhs: AnswerProperty, rhs: AnswerProperty) -> Bool {
    lhs.question == rhs.question && lhs.subject == rhs.subject && lhs.path == rhs.path
  }

  /// Hashes the question and the property into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(question)
    hasher.combine(path)
  }
}

extension AnswerProperty: CustomStringConvertible {
  /// The name of the question, followed by the property.
  public var description: String { "\(question) \(path)" }
}
