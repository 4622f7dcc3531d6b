import LayoutCore

/// Grouped columns while they are prepared; ``GroupedColumnsLayout/prepare(for:in:)`` tells the
/// phases.
@usableFromInline
struct GroupedColumnsBuilder {
  @usableFromInline let layout: GroupedColumnsLayout
  @usableFromInline var diagnostics = LayoutDiagnostics()
  var container: LayoutContainer
  @usableFromInline var prepared: PreparedGroupedColumns
  private var lastAnswers: GroupedColumnsAnswers?
  /// The column that a section must go to, or −1, by section; empty where no section must.
  var toldColumns: [Int32] = []
  @usableFromInline var rows = ExtentAxisBuilder()

  @usableFromInline
  init(_ layout: GroupedColumnsLayout, _ environment: LayoutEnvironment) {
    self.layout = layout
    container = LayoutContainer(
      environment, axis: layout.axis, rounding: layout.rounding, diagnostics: &diagnostics)
    prepared = PreparedGroupedColumns(
      container: container, style: layout.style, pinsHeaders: layout.pinsHeaders)
    makeGrid()
  }

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

  /// Separators are at least one pixel thick: a thinner line could round to nothing.
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
    let sections = try checked(sectionCount: delegate.numberOfSections)
    let common = delegate.commonNumberOfItems
    var counts = ExtentAxisBuilder(expecting: sections)
    for section in 0..<sections {
      let count = common ?? delegate.numberOfItems(inSection: section)
      counts.append(Int64(try checked(count, section, after: counts.length)))
      var answers = GroupedColumnsAnswers(layout)
      answers.read(from: delegate, section: section)
      addSection(section, answers)
    }
    finishCounts(counts)
  }

  @usableFromInline
  mutating func checked(sectionCount count: Int) throws(LayoutError) -> Int {
    if count > LayoutLimits.maximumStoredItems {
      throw .tooManySections(count: count, limit: LayoutLimits.maximumStoredItems)
    }
    if count < 0 {
      diagnostics.note(
        LayoutDiagnostic(
          .parameter("numberOfSections"), .negative, given: Double(count), used: 0))
    }
    return max(0, count)
  }

  @usableFromInline
  mutating func checked(
    _ count: Int, _ section: Int, after first: Int64
  ) throws(LayoutError) -> Int {
    if count > LayoutLimits.maximumStoredItems - Int(first) {
      throw .tooManyItems(
        section: section, count: count, limit: LayoutLimits.maximumStoredItems)
    }
    if count < 0 {
      diagnostics.note(
        LayoutDiagnostic(
          .section(section, parameter: "numberOfItems"), .negative, given: Double(count), used: 0))
    }
    return max(0, count)
  }

  @usableFromInline
  mutating func addSection(_ section: Int, _ answers: GroupedColumnsAnswers) {
    if let column = answers.column { tell(column, section) }
    guard answers != lastAnswers else {
      prepared.addSectionLikeLast(section)
      return
    }
    lastAnswers = answers
    func extent(_ points: Double, _ key: String) -> Int64 {
      LayoutUnit.checkedExtent(points) { problem, used in
        diagnostics.note(
          LayoutDiagnostic(
            .section(section, parameter: key), problem, given: points, used: used))
      }.rawValue
    }
    prepared.addSection(
      section,
      GroupedSectionFrame(
        padding: extent(answers.padding, "sectionPadding"),
        header: extent(answers.header, "headerExtent"),
        footer: extent(answers.footer, "footerExtent")))
  }

  private mutating func tell(_ column: Int, _ section: Int) {
    let used = min(max(column, 0), prepared.metrics.grid.count - 1)
    if used != column {
      diagnostics.note(
        LayoutDiagnostic(
          .section(section, parameter: "column"), .outOfRange, given: Double(column),
          used: Double(used)))
    }
    while toldColumns.count < section { toldColumns.append(-1) }
    toldColumns.append(Int32(truncatingIfNeeded: used))
  }

  @usableFromInline
  mutating func finishCounts(_ counts: ExtentAxisBuilder) {
    prepared.firstRows = counts.finish()
    rows = ExtentAxisBuilder(expecting: Int(counts.length))
  }

  // MARK: 2. Size

  @inlinable
  mutating func sizeRows(of delegate: some LayoutDelegate) {
    let proposal = LayoutProposal(across: layout.axis, extent: rowProposal)
    for section in 0..<prepared.numberOfSections {
      for item in 0..<prepared.numberOfItems(inSection: section) {
        let index = ElementIndex(section: section, item: item)
        let size = delegate.sizeForItem(at: index, proposal: proposal)
        addRow(size?.extent(along: layout.axis) ?? layout.rowHeight, index)
      }
    }
    finishRows()
  }

  /// The extent of rows across the scroll axis.
  @usableFromInline
  var rowProposal: Double {
    let metrics = prepared.metrics
    let card = (metrics.cardLeading + metrics.cardTrailing).points
    return max(0, metrics.grid.trackExtent - card)
  }

  @usableFromInline
  mutating func addRow(_ points: Double, _ index: ElementIndex) {
    let extent = container.floorGrid.map { $0.floor(points) } ?? points
    let units = LayoutUnit.checkedExtent(extent) { problem, used in
      diagnostics.note(
        LayoutDiagnostic(
          .element(.cell(index.section, index.item)), problem, given: points, used: used))
    }
    rows.append(units.rawValue)
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

/// What all sections have in common, in units.
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
