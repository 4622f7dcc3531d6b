import LayoutCore
import LayoutRuntime
import Spreadsheet

/// The scenarios of a sheet with the size limits of common spreadsheet apps.
enum SheetScenarios {
  /// The rows and columns that differ from the others.
  enum Odd: String, CaseIterable {
    case none = "uniform"
    case few = "sparse odd"
    case all = "all rows odd"
  }

  static func all(rows: Int, columns: Int) -> [Scenario] {
    Odd.allCases.map { setUp($0, rows, columns) } + Odd.allCases.map { query($0, rows, columns) }
      + Odd.allCases.map { memory($0, rows, columns) }
      + [resize(rows, columns), fold(isSized: false, rows), fold(isSized: true, rows)]
  }

  static func layout(_ odd: Odd) -> SpreadsheetLayout {
    SpreadsheetLayout(
      columnWidth: 64, rowHeight: 20, sizing: odd == .none ? .uniform : .rowsAndColumns)
  }
  static let environment = LayoutEnvironment(width: 1600, height: 440)

  static func prepared(_ odd: Odd, _ rows: Int, _ columns: Int) -> PreparedSpreadsheet {
    do {
      return try layout(odd).prepare(
        for: SheetData(rows: rows, columns: columns, odd: odd), in: environment)
    } catch {
      fatalError("\(error)")
    }
  }

  private static func setUp(_ odd: Odd, _ rows: Int, _ columns: Int) -> Scenario {
    let limit = odd == .none ? 10_000.0 : 5_000_000
    return Scenario(
      "set-up", "sheet of \(columns) columns, \(odd.rawValue)", size: rows, unit: .perOperation,
      target: rows > 1_000_000 ? .atMost(limit) : nil
    ) {
      let data = SheetData(rows: rows, columns: columns, odd: odd)
      let layout = layout(odd)
      return [
        Subject(.trellis) { keep(try? layout.prepare(for: data, in: environment)) },
        Subject(.baseline) {
          keep(
            CachedSheet(
              rows: rows, columns: columns, height: { data.height(ofRow: $0) ?? 20 },
              width: { data.width(ofColumn: $0) ?? 64 }))
        },
      ]
    }
  }

  private static func query(_ odd: Odd, _ rows: Int, _ columns: Int) -> Scenario {
    Scenario(
      "query", "sheet, 572 cells, \(odd.rawValue)", size: rows, unit: .perOperation,
      target: rows > 1_000_000 ? .atMost(1000 + 572 * 10) : nil, forbidsAllocation: true
    ) {
      let data = SheetData(rows: rows, columns: columns, odd: odd)
      let prepared = prepared(odd, rows, columns)
      let places = Viewports.random(
        64, in: prepared.contentSize, LayoutSize(width: 1600, height: 440))
      let floor = FloorSheet(
        rows: (0..<rows).map { data.height(ofRow: $0) ?? 20 },
        columns: (0..<columns).map { data.width(ofColumn: $0) ?? 64 })
      let baseline = CachedSheet(
        rows: rows, columns: columns, height: { data.height(ofRow: $0) ?? 20 },
        width: { data.width(ofColumn: $0) ?? 64 })
      return [
        QueryScenarios.queries(prepared, places),
        Subject(.floor, operations: places.count) {
          for place in places { floor.cells(in: place) }
        },
        .memory(ofQueriesIn: places, prepared),
        Subject(.baseline, operations: places.count) {
          for place in places { keep(baseline.cells(in: place)) }
        },
      ]
    }
  }

  private static func memory(_ odd: Odd, _ rows: Int, _ columns: Int) -> Scenario {
    let oddOnes = odd == .all ? rows : odd == .few ? rows / 1000 + columns / 1000 : 1
    return Scenario(
      "memory", "sheet, \(odd.rawValue)" + (odd == .none ? "" : ", by odd row or column"),
      size: rows, unit: odd == .none ? .bytes : .bytesPerItem,
      target: rows > 1_000_000 ? .atMost(odd == .none ? 1024 : 10) : nil
    ) {
      let bytes = liveBytes {
        let prepared = prepared(odd, rows, columns)
        return prepared
      }
      let inline = Double(MemoryLayout<PreparedSpreadsheet>.size)
      return ((bytes + (odd == .none ? inline : 0)) / Double(oddOnes), nil)
    }
  }

  private static func resize(_ rows: Int, _ columns: Int) -> Scenario {
    Scenario("one size", "sheet, a row of all rows odd", size: rows, unit: .perOperation) {
      let data = SheetData(rows: rows, columns: columns, odd: .all)
      let engine = Holder(try LayoutEngine(layout(.all), for: data, in: environment))
      var growth = 0.0
      return [
        Subject(.trellis, operations: 16) {
          for row in 0..<16 {
            growth += 1
            keep(
              try? engine.value.setExtent(20 + growth, ofRow: row * 1009 % rows, for: data))
          }
        }
      ]
    }
  }

  /// Folds or unfolds a parent of a tenth of the rows, in view, among other folded parents.
  private static func fold(isSized: Bool, _ rows: Int) -> Scenario {
    let heights = isSized ? "sized" : "uniform"
    return Scenario(
      "one fold", "outline, a tenth of the rows, \(heights)", size: rows, unit: .perOperation,
      target: rows > 1_000_000 ? .atMost(50_000) : nil
    ) {
      let data = OutlineData(rows: rows, isSized: isSized)
      let engine = Holder(
        try LayoutEngine(SpreadsheetLayout(rowHeight: 20), for: data, in: environment))
      try engine.value.fold(rows: (1..<min(200, rows / 40)).map { $0 * 20 }, for: data)
      engine.value.scroll(to: LayoutPoint(x: 0, y: 100))
      return [
        Subject(.trellis, operations: 2) {
          keep(try? engine.value.fold(rows: [10], for: data))
          keep(try? engine.value.unfold(rows: [10], for: data))
        }
      ]
    }
  }
}

/// A delegate of a file tree: one folder contains a tenth of all rows, in folders of ten.
private struct OutlineData: SpreadsheetLayoutDelegate {
  let rows: Int
  let isSized: Bool

  var numberOfSections: Int { rows }
  var commonNumberOfItems: Int? { 4 }

  func numberOfItems(inSection section: Int) -> Int { 4 }

  func spreadsheetRow(_ row: Int) -> SpreadsheetRow {
    let isInFolder = row > 10 && row <= 10 + rows / 10
    let level = row % 10 == 0 ? 0 : 1
    return SpreadsheetRow(
      height: isSized ? 18 + Double(row &* 7919 % 5) : nil, level: isInFolder ? level + 1 : level)
  }

  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn { SpreadsheetColumn() }
}

/// A delegate of a sheet in which some rows and columns differ from the others.
struct SheetData: SpreadsheetLayoutDelegate {
  let rows: Int
  let columns: Int
  let odd: SheetScenarios.Odd

  var numberOfSections: Int { rows }
  var commonNumberOfItems: Int? { columns }

  func numberOfItems(inSection section: Int) -> Int { columns }

  func height(ofRow row: Int) -> Double? {
    switch odd {
    case .none: nil
    case .few: row % 1000 == 7 ? 40 : nil
    case .all: 18 + Double(row &* 7919 % 5)
    }
  }

  func width(ofColumn column: Int) -> Double? {
    odd == .few && column % 1000 == 7 ? 120 : nil
  }

  func spreadsheetRow(_ row: Int) -> SpreadsheetRow { SpreadsheetRow(height: height(ofRow: row)) }

  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn {
    SpreadsheetColumn(width: width(ofColumn: column))
  }
}
