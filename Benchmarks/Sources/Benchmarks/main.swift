import Foundation

/// Returns all scenarios that the arguments include.
func scenarios(_ arguments: Arguments) -> [Scenario] {
  let sizes = arguments.sizes
  let usual = sizes.filter { $0 <= 1_000_000 }
  let sheet = arguments.isSmoke || arguments.thresholds != nil ? (1000, 100) : (1_048_576, 16_384)
  var all = PrepareScenarios.all(usual)
  for size in sizes where size > 1_000_000 { all.append(contentsOf: PrepareScenarios.huge(size)) }
  all.append(contentsOf: DelegateScenarios.all(usual))
  all.append(contentsOf: QueryScenarios.all(usual))
  all.append(contentsOf: DeltaScenarios.all(usual))
  all.append(contentsOf: ChangeScenarios.all(usual))
  all.append(contentsOf: EngineScenarios.all(usual))
  all.append(contentsOf: SheetScenarios.all(rows: sheet.0, columns: sheet.1))
  all.append(contentsOf: FlowScenarios.all(usual))
  all.append(contentsOf: JustifiedScenarios.all(usual))
  all.append(contentsOf: ScheduleScenarios.all(usual))
  all.append(contentsOf: BoardScenarios.all(usual))
  all.append(contentsOf: CompositionalScenarios.all(usual))
  all.append(contentsOf: MixedScenarios.all(usual))
  all.append(contentsOf: WorkScenarios.all(usual))
  all.append(contentsOf: MemoryScenarios.all(usual))
  all.append(contentsOf: DifferenceScenarios.all(usual))
  all.append(contentsOf: ScalingScenarios.all(usual))
  all.append(contentsOf: DebugScenarios.all(usual))
  return all.filter { arguments.includes($0) }
}

func write(_ text: String, to path: String?) throws {
  guard let path else { return }
  try Data(text.utf8).write(to: URL(fileURLWithPath: path))
}

/// Writes a line to the standard error output, if that is possible; the exit status does not depend on it.
func complain(_ line: String) {
  try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
}

func run() throws {
  guard let arguments = try Arguments(Array(CommandLine.arguments.dropFirst())) else {
    print(Arguments.help)
    return
  }
  let all = scenarios(arguments)
  if arguments.lists {
    for scenario in all { print(scenario.path) }
    return
  }
  guard !all.isEmpty else { throw UsageError("nothing has \(arguments.filter) in its name") }
  if let quantity = arguments.thresholds {
    return try compare(all, quantity, arguments)
  }
  var measurement = Measurement()
  if arguments.isSmoke {
    measurement.rounds = 1
    measurement.nanosecondsPerTurn = 100_000
  }
  var rows: [Row] = []
  for (place, scenario) in all.enumerated() {
    complain("\(place + 1)/\(all.count) \(scenario.path)")
    rows.append(try measurement.row(of: scenario))
  }
  let machine = Report.thisMachine
  print(
    "\(machine.processor), \(machine.cores) cores, \(machine.system), \(machine.compiler)"
      + (machine.isDebug ? ", debug build" : ", release build"))
  print("floor: \(FloorSource.flags)\n")
  print(Table(rows: rows).text)
  if arguments.showsFloor, let source = FloorSource.text {
    print("\nThe floor, \(FloorSource.flags):\n\n\(source)")
  }
  if let json = arguments.json {
    try Report(rows).json().write(to: URL(fileURLWithPath: json))
  }
  try write(Chart(rows: rows).svg, to: arguments.svg)
  try write(Table(rows: rows).markdown, to: arguments.markdown)
}

/// Measures the quantity of all scenarios, and writes it to a file or compares it with one.
func compare(
  _ scenarios: [Scenario], _ quantity: Arguments.Quantity, _ arguments: Arguments
) throws {
  var measurement = Measurement()
  measurement.rounds = 5
  func entries(_ scenario: Scenario) throws -> [Thresholds.Entry] {
    switch quantity {
    case .counts: try measurement.counts(of: scenario)
    case .ratios: try measurement.ratio(of: scenario).map { [$0] } ?? []
    }
  }
  /// Returns the figures to record: the middle one of three ratios, or the exact counts.
  func recorded(_ scenario: Scenario) throws -> [Thresholds.Entry] {
    guard quantity == .ratios else { return try entries(scenario) }
    let samples = try (0..<3).flatMap { _ in try entries(scenario) }
    return samples.sorted { $0.value < $1.value }.dropFirst(1).prefix(1).map { $0 }
  }
  if let file = arguments.record {
    let comment =
      quantity == .counts
      ? "Written by .ci/benchmarks --record." : "Written by .ci/benchmark-ratios --record."
    return try write(
      Thresholds(try scenarios.flatMap(recorded)).text(comment: comment), to: file)
  }
  let measured = Thresholds(try scenarios.flatMap { try entries($0) })
  guard let file = arguments.check else {
    return print(measured.text(comment: "Figures of this run."), terminator: "")
  }
  var limits = try Thresholds(text: String(contentsOfFile: file, encoding: .utf8))
  if !arguments.filter.isEmpty {
    limits = Thresholds(
      limits.entries.filter { entry in scenarios.contains { $0.path == entry.scenario } })
  }
  let factor = quantity == .counts ? 1 : 1.25
  var problems = limits.problems(in: measured, factor: factor)
  // Other work of the machine can disturb a ratio occasionally, but rarely three times in a row.
  for _ in 0..<2 where quantity == .ratios {
    problems = try problems.filter { problem in
      guard let limit = problem.limit, problem.measured != nil,
        let scenario = scenarios.first(where: { $0.path == problem.scenario }),
        let again = try entries(scenario).first
      else { return true }
      return again.value > limit * factor
    }
  }
  let improved = limits.improvements(in: measured)
  print("\(measured.entries.count) figures, \(improved) of them lower than in \(file)")
  guard !problems.isEmpty else { return }
  for problem in problems {
    complain("\(problem)")
  }
  exit(1)
}

do {
  try run()
} catch let error as UsageError {
  complain(error.message)
  exit(64)
} catch {
  complain("\(error)")
  exit(1)
}
