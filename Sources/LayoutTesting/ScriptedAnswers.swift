import LayoutCore

/// The answers of a generated collection to a strategy's own questions.
///
/// - Complexity: O(1) on average to find an answer.
public struct ScriptedAnswers: Sendable, ExpressibleByArrayLiteral {
  /// An answer to one question about one item or section.
  public struct Answer: Hashable, Sendable {
    /// The question that is answered.
    public var question: LayoutQuestion
    /// The item or section that the question is about.
    public var index: ElementIndex
    /// The value that answers the question.
    public var value: LayoutValue

    /// Creates an answer to a question about an item or section.
    public init(question: LayoutQuestion, index: ElementIndex, value: LayoutValue) {
      self.question = question
      self.index = index
      self.value = value
    }

    /// Creates an answer with a number, which becomes an integer if it is whole.
    public init(question: LayoutQuestion, index: ElementIndex, number: Double) {
      self.init(question: question, index: index, value: LayoutValue(number: number))
    }
  }

  /// The answers in the order in which they were added.
  public private(set) var all: [Answer] = []
  /// The positions in ``all``, by index, so that no preparation searches all answers.
  private var places: [ElementIndex: [Int]] = [:]

  /// Creates a list of answers; if several answer the same question, the first one applies.
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

  /// Returns the answer to a question at an index; `nil` if there is none.
  ///
  /// - Parameter question: The question of a strategy.
  /// - Parameter index: The index of an item, or of a section with item 0.
  /// - Complexity: O(k) for k answers at the index.
  public func answer(to question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    guard let places = places[index] else { return nil }
    for place in places where all[place].question == question { return all[place].value.answer }
    return nil
  }
}

extension LayoutValue {
  /// Creates an integer if `number` is whole, and a number otherwise.
  init(number: Double) { self = Int(exactly: number).map { .integer($0) } ?? .number(number) }

  /// The value as the answer of a delegate; `nil` if no delegate can answer it.
  var answer: LayoutAnswer? {
    switch self {
    case .flag(let flag): .flag(flag)
    case .integer(let integer): .integer(integer)
    case .number(let number): .number(number)
    case .size(let size): .size(size)
    case .insets(let insets): .insets(insets)
    case .columns(let columns): .columns(columns)
    case .none, .text, .list: nil
    }
  }
}
