import Foundation
import Testing

@testable import LayoutViewer

/// Tests that the names in README, ARCHITECTURE, CONTRIBUTING and the articles exist.
@Suite struct NamesTests {
  static let texts =
    ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "Examples/README.md"]
    + Repository.files(below: "Examples/NewStrategy", ending: ".md")
    + Repository.files(below: "Sources", ending: ".md")

  /// Returns the texts in single backticks that are not in a block of code.
  static func quoted(_ text: String) -> [String] {
    var quoted: [String] = []
    var isCode = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode || line.hasPrefix("```") { continue }
      let plain = line.replacingOccurrences(of: "``[^`]*``", with: "", options: .regularExpression)
      let parts = plain.components(separatedBy: "`")
      for place in stride(from: 1, to: parts.count - 1, by: 2) { quoted.append(parts[place]) }
    }
    return quoted
  }

  @Test(arguments: texts)
  func paths_exist(path: String) throws {
    let text = try Repository.text(path)
    let folder = (path as NSString).deletingLastPathComponent
    let tops = Repository.names(in: "")
    for name in Self.quoted(text) {
      let first = String(name.split(separator: "/").first ?? "")
      guard name.contains("/"), tops.contains(first), !name.contains(" "), !name.contains("X")
      else { continue }
      #expect(Repository.exists(name), "\(name)")
    }
    // Links to files, relative to the folder of the text.
    let links = try NSRegularExpression(pattern: #"\]\(([^)#:]+)\)"#)
    for match in links.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
      guard let range = Range(match.range(at: 1), in: text) else { continue }
      let target = folder.isEmpty ? String(text[range]) : folder + "/" + text[range]
      #expect(Repository.exists(target), "\(text[range])")
    }
  }

  @Test(arguments: texts)
  func types_areDeclared(path: String) throws {
    for name in Self.quoted(try Repository.text(path)) {
      // A name that begins with one of our words, and whatever is called on it.
      let type = name.prefix { $0.isLetter || $0.isNumber }
      let isOurs = ["Layout", "Waterfall", "Grouped", "Spreadsheet", "Flow", "Prepared", "Element"]
        .contains { type.hasPrefix($0) }
      let isTemplate = type.hasPrefix("X") || type.hasSuffix("X") || name.contains("/")
      guard isOurs, !isTemplate, !Self.modules.contains(String(type)) else { continue }
      #expect(Self.declared.contains(String(type)), "\(name)")
    }
  }

  static let modules = Set(
    Repository.names(in: "Sources") + Repository.names(in: "Tests") + ["LayoutViewer"])

  /// The names of all types and of all files.
  static let declared: Set<String> = {
    var names: Set<String> = []
    let pattern = #"\b(?:struct|enum|class|protocol|typealias|actor) ([A-Z]\w*)"#
    guard let types = try? NSRegularExpression(pattern: pattern) else { return [] }
    for file in ["Sources", "Examples", "Tests"].flatMap({
      Repository.files(below: $0, ending: ".swift")
    }) {
      guard let text = try? Repository.text(file) else { continue }
      for match in types.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
        if let range = Range(match.range(at: 1), in: text) { names.insert(String(text[range])) }
      }
      names.insert((file as NSString).lastPathComponent.components(separatedBy: ".")[0])
    }
    return names
  }()

  @Test(arguments: texts)
  func commands_exist(path: String) throws {
    let text = try Repository.text(path)
    let commands = Set(Program.commands.map { $0.manual.name })
    let pattern = try NSRegularExpression(pattern: #"swift run Examples ([a-z]\w*)"#)
    for match in pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
      guard let range = Range(match.range(at: 1), in: text) else { continue }
      #expect(commands.contains(String(text[range])), "swift run Examples \(text[range])")
    }
    for script in Self.quoted(text) where script.hasPrefix(".ci/") {
      let file = String(script.prefix { $0 != " " })
      #expect(
        FileManager.default.isExecutableFile(atPath: Repository.root.path + "/" + file), "\(file)")
    }
  }
}
