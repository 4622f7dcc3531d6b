import LayoutCore
import LayoutRuntime
import LayoutTesting
import Spreadsheet

/// Suites that compare with literal results.
extension SpreadsheetSuites {
  /// Creates a suite of checks, each of which returns a description of a difference, or `nil`.
  static func literal(
    _ name: String, _ law: LayoutLaw, _ check: @escaping @Sendable () throws(LayoutError) -> String?
  ) -> LawSuite {
    LawSuite(name) {
      do throws(LayoutError) {
        return try check().map { LawViolation(law: law, finding: $0, seed: 0, input: name) }
      } catch {
        return LawViolation(law: law, finding: "\(error)", seed: 0, input: name)
      }
    }
  }

  /// The names of ranges.
  static let names = literal("spreadsheet names", .matchesReference) { () throws(LayoutError) in
    typealias Corners = (Int, Int, Int, Int)
    let known: [(String, Corners, String)] = [
      ("A1", (0, 0, 1, 1), "A1"), ("b2:d4", (1, 1, 3, 3), "B2:D4"),
      ("D2:B4", (1, 1, 3, 3), "B2:D4"), ("B4:D2", (1, 1, 3, 3), "B2:D4"),
      ("Z9", (8, 25, 1, 1), "Z9"), ("AA010", (9, 26, 1, 1), "AA10"), ("az1", (0, 51, 1, 1), "AZ1"),
      ("BA1:zz1", (0, 52, 1, 650), "BA1:ZZ1"), ("AAA1", (0, 702, 1, 1), "AAA1"),
      ("A1:A2", (0, 0, 2, 1), "A1:A2"), ("A1:B1", (0, 0, 1, 2), "A1:B1"),
      ("ZZZZZZ999999999", (999_999_998, 321_272_405, 1, 1), "ZZZZZZ999999999"),
    ]
    for (name, numbers, text) in known {
      let expected = CellRange(
        row: numbers.0, column: numbers.1, rowCount: numbers.2, columnCount: numbers.3)
      guard let range = CellRange(name), range == expected else { return "\(name) is misread" }
      if range.description != text { return "\(name) is called \(range)" }
    }
    let unknown = [
      "", ":", "A", "1", "A0", "1A", "A1:", ":A1", "A1:B2:C3", "A1B", "A-1", "Ä1", "A 1", "@1",
      "[1",
      "`1", "{1", "A/", "A1:1", "AAAAAAA1", "A1000000000", "A1;", "A1A1",
    ]
    for name in unknown {
      if let range = CellRange(name) { return "\(name) is read as \(range)" }
    }
    let odd: [(Corners, String)] = [
      ((-1, 0, 1, 1), "row -1, column 0, 1 by 1"), ((0, -1, 1, 1), "row 0, column -1, 1 by 1"),
      ((0, 0, 0, 1), "row 0, column 0, 0 by 1"), ((0, 0, 1, 0), "row 0, column 0, 1 by 0"),
      (
        (.max - 1, 0, 1, 1), "row \(Int.max - 1), column 0, 1 by 1"
      ), ((0, .max, 1, 2), "row 0, column \(Int.max), 1 by 2"),
      ((.max - 2, 0, 1, 1), "A\(Int.max - 1)"),
    ]
    for (numbers, text) in odd {
      let range = CellRange(
        row: numbers.0, column: numbers.1, rowCount: numbers.2, columnCount: numbers.3)
      if range.description != text { return "\(range) should be \(text)" }
    }
    return nil
  }

  /// The errors and diagnostics at the limits of counts and positions.
  static let limits = literal("spreadsheet limits", .badDataIsDiagnosed) {
    () throws(LayoutError) -> String? in
    let stored = LayoutLimits.maximumStoredItems
    let most = LayoutLimits.maximumCount
    typealias Limit = (rows: Int, columns: Int, SpreadsheetSizing, isCommon: Bool, String?)
    func sections(_ count: Int, _ limit: Int) -> String {
      "\(LayoutError.tooManySections(count: count, limit: limit))"
    }
    func items(_ count: Int, _ limit: Int, _ row: Int = 0) -> String {
      "\(LayoutError.tooManyItems(section: row, count: count, limit: limit))"
    }
    let cases: [Limit] = [
      (most, 1, .uniform, true, nil), (most, 1, .automatic, true, nil),
      (most + 1, 1, .uniform, true, sections(most + 1, most)),
      (stored + 1, 1, .uniform, false, sections(stored + 1, stored)),
      (stored + 1, 1, .rowsAndColumns, true, sections(stored + 1, stored)),
      (stored + 1, 1, .cells, true, sections(stored + 1, stored)),
      (1, most, .uniform, true, nil), (1, most, .uniform, false, nil),
      (1, most + 1, .uniform, true, items(most + 1, most)),
      (1, most + 1, .uniform, false, items(most + 1, most)),
      (1, stored + 1, .sampled, true, items(stored + 1, stored)),
      (1, stored + 1, .rowsAndColumns, false, items(stored + 1, stored)),
      (2, stored, .cells, true, items(2 * stored, stored, 1)),
      (-1, 5, .uniform, true, nil), (2, -1, .uniform, true, nil), (2, -1, .uniform, false, nil),
      (0, 5, .uniform, true, nil),
    ]
    for (rows, columns, sizing, isCommon, expected) in cases {
      let delegate = PlainCells(numberOfSections: rows, columns: columns, isCommon: isCommon)
      var found: String?
      do throws(LayoutError) {
        let layout = SpreadsheetLayout(columnWidth: 1, rowHeight: 1, sizing: sizing)
        let sheet = try layout.prepare(
          for: delegate, in: environment)
        let isNegative = rows < 0 || columns < 0
        if sheet.diagnostics.isEmpty == isNegative { found = "\(sheet.diagnostics)" }
        if sheet.numberOfSections != max(0, rows) { found = "\(sheet.numberOfSections) rows" }
        let width = rows > 0 ? max(0, columns) : 0
        if sheet.facets.tracks?.numberOfColumns != width { found = "other columns" }
      } catch {
        found = "\(error)"
      }
      if found != expected {
        return "\(rows) by \(columns), \(sizing): \(found ?? "no error"), not \(expected ?? "none")"
      }
    }
    return nil
  }

  /// Sheets of many uniform cells, which take no work.
  static let large = literal("spreadsheet of many cells", .matchesReference) {
    () throws(LayoutError) -> String? in
    let delegate = PlainCells(numberOfSections: 1_048_576, columns: 16_384, isCommon: true)
    var layout = SpreadsheetLayout(columnWidth: 10, rowHeight: 5, frozenTopRows: 1)
    layout.merges = [CellRange(row: 500_000, column: 8_000, rowCount: 300_000, columnCount: 2)]
    layout.hiddenRows = [7]
    let sheet = try layout.prepare(for: delegate, in: environment)
    if sheet.work.total > 0 { return "\(sheet.work)" }
    if sheet.contentSize != LayoutSize(width: 163_840, height: 5_242_875) {
      return "\(sheet.contentSize)"
    }
    let viewport = LayoutRect(x: 79_995, y: 3_000_000, width: 30, height: 10)
    let found = sheet.elements(in: viewport).map { "\($0.element) \($0.frame)" }
    let expected = [
      "cell/500000/8000 (80000, 2499995) 20 × 1500000",
      "cell/600001/7999 (79990, 3000000) 10 × 5", "cell/600001/8002 (80020, 3000000) 10 × 5",
      "cell/600002/7999 (79990, 3000005) 10 × 5", "cell/600002/8002 (80020, 3000005) 10 × 5",
      "decoration/background/0/1 (0, 3000000) 163840 × 5",
      "cell/0/7999 (79990, 3000000) 10 × 5", "cell/0/8000 (80000, 3000000) 10 × 5",
      "cell/0/8001 (80010, 3000000) 10 × 5", "cell/0/8002 (80020, 3000000) 10 × 5",
    ]
    return found == expected ? nil : "\(found)"
  }

  /// The extents that fit a row or column if only some cells are asked: the visible ones first, and
  /// others at equal distances.
  static let fitting = literal("spreadsheet fitting", .matchesReference) {
    () throws(LayoutError) -> String? in
    for direction in [FlowDirection.leftToRight, .rightToLeft] {
      for isRow in [true, false] {
        let rows = isRow ? 3 : 101
        let asked = AskedCells(numberOfSections: rows, columns: isRow ? 101 : 3)
        var layout = SpreadsheetLayout(columnWidth: 10, rowHeight: 10)
        // The header takes 10 points, so the track that begins at 300 is number 29.
        layout.columnHeaderHeight = 10
        layout.rowHeaderWidth = 10
        let sheet = try layout.prepare(
          for: asked, in: LayoutEnvironment(width: 50, height: 50, direction: direction))
        let tracks = sheet.facets.tracks
        let x = direction == .leftToRight ? 300 : sheet.contentSize.width - 350
        let viewport = LayoutViewport(
          LayoutRect(x: isRow ? x : 0, y: isRow ? 0 : 300, width: 50, height: 50))
        let cases: [(Int, [Int])] = [
          (-1, []), (0, []), (1, [29]), (4, [29, 30, 31, 32]), (5, [29, 30, 31, 32, 33]),
          (6, [29, 30, 31, 32, 33, 0]), (7, [29, 30, 31, 32, 33, 0, 100]),
          (10, [29, 30, 31, 32, 33, 0, 25, 50, 75, 100]), (101, Array(0...100)),
          (200, Array(0...100)),
        ]
        for (limit, expected) in cases {
          asked.indexes = []
          asked.widths = []
          let fitting = TrackFitting(
            track: 1, isRow: isRow, viewport: viewport, limit: limit, delegate: asked.erased)
          _ = tracks?.fittingExtent(fitting)
          let found = asked.indexes.map { isRow ? $0.item : $0.section }
          if found != expected { return "\(isRow) \(direction), \(limit): \(found)" }
          if asked.widths != expected.map({ _ in isRow ? 10 : nil }) { return "other proposals" }
        }
      }
    }
    return nil
  }

  static let environment = LayoutEnvironment(width: 300, height: 200, scale: 2)
}
