import LayoutCore

/// The answers that a generated collection gives to a strategy's own questions.
///
/// - Complexity: An answer is found in constant time, however many there are.
public struct ScriptedAnswers: Sendable, ExpressibleByArrayLiteral {
  /// An answer to one question about one item or section.
  public struct Answer: Hashable, Sendable {
    /// The question.
    public var question: LayoutQuestion
    /// The item or section that the question is about.
    public var index: ElementIndex
    /// The value that answers the question.
    public var value: LayoutValue

    /// Creates an answer to `question` at `index`.
    public init(question: LayoutQuestion, index: ElementIndex, value: LayoutValue) {
      self.question = question
      self.index = index
      self.value = value
    }

    /// Creates an answer of `number`, as an integer if it is whole.
    public init(question: LayoutQuestion, index: ElementIndex, number: Double) {
      self.init(question: question, index: index, value: LayoutValue(number: number))
    }
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
    for place in places where all[place].question == question { return all[place].value.answer }
    return nil
  }
}

extension LayoutValue {
  /// Creates an integer if `number` is whole, and a number otherwise.
  init(number: Double) { self = Int(exactly: number).map { .integer($0) } ?? .number(number) }

  /// The value as a delegate answers it; nil for what no delegate can answer.
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
