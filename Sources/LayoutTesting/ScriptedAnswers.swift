import LayoutCore

/// The answers that a generated collection gives to a strategy's own questions.
///
/// - Complexity: An answer is found in constant time, however many there are.
public struct ScriptedAnswers: Sendable, ExpressibleByArrayLiteral {
  /// An answer to one question about one item or section.
  public struct Answer: Sendable {
    /// The question.
    public var question: LayoutQuestion
    /// The item or section that the question is about.
    public var index: ElementIndex
    /// The number that answers the question; a whole number answers as an integer.
    public var number: Double

    /// Creates an answer to `question` at `index`.
    public init(question: LayoutQuestion, index: ElementIndex, number: Double) {
      self.question = question
      self.index = index
      self.number = number
    }

    var value: LayoutAnswer { Int(exactly: number).map { .integer($0) } ?? .number(number) }
  }

  /// The answers in the order in which they were added.
  public private(set) var all: [Answer] = []
  /// The places in ``all``, by index: a search through all answers would make every preparation quadratic.
  private var places: [ElementIndex: [Int]] = [:]

  /// Creates a list of `answers`; of several to one question, the first counts.
  public init(_ answers: some Sequence<Answer> = EmptyCollection()) {
    for answer in answers { append(answer) }
  }

  /// Creates a list of the given answers.
  public init(arrayLiteral elements: Answer...) { self.init(elements) }

  /// A Boolean value that indicates whether there are no answers.
  public var isEmpty: Bool { all.isEmpty }

  /// Adds an answer.
  public mutating func append(_ answer: Answer) {
    places[answer.index, default: []].append(all.count)
    all.append(answer)
  }

  /// Returns the answer to `question` at `index`, or nil if there is none.
  public func answer(to question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    guard let places = places[index] else { return nil }
    for place in places where all[place].question == question { return all[place].value }
    return nil
  }
}
