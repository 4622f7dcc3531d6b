import LayoutCore
import LayoutRuntime
import Testing

@testable import Spreadsheet

@Suite struct SpreadsheetFlexibleTests {
  /// A sheet whose columns have the given answers.
  private struct Columns: SpreadsheetLayoutDelegate {
    var columns: [SpreadsheetColumn]
    var numberOfSections: Int { 1 }
    func numberOfItems(inSection section: Int) -> Int { columns.count }
    func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn { columns[column] }
  }

  private func widths(
    _ columns: [SpreadsheetColumn], _ layout: SpreadsheetLayout = .squares
  ) throws -> [Double] {
    try layout.prepare(for: Columns(columns: columns), in: .hundred)
      .allElements(viewport: .zero).filter { $0.element.category == .cell }.map { $0.frame.width }
  }

  @Test func flexibleColumns_shareTheRest() throws {
    #expect(
      try widths([.init(width: 40), .init(width: 5, fraction: 1), .init(width: 5, fraction: 2)])
        == [40, 20, 40])
    // A share below the own width, and one above the greatest width.
    #expect(
      try widths([.init(width: 60, fraction: 1), .init(fraction: 1), .init(fraction: 1)])
        == [60, 20, 20])
    #expect(
      try widths([
        .init(fraction: 1, maximumWidth: 15), .init(fraction: 1), .init(width: 30),
      ]) == [15, 55, 30])
    #expect(try widths([.init(fraction: 1, maximumWidth: 15), .init()]) == [15, 10])
  }

  @Test func headersAndSpacing_areLeftOut() throws {
    var layout = SpreadsheetLayout.squares
    layout.rowHeaderWidth = 18
    layout.cellSpacing.width = 2
    #expect(try widths([.init(fraction: 1), .init(width: 30)], layout) == [48, 30])
    // There is nothing left to share.
    #expect(try widths([.init(width: 70, fraction: 1), .init(width: 50)], layout) == [70, 50])
  }

  @Test func invalidShares_areReplacedAndReported() throws {
    let columns = Columns(columns: [
      .init(fraction: .nan), .init(fraction: -1), .init(fraction: 1e300),
      .init(fraction: 1, maximumWidth: .nan), .init(fraction: .infinity),
    ])
    let prepared = try SpreadsheetLayout.squares.prepare(for: columns, in: .hundred)
    #expect(
      prepared.diagnostics.entries.map { $0.description }.sorted() == [
        "section 0, columnFraction: not a finite number (nan), used 0",
        "section 1, columnFraction: negative (-1), used 0",
        "section 2, columnFraction: too large (\(1e300.layoutText)), used \(1e9.layoutText)",
        "section 3, columnMaximumWidth: not a finite number (nan), used 0",
        "section 4, columnFraction: not a finite number (inf), used 0",
      ])
    #expect(prepared.contentSize.width == 100)
  }

  /// Columns that fold leave their width to the others, and a width from the user stays.
  @Test func flexibleColumns_followChanges() throws {
    let columns = Columns(columns: [
      .init(width: 10, fraction: 1), .init(width: 20), .init(width: 30, level: 1),
      .init(fraction: 1),
    ])
    var engine = try LayoutEngine(SpreadsheetLayout.squares, for: columns, in: .hundred)
    func widths() -> [Double] { engine.elements(in: .everything).map { $0.frame.width } }
    #expect(widths() == [25, 20, 30, 25])
    try engine.fold(columns: [1], for: columns)
    #expect(widths() == [40, 20, 40])
    try engine.setExtent(50, ofColumn: 3, for: columns)
    #expect(widths() == [30, 20, 50])
    try engine.setExtent(nil, ofColumn: 3, for: columns)
    try engine.unfold(columns: [1], for: columns)
    #expect(widths() == [25, 20, 30, 25])
  }
}
