import LayoutCore

/// A waterfall while it is prepared; ``WaterfallLayout/prepare(for:in:)`` tells the phases.
@usableFromInline
struct WaterfallBuilder {
  @usableFromInline let layout: WaterfallLayout
  @usableFromInline var diagnostics = LayoutDiagnostics()
  var container: LayoutContainer
  @usableFromInline var prepared: PreparedWaterfall
  /// The track that an item must begin in, or −1, by item; empty where no item must.
  var fixedTracks: [Int32] = []

  @usableFromInline
  init(_ layout: WaterfallLayout, _ environment: LayoutEnvironment) {
    self.layout = layout
    container = LayoutContainer(
      environment, axis: layout.axis, rounding: layout.rounding, diagnostics: &diagnostics)
    prepared = PreparedWaterfall(container: container)
    prepared.pinsHeaders = layout.pinsHeaders
    prepared.pinsFooters = layout.pinsFooters
  }

  // MARK: 1. Resolve

  @inlinable
  mutating func resolveSections(of delegate: some LayoutDelegate) throws(LayoutError) {
    let sections = try checked(sectionCount: delegate.numberOfSections)
    let common = delegate.commonNumberOfItems
    for section in 0..<sections {
      let count = common ?? delegate.numberOfItems(inSection: section)
      var answers = WaterfallAnswers(layout)
      answers.read(from: delegate, section: section)
      try addSection(section, count: count, answers)
    }
    prepared.allocateItems()
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
  mutating func addSection(
    _ section: Int, count: Int, _ answers: WaterfallAnswers
  ) throws(LayoutError) {
    let first = prepared.itemCount
    if count > LayoutLimits.maximumStoredItems - first {
      throw .tooManyItems(
        section: section, count: count, limit: LayoutLimits.maximumStoredItems)
    }
    if count < 0 {
      diagnostics.note(
        LayoutDiagnostic(
          .section(section, parameter: "numberOfItems"), .negative, given: Double(count), used: 0))
    }
    let style = style(for: answers, section: section)
    prepared.sections.append(
      WaterfallSection(firstItem: first, count: max(0, count), style: style))
  }

  /// The place of the style that `answers` make; the one before, if they are the same again.
  private mutating func style(for answers: WaterfallAnswers, section: Int) -> Int {
    let styles = prepared.styles
    if answers == prepared.lastAnswers { return styles.count - 1 }
    prepared.lastAnswers = answers
    var found: [LayoutDiagnostic] = []
    func note(
      _ key: String, _ problem: LayoutDiagnostic.Problem, _ given: Double, _ used: Double
    ) {
      found.append(
        LayoutDiagnostic(
          .section(section, parameter: key), problem, given: given, used: used))
    }
    func length(_ points: Double, _ key: String) -> Int64 {
      LayoutUnit.checked(points) { note(key, $0, points, $1) }.rawValue
    }
    func bar(_ points: Double, _ insets: LayoutInsets, _ key: String) -> WaterfallSectionStyle.Bar {
      let extent = points.isFinite && points <= 0 ? 0 : max(0, length(points, key))
      let cross = layout.axis.transposed
      let lower = length(container.crossStartInset + insets.start(along: cross), key)
      let end = length(container.crossEndInset + insets.end(along: cross), key)
      var upper = container.crossLength.rawValue &- end
      if upper < lower, extent > 0 {
        note(key, .noRoom, insets.start(along: cross) + insets.end(along: cross), 0)
      }
      upper = max(lower, upper)
      return WaterfallSectionStyle.Bar(
        extent: extent, before: length(insets.start(along: layout.axis), key),
        after: length(insets.end(along: layout.axis), key),
        cross: container.space.crossSpan(from: lower, to: upper))
    }
    let insets = answers.sectionInsets
    let cross = layout.axis.transposed
    let grid = TrackGrid(
      columns: answers.columns, spacing: answers.columnSpacing,
      leading: container.crossStartInset + insets.start(along: cross),
      trailing: container.crossEndInset + insets.end(along: cross),
      crossLength: container.crossLength, floor: container.floorGrid, note: note)
    let tracks = grid.count <= PreparedWaterfall.keptTracks ? grid.count : 0
    prepared.styles.append(
      WaterfallSectionStyle(
        grid: grid, itemSpacing: length(answers.itemSpacing, "itemSpacing"),
        insetStart: length(insets.start(along: layout.axis), "sectionInsets"),
        insetEnd: length(insets.end(along: layout.axis), "sectionInsets"),
        header: bar(answers.headerExtent, answers.headerInsets, "headerExtent"),
        footer: bar(answers.footerExtent, answers.footerInsets, "footerExtent"),
        trackSpans: (0..<tracks).map {
          container.space.crossSpan(from: grid.lower(of: $0), to: grid.upper(of: $0))
        }))
    for diagnostic in found { diagnostics.note(diagnostic) }
    return prepared.styles.count - 1
  }
}
