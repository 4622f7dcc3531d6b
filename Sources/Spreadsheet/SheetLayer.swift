import StrategyKit

/// The stacking order of the elements in a sheet.
///
/// Each pane has layers of its own, so results are in order if panes are visited one after the
/// other. Frozen panes are in front of scrolling cells, and panes that are frozen along both axes
/// are in front of both.
enum SheetLayer {
  /// Returns the layer of a pane's cells: scrolling, frozen rows, frozen columns, then both.
  ///
  /// The background, the lines after columns and the lines after rows are 3, 2 and 1 layers behind.
  static func cell(_ row: SheetAxis.Zone, _ column: SheetAxis.Zone) -> Int {
    switch (rank(row), rank(column)) {
    case (let row, 0): row * 4
    case (0, let column): 8 + column * 4
    case (let row, let column): 16 + ((row - 1) * 2 + column) * 4
    }
  }

  /// Returns the layer of the headers of a zone, which are in front of their background.
  static func header(_ zone: SheetAxis.Zone, along axis: LayoutAxis) -> Int {
    (axis == .vertical ? 100 : 200) + rank(zone) * 2
  }

  static let corner = 500

  /// The item of the surface behind the corner, after the items of the three zones of columns.
  static let cornerItem = 3

  private static func rank(_ zone: SheetAxis.Zone) -> Int {
    zone == .middle ? 0 : zone == .leading ? 1 : 2
  }

  /// All panes from back to front.
  static let panes: [(row: SheetAxis.Zone, column: SheetAxis.Zone)] =
    zones.flatMap { row in zones.map { (row, $0) } }
    .sorted { cell($0.row, $0.column) < cell($1.row, $1.column) }

  /// The zones of headers from back to front.
  static let zones: [SheetAxis.Zone] = [.middle, .leading, .trailing]
}
