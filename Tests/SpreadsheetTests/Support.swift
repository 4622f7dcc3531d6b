import LayoutCore
import Spreadsheet

/// A delegate of a sheet that is made of plain lists, for tests.
struct Sheet: SpreadsheetLayoutDelegate {
  var counts: [Int]
  var heights: [Int: Double] = [:]
  var widths: [Int: Double] = [:]
  var cells: [ElementIndex: LayoutSize] = [:]
  var rowHeaders: [Int: LayoutSize] = [:]
  var columnHeaders: [Int: LayoutSize] = [:]
  var levels: [Int] = []
  var columnLevels: [Int] = []

  init(_ counts: [Int]) { self.counts = counts }

  /// Creates an outline whose rows have the given levels, and one column.
  init(levels: [Int]) {
    self.init(rows: levels.count, columns: 1)
    self.levels = levels
  }

  /// Creates a sheet of `rows` rows with `columns` cells each.
  init(rows: Int, columns: Int) { counts = Array(repeating: columns, count: rows) }

  var numberOfSections: Int { counts.count }
  func numberOfItems(inSection section: Int) -> Int { counts[section] }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? { cells[index] }
  func spreadsheetRow(_ row: Int) -> SpreadsheetRow {
    SpreadsheetRow(
      height: heights[row], headerSize: rowHeaders[row],
      level: levels.indices.contains(row) ? levels[row] : 0)
  }
  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn {
    SpreadsheetColumn(
      width: widths[column], headerSize: columnHeaders[column],
      level: columnLevels.indices.contains(column) ? columnLevels[column] : 0)
  }
}

extension SpreadsheetLayout {
  /// Cells of 10 by 10 points.
  static var squares: SpreadsheetLayout {
    SpreadsheetLayout(columnWidth: 10, rowHeight: 10)
  }
}

extension LayoutEnvironment {
  static let hundred = LayoutEnvironment(width: 100, height: 100)
}

extension PreparedLayout {
  /// Returns the elements and their frames in a viewport of 100 by 100 points, as text.
  func listing(
    at x: Double = 0, _ y: Double = 0, _ includes: (LayoutElement) -> Bool = { _ in true }
  ) -> [String] {
    allElements(viewport: LayoutRect(x: x, y: y, width: 100, height: 100))
      .filter { includes($0.element) && !$0.isHidden }.map { "\($0.element) \($0.frame)" }
  }
}
