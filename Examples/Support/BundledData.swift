import Foundation

/// The data that comes with the examples.
enum BundledData {
  /// Returns the rows of a table in the folder `Data`, without the line of headings.
  static func rows(of name: String) throws(UsageError) -> [[String]] {
    Array(try file(name).rows().dropFirst())
  }

  /// Returns a table in the folder `Data`, with its headings.
  static func table(_ name: String) throws(UsageError) -> DataTable {
    DataTable(try file(name).wholeTable())
  }

  /// The folder of the data.
  static var folder: InputFile {
    InputFile("the examples' data", url: file("elements.csv").url.deletingLastPathComponent())
  }

  /// Returns a file in the folder `Data`.
  ///
  /// In an app, the files of the examples are in one folder.
  static func file(_ name: String) -> InputFile {
    let bundle = Bundle.module.resourceURL ?? Bundle.module.bundleURL
    let folder = InputFile(name, in: bundle.appendingPathComponent("Data", isDirectory: true))
    return FileManager.default.fileExists(atPath: folder.url.path)
      ? folder : InputFile(name, in: bundle)
  }

  static func paintings() throws(UsageError) -> [Painting] {
    try rows(of: "paintings.csv").compactMap { Painting(fields: $0) }
  }

  static func elements() throws(UsageError) -> [ChemicalElement] {
    try rows(of: "elements.csv").compactMap { ChemicalElement(fields: $0) }
  }
}
