import Foundation
import Testing

/// The files of the repository, for tests of the documentation.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the paths of all files below a folder that have the given ending.
  static func files(below path: String, ending: String) -> [String] {
    let folder = root.appendingPathComponent(path).path
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(ending) && !$0.contains(".build") }.sorted().map {
      path + "/" + $0
    }
  }

  /// Returns the blocks of code of a text that are marked with the given language.
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
