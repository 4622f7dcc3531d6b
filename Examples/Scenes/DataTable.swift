import LayoutCore
import Spreadsheet

/// Anybody's table: a line of headings, and rows of text that may be of different lengths.
struct DataTable: SceneContent, SpreadsheetLayoutDelegate {
  let headings: [String]
  let rows: [[String]]
  private let widths: [Double]

  /// How many columns there are: as many as the longest row has, or the headings.
  var columnCount: Int { widths.count }

  private let isNumeric: [Bool]

  private static let font = TextFont.regular(13)

  init(headings: [String], rows: [[String]]) {
    self.headings = headings
    self.rows = rows
    let count = max(headings.count, rows.map { $0.count }.max() ?? 0)
    // Measuring a sample is enough: longer texts are cut.
    let sample = rows.prefix(500)
    widths = (0..<count).map { column in
      let heading =
        column < headings.count ? TextMetrics.width(of: headings[column], in: .bold(12)) : 0
      let texts = sample.lazy.filter { $0.count > column }.map {
        TextMetrics.width(of: $0[column], in: DataTable.font)
      }
      return min(320, max(48, max(heading, texts.max() ?? 0) + 22))
    }
    isNumeric = (0..<count).map { column in
      let texts = sample.filter { $0.count > column && !$0[column].isEmpty }
      return !texts.isEmpty && texts.allSatisfy { Double($0[column]) != nil }
    }
  }

  /// The table whose first row are the headings.
  init(_ rows: [[String]]) {
    self.init(headings: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  // MARK: Answers

  var numberOfSections: Int { rows.count }

  func numberOfItems(inSection section: Int) -> Int { rows[section].count }

  func width(ofColumn column: Int) -> Double? {
    widths.indices.contains(column) ? widths[column] : nil
  }

  /// What a cell needs for one line, where cells are asked for.
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    width(ofColumn: index.item).map { LayoutSize(width: $0, height: 30) }
  }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let index = attributes.element.index
    switch (attributes.element.category, attributes.element.kind) {
    case (.cell, _):
      let text = rows[index.section][index.item]
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
