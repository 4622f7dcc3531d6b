import LayoutCore

/// A checker that tests strategies against the laws that layouts keep.
///
/// ```swift
/// let violations = LayoutLaws(HoneycombLayout.registration).report(count: 2000).violations
/// ```
///
/// Each case consists of a collection, an environment and a strategy, all generated from one seed.
/// If a case breaks a law, the checker searches for a smaller case that still breaks the law.
public struct LayoutLaws<Strategy: LayoutStrategy>: Sendable {
  /// A function that changes the strategy of a case, and scripts answers to the strategy's own
  /// questions.
  public typealias Vary =
    @Sendable (inout Strategy, inout GeneratedCollection, inout SeededGenerator) -> Void
  /// A function that returns the strategy for the transposed collection along the other axis.
  public typealias Transpose = @Sendable (Strategy) -> Strategy

  /// The laws that the strategy claims to keep.
  public internal(set) var claims: Set<LayoutLaw>
  let strategy: Strategy
  let vary: Vary
  let transpose: Transpose?
  /// The strategy's own questions.
  let questions: [DeclaredQuestion]
  /// The laws that hold only if no question is answered.
  let withoutAnswers: Set<LayoutLaw>
  /// Returns the kinds of elements that the strategy of a case pins.
  var pinned: @Sendable (LayoutCase<Strategy>) -> Set<ElementKind>
  /// The parameters of the strategy, used to simplify and describe it; `nil` if they are not known.
  var parameters: StrategyParameters<Strategy>?
  /// The author's reference for ``LayoutLaw/matchesReference``.
  var reference: Reference?
  /// The maximum difference of frames from the reference, in points.
  var tolerance = 0.0

  /// Creates a checker for a strategy.
  ///
  /// - Parameter strategy: The strategy to check.
  /// - Parameter claims: The laws that the strategy claims to keep. The default is
  ///   ``LayoutLaw/expected``, without ``LayoutLaw/transposes`` if `transpose` is `nil`.
  /// - Parameter transpose: Returns the strategy along the other axis, for
  ///   ``LayoutLaw/transposes``.
  /// - Parameter questions: The strategy's own questions. Cases answer them, with valid and invalid
  ///   values.
  /// - Parameter withoutAnswers: The laws that hold only in cases without answers to the strategy's
  ///   own questions. A report counts the cases in which they are skipped.
  /// - Parameter pinned: Returns the kinds of elements that a strategy pins to an edge of the
  ///   viewport, for ``LayoutLaw/pinsHold``.
  /// - Parameter vary: A function that is called for every case, to try more than one set of
  ///   parameters.
  public init(
    _ strategy: Strategy, claims: Set<LayoutLaw>? = nil, transpose: Transpose? = nil,
    questions: [DeclaredQuestion] = [],
    withoutAnswers: Set<LayoutLaw> = [],
    pinned: @escaping @Sendable (Strategy) -> Set<ElementKind> = { _ in [] },
    vary: @escaping Vary = { _, _, _ in }
  ) {
    self.questions = questions
    self.withoutAnswers = withoutAnswers
    self.pinned = { pinned($0.strategy) }
    var usual = LayoutLaw.expected
    if transpose == nil { usual.remove(.transposes) }
    self.strategy = strategy
    self.claims = claims ?? usual
    self.transpose = transpose
    self.vary = vary
  }

  /// Returns a violation with a description and a drawing of the case.
  func violation(
    of law: LayoutLaw, _ finding: String, seed: UInt64, in example: LayoutCase<Strategy>
  ) -> LawViolation {
    var violation = LawViolation(law: law, finding: finding, seed: seed, input: describe(example))
    // A layout that cannot be prepared has no picture.
    if let prepared = try? example.prepared() {
      violation.picture = LayoutDrawing(fitting: prepared, columns: 32, rows: 12).description
    }
    return violation
  }

  private func describe(_ example: LayoutCase<Strategy>) -> String {
    let name = parameters?.describe(example.strategy) ?? "\(example.strategy)"
    let sections = example.collection.sections
    let items = sections.reduce(0) { $0 + $1.count }
    let content =
      items <= 12
      ? sections.map { "[" + $0.map { $0.description }.joined(separator: ", ") + "]" }
        .joined(separator: " ")
      : "of " + sections.map { "\($0.count)" }.joined(separator: " ") + " items"
    return "\(name)\n  \(example.environment)\n"
      + "  \(example.collection.flavor.rawValue) collection \(content), "
      + "viewport \(example.viewport)" + describeAnswers(example.collection.scripted.all)
  }

  private func describeAnswers(_ answers: [ScriptedAnswers.Answer]) -> String {
    if answers.isEmpty { return "" }
    let texts = answers.prefix(24).map { answer in
      let declared = questions.first { $0.property == answer.property }
      let name = declared?.name ?? "\(answer.property)"
      let unit = declared.map { $0.unit.isEmpty ? "" : " " + $0.unit } ?? ""
      let place =
        answer.property.subject == .section ? "\(answer.index.section)" : "\(answer.index)"
      return "\(place) \(name) \(answer.value)\(unit)"
    }
    let rest = answers.count - texts.count
    return "\n  answers: " + texts.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
