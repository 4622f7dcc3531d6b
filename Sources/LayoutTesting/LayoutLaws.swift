import LayoutCore

/// Checks strategies against the laws that layouts keep.
///
/// ```swift
/// let violations = LayoutLaws(HoneycombLayout()).check(count: 2000)
/// ```
public struct LayoutLaws<Strategy: LayoutStrategy>: Sendable {
  /// Changes the strategy of a case, and scripts answers to the strategy's own questions.
  public typealias Vary =
    @Sendable (inout Strategy, inout GeneratedCollection, inout SeededGenerator) -> Void
  /// The strategy that lays out the transposed collection the other way.
  public typealias Transpose = @Sendable (Strategy) -> Strategy

  let strategy: Strategy
  let claims: Set<LayoutLaw>
  let vary: Vary
  let transpose: Transpose?

  /// Laws for `strategy`.
  ///
  /// - Parameter claims: The laws that the strategy claims to keep.
  /// - Parameter transpose: Gives the strategy along the other axis, for the law of transposition.
  /// - Parameter vary: Called for every case, to try more than one set of parameters.
  public init(
    _ strategy: Strategy, claims: Set<LayoutLaw> = Set(LayoutLaw.allCases),
    transpose: Transpose? = nil, vary: @escaping Vary = { _, _, _ in }
  ) {
    self.strategy = strategy
    self.claims = claims
    self.transpose = transpose
    self.vary = vary
  }

  /// The first violations found in `count` cases, which come from `seed` and its successors.
  public func check(count: Int, seed: UInt64 = 1, atMost limit: Int = 3) -> [LawViolation] {
    var violations: [LawViolation] = []
    for step in 0..<UInt64(max(0, count)) {
      violations.append(contentsOf: violationsOfCase(seed: seed &+ step))
      if violations.count >= limit { break }
    }
    return violations
  }

  /// What is broken in the case of one seed.
  public func violationsOfCase(seed: UInt64) -> [LawViolation] {
    let example = LayoutCase(strategy, seed: seed, vary: vary)
    var broken: [LawViolation] = []
    func report(_ law: LayoutLaw, _ finding: String?) {
      guard let finding, claims.contains(law) else { return }
      broken.append(
        LawViolation(law: law, finding: finding, seed: seed, input: describe(example)))
    }
    let prepared: Strategy.Prepared
    let again: Strategy.Prepared
    do throws(LayoutError) {
      prepared = try example.prepared()
      again = try example.prepared()
    } catch {
      report(.finiteFrames, "prepare throws \(error)")
      return broken
    }
    let viewport = example.viewport
    let all = prepared.allElements(viewport: viewport)
    report(.everyElementOnce, Checks.everyElementOnce(prepared, example.collection, all))
    report(.finiteFrames, Checks.finiteFrames(prepared, all))
    report(.deterministic, all == again.allElements(viewport: viewport) ? nil : "frames differ")
    report(.attributesAgree, Checks.attributesAgree(prepared, all, viewport))
    var random = SeededGenerator(seed: seed ^ 0x5eed)
    report(
      .queryEqualsBruteForce, Checks.queryEqualsBruteForce(prepared, all, viewport, &random))
    report(.pixelEdges, Checks.pixelEdges(all, scale: example.environment.scale))
    if example.collection.isSane {
      report(.insideContent, Checks.insideContent(prepared, example.environment))
    }
    if example.collection.flavor == .bad, hasBadNumbers(example.collection) {
      report(.badDataIsDiagnosed, prepared.diagnostics.isEmpty ? "nothing is reported" : nil)
    }
    if claims.contains(.rightToLeftMirrors) { report(.rightToLeftMirrors, mirror(example)) }
    if claims.contains(.transposes) { report(.transposes, transposition(example)) }
    return broken
  }

  private func hasBadNumbers(_ collection: GeneratedCollection) -> Bool {
    collection.sections.contains { $0.contains { !$0.height.isFinite && !$0.width.isFinite } }
  }

  private func describe(_ example: LayoutCase<Strategy>) -> String {
    let counts = example.collection.sections.map { "\($0.count)" }.joined(separator: " ")
    return "\(example.strategy)\n  \(example.environment)\n"
      + "  \(example.collection.flavor.rawValue) collection of \(counts) items, "
      + "viewport \(example.viewport)"
  }

  private func mirror(_ example: LayoutCase<Strategy>) -> String? {
    var one = example
    var other = example
    one.environment.direction = .leftToRight
    other.environment.direction = .rightToLeft
    do throws(LayoutError) {
      let left = try one.prepared()
      let right = try other.prepared()
      // A viewport around all content, and a little more, so that rounding moves nothing that sticks.
      let width = right.contentSize.width
      let height = right.contentSize.height + 1
      return Checks.mirrored(
        left.allElements(viewport: LayoutRect(x: 0, y: 0, width: width + 1, height: height)),
        right.allElements(viewport: LayoutRect(x: -1, y: 0, width: width + 1, height: height)),
        width: width)
    } catch {
      return "\(error)"
    }
  }

  private func transposition(_ example: LayoutCase<Strategy>) -> String? {
    guard let transpose else { return "claimed, but no transposed strategy is given" }
    var one = example
    one.environment.direction = .leftToRight
    var other = one
    other.strategy = transpose(one.strategy)
    other.collection = one.collection.transposed
    other.environment.containerSize = one.environment.containerSize.transposed
    other.environment.insets = one.environment.insets.transposed
    other.offset = LayoutPoint(x: one.offset.y, y: one.offset.x)
    do throws(LayoutError) {
      return Checks.transposed(
        try one.prepared().allElements(viewport: one.viewport),
        try other.prepared().allElements(viewport: other.viewport))
    } catch {
      return "\(error)"
    }
  }
}
