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
        numberOfColumns: columns, isRow: { isRow($0) }, span: { span(of: $0) },
        fittingExtent: { fittingExtent($0) })
    }
    facets.scrollingSections = ScrollingSectionsFacet(
      scrolling: { scrolling(ofSectionAt: $0) },
      restingOffset: { section, drag in
        guard let run = run(ofSection: section),
          let own = run.prepared.facets.scrollingSections
        else { return drag.proposed }
        return own.restingOffset(section - run.place.sections.lowerBound, drag)
      })
    return facets
  }

  /// Returns the sections that are laid out together with `section`.
  ///
  /// If the section does not exist, returns all sections.
  private func block(around section: Int) -> Range<Int> {
    guard let run = run(ofSection: section) else { return 0..<max(0, numberOfSections) }
    let sections = run.place.sections
    guard let inner = run.prepared.facets.block?(section - sections.lowerBound) else {
      return sections
    }
    return inner.lowerBound + sections.lowerBound..<inner.upperBound + sections.lowerBound
  }

  private func isRow(_ section: Int) -> Bool {
    guard let run = run(ofSection: section) else { return false }
    return run.prepared.facets.tracks?.isRow(section - run.place.sections.lowerBound) ?? false
  }

  /// Returns the rows and columns that an element covers in its block, with the rows numbered by
  /// the sections of the whole layout.
  private func span(of element: LayoutElement) -> TrackSpan? {
    guard let run = run(ofSection: element.index.section),
      var span = run.prepared.facets.tracks?.span(inner(element, of: run))
    else { return nil }
    let first = run.place.sections.lowerBound
    if !span.rows.isEmpty {
      span.rows = span.rows.lowerBound + first..<span.rows.upperBound + first
    }
    return span
  }

  /// Returns the extent that a row needs in its block, or that a column needs in any block.
  private func fittingExtent(_ fitting: TrackFitting) -> Double? {
    func extent(_ run: MixedRun, _ track: Int) -> Double? {
      var inner = fitting
      inner.track = track
      inner.viewport = self.inner(fitting.viewport, of: run)
      inner.delegate = BlockDelegate(fitting.delegate, run.place).erased
      return run.prepared.facets.tracks?.fittingExtent(inner)
    }
    guard fitting.isRow else { return runs.lazy.compactMap { extent($0, fitting.track) }.max() }
    return run(ofSection: fitting.track).flatMap {
      extent($0, fitting.track - $0.place.sections.lowerBound)
    }
  }

  /// Returns the scrolling parameters of a section, with its frame in the content.
  private func scrolling(ofSectionAt section: Int) -> ScrollingSection? {
    guard let run = run(ofSection: section),
      let inner = run.prepared.facets.scrollingSections?.scrolling(
        section - run.place.sections.lowerBound)
    else { return nil }
    var frame = inner.frame
    frame.origin.x = run.x.applied(to: frame.origin.x)
    frame.origin.y = run.y.applied(to: frame.origin.y)
    return ScrollingSection(
      axis: inner.axis, frame: frame, contentExtent: inner.contentExtent, offsets: inner.offsets,
      behavior: inner.behavior, direction: inner.direction)
  }
}
