import LayoutCore

/// A property of the answer to a strategy's own question, with the range of its valid values.
///
/// ```swift
/// DeclaredQuestion("start", .plannerItem, \.start, .number(0...24), unit: "hours")
/// DeclaredQuestion(
///   "end", .plannerItem, \.end, .number(0...24), unit: "hours", atLeast: "start")
/// ```
///
/// The laws generate values in the range, and values that are NaN, negative, huge, missing, or less
/// than their minimum. A violation prints these values. To find the smallest case, the laws remove
/// them one by one.
public struct DeclaredQuestion: Sendable {
  /// The name of the property in reports.
  public let name: String
  /// The property of the answer.
  public let property: AnswerProperty
  /// The type and the range of valid values.
  public let type: LayoutValueType
  /// The unit of the values; empty for points and for plain numbers.
  public let unit: String
  /// The name of another property of the same answer, if its value is the minimum of this one.
  public let least: String?
  /// The result of a value outside the range.
  public let outside: Outside

  /// The result of a value outside the range of valid values.
  public enum Outside: Sendable {
    /// The strategy replaces and reports the value.
    case reported
    /// The strategy clamps or accepts the value without a report.
    ///
    /// A number that is not finite must still be reported.
    case clamped
  }

  /// Creates the declaration of a property.
  ///
  /// - Parameter name: The name of the property in reports.
  /// - Parameter question: The question as the strategy asks it.
  /// - Parameter path: The property of the answer.
  /// - Parameter type: The type and the range of valid values.
  /// - Parameter unit: The unit of the values; empty for points and for plain numbers.
  /// - Parameter least: The name of a property with numeric values that is declared before this
  ///   one; its value is the minimum. A value below it counts as outside the range.
  /// - Parameter outside: The result of a value outside the range. The default is that the strategy
  ///   reports it.
  public init<Answer, Value: AnswerValue>(
    _ name: String, _ question: LayoutQuestion<Answer>,
    _ path: WritableKeyPath<Answer, Value> & Sendable, _ type: LayoutValueType,
    unit: String = "", atLeast least: String? = nil, outside: Outside = .reported
  ) {
    self.name = name
    self.property = AnswerProperty(question, path)
    self.type = type
    self.unit = unit
    self.least = least
    self.outside = outside
  }

  /// Returns a valid value that is at least `least`.
  func answer(atLeast least: Double?, using random: inout SeededGenerator) -> LayoutValue? {
    switch type {
    case .integer(let range):
      let lower = max(range.lowerBound, least.flatMap { Int(exactly: $0.rounded(.up)) } ?? .min)
      return .integer(random.integer(in: min(lower, range.upperBound)...range.upperBound))
    case .number(let range):
      let lower = min(max(range.lowerBound, least ?? -.infinity), range.upperBound)
      let valid = lower...range.upperBound
      // Lengths without end are far beyond the limits of positions.
      guard lower.isFinite, valid.upperBound.isFinite else {
        return .number(LayoutValueType.length(valid, &random))
      }
      return .number(min(max(random.length(in: valid), lower), valid.upperBound))
    default: return type.value(using: &random)
    }
  }

  /// Returns an invalid value: not a number, out of range, or of another type, which has no effect.
  func badAnswer(using random: inout SeededGenerator) -> LayoutValue? {
    let number = random.pick([.nan, .infinity, -.infinity, -1e300, 1e300, -40.5, 1e12])
    switch type {
    case .flag: return random.pick([.number(.nan), .integer(7)])
    case .integer(let range):
      let huge = random.pick([Int.max, Int.min, range.lowerBound &- 1, range.upperBound &+ 1, -7])
      return random.oneIn(4) ? .number(number) : .integer(huge)
    case .number: return .number(number)
    // Both extents are invalid, because a layout may use only one of them.
    case .size: return .size(LayoutSize(width: number, height: random.pick([number, .nan])))
    case .insets:
      return .insets(
        LayoutInsets(top: number, leading: random.pick([number, 0]), bottom: 1, trailing: number))
    case .columns:
      return random.pick([
        .integer(0), .integer(-3), .integer(.max), .columns(.adaptive(minimumWidth: number)),
        .columns(.tracks([.fixed(number), .fraction(number), .flexible(maximum: number)])),
      ])
    default: return .flag(true)
    }
  }

  /// Returns a value in the range that is less than `least`; `nil` if there is none.
  func answer(below least: Double, using random: inout SeededGenerator) -> LayoutValue? {
    switch type {
    case .integer(let range):
      guard let least = Int(exactly: least.rounded(.up)), range.contains(least - 1) else {
        return nil
      }
      return .integer(random.integer(in: range.lowerBound...least - 1))
    case .number(let range):
      // Numbers that differ by less than a hundredth can be equal in the units of a layout.
      let (lower, upper) = (max(range.lowerBound, least - 100), min(least, range.upperBound) - 0.01)
      return lower <= upper ? .number(random.number(in: lower...upper)) : nil
    default: return nil
    }
  }

  /// Returns whether a value has another type, or is invalid whatever the other answers are.
  func isInvalid(_ value: LayoutValue) -> Bool {
    switch (type, value) {
    case (.integer(let range), .integer(let integer)): !range.contains(integer)
    case (.number(let range), .number(let number)): !range.contains(number)
    default: true
    }
  }

  /// Returns whether a strategy must report an answer as invalid.
  ///
  /// A value of another type counts as missing. No layout can use NaN or an infinite number, or,
  /// unless it clamps, a number out of range without a change.
  ///
  /// - Parameter least: The answer that is the minimum; `nil` if there is none, or if it is
  ///   invalid.
  func mustBeReported(_ value: LayoutValue, atLeast least: Double? = nil) -> Bool {
    func isBad(_ number: Double, _ range: ClosedRange<Double>) -> Bool {
      !number.isFinite || outside == .reported && !range.contains(number)
    }
    if outside == .reported, let least, let number = Double.value(from: value), number < least {
      return true
    }
    switch (type, value) {
    case (.integer(let range), .integer(let integer)):
      return outside == .reported && !range.contains(integer)
    case (.number(let range), .number(let number)): return isBad(number, range)
    case (.size(let range), .size(let size)):
      return isBad(size.width, range) || isBad(size.height, range)
    case (.insets(let range), .insets(let insets)):
      return [insets.top, insets.leading, insets.bottom, insets.trailing].contains {
        isBad($0, range)
      }
    default: return false
    }
  }
}

extension [DeclaredQuestion] {
  /// Returns answers to the questions about one item or one section.
  func answers(
    about subject: QuestionSubject, using random: inout SeededGenerator
  ) -> [EditableCollection.Answer] {
    var answers: [EditableCollection.Answer] = []
    var numbers: [String: Double] = [:]
    for declared in self where declared.property.subject == subject {
      let least = declared.least.flatMap { numbers[$0] }
      if let value = declared.answer(atLeast: least, using: &random) {
        numbers[declared.name] = Double.value(from: value)
        answers.append(.init(declared.property, value))
      }
    }
    return answers
  }

  /// The answers that inserted items and sections give.
  var script: EditableCollection.Script {
    isEmpty
      ? .init()
      : .init(
        item: { answers(about: .item, using: &$0) },
        section: { answers(about: .section, using: &$0) })
  }

  /// Adds answers to a collection: to all questions, to some, or to none.
  ///
  /// If the flavor of the collection is `.bad`, some answers are invalid.
  func answer(_ collection: inout GeneratedCollection, using random: inout SeededGenerator) {
    guard !isEmpty, !random.oneIn(8) else { return }
    // Only one question has invalid answers, so that its report does not hide the faults of
    // another. For the same reason, values are usually invalid in one way only.
    var corrupt: CorruptQuestion?
    if collection.flavor == .bad, !random.oneIn(3) {
      let declared = random.pick(self)
      corrupt = CorruptQuestion(
        declared: declared, least: declared.least.flatMap { least in first { $0.name == least } },
        value: random.oneIn(3) ? nil : declared.badAnswer(using: &random))
      if corrupt?.least != nil { corrupt?.isOutOfOrder = random.oneIn(2) }
      if !random.oneIn(3) { collection.makeSizesGood() }
    }
    let rarity = random.pick([1, 1, 1, 2, 5])
    for section in collection.sections.indices {
      let items = collection.sections[section].indices
      collection.give(
        answers(about: .section, corrupt, rarity, &random), at: ElementIndex(section: section))
      for item in items {
        collection.give(
          answers(about: .item, corrupt, rarity, &random),
          at: ElementIndex(section: section, item: item))
      }
      // Add an answer for an item that does not exist, which no layout may request.
      collection.give(
        answers(about: .item, nil, 1, &random),
        at: ElementIndex(section: section, item: items.count))
    }
  }

  private func answers(
    about subject: QuestionSubject, _ corrupt: CorruptQuestion?, _ rarity: Int,
    _ random: inout SeededGenerator
  ) -> [EditableCollection.Answer] {
    guard random.oneIn(rarity) else { return [] }
    var answers = answers(about: subject, using: &random)
    guard let corrupt, corrupt.declared.property.subject == subject, random.oneIn(3) else {
      return answers
    }
    guard let place = answers.firstIndex(where: { $0.property == corrupt.declared.property }) else {
      return answers
    }
    if random.oneIn(6) {
      answers.remove(at: place)
    } else if corrupt.isOutOfOrder {
      let least = answers.first { $0.property == corrupt.least?.property }
        .flatMap { Double.value(from: $0.value) }
      if let value = least.flatMap({ corrupt.declared.answer(below: $0, using: &random) }) {
        answers[place].value = value
      }
    } else if let value = corrupt.value ?? corrupt.declared.badAnswer(using: &random) {
      answers[place].value = value
    }
    return answers
  }
}

/// A question that a case answers with invalid values.
private struct CorruptQuestion {
  var declared: DeclaredQuestion
  /// The question whose answer is the minimum.
  var least: DeclaredQuestion?
  /// The only invalid answer; `nil` for a random one each time.
  var value: LayoutValue?
  /// A Boolean value that indicates whether answers are valid but less than their minimum.
  var isOutOfOrder = false
}
