/// The score of a target: the share of its mutants that the laws find.
struct MutationReport: CustomStringConvertible {
  let target: String
  let mutants: [Mutant]
  let rejected: Int
  let outcomes: [Int: MutantOutcome]
  let equivalents: Equivalents

  private func isKilled(_ mutant: Mutant) -> Bool {
    if case .killed = outcomes[mutant.number] { true } else { false }
  }

  var killed: Int { mutants.count { isKilled($0) } }

  /// The mutants that no law finds, and that are not listed as equivalent.
  var survivors: [Mutant] { mutants.filter { !isKilled($0) && !equivalents.contains($0) } }

  /// The mutants that are listed as equivalent although a law finds them.
  var wronglyListed: [Mutant] { mutants.filter { isKilled($0) && equivalents.contains($0) } }

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
    var lines: [String] = []
    if !survivors.isEmpty {
      lines.append("Survivors of \(target), with the values of \(MutationSwitch.variable):")
      lines += survivors.map {
        "  \($0.number) \($0.file):\($0.line): \($0.change)  in  \($0.text)"
      }
    }
    if !wronglyListed.isEmpty {
      lines.append("Listed as equivalent, but found:")
      lines += wronglyListed.map { "  \($0.key)" }
    }
    lines.append("Found by:")
    lines += laws.map { "  \($0.law) \($0.count)" }
    let tenths = Int(score * 10)
    let equivalent = mutants.count - killed - survivors.count
    lines.append("| Target | Mutants | Found | Equivalent | Survivors | Score |")
    lines.append("| --- | --- | --- | --- | --- | --- |")
    lines.append(
      "| \(target) | \(mutants.count) | \(killed) | \(equivalent) | \(survivors.count) | "
        + "\(tenths / 10).\(tenths % 10) % |")
    return lines.joined(separator: "\n")
  }
}
