import Foundation

/// A list of mutants that change no result, with the reasons.
struct Equivalents {
  private(set) var reasons: [String: String] = [:]

  /// Creates a list from a file with one mutant a line: the file, the line of code, the change, and the reason.
  init(_ file: URL?) throws {
    guard let file else { return }
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let fields = line.split(separator: "|").map { $0.trimmed }
      guard fields.count == 4, !fields[3].isEmpty else {
        throw Failure("\(file.path): \(line) is no entry: file | line | change | reason")
      }
      reasons[fields[0...2].joined(separator: " | ")] = fields[3]
    }
  }

  func contains(_ mutant: Mutant) -> Bool { reasons[mutant.key] != nil }
}
