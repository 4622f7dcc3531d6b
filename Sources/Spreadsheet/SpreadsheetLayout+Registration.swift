import StrategyKit

extension SpreadsheetLayout: RegistrableLayout {
  /// The registration of the layout under the name `spreadsheet`, with its parameters.
  public static let registration = LayoutRegistration(
    name: "spreadsheet",
    summary: "Cells in rows and columns, with headers, frozen panes and merged cells.",
    prototype: SpreadsheetLayout(),
    parameters: [
      .length(
        "columnWidth", "The default width of a column.", in: LayoutValueType.anyLength,
        get: { $0.columnWidth }, set: { $0.columnWidth = $1 }),
      .length(
        "rowHeight", "The default height of a row.", in: LayoutValueType.anyLength,
        get: { $0.rowHeight }, set: { $0.rowHeight = $1 }),
      .choice(
        "sizing", "The source of the sizes of rows and columns.",
        get: { $0.sizing }, set: { $0.sizing = $1 }),
      .integer(
        "sampleCount", "The number of rows that are sized if sizes are sampled.",
        in: 1...LayoutLimits.maximumCount, get: { $0.sampleCount }, set: { $0.sampleCount = $1 }),
      .size(
        "minimumCellSize", "The minimum size of cells and headers that the delegate sizes.",
        get: { $0.minimumCellSize }, set: { $0.minimumCellSize = $1 }),
      .size(
        "maximumCellSize", "The maximum size of cells and headers that the delegate sizes.",
        get: { $0.maximumCellSize }, set: { $0.maximumCellSize = $1 }),
      .length(
        "columnHeaderHeight", "The height of the column headers; 0 for none.",
        get: { $0.columnHeaderHeight }, set: { $0.columnHeaderHeight = $1 }),
      .length(
        "rowHeaderWidth", "The width of the row headers; 0 for none.",
        get: { $0.rowHeaderWidth }, set: { $0.rowHeaderWidth = $1 }),
      LayoutParameter(
        "columnGroups", "The groups of columns that have headers.",
        type: .list(of: .text(form: "columns such as B:D", pattern: ColumnGroup.pattern)),
        accepts: { groups($0) != nil },
        read: { layout in .list(layout.columnGroups.map { .text($0.description) }) },
        write: { if let groups = groups($1) { $0.columnGroups = groups } }),
      .length(
        "columnGroupHeight", "The height of the headers of each level of groups; 0 for none.",
        get: { $0.columnGroupHeight }, set: { $0.columnGroupHeight = $1 }),
      .flag(
        "hasCorner", "Places a decoration at the corner of the headers.",
        get: { $0.hasCorner }, set: { $0.hasCorner = $1 }),
      .flag(
        "pinsHeaders", "Pins headers to the edges of the viewport.",
        get: { $0.pinsHeaders }, set: { $0.pinsHeaders = $1 }),
      .flag(
        "hasBackgrounds", "Places backgrounds behind pinned headers and frozen panes.",
        get: { $0.hasBackgrounds }, set: { $0.hasBackgrounds = $1 }),
      .integer(
        "frozenTopRows", "The number of rows that are frozen at the top.",
        get: { $0.frozenTopRows }, set: { $0.frozenTopRows = $1 }),
      .integer(
        "frozenBottomRows", "The number of rows that are frozen at the bottom.",
        get: { $0.frozenBottomRows }, set: { $0.frozenBottomRows = $1 }),
      .integer(
        "frozenLeadingColumns", "The number of columns that are frozen at the leading edge.",
        get: { $0.frozenLeadingColumns }, set: { $0.frozenLeadingColumns = $1 }),
      .integer(
        "frozenTrailingColumns", "The number of columns that are frozen at the trailing edge.",
        get: { $0.frozenTrailingColumns }, set: { $0.frozenTrailingColumns = $1 }),
      LayoutParameter(
        "merges", "The ranges of cells that are merged.",
        type: .list(of: .text(form: "a range such as B2:D4", pattern: CellRange.pattern)),
        accepts: { ranges($0) != nil },
        read: { layout in .list(layout.merges.map { .text($0.description) }) },
        write: { if let ranges = ranges($1) { $0.merges = ranges } }),
      .integers(
        "hiddenRows", "The indices of the rows that are not shown.",
        get: { $0.hiddenRows }, set: { $0.hiddenRows = $1 }),
      .integers(
        "hiddenColumns", "The indices of the columns that are not shown.",
        get: { $0.hiddenColumns }, set: { $0.hiddenColumns = $1 }),
      .integers(
        "foldedRows", "The indices of the rows whose descendants are not shown.",
        get: { $0.foldedRows }, set: { $0.foldedRows = $1 }),
      .integers(
        "foldedColumns", "The indices of the columns whose descendants are not shown.",
        get: { $0.foldedColumns }, set: { $0.foldedColumns = $1 }),
      .flag(
        "pinsParents", "Keeps rows in view while the rows of higher levels after them are.",
        get: { $0.pinsParents }, set: { $0.pinsParents = $1 }),
      .size(
        "cellSpacing", "The distance between cells.",
        get: { $0.cellSpacing }, set: { $0.cellSpacing = $1 }),
      .length(
        "gridlineThickness", "The thickness of the lines between cells; 0 for none.",
        get: { $0.gridlineThickness }, set: { $0.gridlineThickness = $1 }),
      .rounding(get: { $0.rounding }, set: { $0.rounding = $1 }),
    ])
}

/// Returns the groups that a list of texts names, or nil if a text names none.
private func groups(_ value: LayoutValue) -> [ColumnGroup]? {
  guard case .list(let names) = value else { return nil }
  let groups = names.compactMap { if case .text(let name) = $0 { ColumnGroup(name) } else { nil } }
  return groups.count == names.count ? groups : nil
}

/// Returns the ranges that a list of texts names, or nil if a text names none.
private func ranges(_ value: LayoutValue) -> [CellRange]? {
  guard case .list(let names) = value else { return nil }
  let ranges = names.compactMap { if case .text(let name) = $0 { CellRange(name) } else { nil } }
  return ranges.count == names.count ? ranges : nil
}
