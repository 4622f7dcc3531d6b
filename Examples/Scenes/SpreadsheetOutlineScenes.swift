import LayoutCore

extension Scene {
  /// Returns a tree of files, scrolled so that the folders around the first row stay in view.
  static func fileTree() -> Scene {
    let tree = FileTree(files)
    return Scene(
      name: "file-tree", title: "Files",
      summary: "Folders fold, and stay in view while their files are, stacked by level.",
      layout: "spreadsheet", content: tree
    ) { form in
      Setting(
        parameters: [
          "sizing": "rowsAndColumns", "columnWidth": form == .phone ? 90 : 160, "rowHeight": 34,
          "columnHeaderHeight": 36, "pinsHeaders": true, "pinsParents": true,
          "gridlineThickness": 1, "foldedRows": .list(tree.folded.map { .integer($0) }),
        ], scroll: .offset(x: 0, y: 5 * 35 - 10))
    }
  }

  /// Returns the results of a company, whose years are groups of columns.
  static func financialTable() -> Scene {
    let table = FinancialTable(accounts: accounts)
    return Scene(
      name: "finances", title: "Results by quarter",
      summary: "Years and halves are groups of columns; the first year is folded to its total.",
      layout: "spreadsheet", content: table
    ) { form in
      Setting(
        parameters: [
          "sizing": "rowsAndColumns", "rowHeight": 32, "columnHeaderHeight": 32,
          "columnGroupHeight": 28,
          "columnGroups": .list(FinancialTable.groups.map { .text($0) }), "foldedColumns": [1],
          "pinsHeaders": true, "pinsParents": true, "frozenLeadingColumns": 1,
          "gridlineThickness": 1,
        ], scroll: .offset(x: 0, y: form == .phone ? 100 : 0))
    }
  }

  private static let files = """
    Trellis/
      Sources/
        LayoutCore/+
          Geometry.swift
          Elements.swift
          Changes.swift
        StrategyKit/
          ExtentIndex.swift
          FenwickTree.swift
          FrameIndex.swift
          LanePacking.swift
          TrackGrid.swift
          TrackHeap.swift
        Spreadsheet/
          CellRange.swift
          ColumnGroup.swift
          MergedCells.swift
          Outlines/
            FoldedExtents.swift
            SheetLevels.swift
            Pins.swift
          SheetAxis.swift
          SheetLayer.swift
          SpreadsheetLayout.swift
          SpreadsheetRow.swift
          SpreadsheetColumn.swift
      Tests/
        Laws/+
          Reference.swift
          Sessions.swift
        FoldTests.swift
        GroupTests.swift
        PinTests.swift
      Examples/
        FileTree.swift
        FinancialTable.swift
      README.md
      CHANGELOG.md
      Package.swift
    """

  private static let accounts: [FinancialTable.Account] = [
    .init(title: "Revenue", level: 0, amount: 0), .init(title: "Products", level: 1, amount: 0),
    .init(title: "Chairs", level: 2, amount: 1_240, growth: 0.03),
    .init(title: "Tables", level: 2, amount: 2_110), .init(title: "Lamps", level: 2, amount: 480),
    .init(title: "Services", level: 1, amount: 0),
    .init(title: "Assembly", level: 2, amount: 310, growth: 0.05),
    .init(title: "Repair", level: 2, amount: 145), .init(title: "Costs", level: 0, amount: 0),
    .init(title: "Material", level: 1, amount: 0),
    .init(title: "Wood", level: 2, amount: -870, growth: 0.04),
    .init(title: "Metal", level: 2, amount: -320), .init(title: "Fabric", level: 2, amount: -260),
    .init(title: "Staff", level: 1, amount: 0),
    .init(title: "Workshop", level: 2, amount: -780, growth: 0.01),
    .init(title: "Sales", level: 2, amount: -410), .init(title: "Office", level: 2, amount: -300),
    .init(title: "Rent", level: 1, amount: -240, growth: 0),
    .init(title: "Energy", level: 1, amount: -95, growth: 0.06),
    .init(title: "Investments", level: 0, amount: 0),
    .init(title: "Machines", level: 1, amount: -180),
    .init(title: "Vehicles", level: 1, amount: -60),
  ]
}
