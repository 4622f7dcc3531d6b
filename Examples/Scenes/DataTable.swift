import LayoutCore
import Spreadsheet

/// A table of the user's own data: a line of headings, and rows of text that can have different
/// lengths.
///
/// The texts stay in the file. Cells are read when they are drawn.
struct DataTable: SceneContent, SpreadsheetLayoutDelegate {
  /// The headings and, below them, the rows.
  let file: DelimitedFile
  let headings: [String]
  private let widths: [Double]
  private let isNumeric: [Bool]

  /// The number of columns: as many as the longest row has, or the headings.
  var columnCount: Int { widths.count }

  /// The number of rows below the headings.
  var rowCount: Int { max(0, file.count - 1) }

  private static let font = TextFont.regular(13)

  /// Creates a table of a file whose rows are found, the first of which are the headings.
  init(_ file: DelimitedFile) {
    self.file = file
    let headings = file.rows(0..<1).first ?? []
    self.headings = headings
    let count = file.commonFieldCount ?? (0..<file.count).map { file.fieldCount(ofRow: $0) }.max()
    // Measuring a sample is enough: longer texts are cut.
    let sample = file.rows(1..<max(1, min(501, file.count)))
    widths = (0..<(count ?? 0)).map { column in
      let heading =
        column < headings.count ? TextMetrics.width(of: headings[column], in: .bold(12)) : 0
      let texts = sample.lazy.filter { $0.count > column }.map {
        TextMetrics.width(of: $0[column], in: DataTable.font)
      }
      return min(320, max(48, max(heading, texts.max() ?? 0) + 22))
    }
    isNumeric = widths.indices.map { column in
      let texts = sample.filter { $0.count > column && !$0[column].isEmpty }
      return !texts.isEmpty && texts.allSatisfy { Double($0[column]) != nil }
    }
  }

  /// Creates a table of rows that each have at least one field.
  init(headings: [String], rows: [[String]]) { self.init(DelimitedFile(rows: [headings] + rows)) }

  // MARK: Answers

  var numberOfSections: Int { rowCount }

  func numberOfItems(inSection section: Int) -> Int { file.fieldCount(ofRow: section + 1) }

  var commonNumberOfItems: Int? { file.commonFieldCount }

  func spreadsheetRow(_ row: Int) -> SpreadsheetRow { SpreadsheetRow() }

  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn {
    SpreadsheetColumn(width: widths.indices.contains(column) ? widths[column] : nil)
  }

  /// Returns the size for one line, for layouts that ask for cells.
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    spreadsheetColumn(index.item).width.map { LayoutSize(width: $0, height: 30) }
  }

  private func text(at index: ElementIndex) -> String {
    let row = file.rows(index.section + 1..<index.section + 2).first ?? []
    return row.indices.contains(index.item) ? row[index.item] : ""
  }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let index = attributes.element.index
    switch (attributes.element.category, attributes.element.kind) {
    case (.cell, _):
      let text = text(at: index)
      var sketch = Sketch(attributes, context, label: text)
      sketch.fill(
        index.section.isMultiple(of: 2) ? context.palette.screen : context.palette.stripe)
      sketch.text(
        text, DataTable.font, context.palette.text, in: sketch.bounds.inset(by: 10, 4),
        alignment: isNumeric[index.item] ? .trailing : .leading, isCentered: true, lines: 8)
      return sketch.look
    case (.supplementary, .columnHeader):
      let heading =
        headings.indices.contains(index.item)
        ? headings[index.item] : SheetLooks.letters(ofColumn: index.item)
      let isNumber = isNumeric.indices.contains(index.item) && isNumeric[index.item]
      return SheetLooks.header(
        heading, alignment: isNumber ? .trailing : .leading, attributes, context)
    case (.supplementary, _): return SheetLooks.header("\(index.section + 1)", attributes, context)
    default: return SheetLooks.decoration(attributes, context)
    }
  }
}
