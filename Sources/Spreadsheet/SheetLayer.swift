/// The stacking order of the elements in a sheet.
///
/// Each pane has layers of its own, so results are in order if panes are visited one after the
/// other. Frozen panes are in front of scrolling cells, and panes that are frozen along both axes
/// are in front of both.
enum SheetLayer {
  /// Returns the layer of a pane's cells: scrolling, frozen rows, frozen columns, then both.
  private static func base(_ row: SheetAxis.Zone, _ column: SheetAxis.Zone) -> Int {
    let rowRank = row == .middle ? 0 : row == .leading ? 1 : 2
    let columnRank = column == .middle ? 0 : column == .leading ? 1 : 2
    switch (rowRank, columnRank) {
    case (0, 0): return 0
    case (_, 0): return rowRank * 4
    case (0, _): return 8 + columnRank * 4
    default: return 16 + ((rowRank - 1) * 2 + columnRank) * 4
    }
  }

  static func background(_ row: SheetAxis.Zone, _ column: SheetAxis.Zone) -> Int {
    base(row, column) - 3
  }

  static func columnGridline(_ row: SheetAxis.Zone, _ column: SheetAxis.Zone) -> Int {
    base(row, column) - 2
  }

  static func rowGridline(_ row: SheetAxis.Zone, _ column: SheetAxis.Zone) -> Int {
    base(row, column) - 1
  }

  static func cell(_ row: SheetAxis.Zone, _ column: SheetAxis.Zone) -> Int { base(row, column) }

  static func rowHeader(_ zone: SheetAxis.Zone) -> Int { 100 + rank(zone) * 2 }

  static func columnHeader(_ zone: SheetAxis.Zone) -> Int { 200 + rank(zone) * 2 }

  static let corner = 500

  /// The item of the surface behind the corner, after the items of the three zones of columns.
  static let cornerItem = 3

  private static func rank(_ zone: SheetAxis.Zone) -> Int {
    zone == .middle ? 0 : zone == .leading ? 1 : 2
  }

  /// All panes from back to front.
  static let panes: [(row: SheetAxis.Zone, column: SheetAxis.Zone)] = {
    let zones = SheetAxis.Zone.allCases
    var panes: [(row: SheetAxis.Zone, column: SheetAxis.Zone)] = []
    for row in zones {
      for column in zones { panes.append((row, column)) }
    }
    return panes.sorted { cell($0.row, $0.column) < cell($1.row, $1.column) }
  }()

  /// The zones of headers from back to front.
  static let zones: [SheetAxis.Zone] = [.middle, .leading, .trailing]
}
