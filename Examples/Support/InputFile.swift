import Foundation
import LayoutJSON

/// A file or folder that was named on the command line.
struct InputFile: Sendable {
  /// The path as the user typed it, for messages.
  let path: String
  let url: URL

  /// Creates a reference to the file that `path` names, relative to `directory`.
  init(_ path: String, in directory: URL) {
    self.path = path
    url = URL(fileURLWithPath: path, relativeTo: directory)
  }

  /// Returns a file or folder in this one.
  func entry(_ name: String) -> InputFile {
    InputFile(
      path.hasSuffix("/") ? path + name : "\(path)/\(name)",
      url: url.appendingPathComponent(name))
  }

  /// Creates a reference to the file or folder at `url`, which messages call `path`.
  init(_ path: String, url: URL) {
    self.path = path
    self.url = url
  }

  /// The last part of the path, without its extension.
  var name: String { url.deletingPathExtension().lastPathComponent }

  var fileExtension: String { url.pathExtension.lowercased() }

  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns the bytes of the file, mapped into memory if that is possible.
  func data() throws(UsageError) -> Data {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw UsageError("\(path): there is no such file")
    }
    if isFolder { throw UsageError("\(path): is a folder, not a file") }
    if let data = try? Data(contentsOf: url, options: .alwaysMapped) { return data }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw UsageError("\(path): cannot be read")
    }
  }

  /// Returns the text of the file, without a byte order mark: UTF-8, or UTF-16 if a mark specifies
  /// it.
  func text() throws(UsageError) -> String {
    let data = try data()
    let marks: [(bytes: [UInt8], encoding: String.Encoding)] = [
      ([0xef, 0xbb, 0xbf], .utf8), ([0xff, 0xfe], .utf16LittleEndian),
      ([0xfe, 0xff], .utf16BigEndian),
    ]
    let mark = marks.first { data.starts(with: $0.bytes) }
    let body = data.dropFirst(mark?.bytes.count ?? 0)
    guard let text = String(data: body, encoding: mark?.encoding ?? .utf8) else {
      throw UsageError("\(path): is not text in UTF-8")
    }
    return text
  }

  /// Returns the JSON value in the file.
  func json() throws(UsageError) -> JSONValue {
    let text = try text()
    do throws(LayoutJSONError) {
      return try JSONValue(parsing: text)
    } catch {
      throw UsageError("\(path): \(error)")
    }
  }

  /// Returns the table in the file, of which no row was looked for.
  func table() throws(UsageError) -> DelimitedFile {
    var data = try data()
    // Other encodings are turned into UTF-8 first, all of it.
    if data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]) {
      data = Data(try text().utf8)
    }
    let isTabbed = fileExtension == "tsv" || fileExtension == "tab"
    return DelimitedFile(data, separator: isTabbed ? UInt8(ascii: "\t") : nil)
  }

  /// Returns the table in the file with all of its rows found and checked.
  func wholeTable() throws(UsageError) -> DelimitedFile {
    var table = try table()
    do throws(UsageError) {
      try table.findAllRows()
    } catch {
      throw UsageError("\(path): \(error)")
    }
    return table
  }

  /// Returns the rows of fields in the file.
  func rows() throws(UsageError) -> [[String]] {
    let table = try wholeTable()
    return table.rows(0..<table.count)
  }
}
