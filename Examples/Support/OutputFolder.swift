import Foundation

/// A folder that a command writes files to.
struct OutputFolder: Sendable {
  /// The path as it was typed, for messages.
  let path: String
  let url: URL

  /// The folder of that path, made if there is none.
  init(_ path: String, in directory: URL) throws(UsageError) {
    self.path = path
    url = URL(fileURLWithPath: path, isDirectory: true, relativeTo: directory)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw UsageError("\(path): this folder cannot be made")
    }
  }

  func write(_ text: String, to name: String) throws(UsageError) {
    try OutputFolder.write(text, to: url.appendingPathComponent(name), path: "\(path)/\(name)")
  }

  /// Writes a file.
  ///
  /// - Parameter path: The file as it was typed, for messages.
  static func write(_ text: String, to url: URL, path: String) throws(UsageError) {
    do {
      try Data(text.utf8).write(to: url)
    } catch {
      throw UsageError("\(path): cannot be written")
    }
  }
}
