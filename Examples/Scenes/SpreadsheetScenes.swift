import LayoutCore

extension Scene {
  /// Returns the chemical elements as a table with everything that stays in view.
  static func elements(_ elements: [ChemicalElement]) -> Scene {
    let table = ElementTable(elements: elements)
    return Scene(
      name: "elements", title: "Chemical elements",
      summary: "Headers, the first columns and the last row stay; each period is one merged cell.",
      layout: "spreadsheet", content: table
    ) { form in
      var parameters: LayoutConfiguration = [
        "sizing": "rowsAndColumns", "columnWidth": 120, "rowHeight": 32,
        "columnHeaderHeight": 44, "rowHeaderWidth": 38, "pinsHeaders": true,
        "frozenLeadingColumns": 2, "frozenBottomRows": 1, "gridlineThickness": 1,
      ]
      parameters["merges"] = .list(table.merges.map { .text($0) })
      return Setting(
        parameters: parameters, scroll: .offset(x: form == .phone ? 269 : 0, y: 14 * 33))
    }
  }

  /// Returns the periodic table, drawn by a sheet.
  static func periodicTable(_ elements: [ChemicalElement]) -> Scene {
    Scene(
      name: "periodic-table", title: "Periodic table",
      summary: "Groups are columns, periods are rows; the title is a merged cell.",
      layout: "spreadsheet", content: PeriodicTable(elements)
    ) { form in
      var parameters: LayoutConfiguration = [
        "sizing": "rowsAndColumns",
        "cellSpacing": .size(LayoutSize(width: 3, height: 3)),
        "columnHeaderHeight": 26, "rowHeaderWidth": 28, "pinsHeaders": true,
      ]
      parameters["columnWidth"] = 62
      parameters["rowHeight"] = form == .phone ? 76 : 80
      parameters["merges"] = .list(PeriodicTable.merges.map { .text($0) })
      return Setting(parameters: parameters)
    }
  }

  /// Returns a sheet as large as spreadsheets get, scrolled to its middle.
  static func multiplication() -> Scene {
    Scene(
      name: "big-sheet", title: "Multiplication table",
      summary: "17 billion cells, scrolled to the middle, where 2¹⁹ × 2¹³ = 2³².",
      layout: "spreadsheet", content: MultiplicationSheet()
    ) { form in
      // Whole columns, and whole rows below the headers.
      let cell = LayoutSize(width: form == .phone ? 103 : 111, height: 32)
      let column = MultiplicationSheet.selected.item - (form == .phone ? 1 : 4)
      let row = MultiplicationSheet.selected.section - 10
      return Setting(
        parameters: [
          "columnWidth": .number(cell.width), "rowHeight": .number(cell.height),
          "columnHeaderHeight": 42, "rowHeaderWidth": 78,
          "pinsHeaders": true, "gridlineThickness": 1,
        ],
        scroll: .offset(
          x: Double(column) * (cell.width + 1), y: Double(row) * (cell.height + 1)))
    }
  }

  /// Returns a scene of the user's own table.
  static func table(_ table: DataTable, title: String) -> Scene {
    Scene(
      name: "table", title: title,
      summary: "\(table.rowCount.counted("row")) of \(table.columnCount.counted("column")).",
      layout: "spreadsheet", content: table
    ) { _ in
      Setting(parameters: [
        "sizing": "rowsAndColumns", "columnWidth": 120, "rowHeight": 30,
        "columnHeaderHeight": 34, "rowHeaderWidth": 52, "pinsHeaders": true,
        "frozenLeadingColumns": 1, "gridlineThickness": 1,
      ])
    }
  }
}
