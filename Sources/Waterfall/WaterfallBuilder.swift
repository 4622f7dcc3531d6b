import LayoutCore

/// The state of a waterfall layout while it is prepared or updated.
///
/// ``WaterfallLayout/prepare(for:in:)`` runs the phases in order.
@usableFromInline
struct WaterfallBuilder {
  @usableFromInline let layout: WaterfallLayout
  @usableFromInline var prepared: PreparedWaterfall
  @usableFromInline var diagnostics: LayoutDiagnostics
  @usableFromInline var work = LayoutWork()
  /// A Boolean value that indicates whether the builder changes a prepared layout.
  let isUpdate: Bool

  var container: LayoutContainer { prepared.container }

  @usableFromInline
  init(_ layout: WaterfallLayout, _ environment: LayoutEnvironment) {
    self.layout = layout
    isUpdate = false
    diagnostics = LayoutDiagnostics()
    let container = LayoutContainer(
      environment, axis: layout.axis, rounding: layout.rounding, diagnostics: &diagnostics)
    prepared = PreparedWaterfall(layout: layout, environment: environment, container: container)
  }

  /// Creates a builder that changes a prepared layout.
  ///
  /// The builder takes over the storage and leaves an empty layout behind. So it holds the only
  /// reference, and changes the storage in place. ``handOver(to:)`` returns it.
  @usableFromInline
  init(changing other: inout PreparedWaterfall) {
    layout = other.layout
    isUpdate = true
    diagnostics = other.diagnostics
    prepared = PreparedWaterfall(
      layout: other.layout, environment: other.environment, container: other.container)
    swap(&prepared, &other)
  }

  /// Creates a builder that only reads a prepared layout.
  init(reading other: PreparedWaterfall) {
    layout = other.layout
    isUpdate = true
    diagnostics = LayoutDiagnostics()
    prepared = other
  }

  /// Moves the changed layout to `other`.
  ///
  /// It is swapped, because a copy would retain each of its arrays.
  @usableFromInline
  mutating func handOver(to other: inout PreparedWaterfall) { swap(&prepared, &other) }

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
    allocateItems()
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
    let count = diagnostics.checkedCount(count, inSection: section)
    prepared.sections.append(
      WaterfallSection(
        firstItem: first, count: count, style: style(for: answers, section: section)))
  }

  @usableFromInline
  mutating func allocateItems() {
    let count = prepared.itemCount
    // Sizing writes every extent, and placement writes every offset and track.
    prepared.starts = Array(unwritten: count)
    prepared.tracks = Array(unwritten: count)
    prepared.extents = ExtentList(unwritten: count)
  }

  /// Returns the index of the style for `answers`.
  ///
  /// Creates a style if the answers differ from those of the last one.
  mutating func style(for answers: WaterfallAnswers, section: Int) -> Int {
    if let last = prepared.styles.last, last.answers == answers {
      return prepared.styles.count - 1
    }
    prepared.styles.append(makeStyle(for: answers, section: section))
    return prepared.styles.count - 1
  }

  /// Creates a style, and notes the parameters that are replaced.
  private mutating func makeStyle(
    for answers: WaterfallAnswers, section: Int
  ) -> WaterfallSectionStyle {
    var found: [LayoutDiagnostic] = []
    let style = WaterfallSectionStyle(answers, layout.axis, container) {
      found.append(
        LayoutDiagnostic(.section(section, parameter: $0), $1, given: $2, used: $3))
    }
    for diagnostic in found { diagnostics.note(diagnostic) }
    prepared.replacesParameters = prepared.replacesParameters || !found.isEmpty
    return style
  }

  /// Notes the replaced parameters of all sections, as a preparation does.
  ///
  /// Of neighbours with the same answers, the first is reported.
  mutating func noteParameters() {
    guard prepared.replacesParameters else { return }
    diagnostics.removeSectionParameters()
    for section in prepared.sections.indices {
      let answers = prepared.styles[prepared.sections[section].style].answers
      if section > 0, prepared.styles[prepared.sections[section - 1].style].answers == answers {
        continue
      }
      _ = makeStyle(for: answers, section: section)
    }
  }
}

extension WaterfallSectionStyle {
  /// Creates the style for the answers of a section in a container.
  ///
  /// - Parameter note: A closure that receives each replaced parameter: its key, the problem, the
  ///   given value and the used one.
  init(
    _ answers: WaterfallAnswers, _ axis: LayoutAxis, _ container: LayoutContainer,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void
  ) {
    let cross = axis.transposed
    func length(_ points: Double, _ key: String) -> Int64 {
      LayoutUnit.checked(points) { note(key, $0, points, $1) }.rawValue
    }
    func bar(_ points: Double, _ insets: LayoutInsets, _ key: String) -> Bar {
      let extent = points.isFinite && points <= 0 ? 0 : max(0, length(points, key))
      let lower = length(container.crossStartInset + insets.start(along: cross), key)
      let end = length(container.crossEndInset + insets.end(along: cross), key)
      var upper = container.crossLength.rawValue &- end
      if upper < lower, extent > 0 {
        note(key, .noRoom, insets.start(along: cross) + insets.end(along: cross), 0)
      }
      upper = max(lower, upper)
      return Bar(
        extent: extent, before: length(insets.start(along: axis), key),
        after: length(insets.end(along: axis), key),
        cross: container.space.crossSpan(from: lower, to: upper))
    }
    let insets = answers.sectionInsets
    self.answers = answers
    grid = TrackGrid(
      columns: answers.columns, spacing: answers.columnSpacing,
      leading: container.crossStartInset + insets.start(along: cross),
      trailing: container.crossEndInset + insets.end(along: cross),
      crossLength: container.crossLength, floor: container.floorGrid, note: note)
    itemSpacing = length(answers.itemSpacing, "itemSpacing")
    insetStart = length(insets.start(along: axis), "sectionInsets")
    insetEnd = length(insets.end(along: axis), "sectionInsets")
    header = bar(answers.headerExtent, answers.headerInsets, "headerExtent")
    footer = bar(answers.footerExtent, answers.footerInsets, "footerExtent")
    let kept = grid.count <= PreparedWaterfall.keptTracks ? grid.count : 0
    let grid = grid
    trackSpans = (0..<kept).map {
      container.space.crossSpan(from: grid.lower(of: $0), to: grid.upper(of: $0))
    }
  }
}
