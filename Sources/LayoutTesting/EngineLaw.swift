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
    var random = SeededGenerator(seed: seed)
    do throws(LayoutError) {
      var session = try EngineSession(self, counts, environment, &random)
      for step in 0..<steps {
        if let broken = try session.step(&random) {
          return LawViolation(
            law: broken.law, finding: "step \(step), \(session.last): \(broken.finding)",
            seed: seed,
            input: "\(session.engine.strategy)\n  \(session.engine.environment)\n  "
              + "anchor \(session.engine.anchor), from \(counts)")
        }
      }
      return nil
    } catch {
      return LawViolation(
        law: .engineEqualsFresh, finding: "\(error)", seed: seed, input: "from \(counts)")
    }
  }
}

/// What a step broke.
struct BrokenLaw {
  var law: LayoutLaw
  var finding: String
}
