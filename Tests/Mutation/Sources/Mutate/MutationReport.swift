/// The score of a target: the share of its mutants that the laws find.
struct MutationReport: CustomStringConvertible {
  let target: String
  /// The mutants of the target, of which some can have no outcome.
  let mutants: [Mutant]
  let outcomes: [Int: MutantOutcome]
  let equivalents: MutantList
  /// The survivors of an earlier run.
  let known: MutantList?

  /// Returns whether the laws find a mutant; `nil` if that is not known.
  private func isKilled(_ mutant: Mutant) -> Bool? {
    switch outcomes[mutant.number] {
    case .killed: true
    case .survived: false
    case nil: known.map { !$0.contains(mutant) && !equivalents.contains(mutant) }
    }
  }

  var killed: Int { mutants.count { isKilled($0) == true } }

  /// The mutants that no law finds, and that are not listed as equivalent.
  var survivors: [Mutant] {
    mutants.filter { isKilled($0) == false && !equivalents.contains($0) }
  }

  /// The survivors that did not survive in the earlier run.
  var newSurvivors: [Mutant] {
    guard let known else { return [] }
    return survivors.filter { !known.contains($0) }
  }

  /// The mutants that are listed as equivalent although a law finds them.
  var wronglyListed: [Mutant] {
    mutants.filter { isKilled($0) == true && equivalents.contains($0) }
  }

  /// The percentage of mutants that the laws find, without the equivalent ones.
  var score: Double {
    let count = killed + survivors.count
    return count == 0 ? 100 : 100 * Double(killed) / Double(count)
  }

  /// The number of mutants that each law finds, in descending order.
  private var laws: [(law: String, count: Int)] {
    var counts: [String: Int] = [:]
    for case .killed(let text) in outcomes.values {
      // The line begins with the name of the suite and the law.
      let fields = text.split(separator: ":").map { $0.trimmed }
      let law = fields.first { $0.hasSuffix(" is broken") }?.split(separator: " ").first
      counts[law.map { String($0) } ?? text, default: 0] += 1
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  var description: String {
    var lines = ["\(outcomes.count) of \(mutants.count) mutants were run. Found by:"]
    lines += laws.map { "  \($0.law) \($0.count)" }
    func list(_ title: String, _ mutants: [Mutant]) {
      if !mutants.isEmpty { lines += [title] + mutants.map { "  \($0.place)" } }
    }
    list("Survivors, with the values of \(MutationSwitch.variable):", survivors)
    list("Survivors that are not listed:", newSurvivors)
    list("Listed as equivalent, but found:", wronglyListed)
    let tenths = Int(score * 10)
    let run = mutants.count { isKilled($0) != nil }
    let equivalent = run - killed - survivors.count
    lines.append("| Target | Mutants | Found | Equivalent | Survivors | Score |")
    lines.append("| --- | --- | --- | --- | --- | --- |")
    lines.append(
      "| \(target) | \(run) | \(killed) | \(equivalent) | \(survivors.count) | "
        + "\(tenths / 10).\(tenths % 10) % |")
    return lines.joined(separator: "\n")
  }
}
