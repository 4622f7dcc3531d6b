import LayoutCore

/// Checks strategies against the laws that layouts keep.
///
/// ```swift
/// let violations = LayoutLaws(HoneycombLayout.registration).check(count: 2000)
/// ```
///
/// Every case is a collection, an environment and a strategy made up from one seed. A case that breaks a
/// law is made as small as it can be and still break it.
public struct LayoutLaws<Strategy: LayoutStrategy>: Sendable {
  /// Changes the strategy of a case, and scripts answers to the strategy's own questions.
  public typealias Vary =
    @Sendable (inout Strategy, inout GeneratedCollection, inout SeededGenerator) -> Void
  /// The strategy that lays out the transposed collection the other way.
  public typealias Transpose = @Sendable (Strategy) -> Strategy

  /// The laws that the strategy claims to keep.
  public let claims: Set<LayoutLaw>
  let strategy: Strategy
  let vary: Vary
  let transpose: Transpose?
  let bounds: WorkBounds?
  /// Gives simpler strategies, and names one, where the strategy's parameters are known.
  var parameters: StrategyParameters<Strategy>?

  /// Laws for `strategy`.
  ///
  /// - Parameter claims: The laws that the strategy claims to keep; those expected of every layout unless
  ///   told otherwise, and those of `transpose` and `bounds` where they are given.
  /// - Parameter transpose: Gives the strategy along the other axis, for the law of transposition.
  /// - Parameter bounds: How much work is promised, for the law about that.
  /// - Parameter vary: Called for every case, to try more than one set of parameters.
  public init(
    _ strategy: Strategy, claims: Set<LayoutLaw>? = nil, transpose: Transpose? = nil,
    bounds: WorkBounds? = nil, vary: @escaping Vary = { _, _, _ in }
  ) {
    var usual = LayoutLaw.expected
    if transpose == nil { usual.remove(.transposes) }
    if bounds != nil { usual.insert(.workIsBounded) }
    self.strategy = strategy
    self.claims = claims ?? usual
    self.transpose = transpose
    self.bounds = bounds
    self.vary = vary
  }

  /// The first violations found in `count` cases, one for each law; the cases come from `seed` and its
  /// successors.
  public func check(count: Int, seed: UInt64 = 1, atMost limit: Int = 3) -> [LawViolation] {
    report(count: count, seed: seed, atMost: limit).violations
  }

  /// What came of `count` cases, which come from `seed` and its successors.
  ///
  /// A law that is broken is not checked again, and checking ends where `limit` laws are.
  public func report(count: Int, seed: UInt64 = 1, atMost limit: Int = 3) -> LawReport {
    var report = LawReport(claims: claims)
    for step in 0..<UInt64(max(0, count)) where report.violations.count < limit {
      check(LayoutCase(strategy, seed: seed &+ step, vary: vary), &report)
    }
    return report
  }

  /// What is broken in the case of one seed.
  public func violationsOfCase(seed: UInt64) -> [LawViolation] {
    var report = LawReport(claims: claims)
    check(LayoutCase(strategy, seed: seed, vary: vary), &report)
    return report.violations
  }

  private func check(_ example: LayoutCase<Strategy>, _ report: inout LawReport) {
    report.cases += 1
    var check: CaseCheck<Strategy>
    do throws(LayoutError) {
      check = try CaseCheck(self, example)
    } catch {
      report.violations.append(
        violation(of: .finiteFrames, "prepare throws \(error)", seed: example.seed, in: example))
      return
    }
    let broken = Set(report.violations.map { $0.law })
    for law in LayoutLaw.allCases where claims.contains(law) && !broken.contains(law) {
      switch check.outcome(of: law) {
      case .notTested: break
      case .held: report.tested[law, default: 0] += 1
      case .broken(let finding):
        report.tested[law, default: 0] += 1
        let smallest = Shrinking(laws: self, law: law).smallest(of: example, finding)
        report.violations.append(
          violation(of: law, smallest.finding, seed: example.seed, in: smallest.example))
      }
    }
  }

  /// What breaks `law` in a case, or nil.
  func finding(_ law: LayoutLaw, in example: LayoutCase<Strategy>) -> String? {
    do throws(LayoutError) {
      var check = try CaseCheck(self, example)
      if case .broken(let finding) = check.outcome(of: law) { return finding }
      return nil
    } catch {
      return nil
    }
  }

  private func violation(
    of law: LayoutLaw, _ finding: String, seed: UInt64, in example: LayoutCase<Strategy>
  ) -> LawViolation {
    LawViolation(
      law: law, finding: finding, seed: seed, input: describe(example), picture: picture(example))
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
      + "viewport \(example.viewport)"
  }

  private func picture(_ example: LayoutCase<Strategy>) -> String {
    do throws(LayoutError) {
      return LayoutDrawing(fitting: try example.prepared(), columns: 32, rows: 12).description
    } catch {
      return ""
    }
  }
}
