import LayoutCore

/// The rows and columns of blocks that are sheets.
extension PreparedMixed {
  /// Returns `true`, because the layout consists of several layouts.
  public var isComposite: Bool { true }

  /// Returns `true` if the block of `section` is a sheet.
  ///
  /// - Complexity: O(log b); b = blocks.
  public func isRow(_ section: Int) -> Bool {
    guard let run = run(ofSection: section) else { return false }
    return run.prepared.isRow(section - run.place.sections.lowerBound)
  }

  /// The largest number of columns of a sheet among the blocks, or `nil` if there is no sheet.
  ///
  /// - Complexity: O(b); b = blocks.
  public var numberOfColumns: Int? { runs.lazy.compactMap { $0.prepared.numberOfColumns }.max() }

  /// Returns the extent that fits the content of a row or column.
  ///
  /// For a row, it is the extent in its sheet. For a column, it is the largest extent in any sheet.
  ///
  /// - Parameter track: The section of a row in the whole collection, or the number of a column.
  /// - Parameter isRow: `true` for a row, or `false` for a column.
  /// - Parameter viewport: The visible rectangle.
  /// - Parameter limit: The maximum number of cells that are measured.
  /// - Parameter delegate: The delegate that measures cells.
  /// - Returns: The extent in points, or `nil` if no sheet has such a row or column.
  public func fittingExtent(
    ofTrack track: Int, isRow: Bool, viewport: LayoutRect, limit: Int,
    for delegate: AnyLayoutDelegate
  ) -> Double? {
    func extent(_ run: MixedRun, _ track: Int) -> Double? {
      run.prepared.fittingExtent(
        ofTrack: track, isRow: isRow,
        viewport: run.innerViewport(viewport, isMirrored: isMirrored), limit: limit,
        for: BlockDelegate(delegate, run.place).erased)
    }
    guard isRow else { return runs.lazy.compactMap { extent($0, track) }.max() }
    return run(ofSection: track).flatMap { extent($0, track - $0.place.sections.lowerBound) }
  }
}
