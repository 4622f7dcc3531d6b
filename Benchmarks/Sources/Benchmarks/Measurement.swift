import Allocations
import Benchmark

/// A measurement of scenarios with the runner of swift-benchmark.
///
/// The subjects of a comparison run alternately, a few milliseconds at a time. If the machine is
/// busy for a while, all of them are affected.
struct Measurement {
  /// The number of turns of each subject.
  var rounds = 9
  /// The approximate duration of a turn in nanoseconds.
  var nanosecondsPerTurn = 20_000_000.0

  func row(of scenario: Scenario) throws -> Row {
    switch scenario.contents {
    case .timed(let make): try timed(scenario, make())
    case .counted(let count): try counted(scenario, count())
    }
  }

  private func counted(
    _ scenario: Scenario, _ figures: (trellis: Double, baseline: Double?)
  ) -> Row {
    func times(_ figure: Double) -> Row.Times {
      Row.Times(median: figure, minimum: figure, runs: 1)
    }
    var all = [Subject.Role.trellis.rawValue: times(figures.trellis)]
    if let baseline = figures.baseline { all[Subject.Role.baseline.rawValue] = times(baseline) }
    return row(scenario, all, allocations: nil)
  }

  private func timed(_ scenario: Scenario, _ subjects: [Subject]) throws -> Row {
    var samples: [Subject.Role: [[Double]]] = [:]
    let counts = try subjects.map { $0.role == .baseline ? 1 : try turns($0) }
    func takeTurns(_ rounds: Int, _ takesPart: (Subject) -> Bool) throws {
      for _ in 0..<rounds {
        for (subject, count) in zip(subjects, counts) where takesPart(subject) {
          let times = try measure(subject, count).map { $0 / Double(subject.operations) }
          samples[subject.role, default: []].append(times)
        }
      }
    }
    // Baselines run last, because the millions of objects that they create fragment the heap.
    try takeTurns(rounds) { $0.role != .baseline }
    try takeTurns(min(rounds, 3)) { $0.role == .baseline }
    var all: [String: Row.Times] = [:]
    for (role, turns) in samples {
      let flat = turns.flatMap { $0 }
      all[role.rawValue] = Row.Times(
        median: median(flat), minimum: flat.min() ?? .nan, runs: flat.count)
    }
    return row(scenario, all, allocations: subjects.first.flatMap { allocations($0) })
  }

  private func row(
    _ scenario: Scenario, _ times: [String: Row.Times], allocations: Double?
  ) -> Row {
    func ratio(to role: Subject.Role) -> Double? {
      guard let own = times[Subject.Role.trellis.rawValue], let other = times[role.rawValue]
      else { return nil }
      return own.minimum / other.minimum
    }
    let isFrugal = !scenario.forbidsAllocation || (allocations ?? 0) == 0
    func row(_ isMet: Bool?) -> Row {
      Row(
        group: scenario.group, name: scenario.name, size: scenario.size, unit: scenario.unit,
        times: times, floorRatio: ratio(to: .floor),
        baselineRatio: ratio(to: .baseline),
        referenceRatio: ratio(to: .reference), memoryRatio: ratio(to: .memory),
        allocations: allocations,
        allocatesAgainstItsPromise: !isFrugal,
        target: scenario.target?.text(scenario.unit), isMet: isMet)
    }
    let measured = row(nil)
    guard let target = scenario.target else { return measured }
    return row(target.isMet(by: measured).map { $0 && isFrugal })
  }

  /// Returns the number of runs of a subject that fit into a turn.
  private func turns(_ subject: Subject) throws -> Int {
    let time = try measure(subject, 2).min() ?? 1
    return max(1, min(2000, Int(nanosecondsPerTurn / max(1, time))))
  }

  /// Returns the duration of each of `count` runs in nanoseconds.
  private func measure(_ subject: Subject, _ count: Int) throws -> [Double] {
    let suite = BenchmarkSuite(name: "") { $0.benchmark("", function: subject.run) }
    var runner = BenchmarkRunner(
      suites: [suite], settings: [Iterations(count), Format(.none), Quiet(true)])
    try runner.run()
    return runner.results.flatMap { $0.measurements }
  }

  private func allocations(_ subject: Subject) -> Double? {
    guard allocations_are_counted() else { return nil }
    let before = allocations_count()
    subject.run()
    return Double(allocations_count() - before) / Double(subject.operations)
  }
}

/// Returns the median of `values`, or NaN if there are none.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return .nan }
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// Returns the number of bytes that stay allocated while the result of `make` exists.
func liveBytes<Made>(of make: () throws -> Made) rethrows -> Double {
  let before = allocations_live_bytes()
  let made = try make()
  let after = allocations_live_bytes()
  withExtendedLifetime(made) {}
  return Double(after - before)
}
