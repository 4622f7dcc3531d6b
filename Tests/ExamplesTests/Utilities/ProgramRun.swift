import Foundation
import LayoutCore

@testable import LayoutViewer

/// The result of one run of the program.
struct ProgramRun {
  let status: Int32
  let output: String
  let complaint: String

  /// Creates the result of a run of the program with `arguments` in `directory`.
  init(
    _ arguments: String..., in directory: URL = FileManager.default.temporaryDirectory,
    isTerminal: Bool = false, hasColors: Bool = false
  ) throws {
    try self.init(
      arguments: arguments, in: directory, isTerminal: isTerminal, hasColors: hasColors)
  }

  /// Creates the result of a run of the program with `arguments` that writes its standard output to `output`.
  init(
    arguments: [String], in directory: URL = FileManager.default.temporaryDirectory,
    isTerminal: Bool = false, hasColors: Bool = false, output: FileIdentity? = nil
  ) throws {
    let written = Written()
    let console = Console(
      write: { written.output += $0 }, complain: { written.complaint += $0 },
      isTerminal: isTerminal, colors: hasColors ? .indexed : .none, identity: output)
    let program = Program(
      console: console, directory: directory, registry: try LayoutRegistry.ofSceneLayouts())
    status = program.run(arguments)
    self.output = written.output
    complaint = written.complaint
  }

  private final class Written {
    var output = ""
    var complaint = ""
  }
}

/// Calls `body` with a new folder, and removes the folder afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("trellis-\(UUID().uuidString)", isDirectory: true)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

extension URL {
  /// Writes a file into this folder.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: appendingPathComponent(name))
  }

  /// Returns the text of a file in this folder.
  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: appendingPathComponent(name)), as: UTF8.self)
  }
}

/// The top folder of the project.
let projectFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
