import LayoutCore

/// Drives an engine through sessions of random changes, and checks every step against a fresh layout and
/// against what was on screen before.
///
/// ```swift
/// let law = EngineLaw([HoneycombLayout(), HoneycombLayout(radius: 30)])
/// let violation = law.check(counts: [40, 0, 7], environment: phone, steps: 50, seed: 1)
/// ```
public struct EngineLaw<Strategy: LayoutStrategy>: Sendable {
  /// Gives a strategy that hides rows and columns by itself, for strategies that have some.
  public typealias Hide = @Sendable (Strategy, _ rows: [Int], _ columns: [Int]) -> Strategy

  let strategies: [Strategy]
  let script: EditableCollection.Script
  let hide: Hide?

  /// The law for engines that change between `strategies`, at least one.
  ///
  /// - Parameter script: What items and sections answer.
  public init(
    _ strategies: [Strategy], script: EditableCollection.Script = .init(), hide: Hide? = nil
  ) {
    self.strategies = strategies
    self.script = script
    self.hide = hide
  }

  /// The first violation in a session, or nil where the law holds.
  ///
  /// - Parameter counts: How many items the sections have at first.
  public func check(
    counts: [Int], environment: LayoutEnvironment, steps: Int, seed: UInt64
  ) -> LawViolation? {
    var input = ""
    func attempt(_ session: ChangeSession) -> BrokenLaw? {
      var random = SeededGenerator(seed: session.seed)
      do throws(LayoutError) {
        var held = try EngineSession(self, session.counts, environment, &random)
        for step in 0..<session.steps {
          if let broken = try held.step(&random) {
            input =
              "\(held.engine.strategy)\n  \(held.engine.environment)\n  "
              + "anchor \(held.engine.anchor)"
            return BrokenLaw(
              law: broken.law, finding: "step \(step), \(held.last): \(broken.finding)")
          }
        }
        return nil
      } catch {
        return BrokenLaw(law: .engineEqualsFresh, finding: "\(error)")
      }
    }
    let session = ChangeSession(counts: counts, steps: steps, seed: seed)
    guard let broken = attempt(session) else { return nil }
    let smallest = session.smallest(breaking: broken, attempt)
    // Once more, for the strategy and environment at the step that breaks the law.
    _ = attempt(smallest.session)
    return LawViolation(
      law: broken.law, finding: smallest.broken.finding, seed: smallest.session.seed,
      input: "\(input)\n  \(smallest.session)\n  first found \(session)")
  }
}

/// What a step broke.
struct BrokenLaw {
  var law: LayoutLaw
  var finding: String
}
