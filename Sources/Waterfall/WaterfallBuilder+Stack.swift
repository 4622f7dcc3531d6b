import LayoutCore

extension WaterfallBuilder {
  // MARK: 5. Stack

  @usableFromInline
  mutating func stackSections() {
    let limit = LayoutLimits.maximumPosition.rawValue
    var builder = ExtentIndexBuilder(expecting: prepared.sections.count)
    var end: Int64 = 0
    prepared.overhangBefore = 0
    prepared.overhangAfter = 0
    for number in prepared.sections.indices {
      // Content ends at the maximum position, and sections beyond it overlap there.
      let extent = min(max(0, naturalExtent(ofSection: number)), limit - end)
      builder.append(extent)
      end &+= extent
      noteOverhang(ofSection: number, extent: extent)
    }
    prepared.axis = builder.finish()
    if end == limit {
      diagnostics.note(
        LayoutDiagnostic(.content, .tooLarge, used: LayoutLimits.maximumPosition.points))
    }
    prepared.minimumExtent =
      LayoutUnit.checkedExtent(layout.minimumContentExtent) { problem, used in
        // An update keeps the diagnostics of parameters.
        if isUpdate { return }
        diagnostics.note(
          LayoutDiagnostic(
            .parameter("minimumContentExtent"), problem, given: layout.minimumContentExtent,
            used: used))
      }.rawValue
    finish()
  }

  /// Updates the extent of a section that grew or shrank, and moves those after it.
  mutating func restack(section number: Int) {
    let extent = max(0, naturalExtent(ofSection: number))
    prepared.axis.setExtent(extent, of: number)
    noteOverhang(ofSection: number, extent: prepared.axis.extent(of: number))
  }

  /// Returns the extent of a section along the main axis, which is negative if insets are.
  private func naturalExtent(ofSection number: Int) -> Int64 {
    let section = prepared.sections[number]
    let style = prepared.styles[section.style]
    return style.header.total &+ style.insetStart &+ section.itemsExtent &+ style.insetEnd
      &+ style.footer.total
  }

  /// Updates the overhangs with the distances by which a section's elements can extend outside it.
  ///
  /// The viewport does not matter, because all positions of pinned elements are considered.
  private mutating func noteOverhang(ofSection number: Int, extent: Int64) {
    let section = prepared.sections[number]
    let style = prepared.styles[section.style]
    let itemsStart = style.header.total &+ style.insetStart
    let itemsEnd = itemsStart &+ section.itemsExtent
    func note(from lower: Int64, to upper: Int64) {
      prepared.overhangBefore = max(prepared.overhangBefore, -lower)
      prepared.overhangAfter = max(prepared.overhangAfter, upper &- extent)
    }
    if section.count > 0 { note(from: itemsStart &- section.itemsBefore, to: itemsEnd) }
    // Negative insets move bars outside their section. A pinned bar can be at any place between two
    // bounds, and either of them can be outside.
    if style.header.extent > 0 {
      let natural = style.header.before
      let latest = extent &- style.footer.total &- style.header.extent
      note(
        from: natural,
        to: (layout.pinsHeaders ? max(natural, latest) : natural) &+ style.header.extent)
    }
    if style.footer.extent > 0 {
      let natural = itemsEnd &+ style.insetEnd &+ style.footer.before
      note(
        from: layout.pinsFooters ? min(natural, style.header.total) : natural,
        to: natural &+ style.footer.extent)
    }
  }

  /// Updates the extent of the content and the results.
  mutating func finish() {
    prepared.space.mainLength = max(prepared.axis.length, prepared.minimumExtent)
    prepared.diagnostics = diagnostics
    prepared.work = work
  }
}
