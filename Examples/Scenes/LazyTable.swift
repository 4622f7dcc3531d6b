import LayoutCore

/// A table of any length, of which no more is read than is shown: for screens of letters.
///
/// All rows have one height; columns are as wide as the longest text among some rows from all over the
/// file.
struct LazyTable: SceneContent {
  private static let longestText = 40
  private static let pieceLength = 1 << 20

  private var file: DelimitedFile
  let headings: [String]
  /// The width of every column, in letters, without the space around the text.
  let widths: [Int]
  private let isNumeric: [Bool]
  /// The rows that are shown, from the first of them on.
  private var shown: (first: Int, rows: [[String]]) = (0, [])

  /// Creates a table from `file`, whose first row contains the headings.
  init(_ file: DelimitedFile) {
    var file = file
    file.findRows(inNext: 1 << 18)
    self.file = file
    let beginning = file.rows(0..<200)
    headings = beginning.first ?? []
    let sample = Array(beginning.dropFirst()) + file.sample(300).dropFirst()
    let count = max(headings.count, beginning.map { $0.count }.max() ?? 0)
    widths = LazyTable.widths(count, headings, sample)
    isNumeric = (0..<count).map { column in
      let texts = sample.filter { $0.count > column && !$0[column].isEmpty }
      let numbers = texts.filter { Double($0[column]) != nil }
      return !texts.isEmpty && numbers.count * 10 >= texts.count * 9
    }
  }

  private static func widths(_ count: Int, _ headings: [String], _ rows: [[String]]) -> [Int] {
    var widths = [Int](repeating: 1, count: count)
    for row in [headings] + rows {
      for (column, text) in row.enumerated() where column < count {
        widths[column] = max(widths[column], min(longestText, text.printable.letterWidth))
      }
    }
    return widths
  }

  /// The number of rows below the headings, as far as it is known.
  var rowCount: Int { max(0, file.count - 1) }

  /// A Boolean value that indicates whether all rows are known.
  var isComplete: Bool { file.isComplete }

  /// The number of digits that the largest row number is expected to have.
  var digits: Int { "\(max(99, file.estimatedCount * 21 / 20))".count }

  mutating func readMore() -> Bool {
    if file.isComplete { return false }
    file.findRows(inNext: LazyTable.pieceLength)
    return true
  }

  var findsRows: Bool { true }

  func row(containing text: String, from row: Int, isBackward: Bool) -> Int? {
    // The first row of the file contains the headings.
    let found = file.row(containing: text, from: row + 1, isBackward: isBackward)
    return found.flatMap { $0 > 0 ? $0 - 1 : nil }
  }

  /// Row headers are as wide as the longest number, and the first column stays where that leaves room for
  /// others.
  func parameters(forLetters columns: Int) -> LayoutConfiguration {
    let header = digits + 3
    let first = (widths.first ?? 0) + 3
    return [
      "rowHeaderWidth": .number(Double(header) * LetterScale.size.width),
      "frozenLeadingColumns": (header + first) * 2 <= columns ? 1 : 0,
    ]
  }

  mutating func willShow(_ elements: [LayoutAttributes]) {
    let rows = elements.lazy.filter { $0.element.category == .cell }.map {
      $0.element.index.section
    }
    guard let first = rows.min(), let last = rows.max() else { return }
    if first == shown.first, last - first < shown.rows.count { return }
    shown = (first, file.rows(first + 1..<last + 2))
  }

  // MARK: Answers

  var numberOfSections: Int { rowCount }

  func numberOfItems(inSection section: Int) -> Int { widths.count }

  var commonNumberOfItems: Int? { widths.count }

  /// Returns a line of letters, with a space before and after the text and a line behind it.
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    guard widths.indices.contains(index.item) else { return nil }
    return LayoutSize(
      width: Double(widths[index.item] + 3) * LetterScale.size.width,
      height: LetterScale.size.height)
  }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let index = attributes.element.index
    let isNumber = isNumeric.indices.contains(index.item) && isNumeric[index.item]
    switch (attributes.element.category, attributes.element.kind) {
    case (.cell, _): return ElementLook(label: text(at: index), isTrailing: isNumber)
    case (.supplementary, .columnHeader):
      let heading =
        headings.indices.contains(index.item)
        ? headings[index.item] : SheetLooks.letters(ofColumn: index.item)
      return ElementLook(label: heading, isTrailing: isNumber)
    case (.supplementary, _): return ElementLook(label: "\(index.section + 1)", isTrailing: true)
    case (.decoration, _): return ElementLook()
    }
  }

  private func text(at index: ElementIndex) -> String {
    let row = index.section - shown.first
    guard shown.rows.indices.contains(row), shown.rows[row].indices.contains(index.item) else {
      return ""
    }
    return shown.rows[row][index.item]
  }
}
