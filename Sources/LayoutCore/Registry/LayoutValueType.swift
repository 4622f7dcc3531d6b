/// Which values a parameter takes: their sort and their range.
public indirect enum LayoutValueType: Hashable, Sendable {
  /// True or false.
  case flag
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A finite number in a range.
  case number(ClosedRange<Double>)
  /// One of several names.
  case choice([String])
  /// A text; `form` says what it looks like, `pattern` is a regular expression for it.
  case text(form: String, pattern: String)
  /// A size whose width and height both lie in a range.
  case size(ClosedRange<Double>)
  /// Insets that all lie in a range.
  case insets(ClosedRange<Double>)
  /// A fixed number of columns, or a least width for as many as fit.
  case columns
  /// A value of the given type, or nothing.
  case optional(LayoutValueType)
  /// Any number of values of the given type.
  case list(of: LayoutValueType)

  /// Every finite number that a layout can work with.
  public static var anyLength: ClosedRange<Double> { -1e9...1e9 }
  /// Every such number that is not negative.
  public static var nonNegativeLength: ClosedRange<Double> { 0...1e9 }

  /// What is expected, in words: "a number", "one of …".
  public var sort: String {
    switch self {
    case .flag: "true or false"
    case .integer: "an integer"
    case .number: "a number"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    case .text(let form, _): "a text (\(form))"
    case .size: "a size"
    case .insets: "insets"
    case .columns: "columns"
    case .optional(let type): "\(type.sort) or nothing"
    case .list(let type): "a list, each \(type.sort)"
    }
  }

  /// What is expected and in which range, in words: "a number, 0 and up".
  var sortAndRange: String { range == sort ? sort : "\(sort), \(range)" }

  /// The range, in words; the sort where there is no range.
  public var range: String {
    switch self {
    case .integer(let range): LayoutValueType.text(range.lowerBound, range.upperBound)
    case .number(let range), .size(let range), .insets(let range):
      LayoutValueType.text(range.lowerBound, range.upperBound)
    case .columns: "1 to \(LayoutLimits.maximumTracks), or a least width above 0"
    case .optional(let type), .list(let type): type.range
    case .flag, .choice, .text: sort
    }
  }

  /// The range, in words, and how far "and up" goes where `value` is beyond it.
  func range(refusing value: LayoutValue) -> String {
    switch (self, value) {
    case (.integer(let bounds), .integer(let integer))
    where integer > bounds.upperBound && bounds.upperBound >= LayoutLimits.maximumCount:
      return "\(range), to \(bounds.upperBound)"
    case (.number(let bounds), _), (.size(let bounds), _), (.insets(let bounds), _):
      let isHuge = value.largestMagnitude > bounds.upperBound
      return isHuge && bounds.upperBound >= LayoutValueType.anyLength.upperBound
        ? "\(range), to \(bounds.upperBound.layoutText)" : range
    case (.optional(let type), _): return type.range(refusing: value)
    default: return range
    }
  }

  private static func text(_ lower: Int, _ upper: Int) -> String {
    let first = lower == .min ? "any" : "\(lower)"
    return upper >= LayoutLimits.maximumCount ? "\(first) and up" : "\(first) to \(upper)"
  }

  private static func text(_ lower: Double, _ upper: Double) -> String {
    if lower <= anyLength.lowerBound, upper >= anyLength.upperBound { return "any finite number" }
    return upper >= anyLength.upperBound
      ? "\(lower.layoutText) and up" : "\(lower.layoutText) to \(upper.layoutText)"
  }

  /// What came of checking a value against a type.
  enum Verdict {
    /// The value is good; this is its canonical form.
    case accepted(LayoutValue)
    /// The value is of another sort.
    case wrongSort
    /// The value is of the right sort but outside the range.
    case outOfRange
  }

  /// Checks `value` and gives its canonical form: integers become numbers or columns where those
  /// are expected.
  func check(_ value: LayoutValue) -> Verdict {
    switch (self, value) {
    case (.flag, .flag), (.text, .text): return .accepted(value)
    case (.integer(let range), .integer(let integer)):
      return range.contains(integer) ? .accepted(value) : .outOfRange
    case (.number(let range), .integer(let integer)):
      let number = Double(integer)
      return range.contains(number) ? .accepted(.number(number)) : .outOfRange
    case (.number(let range), .number(let number)):
      return range.contains(number) ? .accepted(value) : .outOfRange
    case (.choice(let names), .text(let name)):
      return names.contains(name) ? .accepted(value) : .outOfRange
    case (.size(let range), .size(let size)):
      let isGood = range.contains(size.width) && range.contains(size.height)
      return isGood ? .accepted(value) : .outOfRange
    case (.insets(let range), .insets(let insets)):
      let edges = [insets.top, insets.leading, insets.bottom, insets.trailing]
      return edges.allSatisfy { range.contains($0) } ? .accepted(value) : .outOfRange
    case (.columns, .integer(let count)):
      return check(.columns(.fixed(count)))
    case (.columns, .columns(.fixed(let count))):
      return count >= 1 && count <= LayoutLimits.maximumTracks ? .accepted(value) : .outOfRange
    case (.columns, .columns(.adaptive(let width))):
      return width > 0 && width <= 1e9 ? .accepted(value) : .outOfRange
    case (.optional, .none): return .accepted(.none)
    case (.optional(let type), _): return type.check(value)
    case (.list(let type), .list(let values)): return checkAll(values, type)
    default: return .wrongSort
    }
  }

  private func checkAll(_ values: [LayoutValue], _ type: LayoutValueType) -> Verdict {
    var accepted: [LayoutValue] = []
    for value in values {
      switch type.check(value) {
      case .accepted(let canonical): accepted.append(canonical)
      case .wrongSort: return .wrongSort
      case .outOfRange: return .outOfRange
      }
    }
    return .accepted(.list(accepted))
  }
}
