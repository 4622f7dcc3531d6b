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
  let equivalents = try Equivalents(options.equivalents)
  let workspace = try Workspace(options)
  let target = try MutatedTarget(in: workspace)
  note("\(target.mutants.count) mutants of \(options.target); \(target.rejected) do not compile")
  let build = try workspace.build(["--product", options.product])
  guard build.status == 0 else { throw Failure(build.output) }
  let run = MutantRun(
    program: try workspace.program(), arguments: options.arguments, seconds: options.seconds)
  guard case .survived = try run.outcome(of: nil) else {
    throw Failure("the laws do not hold without a mutant; run \(run.program.path)")
  }
  var mutants = target.mutants
  if let sample = options.sample, sample < mutants.count {
    var random = SampleGenerator(state: options.seed)
    mutants = Array(mutants.shuffled(using: &random).prefix(sample))
    print("a sample of \(sample) mutants, seed \(options.seed)")
  }
  let report = MutationReport(
    target: options.target, mutants: mutants, rejected: target.rejected,
    outcomes: run.outcomes(of: mutants, jobs: options.jobs), equivalents: equivalents)
  print(report)
  if options.sample == nil {
    let known = Set(target.mutants.map { $0.key })
    for key in equivalents.reasons.keys.sorted() where !known.contains(key) {
      note("no such mutant: \(key)")
    }
  }
  if report.score < options.least {
    note("the score is below \(options.least) %")
    return false
  }
  return report.wronglyListed.isEmpty
}

do {
  exit(try mutate() ? 0 : 1)
} catch {
  note("\(error)")
  exit(2)
}
