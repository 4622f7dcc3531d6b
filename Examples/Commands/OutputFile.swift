import Foundation

/// A file that a command writes, or the standard output.
///
/// A file is written beside its place first and then renamed, so that it is never half written. The files
/// that a command reads are never replaced, whichever name leads to them.
struct OutputFile {
  private enum Target {
    case console(Console)
    /// A device, a pipe, or an open descriptor, to which output is written directly.
    case stream
    case file(URL, permissions: mode_t?)
  }

  /// The path as the user typed it, for messages.
  let path: String
  private let target: Target

  /// Creates the output of a command.
  ///
  /// - Parameter path: The file; nil for the standard output.
  /// - Parameter inputs: Files and folders that the command reads.
  /// - Throws: A ``UsageError`` if the file is one of them or a folder.
  init(
    _ path: String?, protecting inputs: [InputFile] = [], in program: Program
  ) throws(UsageError) {
    guard let path, !["-", "/dev/stdout", "/dev/fd/1"].contains(path) else {
      self.path = "standard output"
      target = .console(program.console)
      if let identity = program.console.identity, identity.kind == .file {
        try OutputFile.check(identity, self.path, inputs)
      }
      return
    }
    self.path = path
    let url = URL(fileURLWithPath: path, relativeTo: program.directory)
    guard let identity = FileIdentity(path: url.path) else {
      target = .file(OutputFile.end(ofLinksFrom: url), permissions: nil)
      return
    }
    if identity.kind == .folder {
      throw UsageError("\(path): is a folder; name a file in it")
    }
    try OutputFile.check(identity, path, inputs + [BundledData.folder])
    // The entries of these folders are open files, which are written to rather than replaced.
    let isDevice = ["/dev/", "/proc/"].contains { url.standardizedFileURL.path.hasPrefix($0) }
    target =
      isDevice || identity.kind == .stream
      ? .stream : .file(url.resolvingSymlinksInPath(), permissions: identity.permissions)
  }

  private static func check(
    _ identity: FileIdentity, _ path: String, _ inputs: [InputFile]
  ) throws(UsageError) {
    for input in inputs where input.contains(identity) {
      throw UsageError(
        "\(path): is read from \(input.path), and would be overwritten; name another file")
    }
  }

  /// Returns the place that a symbolic link to nothing leads to, or the place itself.
  private static func end(ofLinksFrom url: URL) -> URL {
    var url = url
    // The system follows as many links.
    for _ in 0..<40 {
      guard
        let next = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      else { break }
      url = URL(fileURLWithPath: next, relativeTo: url.deletingLastPathComponent())
    }
    return url
  }

  /// Writes the whole output.
  func write(_ text: String) throws(UsageError) {
    let isWritten: Bool
    switch target {
    case .console(let console):
      console.write(text)
      return
    case .stream: isWritten = OutputFile.append(text, to: path)
    case .file(let url, let permissions):
      isWritten = OutputFile.replace(url, with: text, permissions)
    }
    if !isWritten { throw UsageError("\(path): cannot be written") }
  }

  private static func append(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    let isWritten = write(text, to: descriptor)
    return close(descriptor) == 0 && isWritten
  }

  private static func replace(_ url: URL, with text: String, _ permissions: mode_t?) -> Bool {
    // Renaming would replace a file without permission to write to it.
    if permissions != nil, access(url.path, W_OK) != 0 { return false }
    let name = ".trellis-\(UInt64.random(in: .min ... .max)).tmp"
    let draft = url.deletingLastPathComponent().appendingPathComponent(name).path
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    var isWritten = write(text, to: descriptor)
    if let permissions { isWritten = fchmod(descriptor, permissions) == 0 && isWritten }
    isWritten = close(descriptor) == 0 && isWritten
    if isWritten, rename(draft, url.path) == 0 { return true }
    unlink(draft)
    return false
  }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    do {
      try handle.write(contentsOf: Data(text.utf8))
      return true
    } catch {
      return false
    }
  }
}
