import StrategyKit

/// The stacking order of the elements in a sheet.
///
/// Each pane has layers of its own, so results are in order if panes are visited one after the
/// other. Frozen panes are in front of scrolling cells, and panes that are frozen along both axes
/// are in front of both.
///
/// If parents are pinned or columns have groups, the layers are 1,024 times as far apart, so that
/// there is room for pinned parents between the cells of a pane and the pane in front of it, and for
/// the headers of groups. The parents of lower levels are in front of those of higher levels.
struct SheetLayer {
  private let scale: Int

  init(isSpread: Bool) { scale = isSpread ? 1_024 : 1 }

  /// Returns the layer of a pane's cells: scrolling, frozen rows, frozen columns, then both.
  ///
  /// The lines after columns and the lines after rows are 2 and 1 layers behind.
  func cell(_ row: SheetAxis.Zone, _ column: SheetAxis.Zone) -> Int {
    SheetLayer.rank(row, column) * scale
  }

  /// The distance between the cells of a pane and its background.
  ///
  /// The backgrounds of parents are between both.
  var background: Int { scale > 1 ? 4 : 3 }

  /// The distance between headers and their background.
  var headerBackground: Int { scale > 1 ? 4 : 1 }

  /// Returns the distance by which a pinned parent is in front of the cells of its pane.
  static func pin(ofLevel level: Int) -> Int { 4 * (SheetLevels.most + 1 - level) }

  private static func rank(_ row: SheetAxis.Zone, _ column: SheetAxis.Zone) -> Int {
    switch (rank(row), rank(column)) {
    case (let row, 0): row * 4
    case (0, let column): 8 + column * 4
    case (let row, let column): 16 + ((row - 1) * 2 + column) * 4
    }
  }

  /// Returns the layer of the headers of a zone, which are in front of their background.
  func header(_ zone: SheetAxis.Zone, along axis: LayoutAxis) -> Int {
    ((axis == .vertical ? 100 : 200) + SheetLayer.rank(zone) * 2) * scale
  }

  /// Returns the layer of the headers of groups, between the headers of columns and their
  /// background.
  func groupHeader(_ zone: SheetAxis.Zone) -> Int { header(zone, along: .horizontal) - 1 }

  var corner: Int { 500 * scale }

  /// The item of the surface behind the corner, after the items of the three zones of columns.
  static let cornerItem = 3

  /// The item of the surface behind the header of a parent, after the items of the zones.
  static let headerItem = 3

  private static func rank(_ zone: SheetAxis.Zone) -> Int {
    zone == .middle ? 0 : zone == .leading ? 1 : 2
  }

  /// All panes from back to front.
  static let panes: [(row: SheetAxis.Zone, column: SheetAxis.Zone)] =
    zones.flatMap { row in zones.map { (row, $0) } }
    .sorted { rank($0.row, $0.column) < rank($1.row, $1.column) }

  /// The zones of headers from back to front.
  static let zones: [SheetAxis.Zone] = [.middle, .leading, .trailing]
}
