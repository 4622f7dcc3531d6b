import Foundation

/// A folder to which a command writes its files.
struct OutputFolder {
  /// A file to be written.
  struct File {
    let name: String
    let text: String
  }

  /// The path as the user typed it, for messages.
  private let path: String
  private let program: Program

  /// Creates an output folder at `path`, and the folder itself if it does not exist.
  init(_ path: String, in program: Program) throws(UsageError) {
    self.path = path
    self.program = program
    let url = URL(fileURLWithPath: path, isDirectory: true, relativeTo: program.directory)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw UsageError("\(path): this folder cannot be made")
    }
  }

  /// Writes files, or none of them if one would replace a file that the program did not write.
  ///
  /// Files that the program wrote are known by their first lines, whose numbers can differ.
  func write(_ files: [File]) throws(UsageError) {
    for file in files {
      let existing = InputFile("\(path)/\(file.name)", in: program.directory)
      guard FileIdentity(path: existing.url.path) != nil else { continue }
      let text = try String(decoding: existing.data().prefix(4096), as: UTF8.self)
      if OutputFolder.signature(text) == OutputFolder.signature(file.text) { continue }
      throw UsageError(
        "\(existing.path): was not written by \(Program.name), and would be overwritten;"
          + " remove it, or name another folder")
    }
    for file in files {
      try OutputFile("\(path)/\(file.name)", in: program).write(file.text)
    }
  }

  /// Returns the first line of a picture, or the first six of a page: what precedes the content.
  private static func signature(_ text: String) -> String {
    let lines = text.split(separator: "\n", maxSplits: 6, omittingEmptySubsequences: false)
    let head = text.hasPrefix("<svg ") ? lines.prefix(1) : lines.prefix(6)
    return head.joined(separator: "\n").filter { !$0.isNumber && $0 != "." }
  }
}
