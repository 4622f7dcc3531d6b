import LayoutCore

/// Rows and columns, in blocks that are sheets.
extension PreparedMixed {
  /// Several do.
  public var isComposite: Bool { true }

  /// Whether the block of `section` is a sheet.
  ///
  /// - Complexity: O(log b); b = blocks.
  public func isRow(_ section: Int) -> Bool {
    guard let run = run(ofSection: section) else { return false }
    return run.prepared.isRow(section - run.place.sections.lowerBound)
  }

  /// The most columns that a sheet among the blocks has; nil where there is none.
  ///
  /// - Complexity: O(b); b = blocks.
  public var numberOfColumns: Int? { runs.lazy.compactMap { $0.prepared.numberOfColumns }.max() }

  /// What the sheet says that a row is in; of a column, the most that any sheet says.
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
