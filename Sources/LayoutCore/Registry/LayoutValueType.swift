/// The type of a parameter's value, with its range.
public indirect enum LayoutValueType: Hashable, Sendable {
  /// The type of Boolean values.
  case flag
  /// The type of integers in a range.
  case integer(ClosedRange<Int>)
  /// The type of finite numbers in a range.
  case number(ClosedRange<Double>)
  /// The type of names from a list of choices.
  case choice([String])
  /// The type of texts in a certain form.
  ///
  /// `form` is a description of the form, and `pattern` is a regular expression for it.
  case text(form: String, pattern: String)
  /// The type of sizes whose width and height are in a range, in points.
  case size(ClosedRange<Double>)
  /// The type of insets that are all in a range, in points.
  case insets(ClosedRange<Double>)
  /// The type of numbers of columns, fixed or adaptive.
  ///
  /// A fixed number must be in 1...65535. The minimum width of adaptive columns must be greater
  /// than 0 and at most 10⁹ points.
  case columns
  /// The type of values that are either of the given type or none.
  case optional(LayoutValueType)
  /// The type of lists with any number of values of the given type.
  case list(of: LayoutValueType)
  /// The type of objects that describe one of the given layouts.
  ///
  /// The member `layout` is the name of the layout, and the optional member `parameters` is an
  /// object with values for its parameters. Objects can have the given members too.
  case layout(of: [LayoutDescriptor], members: [ParameterDescriptor])

  /// The default range of lengths in a configuration that may be negative, in points.
  ///
  /// A range of a parameter restricts configurations only. Code can set any length; layouts replace
  /// lengths beyond ``LayoutLimits/maximumLength``.
  public static var anyLength: ClosedRange<Double> { -1e9...1e9 }
  /// The default range of lengths in a configuration that must not be negative, in points.
  public static var nonNegativeLength: ClosedRange<Double> { 0...1e9 }

  /// A description of the expected value, such as "a number" or "one of …".
  public var kind: String {
    switch self {
    case .flag: "true or false"
    case .integer: "an integer"
    case .number: "a number"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    case .text(let form, _): "a text (\(form))"
    case .size: "a size"
    case .insets: "insets"
    case .columns: "columns"
    case .optional(let type): "\(type.kind) or nothing"
    case .list(let type): "a list, each \(type.kind)"
    case .layout: "a layout with its parameters"
    }
  }

  /// A description of the expected value and its range, such as "a number, 0 and up".
  var kindAndRange: String {
    kind.hasPrefix(range) || kind.hasSuffix(range) ? kind : "\(kind), \(range)"
  }

  /// A description of the range, or ``kind`` if there is no range.
  ///
  /// A bound of ±10⁹ points, or of ``LayoutLimits/maximumCount``, is left out: the texts are "0 and
  /// up" and "any finite number".
  public var range: String {
    switch self {
    case .integer(let range): LayoutValueType.text(range.lowerBound, range.upperBound)
    case .number(let range), .size(let range), .insets(let range):
      LayoutValueType.text(range.lowerBound, range.upperBound)
    case .columns: "1 to \(LayoutLimits.maximumTracks), or a least width above 0"
    case .optional(let type), .list(let type): type.range
    case .flag, .choice, .text, .layout: kind
    }
  }

  /// Returns a description of the range, with its upper bound if `value` exceeds it.
  func range(refusing value: LayoutValue) -> String {
    switch (self, value) {
    case (.integer(let bounds), .integer(let integer))
    where integer > bounds.upperBound && bounds.upperBound >= LayoutLimits.maximumCount:
      return "\(range), to \(bounds.upperBound)"
    case (.number(let bounds), _), (.size(let bounds), _), (.insets(let bounds), _):
      let isHuge = value.numbers.contains { $0.magnitude > bounds.upperBound }
      guard isHuge, bounds.upperBound >= LayoutValueType.anyLength.upperBound else { return range }
      // The refused number may be finite.
      return bounds.lowerBound <= LayoutValueType.anyLength.lowerBound
        ? "\(bounds.lowerBound.layoutText) to \(bounds.upperBound.layoutText)"
        : "\(range), to \(bounds.upperBound.layoutText)"
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
}
