import Foundation

/// A set of figures that a run must not exceed, which is stored in a file of the repository.
///
/// Each line of the file contains the scenario, the counted quantity, and the figure, separated by
/// tabs.
struct Thresholds {
  /// A figure of a scenario.
  struct Entry {
    let scenario: String
    let quantity: String
    let value: Double

    var key: String { "\(scenario)\t\(quantity)" }
  }

  private(set) var entries: [Entry] = []

  init(_ entries: [Entry]) { self.entries = entries }

  /// Creates thresholds from the text of a file.
  ///
  /// Lines that begin with a hash are comments.
  init(text: String) throws(UsageError) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t")
      guard parts.count == 3, let value = Double(parts[2]) else {
        throw UsageError("\(line): not a scenario, a quantity and a number with tabs in between")
      }
      entries.append(Entry(scenario: String(parts[0]), quantity: String(parts[1]), value: value))
    }
  }

  func text(comment: String) -> String {
    "# \(comment)\n"
      + entries.map { "\($0.key)\t\(Self.plain($0.value))\n" }.joined()
  }

  /// Returns the figures that exceed these thresholds by more than a factor.
  ///
  /// The allocator gives some blocks 16 bytes more than were requested, which depends on what was
  /// freed before, so bytes may exceed their threshold by one percent in any case.
  ///
  /// The result also contains the figures that only one of both sets has.
  func problems(in measured: Thresholds, factor: Double) -> [Problem] {
    var limits: [String: Double] = [:]
    for entry in entries { limits[entry.key] = entry.value }
    var problems: [Problem] = []
    for entry in measured.entries {
      let limit = limits.removeValue(forKey: entry.key)
      let allowed = entry.quantity == "bytes" ? max(factor, 1.01) : factor
      if let limit, entry.value <= limit * allowed { continue }
      problems.append(Problem(key: entry.key, measured: entry.value, limit: limit))
    }
    for (key, limit) in limits.sorted(by: { $0.key < $1.key }) {
      problems.append(Problem(key: key, measured: nil, limit: limit))
    }
    return problems
  }

  /// Returns the number of figures in `measured` that are lower than these thresholds.
  func improvements(in measured: Thresholds) -> Int {
    let limits = Dictionary(entries.map { ($0.key, $0.value) }) { $1 }
    return measured.entries.count { entry in
      limits[entry.key].map { entry.value < $0 } ?? false
    }
  }

  /// A figure that is too large, or that only the file or only the run contains.
  struct Problem: CustomStringConvertible {
    let key: String
    let measured: Double?
    let limit: Double?

    var scenario: String { String(key.prefix { $0 != "\t" }) }

    var description: String {
      let name = key.replacingOccurrences(of: "\t", with: ": ")
      switch (measured, limit) {
      case (let measured?, let limit?):
        return "\(name): \(plain(measured)) instead of \(plain(limit))"
      case (let measured?, nil): return "\(name): \(plain(measured)) is not in the file"
      default: return "\(name) is in the file and was not measured"
      }
    }
  }

  static func plain(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(format: "%.3f", value)
  }
}

private func plain(_ value: Double) -> String { Thresholds.plain(value) }
