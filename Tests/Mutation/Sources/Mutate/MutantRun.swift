import Foundation

/// The outcome of checking the laws with one mutant.
enum MutantOutcome: Sendable {
  /// The laws found the mutant; the text is the first line of the report.
  case killed(String)
  case survived
}

/// Runs the program of laws, with one mutant after the other.
struct MutantRun: Sendable {
  let program: URL
  let arguments: [String]
  /// The maximum time of a run, in seconds.
  var seconds: Double
  /// The maximum time that a run computes, in seconds.
  var processorSeconds = Double.infinity
  /// The time after which no further run begins, in seconds.
  let total: Double

  func outcome(of number: Int?) throws -> MutantOutcome {
    let result = try Command(
      program: program, arguments: arguments,
      environment: [MutationSwitch.variable: number.map { "\($0)" } ?? "0"]
    ).run(seconds: seconds, processorSeconds: processorSeconds)
    guard let status = result.status else { return .killed("time") }
    if status == 0 { return .survived }
    let line = result.output.split(separator: "\n").first { $0.contains("broken") }
    return .killed(line.map { String($0) } ?? "exit status \(status)")
  }

  /// Returns the outcomes of mutants, several of which run at the same time.
  func outcomes(of mutants: [Mutant], jobs: Int) -> [Int: MutantOutcome] {
    let board = Board(mutants, until: Date(timeIntervalSinceNow: min(total, 1e9)))
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      while let mutant = board.next() {
        do {
          board.set(try outcome(of: mutant.number), of: mutant)
        } catch {
          note("\(mutant.key): \(error)")
        }
      }
    }
    return board.outcomes
  }
}

/// The mutants that are left, and the outcomes so far.
private final class Board: @unchecked Sendable {
  private let lock = NSLock()
  private var left: ArraySlice<Mutant>
  private(set) var outcomes: [Int: MutantOutcome] = [:]

  private let end: Date

  init(_ mutants: [Mutant], until end: Date) {
    left = mutants[...]
    self.end = end
  }

  func next() -> Mutant? { lock.withLock { Date() < end ? left.popFirst() : nil } }

  func set(_ outcome: MutantOutcome, of mutant: Mutant) {
    lock.withLock {
      outcomes[mutant.number] = outcome
      if case .survived = outcome { note("survives: \(mutant.place)") }
      if outcomes.count % 50 == 0 { note("\(outcomes.count) mutants, \(left.count) are left") }
    }
  }
}
