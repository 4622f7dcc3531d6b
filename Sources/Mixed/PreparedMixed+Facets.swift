import LayoutCore

/// The abilities that a mixed layout has because its blocks have them.
extension PreparedMixed {
  /// The blocks, their rows and columns, their sections that scroll by themselves, and the
  /// appearances of their elements.
  public var facets: LayoutFacets {
    var facets = LayoutFacets()
    // The counts of blocks include hidden sections.
    facets.dependsOnUnfilteredSections = true
    facets.block = { block(around: $0) }
    facets.appearance = { element, isEntering in
      run(ofSection: element.index.section).flatMap {
        $0.prepared.facets.appearance?(inner(element, of: $0), isEntering)
      }
    }
    if let columns = numberOfColumns {
      facets.tracks = TrackFacet(
        numberOfColumns: columns,
        isRow: { inBlock(ofSection: $0) { $0.prepared.facets.tracks?.isRow($1) } ?? false },
        span: { span(of: $0) }, fittingExtent: { fittingExtent($0) })
    }
    facets.scrollingSections = ScrollingSectionsFacet(
      scrolling: { scrolling(ofSectionAt: $0) },
      restingOffset: { section, drag in
        inBlock(ofSection: section) { $0.prepared.restingOffset(ofSection: $1, after: drag) }
          ?? drag.proposed
      })
    return facets
  }

  /// Returns the sections that are laid out together with `section`.
  ///
  /// If the section does not exist, returns all sections.
  private func block(around section: Int) -> Range<Int> {
    inBlock(ofSection: section) { run, section in
      let sections = run.place.sections
      return run.prepared.facets.block?(section).shifted(by: sections.lowerBound) ?? sections
    } ?? 0..<numberOfSections
  }

  /// Returns the rows and columns that an element covers in its block, with the rows numbered by
  /// the sections of the whole layout.
  private func span(of element: LayoutElement) -> TrackSpan? {
    guard let run = run(ofSection: element.index.section),
      var span = run.prepared.facets.tracks?.span(inner(element, of: run))
    else { return nil }
    if !span.rows.isEmpty { span.rows = span.rows.shifted(by: run.place.sections.lowerBound) }
    return span
  }

  /// Returns the extent that a row needs in its block, or that a column needs in any block.
  private func fittingExtent(_ fitting: TrackFitting) -> Double? {
    func extent(_ run: MixedRun, _ track: Int) -> Double? {
      var inner = fitting
      inner.track = track
      inner.viewport = self.inner(fitting.viewport, of: run)
      inner.delegate = BlockDelegate(base: fitting.delegate, place: run.place).erased
      return run.prepared.facets.tracks?.fittingExtent(inner)
    }
    guard fitting.isRow else { return runs.lazy.compactMap { extent($0, fitting.track) }.max() }
    return inBlock(ofSection: fitting.track, extent)
  }

  /// Returns the scrolling parameters of a section, with its frame in the content.
  private func scrolling(ofSectionAt section: Int) -> ScrollingSection? {
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
