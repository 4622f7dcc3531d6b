import LayoutCore
import LayoutTesting
import Testing

@testable import Spreadsheet

@Suite struct SpreadsheetUpdateTests {
  static let environment = LayoutEnvironment(width: 300, height: 200, scale: 2)

  /// Rows and columns that answer for themselves, and move with their sections.
  static let script = EditableCollection.Script(section: { random in
    random.oneIn(2)
      ? [.init(SpreadsheetQuestion.rowHeight, Double(random.integer(in: 0...40)))] : []
  })

  /// The same, and headers sized by the delegate.
  static let headers = EditableCollection.Script(section: { random in
    [
      .init(SpreadsheetQuestion.rowHeight, Double(random.integer(in: 0...40))),
      .init(SpreadsheetQuestion.rowHeaderSize, 0),
    ]
  })

  static func layout(_ seed: UInt64) -> SpreadsheetLayout {
    var random = SeededGenerator(seed: seed &* 77)
    var layout = SpreadsheetLayout(
      cellSize: LayoutSize(width: 30, height: 12),
      sizing: random.pick([.uniform, .rowsAndColumns, .rowsAndColumns, .cells, .sampled]))
    layout.sampleCount = 3
    layout.columnHeaderHeight = random.pick([0, 20])
    layout.rowHeaderWidth = random.pick([0, 35.5])
    layout.stickyHeaders = random.oneIn(2)
    layout.frozenTopRows = random.integer(in: 0...2)
    layout.frozenTrailingColumns = random.integer(in: 0...2)
    layout.hiddenRows = random.pick([[], [0], [1, 4, 30]])
    layout.hiddenColumns = random.pick([[], [2]])
    layout.cellSpacing = random.pick([.zero, LayoutSize(width: 1, height: 2)])
    layout.gridlineThickness = random.pick([0, 1])
    if random.oneIn(3) { layout.merges = ["A1:B2", "C3:E4"].compactMap { CellRange($0) } }
    layout.rounding = random.pick(PixelRounding.allCases)
    return layout
  }

  static func counts(_ seed: UInt64) -> [Int] {
    switch seed % 4 {
    case 0: []
    case 1: Array(repeating: 4, count: 30)
    case 2: [3, 7, 0, 1, 5]
    default: Array(repeating: 1, count: 200)
    }
  }

  @Test(arguments: 1...120)
  func updating_equalsAFreshSheet(seed: UInt64) {
    let law = UpdateLaw<SpreadsheetLayout>(
      script: seed % 3 == 0 ? .init() : Self.script, invariants: { $0.brokenInvariants() })
    let violation = law.check(
      Self.layout(seed), counts: Self.counts(seed / 3), environment: Self.environment, steps: 90,
      seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }

  @Test func insertedRow_asksForItself_andTouchesNothingElse() throws {
    final class Counting: SpreadsheetLayoutDelegate {
      var rows = 100_000
      var asked: [Int] = []
      var numberOfSections: Int { rows }
      var commonNumberOfItems: Int? { 4 }
      func numberOfItems(inSection section: Int) -> Int { 4 }
      func height(ofRow row: Int) -> Double? {
        asked.append(row)
        return Double(10 + row % 7)
      }
    }
    let delegate = Counting()
    let layout = SpreadsheetLayout.squares
    var sheet = try layout.prepare(for: delegate, in: .hundred)
    delegate.asked = []
    delegate.rows += 1
    let transaction = LayoutTransaction(
      [.insertSection(40_000)], numberOfSections: 100_001, itemCounts: [40_000: 4])
    let changes = try transaction.changes(fromSections: 100_000) { _ in 4 }
    let before = sheet.frameOfCell(70_000, 0)
    try layout.update(&sheet, by: changes, for: delegate, in: .hundred)
    #expect(delegate.asked == [40_000])
    #expect(sheet.work.total <= 8)
    #expect(
      sheet.frameOfCell(70_001, 0)?.minY == before.map { $0.minY + Double(10 + 40_000 % 7) })
  }

  @Test func resizedCell_asksForItsRowAndItsColumn() throws {
    final class Cells: SpreadsheetLayoutDelegate {
      var sizes: [ElementIndex: LayoutSize] = [:]
      var asked = 0
      let sizing: SpreadsheetSizing? = .cells
      let numberOfSections = 20
      func numberOfItems(inSection section: Int) -> Int { 30 }
      func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
        asked += 1
        return sizes[index] ?? LayoutSize(width: 10, height: 10)
      }
    }
    let delegate = Cells()
    let index = ElementIndex(section: 3, item: 5)
    delegate.sizes[index] = LayoutSize(width: 80, height: 60)
    let layout = SpreadsheetLayout.squares
    var sheet = try layout.prepare(for: delegate, in: .hundred)
    #expect(sheet.frameOfCell(3, 5) == LayoutRect(x: 50, y: 30, width: 80, height: 60))
    delegate.sizes[index] = LayoutSize(width: 20, height: 5)
    delegate.asked = 0
    let changes = LayoutChanges.resizing([index], numberOfSections: 20) { _ in 30 }
    try layout.update(&sheet, by: changes, for: delegate, in: .hundred)
    #expect(sheet.frameOfCell(3, 5) == LayoutRect(x: 50, y: 30, width: 20, height: 10))
    #expect(delegate.asked == 50)
  }

  @Test(arguments: 1...2)
  func aHundredThousandCells_costWhatIsTouched(seed: UInt64) {
    let law = UpdateLaw<SpreadsheetLayout>(
      script: Self.script,
      bound: { extent, work in
        work.total <= 8 * (extent.touchedItems + extent.touchedSections) + 64
      }, invariants: { $0.brokenInvariants() })
    var layout = Self.layout(seed)
    layout.sizing = seed % 2 == 0 ? .rowsAndColumns : .uniform
    let violation = law.check(
      layout, counts: Array(repeating: 20, count: 5_000), environment: Self.environment,
      steps: 5, seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }
}
