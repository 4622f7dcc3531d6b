import Foundation

/// Draws numbers, the same in every process.
struct SampleGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

func mutate() throws -> Bool {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let equivalents = try options.equivalents.map { try MutantList(reasonsIn: $0) } ?? MutantList()
  let known = try options.survivors.map { try MutantList(namesIn: $0) }
  let only = try options.only.map { try MutantList(namesIn: $0) }
  let workspace = try Workspace(options)
  let target = try MutatedTarget(in: workspace)
  note("\(target.mutants.count) mutants of \(options.target); \(target.rejected) do not compile")
  let build = try workspace.build(["--product", options.product])
  guard build.status == 0 else { throw Failure(build.output) }
  var run = MutantRun(
    program: try workspace.program(), arguments: options.arguments,
    seconds: options.seconds ?? 600, total: options.minutes * 60)
  let begin = Date()
  let computed = Command.processorSeconds
  guard case .survived = try run.outcome(of: nil) else {
    throw Failure("the laws do not hold without a mutant; run \(run.program.path)")
  }
  let usual = Date().timeIntervalSince(begin)
  note("a run without a mutant takes \(Int(usual.rounded(.up))) seconds")
  run.seconds = options.seconds ?? 10 + 5 * usual
  run.processorSeconds = 2 + 3 * (Command.processorSeconds - computed)
  var mutants = target.mutants.filter { only?.contains($0) ?? true }
  if options.sample != nil { mutants.removeAll { equivalents.contains($0) } }
  if let sample = options.sample, sample < mutants.count {
    var random = SampleGenerator(state: options.seed)
    mutants = Array(mutants.shuffled(using: &random).prefix(sample))
    print("a sample of \(sample) mutants, seed \(options.seed)")
  }
  let report = MutationReport(
    target: options.target, mutants: target.mutants,
    outcomes: run.outcomes(of: mutants, jobs: options.jobs), equivalents: equivalents,
    known: known)
  print(report)
  let keys = Set(target.mutants.map { $0.key })
  for key in equivalents.keys.union(known?.keys ?? []).sorted() where !keys.contains(key) {
    note("no such mutant: \(key)")
  }
  if report.score < options.least {
    note("the score is below \(options.least) %")
    return false
  }
  return report.wronglyListed.isEmpty && report.newSurvivors.isEmpty
}

do {
  exit(try mutate() ? 0 : 1)
} catch {
  note("\(error)")
  exit(2)
}
