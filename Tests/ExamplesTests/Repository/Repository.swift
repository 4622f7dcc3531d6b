import Foundation
import Testing

/// The files of the repository, for tests of what is written about them.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// The names of what is in a folder, sorted.
  static func names(in path: String) -> [String] {
    let folder = root.appendingPathComponent(path).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The paths of all files below a folder that end so.
  static func files(below path: String, ending: String) -> [String] {
    let folder = root.appendingPathComponent(path).path
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(ending) && !$0.contains(".build") }.sorted().map {
      path + "/" + $0
    }
  }

  /// Modules whose page or scene is still to come: what is checked of them may fail until then.
  static let underWay: Set<String> = []

  /// Checks something of a module, with the patience that it needs.
  static func check(_ module: String, _ body: () throws -> Void) rethrows {
    if underWay.contains(module) {
      withKnownIssue("still to come", isIntermittent: true) { try body() }
    } else {
      try body()
    }
  }

  /// The modules of strategies: what is in Sources and is no part of the framework itself.
  static var strategies: [String] {
    names(in: "Sources").filter { !$0.hasPrefix("Layout") && !$0.hasPrefix(".") }
  }

  /// What stands in a text between lines of three backticks that name a language.
  static func blocks(of language: String, in text: String) -> [String] {
    var blocks: [String] = []
    var block: [String]?
    for line in text.components(separatedBy: "\n") {
      if let lines = block {
        if line == "```" {
          blocks.append(lines.joined(separator: "\n"))
          block = nil
        } else {
          block = lines + [line]
        }
      } else if line == "```\(language)" {
        block = []
      }
    }
    return blocks
  }
}
