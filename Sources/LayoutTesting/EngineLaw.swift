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
public struct EngineLaw<Strategy: LayoutStrategy>: Sendable {
  /// A function that returns a strategy that hides the given rows and columns by its own
  /// parameters.
  public typealias Hide = @Sendable (Strategy, _ rows: [Int], _ columns: [Int]) -> Strategy

  let strategies: [Strategy]
  let script: EditableCollection.Script
  let hide: Hide?

  /// Creates a checker for engines that change between strategies.
  ///
  /// - Parameter strategies: The strategies, at least one.
  /// - Parameter script: The answers of items and sections to the strategies' own questions.
  /// - Parameter hide: Returns a strategy that hides rows and columns itself; `nil` if the
  ///   strategies have none.
  public init(
    _ strategies: [Strategy], script: EditableCollection.Script = .init(), hide: Hide? = nil
  ) {
    self.strategies = strategies
    self.script = script
    self.hide = hide
  }

  /// Returns the first violation in a session, or `nil` if the laws hold.
  ///
  /// - Parameter counts: The initial number of items in each section.
  /// - Parameter environment: The initial environment.
  /// - Parameter steps: The number of random steps.
  /// - Parameter seed: The seed of the session.
  /// - Parameter limits: The limits of each step; `nil` to check all steps in this process.
  /// - Parameter minimizes: Whether to search for a smaller session that breaks the law. The default
  ///   is `true`.
  public func check(
    counts: [Int], environment: LayoutEnvironment, steps: Int, seed: UInt64,
    limits: CaseLimits? = .standard, minimizes: Bool = true
  ) -> LawViolation? {
    func attempt(
      _ session: ChangeSession, _ picture: inout ChangePicture?
    ) -> (BrokenLaw, input: String)? {
      var random = SeededGenerator(seed: session.seed)
      do throws(LayoutError) {
        var held = try EngineSession(self, session.counts, environment, &random)
        for step in 0..<session.steps {
          if let broken = try held.step(&random, drawing: &picture) {
            return (
              BrokenLaw(
                law: broken.law, finding: "step \(step), \(held.last): \(broken.finding)"),
              "\(held.engine.strategy)\n  \(held.engine.environment)\n  "
                + "anchor \(held.engine.anchor)"
            )
          }
        }
        return nil
      } catch {
        return (BrokenLaw(law: .engineEqualsFresh, finding: "\(error)"), "")
      }
    }
    let session = ChangeSession(counts: counts, steps: steps, seed: seed)
    let input = "\(strategies)\n  \(environment)"
    return session.violation(of: .engineEqualsFresh, input, limits, minimizes: minimizes, attempt)
  }
}

/// A law that a step broke.
struct BrokenLaw {
  var law: LayoutLaw
  var finding: String
  /// The end of the check; `nil` if it returned.
  var death: CaseDeath?

  /// Returns whether another check broke the same law, and ended in the same way.
  func isSame(as other: BrokenLaw) -> Bool {
    guard let death, let end = other.death else {
      return law == other.law && death == nil && other.death == nil
    }
    return law == other.law && death.isSame(as: end)
  }
}
