import LayoutCore
import Spreadsheet

/// A sheet's delegate from plain lists, for tests.
struct Sheet: SpreadsheetLayoutDelegate {
  var counts: [Int]
  var sizing: SpreadsheetSizing?
  var heights: [Int: Double] = [:]
  var widths: [Int: Double] = [:]
  var cells: [ElementIndex: LayoutSize] = [:]
  var rowHeaders: [Int: LayoutSize] = [:]
  var columnHeaders: [Int: LayoutSize] = [:]

  init(_ counts: [Int]) { self.counts = counts }

  /// A sheet of `rows` rows of `columns` cells.
  init(rows: Int, columns: Int) { counts = Array(repeating: columns, count: rows) }

  var numberOfSections: Int { counts.count }
  func numberOfItems(inSection section: Int) -> Int { counts[section] }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? { cells[index] }
  func height(ofRow row: Int) -> Double? { heights[row] }
  func width(ofColumn column: Int) -> Double? { widths[column] }
  func sizeOfHeader(ofRow row: Int) -> LayoutSize? { rowHeaders[row] }
  func sizeOfHeader(ofColumn column: Int) -> LayoutSize? { columnHeaders[column] }
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
  /// Element and frame of everything in a viewport of 100 by 100, as text.
  func listing(
    at x: Double = 0, _ y: Double = 0, _ includes: (LayoutElement) -> Bool = { _ in true }
  ) -> [String] {
    allElements(viewport: LayoutRect(x: x, y: y, width: 100, height: 100))
      .filter { includes($0.element) && !$0.isHidden }.map { "\($0.element) \($0.frame)" }
  }
}
