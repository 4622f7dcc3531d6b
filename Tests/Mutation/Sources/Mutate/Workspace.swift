import Foundation

/// A copy of a package in which the sources of one target are replaced by mutated ones.
struct Workspace {
  let options: Options
  let scratch: URL
  let tree: URL
  let products: URL
  private let original: URL

  init(_ options: Options) throws {
    self.options = options
    original = options.package.standardizedFileURL
    scratch = options.scratch ?? original.appendingPathComponent(".build/mutation")
    tree = scratch.appendingPathComponent("tree").standardizedFileURL
    products = scratch.appendingPathComponent("products").standardizedFileURL
    try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
    if try copy(original, to: tree) {
      // Other files in a package that the package of laws depends on do not cause a new plan, but a
      // newer manifest does.
      try FileManager.default.setAttributes(
        [.modificationDate: Date()],
        ofItemAtPath: tree.appendingPathComponent("\(options.laws)/Package.swift").path)
    }
  }

  /// The Swift files of the target in the original package, and their copies.
  func sources() throws -> [(original: URL, copy: URL)] {
    let folder = "Sources/\(options.target)"
    let root = original.appendingPathComponent(folder)
    guard let files = FileManager.default.enumerator(atPath: root.path) else {
      throw Failure("\(root.path) does not exist")
    }
    let names = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    guard !names.isEmpty else { throw Failure("\(root.path) has no Swift files") }
    return names.map {
      (
        root.appendingPathComponent($0),
        tree.appendingPathComponent(folder).appendingPathComponent($0)
      )
    }
  }

  /// Writes a file if its text changes, so that nothing else is compiled again.
  func write(_ text: String, to file: URL) throws {
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Builds a target or a product of the copy, and returns the output.
  func build(_ arguments: [String]) throws -> Command.Result {
    try Command(
      program: URL(fileURLWithPath: "/usr/bin/env"),
      arguments: [
        "swift", "build", "-c", "release", "--package-path",
        tree.appendingPathComponent(options.laws).path, "--scratch-path", products.path,
      ] + arguments
    ).run()
  }

  /// Returns a copy of the built program, which later builds do not replace.
  func program() throws -> URL {
    let built = products.appendingPathComponent("release").appendingPathComponent(options.product)
    let copy = scratch.appendingPathComponent("\(options.product)-\(options.target)")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: built, to: copy)
    return copy
  }

  // MARK: Copying

  /// Copies a folder, and returns whether there are other files than before.
  private func copy(_ folder: URL, to place: URL) throws -> Bool {
    var hasOtherFiles = false
    let files = FileManager.default
    var names = try files.contentsOfDirectory(atPath: folder.path)
    names.removeAll { $0 == ".git" || $0.hasPrefix(".build") }
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: place.path) where !names.contains(name) {
      if name.hasPrefix(".") || name == "Package.resolved" { continue }
      try files.removeItem(at: place.appendingPathComponent(name))
      hasOtherFiles = true
    }
    for name in names {
      let (from, to) = (folder.appendingPathComponent(name), place.appendingPathComponent(name))
      var isFolder: ObjCBool = false
      guard files.fileExists(atPath: from.path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        hasOtherFiles = try copy(from, to: to) || hasOtherFiles
        continue
      }
      var data = try Data(contentsOf: from)
      if name == "Package.swift" { data = Data(manifest(data, in: folder).utf8) }
      let old = try? Data(contentsOf: to)
      if old != data { try data.write(to: to) }
      hasOtherFiles = hasOtherFiles || old == nil
    }
    return hasOtherFiles
  }

  /// Returns a manifest whose relative paths outside the package are absolute.
  private func manifest(_ data: Data, in folder: URL) -> String {
    var text = String(decoding: data, as: UTF8.self)
    for path in text.matches(of: /path:\s*"(\.[^"]*)"/).map({ String($0.output.1) }) {
      let place = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path
      let isInside = place == original.path || place.hasPrefix(original.path + "/")
      if !isInside { text = text.replacing("\"\(path)\"", with: "\"\(place)\"") }
    }
    return text
  }
}
