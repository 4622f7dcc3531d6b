import LayoutCore
import LayoutTesting
import Testing

@testable import Spreadsheet

@Suite struct SpreadsheetPrepareTests {
  @Test func uniform_raggedRows() throws {
    let prepared = try SpreadsheetLayout.squares.prepare(for: Sheet([3, 0, 2]), in: .hundred)
    #expect(
      prepared.listing() == [
        "cell/0/0 (0, 0) 10 × 10", "cell/0/1 (10, 0) 10 × 10", "cell/0/2 (20, 0) 10 × 10",
        "cell/2/0 (0, 10) 10 × 10", "cell/2/1 (10, 10) 10 × 10",
      ])
    // The empty row takes no room; content is the extent of everything.
    #expect(prepared.contentSize == LayoutSize(width: 30, height: 20))
  }

  /// A query keeps the spans of columns only for cells that it can find.
  @Test func queryBesideManyColumns_takesNoMemoryForThem() throws {
    let row = ArrayLayoutDelegate(counts: [LayoutLimits.maximumCount])
    let prepared = try SpreadsheetLayout.squares.prepare(for: row, in: .hundred)
    let below = LayoutRect(x: 0, y: 10, width: prepared.contentSize.width, height: 10)
    #expect(prepared.elements(in: below) == [])
    let ragged = try SpreadsheetLayout.squares.prepare(for: Sheet([100, 1, 2]), in: .hundred)
    #expect(ragged.elements(in: .everything).count == 103)
    #expect(ragged.elements(in: LayoutRect(x: 0, y: 10, width: 1000, height: 9)).count == 1)
  }

  @Test func rowsAndColumns_haveTheirOwnSizes() throws {
    var sheet = Sheet(rows: 3, columns: 3)
    sheet.heights = [1: 25]
    sheet.widths = [0: 40, 2: 5.5]
    let prepared = try SpreadsheetLayout.squares.prepare(for: sheet, in: .hundred)
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 1, item: 2))
        == LayoutRect(x: 50, y: 10, width: 6, height: 25))
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 2, item: 0))
        == LayoutRect(x: 0, y: 35, width: 40, height: 10))
    #expect(prepared.contentSize == LayoutSize(width: 56, height: 45))
  }

  @Test func cells_columnAsWideAsTheWidest_rowAsHighAsTheTallest() throws {
    var sheet = Sheet([2, 3])
    sheet.cells = [
      ElementIndex(section: 0, item: 0): LayoutSize(width: 50, height: 100),
      ElementIndex(section: 0, item: 1): LayoutSize(width: 150, height: 80),
      ElementIndex(section: 1, item: 0): LayoutSize(width: 500, height: 100),
      ElementIndex(section: 1, item: 1): LayoutSize(width: 20, height: 200),
      ElementIndex(section: 1, item: 2): LayoutSize(width: 50, height: 50),
    ]
    var layout = SpreadsheetLayout.squares
    layout.sizing = .cells
    let prepared = try layout.prepare(for: sheet, in: .hundred)
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 0, item: 1))
        == LayoutRect(x: 500, y: 0, width: 150, height: 100))
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 1, item: 2))
        == LayoutRect(x: 650, y: 100, width: 50, height: 200))
    layout.minimumCellSize = LayoutSize(width: 75, height: 90)
    layout.maximumCellSize = LayoutSize(width: 160, height: 120)
    let limited = try layout.prepare(for: sheet, in: .hundred)
    #expect(
      limited.cellFrame(at: ElementIndex(section: 1, item: 2))
        == LayoutRect(x: 310, y: 100, width: 75, height: 120))
    layout.minimumCellSize = LayoutSize(width: 900, height: 900)
    // The largest size wins.
    #expect(try layout.prepare(for: sheet, in: .hundred).contentSize.width == 480)
  }

  @Test func sampled_asksABoundedNumberOfCells() throws {
    final class Asked: LayoutDelegate {
      var rows: [Int] = []
      let numberOfSections = 1_000_001
      let commonNumberOfItems: Int? = 4
      func numberOfItems(inSection section: Int) -> Int { 4 }
      func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
        if index.item == 0 { rows.append(index.section) }
        return LayoutSize(width: Double(20 + index.section % 7), height: 15)
      }
    }
    var layout = SpreadsheetLayout.squares
    layout.sizing = .sampled
    layout.sampleCount = 5
    let delegate = Asked()
    let prepared = try layout.prepare(for: delegate, in: .hundred)
    #expect(delegate.rows == [0, 250_000, 500_000, 750_000, 1_000_000])
    #expect(prepared.rows.pitches.unfolded.isUniform)
    #expect(prepared.contentSize == LayoutSize(width: 104, height: 15_000_015))
  }

  @Test func headers_takeTheirRoom_andMeetInACorner() throws {
    var layout = SpreadsheetLayout.squares
    layout.columnHeaderHeight = 30
    layout.rowHeaderWidth = 40
    let prepared = try layout.prepare(for: Sheet(rows: 1, columns: 2), in: .hundred)
    #expect(
      prepared.listing() == [
        "cell/0/0 (40, 30) 10 × 10", "cell/0/1 (50, 30) 10 × 10",
        "supplementary/rowHeader/0/0 (0, 30) 40 × 10",
        "supplementary/columnHeader/0/0 (40, 0) 10 × 30",
        "supplementary/columnHeader/0/1 (50, 0) 10 × 30", "decoration/corner/0/0 (0, 0) 40 × 30",
      ])
    layout.hasCorner = false
    #expect(try layout.prepare(for: Sheet([1]), in: .hundred).listing().count == 3)
  }

  @Test func headersSizedByTheDelegate_sizeTheTable() throws {
    var sheet = Sheet(rows: 2, columns: 2)
    sheet.columnHeaders = [
      0: LayoutSize(width: 35, height: 20), 1: LayoutSize(width: 5, height: 25),
    ]
    sheet.rowHeaders = [1: LayoutSize(width: 15, height: 18)]
    var layout = SpreadsheetLayout.squares
    layout.columnHeaderHeight = 99
    let prepared = try layout.prepare(for: sheet, in: .hundred)
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 0, item: 0))
        == LayoutRect(x: 15, y: 25, width: 35, height: 10))
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 1, item: 1))
        == LayoutRect(x: 50, y: 35, width: 10, height: 18))
  }

  @Test func spacingAndGridlines_lieBetweenCells() throws {
    var layout = SpreadsheetLayout.squares
    layout.cellSpacing = LayoutSize(width: 3, height: 1)
    layout.gridlineThickness = 1
    let prepared = try layout.prepare(for: Sheet(rows: 2, columns: 2), in: .hundred)
    #expect(
      prepared.listing() == [
        "decoration/columnGridline/0/1 (11, 0) 1 × 21", "decoration/rowGridline/0/1 (0, 10) 23 × 1",
        "cell/0/0 (0, 0) 10 × 10", "cell/0/1 (13, 0) 10 × 10", "cell/1/0 (0, 11) 10 × 10",
        "cell/1/1 (13, 11) 10 × 10",
      ])
    #expect(prepared.contentSize == LayoutSize(width: 23, height: 21))
  }

  @Test func hiddenRowsAndColumns_areClosedUp() throws {
    var layout = SpreadsheetLayout.squares
    layout.hiddenRows = [1, 7, 1]
    layout.hiddenColumns = [0]
    layout.cellSpacing = LayoutSize(width: 2, height: 2)
    let prepared = try layout.prepare(for: Sheet(rows: 3, columns: 2), in: .hundred)
    #expect(prepared.listing() == ["cell/0/1 (0, 0) 10 × 10", "cell/2/1 (0, 12) 10 × 10"])
    #expect(prepared.attributes(for: .cell(section: 1, item: 1), viewport: .zero)?.isHidden == true)
    #expect(
      prepared.diagnostics.entries == [
        LayoutDiagnostic(.parameter("hiddenRows"), .outOfRange, given: 7)
      ])
  }

  @Test func excelSheet_takesNoMemoryPerRowColumnOrCell() throws {
    let delegate = ClosureLayoutDelegate(sections: 1_048_576, itemsPerSection: 16_384)
    var layout = SpreadsheetLayout(columnWidth: 64, rowHeight: 20)
    layout.hiddenRows = [5, 77_777]
    let prepared = try layout.prepare(for: delegate, in: .hundred)
    #expect(prepared.counts.isUniform && prepared.columns.pitches.unfolded.isUniform)
    #expect(prepared.contentSize == LayoutSize(width: 1_048_576, height: 20_971_480))
    let found = prepared.elements(
      in: LayoutRect(x: 640_000, y: 10_000_000, width: 64, height: 20))
    #expect(found.map { $0.element } == [.cell(section: 500_002, item: 10_000)])
  }
}
