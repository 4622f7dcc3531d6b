import Foundation

/// A list of mutants, by their names.
struct MutantList {
  private(set) var keys: Set<String> = []

  /// Creates an empty list.
  init() {}

  /// Creates a list of equivalent mutants from a file with one mutant a line: the file, the line of
  /// code, the change, and the reason.
  init(reasonsIn file: URL) throws {
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let fields = line.split(separator: "|").map { $0.trimmed }
      guard fields.count == 4, !fields[3].isEmpty, let key = MutantList.key(fields) else {
        throw Failure("\(file.path): \(line) is no entry: file | line | change | reason")
      }
      keys.insert(key)
    }
  }

  /// Creates a list from a file in which some lines name mutants, such as the output of a run.
  init(namesIn file: URL) throws {
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if let key = MutantList.key(line.split(separator: "|").map { $0.trimmed }) {
        keys.insert(key)
      }
    }
  }

  /// Returns the name of the mutant in a line, or `nil` if the line names none.
  ///
  /// In the output of a run, the number of the mutant precedes the file, and the number of its line
  /// follows it.
  private static func key(_ fields: [String]) -> String? {
    guard fields.count >= 3,
      let file = fields[0].wholeMatch(of: /(?:survives: )?(?:\d+ )?(.+\.swift)(?::\d+)?/)
    else { return nil }
    return ([String(file.output.1)] + fields[1...2]).joined(separator: " | ")
  }

  func contains(_ mutant: Mutant) -> Bool { keys.contains(mutant.key) }
}
