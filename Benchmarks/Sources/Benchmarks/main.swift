import Foundation

/// All there is to measure.
func scenarios(_ arguments: Arguments) -> [Scenario] {
  let sizes = arguments.sizes
  let usual = sizes.filter { $0 <= 1_000_000 }
  let sheet = arguments.isSmoke ? (1000, 100) : (1_048_576, 16_384)
  var all = PrepareScenarios.all(usual)
  for size in sizes where size > 1_000_000 { all.append(contentsOf: PrepareScenarios.huge(size)) }
  all.append(contentsOf: QueryScenarios.all(usual))
  all.append(contentsOf: DeltaScenarios.all(usual))
  all.append(contentsOf: ChangeScenarios.all(usual))
  all.append(contentsOf: SheetScenarios.all(rows: sheet.0, columns: sheet.1))
  all.append(contentsOf: FlowScenarios.all(usual))
  all.append(contentsOf: CompositionalScenarios.all(usual))
  all.append(contentsOf: MixedScenarios.all(usual))
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
  var measurement = Measurement()
  if arguments.isSmoke {
    measurement.rounds = 1
    measurement.nanosecondsPerTurn = 100_000
  }
  var rows: [Row] = []
  for (place, scenario) in all.enumerated() {
    FileHandle.standardError.write(Data("\(place + 1)/\(all.count) \(scenario.path)\n".utf8))
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

do {
  try run()
} catch let error as UsageError {
  FileHandle.standardError.write(Data("\(error.message)\n".utf8))
  exit(64)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
