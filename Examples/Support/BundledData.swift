import Foundation

/// The data that comes with the examples.
enum BundledData {
  /// The rows of a table in the folder `Data`, without the line of headings.
  static func rows(of name: String) throws(UsageError) -> [[String]] {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Data", isDirectory: true)
    let rows = try InputFile(name, in: folder).rows()
    return Array(rows.dropFirst())
  }

  static func paintings() throws(UsageError) -> [Painting] {
    try rows(of: "paintings.csv").compactMap { Painting(fields: $0) }
  }

  static func elements() throws(UsageError) -> [ChemicalElement] {
    try rows(of: "elements.csv").compactMap { ChemicalElement(fields: $0) }
  }
}
