import LayoutCore

/// The state of a grouped-columns layout while it is prepared.
///
/// ``GroupedColumnsLayout/prepare(for:in:)`` runs the phases in order.
@usableFromInline
struct GroupedColumnsBuilder {
  @usableFromInline let layout: GroupedColumnsLayout
  @usableFromInline var prepared: PreparedGroupedColumns
  @usableFromInline var diagnostics: LayoutDiagnostics
  @usableFromInline var work = LayoutWork()
  @usableFromInline var rows = ExtentIndexBuilder()

  var container: LayoutContainer { prepared.container }

  @usableFromInline
  init(_ layout: GroupedColumnsLayout, _ environment: LayoutEnvironment) {
    self.layout = layout
    diagnostics = LayoutDiagnostics()
    let container = LayoutContainer(
      environment, axis: layout.axis, rounding: layout.rounding, diagnostics: &diagnostics)
    prepared = PreparedGroupedColumns(
      layout: layout, environment: environment, container: container)
    makeGrid()
  }

  /// Creates a builder that changes a prepared layout.
  ///
  /// The builder takes over the storage and leaves an empty layout behind. So it holds the only
  /// reference, and changes the storage in place. ``handOver(to:)`` returns it.
  @usableFromInline
  init(changing other: inout PreparedGroupedColumns) {
    layout = other.layout
    diagnostics = other.diagnostics
    prepared = PreparedGroupedColumns(
      layout: other.layout, environment: other.environment, container: other.container)
    swap(&prepared, &other)
  }

  /// Moves the changed layout to `other`.
  ///
  /// It is swapped, because a copy would retain each of its arrays.
  @usableFromInline
  mutating func handOver(to other: inout PreparedGroupedColumns) { swap(&prepared, &other) }

  private mutating func makeGrid() {
    let cross = layout.axis.transposed
    let insets = layout.contentInsets
    var found: [LayoutDiagnostic] = []
    func note(
      _ key: String, _ problem: LayoutDiagnostic.Problem, _ given: Double, _ used: Double
    ) {
      let key = key == "sectionInsets" ? "contentInsets" : key
      found.append(LayoutDiagnostic(.parameter(key), problem, given: given, used: used))
    }
    func extent(_ points: Double, _ key: String) -> Double {
      LayoutUnit.checkedExtent(points) { note(key, $0, points, $1) }.points
    }
    let grid = TrackGrid(
      columns: layout.columns, spacing: extent(layout.columnSpacing, "columnSpacing"),
      leading: container.crossStartInset + extent(insets.start(along: cross), "contentInsets"),
      trailing: container.crossEndInset + extent(insets.end(along: cross), "contentInsets"),
      crossLength: container.crossLength, floor: container.floorGrid, note: note)
    let card = layout.style.cardInsets
    let metrics = GroupedMetrics(
      grid: grid,
      insetStart: LayoutUnit(points: extent(insets.start(along: layout.axis), "contentInsets")),
      insetEnd: LayoutUnit(points: extent(insets.end(along: layout.axis), "contentInsets")),
      cardStart: LayoutUnit(points: extent(card.start(along: layout.axis), "cardInsets")),
      cardEnd: LayoutUnit(points: extent(card.end(along: layout.axis), "cardInsets")),
      cardLeading: LayoutUnit(points: extent(card.start(along: cross), "cardInsets")),
      cardTrailing: LayoutUnit(points: extent(card.end(along: cross), "cardInsets")),
      separator: separatorThickness(note: note),
      separatorLeading: LayoutUnit(
        points: extent(layout.style.separatorLeading, "separatorLeading")),
      separatorTrailing: LayoutUnit(
        points: extent(layout.style.separatorTrailing, "separatorTrailing")))
    prepared.metrics = metrics
    for diagnostic in found { diagnostics.note(diagnostic) }
  }

  /// Returns the thickness of separators.
  ///
  /// Unless it is 0, it is at least one pixel, because a thinner line could round to zero.
  private func separatorThickness(
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void
  ) -> LayoutUnit {
    let points = layout.style.separatorThickness
    let thickness = LayoutUnit.checkedExtent(points) {
      note("separatorThickness", $0, points, $1)
    }
    guard thickness > .zero, let grid = container.space.grid else { return thickness }
    return max(thickness, LayoutUnit(points: 1 / grid.scale))
  }

  // MARK: 1. Resolve

  @inlinable
  mutating func resolveSections(of delegate: some LayoutDelegate) throws(LayoutError) {
    let sections = try diagnostics.checkedSectionCount(delegate.numberOfSections)
    let common = delegate.commonNumberOfItems
    var counts = ExtentIndexBuilder(expecting: sections)
    for section in 0..<sections {
      let count = common ?? delegate.numberOfItems(inSection: section)
      counts.append(
        Int64(
          try diagnostics.checkedCount(count, inSection: section, after: Int(counts.length))))
      addSection(section, parameters(ofSection: section, delegate))
    }
    finishCounts(counts)
    if sections > 0, delegate.answers(.barSizes, inSection: 0) {
      for section in 0..<sections { measureBars(ofSection: section, delegate) }
    }
  }

  /// Asks for the measured header and footer of a section, if it has one.
  @inlinable
  mutating func measureBars(ofSection section: Int, _ delegate: some LayoutDelegate) {
    guard hasBars(section) else { return }
    setBarSizes(
      delegate.answer(
        to: .barSizes, at: ElementIndex(section: section), default: BarSizes()),
      ofSection: section)
  }

  @usableFromInline
  func hasBars(_ section: Int) -> Bool {
    prepared.frames[section].header > 0 || prepared.frames[section].footer > 0
  }

  /// Replaces the extents of a section's header and footer by measured ones.
  @usableFromInline
  mutating func setBarSizes(_ sizes: BarSizes, ofSection section: Int) {
    work.questions += 1
    func measured(_ size: LayoutSize?, _ extent: Int64, _ kind: ElementKind) -> Int64 {
      guard let size, extent > 0 else { return extent }
      let points = size.extent(along: layout.axis)
      return LayoutUnit.checkedExtent(points) { problem, used in
        diagnostics.note(
          LayoutDiagnostic(
            .element(.supplementary(kind, section)), problem, given: points, used: used))
      }.rawValue
    }
    let frame = prepared.frames[section]
    prepared.frames[section].header = measured(sizes.header, frame.header, .header)
    prepared.frames[section].footer = measured(sizes.footer, frame.footer, .footer)
  }

  @inlinable
  func parameters(
    ofSection section: Int, _ delegate: some LayoutDelegate
  ) -> GroupedColumnsSection {
    delegate.answer(
      to: .groupedColumnsSection, at: ElementIndex(section: section),
      default: GroupedColumnsSection(layout))
  }

  @usableFromInline
  mutating func addSection(_ section: Int, _ parameters: GroupedColumnsSection) {
    prepared.frames.append(frame(for: parameters, section: section))
  }

  /// Returns the extents of a section's padding, header and footer.
  mutating func frame(
    for parameters: GroupedColumnsSection, section: Int
  ) -> GroupedSectionFrame {
    func extent(_ points: Double, _ key: String) -> Int64 {
      LayoutUnit.checkedExtent(points) { problem, used in
        diagnostics.note(
          LayoutDiagnostic(
            .section(section, parameter: key), problem, given: points, used: used))
      }.rawValue
    }
    return GroupedSectionFrame(
      padding: extent(parameters.sectionSpacing, "sectionSpacing"),
      header: extent(parameters.headerExtent, "headerExtent"),
      footer: extent(parameters.footerExtent, "footerExtent"))
  }

  @usableFromInline
  mutating func finishCounts(_ counts: ExtentIndexBuilder) {
    prepared.firstRows = counts.finish()
    rows = ExtentIndexBuilder(expecting: Int(counts.length))
  }

  // MARK: 2. Size

  @inlinable
  mutating func sizeRows(of delegate: some LayoutDelegate) {
    let proposal = LayoutProposal(across: layout.axis, extent: rowProposal)
    for section in 0..<prepared.numberOfSections {
      let items = 0..<prepared.numberOfItems(inSection: section)
      var sizes = ItemSizes(of: items, inSection: section, from: delegate, proposal: proposal)
      for item in items {
        addRow(points(of: sizes[item]), ElementIndex(section: section, item: item))
      }
    }
    finishRows()
  }

  /// Returns the extent of a row in points: the delegate's, or else the layout's `itemExtent`.
  @inlinable
  func points(
    ofRowAt index: ElementIndex, _ proposal: LayoutProposal, _ delegate: some LayoutDelegate
  ) -> Double {
    points(of: delegate.sizeForItem(at: index, proposal: proposal))
  }

  /// Returns the extent of a row in points, from the size that the delegate gives, if it gives one.
  @inlinable
  func points(of size: LayoutSize?) -> Double {
    size?.extent(along: layout.axis) ?? layout.itemExtent
  }

  /// The extent of rows across the scroll axis, in points.
  @usableFromInline
  var rowProposal: Double {
    let metrics = prepared.metrics
    let card = (metrics.cardLeading + metrics.cardTrailing).points
    return max(0, metrics.grid.trackExtent - card)
  }

  @usableFromInline
  mutating func addRow(_ points: Double, _ index: ElementIndex) {
    if container.floorGrid == nil, let usual = LayoutUnit.narrow(points: points) {
      work.questions += 1
      rows.append(Int64(usual))
    } else {
      rows.append(rowExtent(points, index))
    }
  }

  /// Returns the extent of a row in layout units.
  ///
  /// An invalid value is replaced, and a diagnostic is recorded.
  @usableFromInline
  mutating func rowExtent(_ points: Double, _ index: ElementIndex) -> Int64 {
    work.questions += 1
    let extent = container.floorGrid.map { $0.floor(points) } ?? points
    return LayoutUnit.checkedExtent(extent) { problem, used in
      diagnostics.note(
        LayoutDiagnostic(
          .element(.cell(section: index.section, item: index.item)), problem, given: points,
          used: used))
    }.rawValue
  }

  @usableFromInline
  mutating func finishRows() {
    if rows.isCut {
      diagnostics.note(
        LayoutDiagnostic(.content, .tooLarge, used: LayoutLimits.maximumPosition.points))
    }
    prepared.rows = rows.finish()
  }
}

/// The measures that all sections share, in layout units.
struct GroupedMetrics: Hashable, Sendable {
  var grid: TrackGrid
  var insetStart: LayoutUnit
  var insetEnd: LayoutUnit
  var cardStart: LayoutUnit
  var cardEnd: LayoutUnit
  var cardLeading: LayoutUnit
  var cardTrailing: LayoutUnit
  var separator: LayoutUnit
  var separatorLeading: LayoutUnit
  var separatorTrailing: LayoutUnit
}
