import LayoutCore

/// The answers of a generated collection to a strategy's own questions.
///
/// - Complexity: O(1) on average to find an answer.
public struct ScriptedAnswers: Sendable, ExpressibleByArrayLiteral {
  /// A property of an answer about one item or section.
  public struct Answer: Hashable, Sendable {
    /// The property that is set.
    public var property: AnswerProperty
    /// The item or section that the question is about.
    public var index: ElementIndex
    /// The value of the property.
    public var value: LayoutValue

    /// Creates an answer about an item or section.
    public init(_ property: AnswerProperty, at index: ElementIndex, _ value: LayoutValue) {
      self.property = property
      self.index = index
      self.value = value
    }

    /// Creates an answer with a number, which becomes an integer if it is whole.
    public init<Parent, Value: AnswerValue>(
      _ question: LayoutQuestion<Parent>, _ path: WritableKeyPath<Parent, Value> & Sendable,
      at index: ElementIndex, number: Double
    ) {
      self.init(AnswerProperty(question, path), at: index, LayoutValue(number: number))
    }
  }

  /// The answers in the order in which they were added.
  public private(set) var all: [Answer] = []
  /// The positions in ``all``, by index, so that no preparation searches all answers.
  private var places: [ElementIndex: [Int]] = [:]
  /// The position in ``all`` of one answer for each property, which answers probes.
  private var examples: [AnswerProperty: Int] = [:]

  /// Creates a list of answers; if several set the same property, the first one applies.
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
    // An answer of the wrong kind has no effect, so it is no example.
    if answer.property.takes(answer.value) { examples[answer.property] = all.count }
    all.append(answer)
  }

  /// Changes the answer in a slot as specified for its index.
  ///
  /// A probe is answered if there is such an answer about any index.
  ///
  /// - Complexity: O(k) for k answers at the index.
  public func answer(in slot: inout AnswerSlot) {
    if slot.isProbe {
      for place in examples.values { all[place].property.fill(&slot, with: all[place].value) }
    } else if let places = places[slot.index] {
      for place in places.reversed() { all[place].property.fill(&slot, with: all[place].value) }
    }
  }
}

extension LayoutValue {
  /// Creates an integer if `number` is whole, and a number otherwise.
  init(number: Double) { self = Int(exactly: number).map { .integer($0) } ?? .number(number) }
}
