import LayoutCore

/// A checker that drives an engine through random changes, and compares every step with a fresh
/// layout.
///
/// It also checks that the anchored content keeps its place on screen.
///
/// ```swift
/// let law = EngineLaw([HoneycombLayout(), HoneycombLayout(spacing: 8)])
/// let violation = law.check(counts: [40, 0, 7], environment: phone, steps: 50, seed: 1)
/// ```
package struct EngineLaw<Strategy: LayoutStrategy>: Sendable {
  let strategies: [Strategy]
  let script: EditableCollection.Script

  /// Creates a checker for engines that change between strategies.
  ///
  /// - Parameter strategies: The strategies, at least one.
  /// - Parameter script: The answers of items and sections to the strategies' own questions.
  package init(
    _ strategies: [Strategy], script: EditableCollection.Script = .init()
  ) {
    self.strategies = strategies
    self.script = script
  }

  /// Returns the first violation in a session, or `nil` if the laws hold.
  ///
  /// - Parameter counts: The initial number of items in each section.
  /// - Parameter environment: The initial environment.
  /// - Parameter steps: The number of random steps.
  /// - Parameter seed: The seed of the session.
  package func check(
    counts: [Int], environment: LayoutEnvironment, steps: Int, seed: UInt64
  ) -> LawViolation? {
    PrintedSeeds.note(seed)
    var random = SeededGenerator(seed: seed)
    do throws(LayoutError) {
      var held = try EngineSession(self, counts, environment, &random)
      for step in 0..<steps {
        guard let broken = try held.step(&random) else { continue }
        return LawViolation(
          law: broken.law, finding: "step \(step), \(held.last): \(broken.finding)", seed: seed,
          input: "\(held.engine.strategy)\n  \(held.engine.environment)\n  "
            + "anchor \(held.engine.anchor), from \(counts)")
      }
      return nil
    } catch {
      return LawViolation(
        law: .engineEqualsFresh, finding: "\(error)", seed: seed,
        input: "\(strategies)\n  \(environment), from \(counts)")
    }
  }
}

/// A law that a step broke.
struct BrokenLaw {
  var law: LayoutLaw
  var finding: String
}
