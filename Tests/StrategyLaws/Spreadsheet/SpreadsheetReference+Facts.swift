import LayoutCore
import LayoutTesting
import Spreadsheet

/// The pinned elements, covered edges, identities, rows and columns that a sheet reports.
extension SpreadsheetReference {
  /// Returns a description of a fact that differs, or `nil`.
  func describedOtherwise(
    _ prepared: PreparedSpreadsheet, _ all: [LayoutAttributes]
  ) -> String? {
    let isFrozen = [rows, columns].contains { $0.frozen.start + $0.frozen.end > 0 }
    let isSticky = layout.pinsHeaders && (rows.header > 0 || columns.header > 0)
    let hasParents = layout.pinsParents && rowLevels.contains { $0 > 0 }
    let follows = isFrozen || isSticky || hasParents
    let scrolling = ContentScrolling(along: nil, followers: follows ? .pinned : .none)
    if prepared.contentScrolling != scrolling { return "\(prepared.contentScrolling)" }
    for element in all.map({ $0.element }) + [.cell(section: rows.count, item: columns.count)] {
      let axes = follows ? followedAxes(element) : []
      if prepared.followedAxes(of: element) != axes {
        return "\(element) follows \(prepared.followedAxes(of: element)), not \(axes)"
      }
      let edges = obscuredEdges(element)
      if prepared.obscuredEdges(for: element) != edges {
        return "\(prepared.obscuredEdges(for: element)) hides \(element), not \(edges)"
      }
      let identity: ElementIdentity =
        element.category == .cell
        ? .item
        : [.rowHeader, .rowGridline, .parentBackground].contains(element.kind) ? .section : .fixed
      if prepared.identity(of: element) != identity { return "\(element) has another identity" }
      if prepared.trackSpan(of: element) != span(element) {
        return "\(element) covers other rows or columns"
      }
    }
    let covered = obscuredEdges(.cell(section: -1, item: -1), isAnything: true)
    if prepared.stickyEdges != covered { return "\(prepared.stickyEdges), not \(covered)" }
    guard prepared.numberOfColumns == columns.count,
      !prepared.isRow(-1), !prepared.isRow(rows.count), rows.count == 0 || prepared.isRow(0),
      rows.count == 0 || prepared.isRow(rows.count - 1)
    else { return "the rows and columns are described otherwise" }
    for row in -1...counts.count {
      let count = counts.indices.contains(row) ? counts[row] : 0
      if prepared.numberOfItems(inSection: row) != count { return "row \(row) has other cells" }
    }
    return nil
  }

  private func isFrozen(_ index: Int, _ axis: ReferenceAxis) -> Bool {
    index >= 0 && index < axis.count && axis.zone(index) != 1
  }

  /// The axes along which an element moves with the viewport.
  private func followedAxes(_ element: LayoutElement) -> LayoutAxes {
    let (row, column) = (element.index.section, element.index.item)
    var axes: (vertical: Bool, horizontal: Bool)
    switch element.kind {
    case .cell: axes = (isFrozen(row, rows) || canPin(row), isFrozen(column, columns))
    case .rowHeader: axes = (isFrozen(row, rows) || canPin(row), layout.pinsHeaders)
    case .parentBackground: axes = (true, column == 3 ? layout.pinsHeaders : column != 1)
    case .columnHeader: axes = (layout.pinsHeaders, isFrozen(column, columns))
    case .columnGroupHeader:
      axes = (layout.pinsHeaders, isFrozen(element.index.columnGroup.firstColumn, columns))
    case .rowGridline: axes = (isFrozen(row, rows) || canPin(row), column != 1)
    case .columnGridline: axes = (column % 3 != 1, isFrozen(column / 3, columns))
    default: axes = (true, true)
    }
    var result: LayoutAxes = []
    if axes.vertical { result.insert(.vertical) }
    if axes.horizontal { result.insert(.horizontal) }
    return result
  }

  /// The distances that frozen rows and columns and sticky headers cover.
  ///
  /// They hide a cell only along an axis along which it scrolls.
  private func obscuredEdges(_ element: LayoutElement, isAnything: Bool = false) -> LayoutInsets {
    guard element.category == .cell || isAnything else { return .zero }
    func covered(_ axis: ReferenceAxis, _ index: Int) -> (Double, Double) {
      guard isAnything || index < axis.count && axis.zone(index) == 1 else { return (0, 0) }
      return (
        ReferenceSpace.points(axis.pitch(axis.tracks(0)))
          + (layout.pinsHeaders ? ReferenceSpace.points(axis.start) : 0),
        ReferenceSpace.points(axis.pitch(axis.tracks(2)))
      )
    }
    let vertical = covered(rows, element.index.section)
    let horizontal = covered(columns, element.index.item)
    let row = element.index.section
    return LayoutInsets(
      top: vertical.0 + (isAnything ? 0 : ReferenceSpace.points(parentsExtent(row))),
      leading: horizontal.0, bottom: vertical.1, trailing: horizontal.1)
  }

  private func span(_ element: LayoutElement) -> TrackSpan? {
    let (row, column) = (element.index.section, element.index.item)
    switch element.kind {
    case .cell:
      guard row < rows.count, column < counts[row] else { return nil }
      guard let merge = merge(at: row, column) else {
        return TrackSpan(rows: row..<row + 1, columns: column..<column + 1)
      }
      guard merge.row == row, merge.column == column else { return nil }
      return TrackSpan(
        rows: row..<row + merge.rowCount, columns: column..<column + merge.columnCount)
    case .rowHeader: return TrackSpan(rows: row..<row + 1, columns: 0..<0)
    case .columnGroupHeader:
      let (level, first) = element.index.columnGroup
      let group = groups.first { $0.level == level && $0.columns.contains(first) }
      return group.map {
        TrackSpan(rows: 0..<0, columns: columns.tracks(columns.zone(first)).clamped(to: $0.columns))
      }
    case .columnHeader: return TrackSpan(rows: 0..<0, columns: column..<column + 1)
    default: return nil
    }
  }

  // MARK: Fitting

  /// Returns a row or column whose fitting extent differs, or `nil`.
  func fittedOtherwise(
    _ prepared: PreparedSpreadsheet, _ collection: SheetCollection, _ viewport: LayoutViewport,
    _ random: inout SeededGenerator
  ) -> String? {
    for isRow in [true, false] {
      let count = isRow ? rows.count : columns.count
      for track in [-1, 0, random.integer(in: 0...9), count - 1, count] {
        // All cells are asked if there are at most as many as the limit.
        let limit = isRow ? columns.count : rows.count
        let fitting = TrackFitting(
          track: track, isRow: isRow, viewport: viewport, limit: limit + random.integer(in: 0...3),
          delegate: collection.erased)
        let expected = track < 0 || track >= count ? nil : extent(track, isRow, collection)
        if prepared.fittingExtent(of: fitting) != expected {
          return "\(isRow ? "row" : "column") \(track) fits "
            + "\(prepared.fittingExtent(of: fitting).map { "\($0)" } ?? "nothing"), not "
            + "\(expected.map { "\($0)" } ?? "nothing")"
        }
      }
    }
    return nil
  }

  /// The extent of the largest cell or header that is not part of a merged cell.
  private func extent(_ track: Int, _ isRow: Bool, _ collection: SheetCollection) -> Double? {
    var extents: [Double?] = []
    for row in 0..<rows.count {
      for column in 0..<counts[row] where track == (isRow ? row : column) {
        if merge(at: row, column) != nil { continue }
        let size = collection.sizeForItem(
          at: ElementIndex(section: row, item: column), proposal: LayoutProposal())
        extents.append(isRow ? size?.height : size?.width)
      }
    }
    if isRow {
      let answer = collection.answer(
        to: .spreadsheetRow, at: ElementIndex(section: track), default: SpreadsheetRow())
      extents.append(answer.headerSize?.height)
    } else {
      let answer = collection.answer(
        to: .spreadsheetColumn, at: ElementIndex(section: 0, item: track),
        default: SpreadsheetColumn())
      extents.append(answer.headerSize?.width)
    }
    return extents.compactMap { $0 }.filter { $0.isFinite }.max().map { max(0, $0) }
  }
}
