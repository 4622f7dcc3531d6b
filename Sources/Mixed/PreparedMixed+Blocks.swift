import StrategyKit

/// The abilities that a mixed layout has because its blocks have them.
extension PreparedMixed {
  /// Returns the number of columns of a row in its block, or the largest number in any block.
  public func numberOfColumns(inSection section: Int?) -> Int? {
    guard let section else { return maximumColumns }
    return inBlock(ofSection: section) { $0.prepared.numberOfColumns(inSection: $1) } ?? nil
  }

  /// Returns the offset at which a section comes to rest in its block after a drag, in points.
  public func restingOffset(ofSection section: Int, after drag: SectionDrag) -> Double {
    inBlock(ofSection: section) { $0.prepared.restingOffset(ofSection: $1, after: drag) }
      ?? drag.proposed
  }

  /// Returns the sections that are laid out together with `section`.
  ///
  /// If the section does not exist, returns all sections.
  public func block(of section: Int) -> Range<Int>? {
    inBlock(ofSection: section) { run, section in
      run.prepared.block(around: section).shifted(by: run.place.sections.lowerBound)
    } ?? 0..<numberOfSections
  }

  /// Returns the greatest extent of a cell that chooses its own in its block.
  public func greatestExtent(of element: LayoutElement) -> Double? {
    run(ofSection: element.index.section).flatMap {
      $0.prepared.greatestExtent(of: inner(element, of: $0))
    }
  }

  /// Returns the rows and columns that an element covers in its block, with the rows numbered by
  /// the sections of the whole layout.
  public func trackSpan(of element: LayoutElement) -> TrackSpan? {
    guard let run = run(ofSection: element.index.section),
      var span = run.prepared.trackSpan(of: inner(element, of: run))
    else { return nil }
    if !span.rows.isEmpty { span.rows = span.rows.shifted(by: run.place.sections.lowerBound) }
    return span
  }

  /// Returns the extent that a row needs in its block, or that a column needs in any block.
  public func fittingExtent(of fitting: TrackFitting) -> Double? {
    func extent(_ run: PreparedBlock, _ track: Int) -> Double? {
      var inner = fitting
      inner.track = track
      inner.viewport = self.inner(fitting.viewport, of: run)
      inner.delegate = BlockDelegate(base: fitting.delegate, place: run.place).erased
      return run.prepared.fittingExtent(of: inner)
    }
    guard fitting.isRow else { return runs.lazy.compactMap { extent($0, fitting.track) }.max() }
    return inBlock(ofSection: fitting.track, extent)
  }

  /// Returns the scrolling parameters of a section, with its frame in the content.
  public func scrolling(ofSection section: Int) -> ScrollingSection? {
    inBlock(ofSection: section) { run, section in
      guard var scrolling = run.prepared.scrolling(ofSection: section) else { return nil }
      run.moveOut(&scrolling.frame)
      return scrolling
    }
  }
}

extension Range<Int> {
  fileprivate func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
