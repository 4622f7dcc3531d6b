import LayoutCore

/// The state of a sheet while ``SpreadsheetLayout/prepare(for:in:)`` creates it.
@usableFromInline
struct SpreadsheetBuilder {
  @usableFromInline let layout: SpreadsheetLayout
  @usableFromInline var prepared: PreparedSpreadsheet
  @usableFromInline var diagnostics: LayoutDiagnostics
  @usableFromInline var work = LayoutWork()
  /// The number of rows and the number of columns.
  @usableFromInline var rowCount = 0
  @usableFromInline var columnCount = 0
  /// A Boolean value that indicates whether merged cells must be checked again.
  @usableFromInline var changesShape = true
  /// A Boolean value that indicates whether an answer affects more than the update recomputes.
  @usableFromInline var needsPreparation = false

  /// The source of sizes, which the delegate or the layout's parameter specifies.
  @usableFromInline var sizing: SpreadsheetSizing { prepared.sizing }

  var lengths: SheetLengths {
    get { prepared.lengths }
    set { prepared.lengths = newValue }
  }

  @usableFromInline
  init(_ layout: SpreadsheetLayout, _ environment: LayoutEnvironment) {
    self.layout = layout
    diagnostics = LayoutDiagnostics()
    let container = LayoutContainer(
      environment, axis: .vertical, rounding: layout.rounding, diagnostics: &diagnostics)
    prepared = PreparedSpreadsheet(
      layout: layout, environment: environment, container: container)
    resolveParameters()
  }

  /// Creates a builder that changes a prepared sheet.
  ///
  /// The builder takes over the storage and leaves an empty sheet. It then has the only reference
  /// and changes the storage in place. ``handOver(to:)`` returns it.
  @usableFromInline
  init(changing other: inout PreparedSpreadsheet) {
    layout = other.layout
    diagnostics = other.diagnostics
    rowCount = other.rows.count
    columnCount = other.columns.count
    prepared = PreparedSpreadsheet(
      layout: other.layout, environment: other.environment, container: other.container)
    swap(&prepared, &other)
  }

  /// Moves the sheet to `other`.
  ///
  /// The values are swapped because a copy would retain each of the sheet's arrays.
  @usableFromInline
  mutating func handOver(to other: inout PreparedSpreadsheet) { swap(&prepared, &other) }

  /// Converts the lengths among the parameters to layout units, and reports invalid ones.
  private mutating func resolveParameters() {
    func length(_ points: Double, _ key: String) -> Int64 {
      LayoutUnit.checkedExtent(floored(points)) { problem, used in
        diagnostics.note(
          LayoutDiagnostic(.parameter(key), problem, given: points, used: used))
      }.rawValue
    }
    if layout.sizing == .sampled, layout.sampleCount < 1 {
      diagnostics.note(
        LayoutDiagnostic(
          .parameter("sampleCount"), layout.sampleCount < 0 ? .negative : .zero,
          given: Double(layout.sampleCount), used: 1))
    }
    lengths.cellHeight = length(layout.rowHeight, "rowHeight")
    lengths.cellWidth = length(layout.columnWidth, "columnWidth")
    lengths.least = (
      length(layout.minimumCellSize.height, "minimumCellSize"),
      length(layout.minimumCellSize.width, "minimumCellSize")
    )
    lengths.most = (
      length(layout.maximumCellSize.height, "maximumCellSize"),
      length(layout.maximumCellSize.width, "maximumCellSize")
    )
    lengths.headerHeight = length(layout.columnHeaderHeight, "columnHeaderHeight")
    lengths.headerWidth = length(layout.rowHeaderWidth, "rowHeaderWidth")
    var line = length(layout.gridlineThickness, "gridlineThickness")
    if line > 0, let grid = prepared.space.grid {
      // A thinner line could round to zero, also one that is thinner by a part of a layout unit.
      let pixel = 1 / grid.scale
      let units = LayoutUnit(points: pixel)
      line = max(line, units.rawValue &+ (units.points < pixel ? 1 : 0))
    }
    prepared.gridline = line
    prepared.rows.spacing = max(line, length(layout.cellSpacing.height, "cellSpacing"))
    prepared.columns.spacing = max(line, length(layout.cellSpacing.width, "cellSpacing"))
  }

  private func floored(_ points: Double) -> Double {
    prepared.container.floorGrid.map { $0.floor(points) } ?? points
  }

  // MARK: 1. Resolve

  @inlinable
  mutating func resolveCounts(of delegate: some LayoutDelegate) throws(LayoutError) {
    let first = ElementIndex(section: 0)
    takeTracks(delegate.answer(to: .trackExtents, at: first, default: .none))
    if sizing == .automatic {
      let isAnswered = delegate.answers(.spreadsheetRow, inSection: 0)
      setSizing(isAnswered ? .rowsAndColumns : .uniform)
    }
    let common = delegate.commonNumberOfItems
    try resolve(rows: delegate.numberOfSections, isCommon: common != nil)
    if let common {
      try setCommonCount(common)
    } else {
      var counts = ExtentIndexBuilder(expecting: rowCount, limit: .max)
      for row in 0..<rowCount {
        counts.append(Int64(try checked(delegate.numberOfItems(inSection: row), row)))
      }
      setCounts(counts.finish())
    }
  }

  @usableFromInline
  mutating func setSizing(_ sizing: SpreadsheetSizing) { prepared.sizing = sizing }

  @usableFromInline
  mutating func resolve(rows: Int, isCommon: Bool) throws(LayoutError) {
    let limit =
      isCommon && sizing != .rowsAndColumns && sizing != .cells
      ? LayoutLimits.maximumCount : LayoutLimits.maximumStoredItems
    rowCount = try diagnostics.checkedSectionCount(rows, limit: limit)
  }

  @usableFromInline
  mutating func checked(_ count: Int, _ row: Int) throws(LayoutError) -> Int {
    let limit = sizing == .uniform ? LayoutLimits.maximumCount : LayoutLimits.maximumStoredItems
    if count > limit { throw .tooManyItems(section: row, count: count, limit: limit) }
    columnCount = max(columnCount, count)
    return diagnostics.checkedCount(count, inSection: row)
  }

  @usableFromInline
  mutating func setCommonCount(_ count: Int) throws(LayoutError) {
    prepared.counts = ExtentIndex(
      count: rowCount, extent: Int64(try checked(count, 0)), limit: .max)
    if rowCount == 0 { columnCount = 0 }
  }

  @usableFromInline
  mutating func setCounts(_ counts: ExtentIndex) { prepared.counts = counts }

  // MARK: 2. Size

  @inlinable
  mutating func sizeRowsAndColumns(of delegate: some LayoutDelegate) throws(LayoutError) {
    var heights = SheetExtents(count: rowCount)
    var widths = SheetExtents(count: columnCount)
    switch sizing {
    case .uniform, .automatic: break
    case .rowsAndColumns:
      sizeTracks(of: delegate, &heights, &widths)
      setExtents(heights, widths)
      return
    case .cells:
      try checkCellCount()
      for row in 0..<rowCount { sizeCells(ofRow: row, delegate, &heights, at: row, &widths) }
      for row in 0..<rowCount { sizeHeader(ofRow: row, delegate, &heights, at: row) }
    case .sampled:
      sizeSample(of: delegate, &heights, &widths)
    }
    if sizing != .uniform {
      for column in 0..<columnCount {
        takeHeader(answer(ofColumn: column, delegate).headerSize, ofColumn: column, &widths)
      }
    }
    setExtents(heights, widths)
  }

  /// Asks for every row and column once.
  ///
  /// Headers are measured after all rows and columns, so that diagnostics keep their order.
  @inlinable
  mutating func sizeTracks(
    of delegate: some LayoutDelegate, _ heights: inout SheetExtents, _ widths: inout SheetExtents
  ) {
    var rowHeaders: [(row: Int, size: LayoutSize)] = []
    var columnHeaders: [(column: Int, size: LayoutSize)] = []
    heights.fill(
      limits(along: .vertical),
      { index in
        let row = answer(ofRow: index, delegate)
        if let size = row.headerSize { rowHeaders.append((index, size)) }
        return row.height
      }, odd: { limited($1, .vertical, "rowHeight", $0) })
    widths.fill(
      limits(along: .horizontal),
      { index in
        let column = answer(ofColumn: index, delegate)
        if let size = column.headerSize { columnHeaders.append((index, size)) }
        return column.width
      }, odd: { limited($1, .horizontal, "columnWidth", $0) })
    count(questions: rowCount + columnCount)
    for (row, size) in rowHeaders { takeHeader(size, ofRow: row, &heights, at: row) }
    for (column, size) in columnHeaders { takeHeader(size, ofColumn: column, &widths) }
  }

  @inlinable @inline(__always)
  func answer(ofRow row: Int, _ delegate: some LayoutDelegate) -> SpreadsheetRow {
    delegate.answer(
      to: .spreadsheetRow, at: ElementIndex(section: row), default: SpreadsheetRow())
  }

  @inlinable @inline(__always)
  func answer(ofColumn column: Int, _ delegate: some LayoutDelegate) -> SpreadsheetColumn {
    delegate.answer(
      to: .spreadsheetColumn, at: ElementIndex(section: 0, item: column),
      default: SpreadsheetColumn())
  }

  /// Asks for the size of every cell in a row, and stores the row's height at `place`.
  @inlinable
  mutating func sizeCells(
    ofRow row: Int, _ delegate: some LayoutDelegate, _ heights: inout SheetExtents,
    at place: Int, _ widths: inout SheetExtents
  ) {
    count(questions: cellCount(ofRow: row))
    for column in 0..<cellCount(ofRow: row) {
      let index = ElementIndex(section: row, item: column)
      guard let size = delegate.sizeForItem(at: index, proposal: LayoutProposal()) else {
        continue
      }
      heights.raise(limited(size.height, .vertical, .cell(section: row, item: column)), at: place)
      widths.raise(limited(size.width, .horizontal, .cell(section: row, item: column)), at: column)
    }
  }

  /// Asks for the sizes of the cells in a sample of rows, which includes the first and the last.
  @inlinable
  mutating func sizeSample(
    of delegate: some LayoutDelegate, _ heights: inout SheetExtents, _ widths: inout SheetExtents
  ) {
    let samples = min(rowCount, max(1, layout.sampleCount))
    var tallest = SheetExtents(count: 1)
    var tallestHeader = SheetExtents(count: 1)
    for sample in 0..<samples {
      let row = sampledRow(sample, of: samples)
      sizeCells(ofRow: row, delegate, &tallest, at: 0, &widths)
      sizeHeader(ofRow: row, delegate, &tallestHeader, at: 0)
    }
    heights.setAll(tallest.largest, least: tallestHeader.largest ?? 0)
    setSampledHeights(tallest.largest, header: tallestHeader.largest ?? 0)
  }

  /// Returns the row of a sample; samples are evenly distributed from the first row to the last.
  @usableFromInline
  func sampledRow(_ sample: Int, of samples: Int) -> Int {
    samples == 1 ? 0 : Int(Double(sample) * Double(rowCount - 1) / Double(samples - 1))
  }

  /// Asks for the size of a row's header, and stores the row's height at `place`.
  @inlinable
  mutating func sizeHeader(
    ofRow row: Int, _ delegate: some LayoutDelegate, _ heights: inout SheetExtents, at place: Int
  ) {
    takeHeader(answer(ofRow: row, delegate).headerSize, ofRow: row, &heights, at: place)
  }

  @usableFromInline
  mutating func takeHeader(
    _ size: LayoutSize?, ofRow row: Int, _ heights: inout SheetExtents, at place: Int
  ) {
    guard let size else { return }
    let element = LayoutElement.supplementary(.rowHeader, row)
    raiseHeaderWidth(limited(size.width, .horizontal, element))
    heights.raiseLeast(limited(size.height, .vertical, element), at: place)
  }

  @usableFromInline
  mutating func takeHeader(
    _ size: LayoutSize?, ofColumn column: Int, _ widths: inout SheetExtents
  ) {
    guard let size else { return }
    let element = LayoutElement.supplementary(.columnHeader, 0, column)
    raiseHeaderHeight(limited(size.height, .vertical, element))
    widths.raiseLeast(limited(size.width, .horizontal, element), at: column)
  }

  @usableFromInline
  mutating func setSampledHeights(_ height: Int64?, header: Int64) {
    lengths.sampledHeight = height
    lengths.sampledHeaderHeight = header
  }

  @usableFromInline
  func cellCount(ofRow row: Int) -> Int { Int(prepared.counts.extent(of: row)) }

  @usableFromInline
  func checkCellCount() throws(LayoutError) {
    var cells: Int64 = 0
    let limit = LayoutLimits.maximumStoredItems
    for row in 0..<rowCount {
      cells += prepared.counts.extent(of: row)
      if cells > Int64(limit) {
        throw .tooManyItems(section: row, count: Int(cells), limit: limit)
      }
    }
  }

  /// Returns the range of the delegate's answers along an axis.
  @usableFromInline
  func limits(along axis: LayoutAxis) -> SheetLimits {
    SheetLimits(
      takesExtents: prepared.container.floorGrid == nil,
      least: axis == .vertical ? lengths.least.height : lengths.least.width,
      most: axis == .vertical ? lengths.most.height : lengths.most.width)
  }

  @usableFromInline
  mutating func limited(
    _ points: Double, _ axis: LayoutAxis, _ key: String, _ index: Int
  ) -> Int64 {
    limited(points, axis) {
      LayoutDiagnostic(.section(index, parameter: key), $0, given: $1, used: $2)
    }
  }

  @usableFromInline
  mutating func limited(
    _ points: Double, _ axis: LayoutAxis, _ element: LayoutElement
  ) -> Int64 {
    limited(points, axis) { LayoutDiagnostic(.element(element), $0, given: $1, used: $2) }
  }

  /// Returns a delegate's answer as a valid extent between the minimum and the maximum size.
  private mutating func limited(
    _ points: Double, _ axis: LayoutAxis,
    _ diagnostic: (LayoutDiagnostic.Problem, Double, Double) -> LayoutDiagnostic
  ) -> Int64 {
    let extent = LayoutUnit.checkedExtent(floored(points)) { problem, used in
      diagnostics.note(diagnostic(problem, points, used))
    }.rawValue
    return axis == .vertical
      ? min(max(extent, lengths.least.height), lengths.most.height)
      : min(max(extent, lengths.least.width), lengths.most.width)
  }

  @usableFromInline
  mutating func raiseHeaderWidth(_ width: Int64) {
    lengths.askedHeaderWidth = max(lengths.askedHeaderWidth ?? 0, width)
  }

  @usableFromInline
  mutating func raiseHeaderHeight(_ height: Int64) {
    lengths.askedHeaderHeight = max(lengths.askedHeaderHeight ?? 0, height)
  }
}
