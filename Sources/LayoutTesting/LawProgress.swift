/// The state of a run of the laws, which a child process returns as a text.
struct LawProgress {
  /// A broken law, before the case is reduced.
  struct Broken {
    var law: LayoutLaw
    var seed: UInt64
    var finding: String
  }

  var report: LawReport
  var seen: [LayoutLaw: Observations] = [:]
  /// The number of cases that are finished.
  var step = 0
  /// The laws that the last case broke.
  var broken: [Broken] = []

  init(claims: Set<LayoutLaw>) { report = LawReport(claims: claims) }

  private static let field: Character = "\u{1F}"
  private static let record: Character = "\u{1E}"

  /// The state as a text.
  var text: String {
    var lines = [["step", "\(step)", "\(report.cases)", "\(report.digest)"]]
    for (law, count) in report.tested { lines.append(["tested", law.rawValue, "\(count)"]) }
    for (verb, counts) in [("skipped", report.skipped), ("empty", report.empty)] {
      for (law, reasons) in counts {
        for (reason, count) in reasons { lines.append([verb, law.rawValue, "\(count)", reason]) }
      }
    }
    for (law, observations) in seen {
      lines += observations.fields.map { ["seen", law.rawValue] + $0 }
    }
    for broken in broken {
      lines.append(["broken", broken.law.rawValue, "\(broken.seed)", broken.finding])
    }
    return lines.map { $0.joined(separator: String(Self.field)) }
      .joined(separator: String(Self.record))
  }

  /// Replaces the state by that of a child, and keeps the violations.
  ///
  /// - Returns: `false` if the text is not complete.
  mutating func replace(with text: String) -> Bool {
    var new = LawProgress(claims: report.claims)
    new.report.violations = report.violations
    for line in text.split(separator: Self.record) {
      let fields = line.split(separator: Self.field, omittingEmptySubsequences: false).map {
        String($0)
      }
      guard fields.count >= 3, new.add(fields) else { return false }
    }
    self = new
    return true
  }

  private mutating func add(_ fields: [String]) -> Bool {
    if fields[0] == "step" {
      guard fields.count == 4, let step = Int(fields[1]), let cases = Int(fields[2]),
        let digest = UInt64(fields[3])
      else { return false }
      self.step = step
      report.cases = cases
      report.digest = digest
      return true
    }
    guard let law = LayoutLaw(rawValue: fields[1]) else { return false }
    if fields[0] == "seen" {
      return seen[law, default: Observations()].add(fields: Array(fields[2...]))
    }
    guard let number = UInt64(fields[2]) else { return false }
    switch (fields[0], fields.count) {
    case ("tested", 3): report.tested[law] = Int(number)
    case ("skipped", 4): report.skipped[law, default: [:]][fields[3]] = Int(number)
    case ("empty", 4): report.empty[law, default: [:]][fields[3]] = Int(number)
    case ("broken", 4): broken.append(Broken(law: law, seed: number, finding: fields[3]))
    default: return false
    }
    return true
  }
}

extension Observations {
  /// The counts as texts: the claim, both counts, and the example.
  var fields: [[String]] {
    counts.map { [$0.key, "\($0.value.cases)", "\($0.value.seen)", $0.value.example] }
  }

  /// Adds the counts of one claim, and returns whether the texts are valid.
  mutating func add(fields: [String]) -> Bool {
    guard fields.count == 4, let cases = Int(fields[1]), let seen = Int(fields[2]) else {
      return false
    }
    counts[fields[0]] = Count(cases: cases, seen: seen, example: fields[3])
    return true
  }
}
