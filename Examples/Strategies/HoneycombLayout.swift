import StrategyKit

/// Hexagonal cells in offset rows, as in a honeycomb: a layout made outside of the products.
///
/// Everything that a strategy needs is in this one file, and nothing but the core is imported: move
/// the file to a package of your own, and it works there.
///
/// ```
///  ⬡ ⬡ ⬡      a row of as many cells as fit
///   ⬡ ⬡       a row of one fewer, between them
///  ⬡ ⬡ ⬡
/// ```
///
/// Cells are hexagons that stand on a corner; along a horizontal ``axis`` they lie on a side. The
/// host receives the rectangles around them. The layout sizes cells; the delegate only counts.
///
/// - Units: logical points.
/// - Complexity: To prepare O(n) time, about 170 bytes per item; n = items.
struct HoneycombLayout: RegistrableLayout {
  /// The direction in which the layout grows and scrolls.
  var axis: LayoutAxis
  /// The number of cells in the longer rows.
  var columns: ColumnCount
  /// The distance between the sides of neighbouring hexagons.
  var spacing: Double
  /// The distance of all cells from the edges of the content.
  var contentInsets: LayoutInsets

  /// Creates a honeycomb layout with the given parameters.
  init(
    columns: ColumnCount = .adaptive(minimumWidth: 80), axis: LayoutAxis = .vertical,
    spacing: Double = 4, contentInsets: LayoutInsets = .zero
  ) {
    self.columns = columns
    self.axis = axis
    self.spacing = spacing
    self.contentInsets = contentInsets
  }

  /// The layout `honeycomb`: a name, a sentence, and the parameters with their ranges.
  static let registration = LayoutRegistration(
    name: "honeycomb", summary: "Hexagonal cells in offset rows.", prototype: HoneycombLayout(),
    parameters: [
      .columns(
        "columns", "The number of cells in the longer rows.",
        get: { $0.columns }, set: { $0.columns = $1 }),
      .axis(get: { $0.axis }, set: { $0.axis = $1 }),
      .length(
        "spacing", "The distance between neighbouring hexagons.", in: 0...1000,
        get: { $0.spacing }, set: { $0.spacing = $1 }),
      .insets(
        "contentInsets", "The distance of all cells from the edges of the content.",
        in: 0...1000, get: { $0.contentInsets }, set: { $0.contentInsets = $1 }),
    ])

  /// Places every cell of a collection.
  func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFrames {
    // 1. Resolve: how many cells, and in how many columns. From here on there is a main axis that
    //    scrolls and a cross axis; the container's space turns them into frames at the end.
    var diagnostics = LayoutDiagnostics()
    let itemCounts = try delegate.storedItemCounts(noting: &diagnostics)
    let container = LayoutContainer(
      environment, axis: axis, rounding: .lossless, diagnostics: &diagnostics)
    let gap = LayoutUnit(points: spacing)
    let start = LayoutUnit(
      points: contentInsets.start(along: axis.transposed) + container.crossStartInset)
    let end = LayoutUnit(
      points: contentInsets.end(along: axis.transposed) + container.crossEndInset)
    let room = max(.zero, container.crossLength - start - end)
    let (count, problem) = columns.resolved(available: room, spacing: gap)
    if let problem { diagnostics.note(LayoutDiagnostic(.parameter("columns"), problem)) }

    // 2. Size: a hexagon that stands on a corner is 2/√3 times as high as it is wide, and the next
    //    row begins where its sides do, three quarters down.
    let width = max(0, (room.points + spacing) / Double(count) - spacing)
    let height = width * 2 / 3.0.squareRoot()
    let pitch = count > 1 ? (height * 3 + spacing * 2 * 3.0.squareRoot()) / 4 : height + spacing

    // 3. Place: rows of `count` cells and rows of one fewer take turns. Every section begins a row.
    var row = 0
    var column = 0
    var cells: [(index: ElementIndex, row: Int, column: Double)] = []
    for (section, items) in itemCounts.enumerated() {
      if column > 0 { (row, column) = (row + 1, 0) }
      for item in 0..<items {
        let isOffset = count > 1 && row % 2 == 1
        if column == (isOffset ? count - 1 : count) { (row, column) = (row + 1, 0) }
        let shift = count > 1 && row % 2 == 1 ? 0.5 : 0
        cells.append((ElementIndex(section: section, item: item), row, Double(column) + shift))
        column += 1
      }
    }

    // 4. Hand over: only now is the content's length known, about which a horizontal layout that
    //    is read from right to left is mirrored.
    let content = cells.last.map { Double($0.row) * pitch + height } ?? 0
    let top = contentInsets.start(along: axis)
    var space = container.space
    space.mainLength = LayoutUnit(points: top + content + contentInsets.end(along: axis))
    let attributes = cells.map { cell in
      let main = top + Double(cell.row) * pitch
      let cross = start.points + cell.column * (width + spacing)
      return LayoutAttributes(
        element: LayoutElement(category: .cell, kind: .cell, index: cell.index),
        frame: space.frame(
          main: space.mainSpan(
            from: LayoutUnit(points: main), to: LayoutUnit(points: main + height)),
          cross: space.crossSpan(
            from: LayoutUnit(points: cross), to: LayoutUnit(points: cross + width))))
    }
    return PreparedFrames(
      attributes: attributes, contentSize: space.contentSize(cross: container.crossPoints),
      itemCounts: itemCounts, in: environment, scrollAxis: axis, diagnostics: diagnostics)
  }
}
