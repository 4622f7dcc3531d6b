import LayoutCore
import Spreadsheet

/// A collection of rows of equal lengths, without sizes.
struct PlainCells: LayoutDelegate {
  let numberOfSections: Int
  let columns: Int
  let isCommon: Bool
  var commonNumberOfItems: Int? { isCommon ? columns : nil }
  func numberOfItems(inSection section: Int) -> Int { columns }
}

/// A collection that records the cells that are asked for.
final class AskedCells: SpreadsheetLayoutDelegate {
  var numberOfSections: Int
  let columns: Int
  var indexes: [ElementIndex] = []
  var widths: [Double?] = []
  /// The rows or columns that are small.
  var small: Set<Int> = []
  var isRow = true
  var hasHeaders = false

  init(numberOfSections: Int, columns: Int) {
    self.numberOfSections = numberOfSections
    self.columns = columns
  }

  func numberOfItems(inSection section: Int) -> Int { columns }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    indexes.append(index)
    widths.append(proposal.width)
    return LayoutSize(width: 10, height: 10)
  }
  func spreadsheetRow(_ row: Int) -> SpreadsheetRow {
    SpreadsheetRow(
      height: isRow && small.contains(row) ? 9 : nil, headerSize: hasHeaders ? .zero : nil)
  }
  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn {
    SpreadsheetColumn(width: !isRow && small.contains(column) ? 9 : nil)
  }
}

/// A collection of rows of one cell, except for one row.
struct LongRow: LayoutDelegate {
  let numberOfSections: Int
  let row: Int
  let items: Int
  /// The common number of items, if there is no other row.
  var commonNumberOfItems: Int? { row < 0 ? 1 : nil }
  func numberOfItems(inSection section: Int) -> Int { section == row ? items : 1 }
}
