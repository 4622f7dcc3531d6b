import StrategyKit

/// The first steps of a preparation, which ``SpreadsheetLayout/prepare(for:in:)`` runs in order.
///
/// An update repeats those that its changes require.
extension PreparedSpreadsheet {
  /// Converts the lengths among the parameters to layout units, and reports invalid ones.
  mutating func resolveParameters() {
    func length(_ points: Double, _ key: String) -> Int64 { checked(points) { .parameter(key) } }
    if layout.sizing == .sampled, layout.sampleCount < 1 {
      diagnostics.note(
        LayoutDiagnostic(
          .parameter("sampleCount"), layout.sampleCount < 0 ? .negative : .zero,
          given: Double(layout.sampleCount), used: 1))
    }
    rows.pinsParents = layout.pinsParents
    rows.usual = length(layout.rowHeight, "rowHeight")
    columns.usual = length(layout.columnWidth, "columnWidth")
    rows.least = length(layout.minimumCellSize.height, "minimumCellSize")
    columns.least = length(layout.minimumCellSize.width, "minimumCellSize")
    rows.most = length(layout.maximumCellSize.height, "maximumCellSize")
    columns.most = length(layout.maximumCellSize.width, "maximumCellSize")
    rows.trackHeader = length(layout.columnHeaderHeight, "columnHeaderHeight")
    columns.trackHeader = length(layout.rowHeaderWidth, "rowHeaderWidth")
    groupHeader = length(layout.columnGroupHeight, "columnGroupHeight")
    var line = length(layout.gridlineThickness, "gridlineThickness")
    if line > 0, let grid = space.grid {
      // A thinner line could round to zero, also one that is thinner by a part of a layout unit.
      let pixel = 1 / grid.scale
      let units = LayoutUnit(points: pixel)
      line = max(line, units.rawValue &+ (units.points < pixel ? 1 : 0))
    }
    gridline = line
    rows.spacing = max(line, length(layout.cellSpacing.height, "cellSpacing"))
    columns.spacing = max(line, length(layout.cellSpacing.width, "cellSpacing"))
  }

  /// Returns the extent of valid points, and reports invalid ones.
  private mutating func checked(
    _ points: Double, _ subject: () -> LayoutDiagnostic.Subject
  ) -> Int64 {
    diagnostics.checkedExtent(
      container.floorGrid?.floor(points) ?? points, given: points, of: subject()
    ).rawValue
  }

  /// Returns an answer of the delegate or the user as an extent within the limits of an axis.
  mutating func limited(
    _ points: Double, _ axis: LayoutAxis, _ subject: @autoclosure () -> LayoutDiagnostic.Subject
  ) -> Int64 {
    min(max(checked(points, subject), read(axis) { $0.least }), read(axis) { $0.most })
  }

  // MARK: 1. Resolve

  mutating func resolveCounts(of delegate: AnyLayoutDelegate) throws(LayoutError) {
    tracks = delegate.answer(to: .trackExtents, at: ElementIndex(section: 0), default: .none)
    if sizing == .automatic {
      let isAnswered = delegate.answers(.spreadsheetRow, inSection: 0)
      sizing = isAnswered ? .rowsAndColumns : .uniform
    }
    let common = delegate.commonNumberOfItems
    let storesRows = common == nil || sizing == .rowsAndColumns || sizing == .cells
    let rowCount = try diagnostics.checkedSectionCount(
      delegate.numberOfSections,
      limit: storesRows ? LayoutLimits.maximumStoredItems : LayoutLimits.maximumCount)
    let limit = sizing == .uniform ? LayoutLimits.maximumCount : LayoutLimits.maximumStoredItems
    var longest = 0
    if let common {
      let count = try diagnostics.checkedCount(common, inSection: 0, after: 0, limit: limit)
      counts = ExtentIndex(count: rowCount, extent: Int64(count), limit: .max)
      if rowCount > 0 { longest = count }
    } else {
      var builder = ExtentIndexBuilder(expecting: rowCount, limit: .max)
      for row in 0..<rowCount {
        let count = try diagnostics.checkedCount(
          delegate.numberOfItems(inSection: row), inSection: row, after: 0, limit: limit)
        builder.append(Int64(count))
        longest = max(longest, count)
      }
      counts = builder.finish()
    }
    // Until columns are sized, they have no extents.
    columns.pitches = FoldedExtents(ExtentIndex(count: longest, extent: 0))
  }

  // MARK: 2. Size

  mutating func sizeRowsAndColumns(of delegate: AnyLayoutDelegate) throws(LayoutError) {
    var heights = SheetExtents(count: rowCount)
    var widths = SheetExtents(count: columnCount)
    switch sizing {
    case .uniform, .automatic: break
    case .rowsAndColumns:
      let rowHeaders = sizeTracks(along: .vertical, &heights) { delegate.sheetRow($0) }
      let columnHeaders = sizeTracks(along: .horizontal, &widths) { delegate.sheetColumn($0) }
      // Headers are measured after all rows and columns, so that diagnostics keep their order.
      for (row, size) in rowHeaders { takeHeader(size, of: row, .vertical, &heights, at: row) }
      for (column, size) in columnHeaders {
        takeHeader(size, of: column, .horizontal, &widths, at: column)
      }
    case .cells:
      let limit = LayoutLimits.maximumStoredItems
      if counts.length > Int64(limit) {
        let row = counts.firstIndex(endingAfter: Int64(limit))
        throw .tooManyItems(section: row, count: Int(counts.offset(of: row + 1)), limit: limit)
      }
      for row in 0..<rowCount { sizeCells(ofRow: row, delegate, &heights, at: row, &widths) }
      for row in 0..<rowCount { sizeHeader(of: row, .vertical, delegate, &heights, at: row) }
    case .sampled:
      sizeSample(of: delegate, &widths)
    }
    if sizing == .cells || sizing == .sampled {
      for column in 0..<columnCount {
        sizeHeader(of: column, .horizontal, delegate, &widths, at: column)
      }
    }
    setExtents(heights, widths)
  }

  /// Asks for every row or column once, stores the levels, and returns the sizes of headers.
  mutating func sizeTracks(
    along axis: LayoutAxis, _ extents: inout SheetExtents, _ ask: (Int) -> SheetAnswer
  ) -> [(track: Int, size: LayoutSize)] {
    var headers: [(track: Int, size: LayoutSize)] = []
    var levels: [UInt8] = []
    var invalid: [(track: Int, level: Int)] = []
    var flexible: [(track: Int, answer: SpreadsheetColumn)] = []
    let count = extents.count
    extents.fill(
      container.floorGrid == nil ? read(axis) { ($0.least, $0.most) } : nil,
      { track in
        let answer = ask(track)
        if let size = answer.header { headers.append((track, size)) }
        if let column = answer.flexible { flexible.append((track, column)) }
        if answer.level != 0 {
          if levels.isEmpty { levels = Array(repeating: 0, count: count) }
          if let level = UInt8(exactly: answer.level) {
            levels[track] = level
          } else {
            invalid.append((track, answer.level))
          }
        }
        return answer.extent
      }, odd: { limited($1, axis, .extent(of: $0, along: axis)) })
    for (track, level) in invalid {
      levels[track] = UInt8(truncatingIfNeeded: limitedLevel(level, of: track, axis))
    }
    for (track, answer) in flexible { takeFlexibility(answer, of: track) }
    change(axis) { $0.levels = SheetLevels(levels) }
    work.questions += extents.count
    return headers
  }

  /// Asks for the size of every cell in a row, and stores the row's height at `place`.
  mutating func sizeCells(
    ofRow row: Int, _ delegate: AnyLayoutDelegate, _ heights: inout SheetExtents,
    at place: Int, _ widths: inout SheetExtents
  ) {
    for column in 0..<cellCount(ofRow: row) {
      guard let size = cellSize(row, column, delegate) else { continue }
      heights.raise(size.height, at: place)
      widths.raise(size.width, at: column)
    }
  }

  /// Asks for the size of a cell.
  mutating func cellSize(
    _ row: Int, _ column: Int, _ delegate: AnyLayoutDelegate
  ) -> (height: Int64, width: Int64)? {
    work.questions += 1
    let index = ElementIndex(section: row, item: column)
    guard let size = delegate.sizeForItem(at: index, proposal: LayoutProposal()) else { return nil }
    return (
      limited(size.height, .vertical, .element(.cell(at: index))),
      limited(size.width, .horizontal, .element(.cell(at: index)))
    )
  }

  /// Asks for the sizes of the cells in a sample of rows, which includes the first and the last.
  mutating func sizeSample(of delegate: AnyLayoutDelegate, _ widths: inout SheetExtents) {
    var tallest = SheetExtents(count: 1)
    var tallestHeader = SheetExtents(count: 1)
    for sample in 0..<sampleCount {
      let row = SheetExtents.sample(sample, of: sampleCount, among: rowCount)
      sizeCells(ofRow: row, delegate, &tallest, at: 0, &widths)
      sizeHeader(of: row, .vertical, delegate, &tallestHeader, at: 0)
    }
    rows.flat = tallestHeader.largest ?? 0
    rows.usual = max(tallest.largest ?? rows.usual, rows.flat)
  }

  /// The number of rows whose cells are asked for if sizes are sampled.
  var sampleCount: Int { min(rowCount, max(1, layout.sampleCount)) }

  /// Asks for the size of a header, and stores the extent of its row or column at `place`.
  mutating func sizeHeader(
    of track: Int, _ axis: LayoutAxis, _ delegate: AnyLayoutDelegate,
    _ extents: inout SheetExtents, at place: Int
  ) {
    let answer = delegate.sheetAnswer(for: track, along: axis)
    takeLevel(answer.level, of: track, axis)
    if let column = answer.flexible { takeFlexibility(column, of: track) }
    if let size = answer.header { takeHeader(size, of: track, axis, &extents, at: place) }
  }

  /// Stores the level of a row or column, unless only a sample of them is asked.
  mutating func takeLevel(_ level: Int, of track: Int, _ axis: LayoutAxis) {
    guard axis == .horizontal || sizing != .sampled else { return }
    let level = limitedLevel(level, of: track, axis)
    let count = axis == .vertical ? rowCount : columnCount
    change(axis) {
      if $0.levels.set(level, at: track, of: count) { $0.needsFolding = true }
    }
  }

  private mutating func limitedLevel(_ level: Int, of track: Int, _ axis: LayoutAxis) -> Int {
    let used = min(max(0, level), SheetLevels.most)
    if used != level {
      diagnostics.note(
        LayoutDiagnostic(
          .level(of: track, along: axis), level < 0 ? .negative : .outOfRange,
          given: Double(level), used: Double(used)))
    }
    return used
  }

  mutating func takeHeader(
    _ size: LayoutSize, of track: Int, _ axis: LayoutAxis, _ extents: inout SheetExtents,
    at place: Int
  ) {
    let other = axis.transposed
    let asked = read(other) { $0.isHeaderAsked ? $0.trackHeader : 0 }
    let (extent, thickness) = limitedHeader(size, of: track, axis)
    change(other) { $0.trackHeader = max(asked, thickness) }
    extents.raiseLeast(extent, at: place)
  }

  /// Returns the extents of a header along its axis and across it.
  mutating func limitedHeader(
    _ size: LayoutSize, of track: Int, _ axis: LayoutAxis
  ) -> (extent: Int64, thickness: Int64) {
    let element = LayoutElement.header(of: track, along: axis)
    let other = axis.transposed
    change(other) { $0.isHeaderAsked = true }
    let thickness = limited(size.extent(along: other), other, .element(element))
    return (limited(size.extent(along: axis), axis, .element(element)), thickness)
  }

  func cellCount(ofRow row: Int) -> Int { Int(counts.extent(of: row)) }
}

/// The extent and the level of a row or column, and the size of its header.
typealias SheetAnswer = (
  extent: Double?, header: LayoutSize?, level: Int, flexible: SpreadsheetColumn?
)

extension LayoutDelegate {
  /// Asks for the extent of a row or column, and for the size of its header.
  func sheetAnswer(for track: Int, along axis: LayoutAxis) -> SheetAnswer {
    axis == .vertical ? sheetRow(track) : sheetColumn(track)
  }

  func sheetRow(_ row: Int) -> SheetAnswer {
    let row = answer(
      to: .spreadsheetRow, at: ElementIndex(section: row), default: SpreadsheetRow())
    return (row.height, row.headerSize, row.level, nil)
  }

  func sheetColumn(_ column: Int) -> SheetAnswer {
    let column = answer(
      to: .spreadsheetColumn, at: ElementIndex(section: 0, item: column),
      default: SpreadsheetColumn())
    let isFlexible = column.fraction != 0
    return (column.width, column.headerSize, column.level, isFlexible ? column : nil)
  }
}
