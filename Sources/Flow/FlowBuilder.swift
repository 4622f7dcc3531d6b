import LayoutCore

/// A flow while it is prepared; ``FlowLayout/prepare(for:in:)`` tells the phases.
@usableFromInline
struct FlowBuilder {
  @usableFromInline let layout: FlowLayout
  @usableFromInline var prepared: PreparedFlow
  @usableFromInline var diagnostics: LayoutDiagnostics
  @usableFromInline var work = LayoutWork()
  var crosses = ExtentIndexBuilder()
  var mains = ExtentIndexBuilder()
  /// Asked for every line of a query, so stored one by one unless hardly any differs.
  var lineItems = ExtentIndexBuilder(rarity: 32)
  var lineExtents = ExtentIndexBuilder()
  var lineCounts = ExtentIndexBuilder()
  var extents = ExtentIndexBuilder()
  /// The line that is being filled, and the section that it belongs to.
  var open: OpenSection

  /// A section while its items come in.
  struct OpenSection {
    var breaker: LineBreaker
    var style: FlowStyle
    /// How many of its items came in.
    var count = 0
    var firstLine = 0
    /// The extents of the item that came last.
    var cross: Int64 = 0
    var main: Int64 = 0
    /// How many of its items differ from the one before.
    var differences = 0
    /// What its finished lines take along the main axis.
    var length: Int64 = 0
  }

  var container: LayoutContainer { prepared.container }

  @usableFromInline
  init(_ layout: FlowLayout, _ environment: LayoutEnvironment) {
    self.layout = layout
    diagnostics = LayoutDiagnostics()
    let container = LayoutContainer(
      environment, axis: layout.axis, rounding: layout.rounding, diagnostics: &diagnostics)
    prepared = PreparedFlow(layout: layout, environment: environment, container: container)
    let style = FlowStyle(FlowAnswers(layout), layout.axis, container) { _, _, _, _ in }
    open = OpenSection(breaker: LineBreaker(style), style: style)
  }

  // MARK: 1. Resolve

  @inlinable
  mutating func resolveSections(of delegate: some LayoutDelegate) throws(LayoutError) {
    let sections = try checked(sectionCount: delegate.numberOfSections)
    let common = delegate.commonNumberOfItems
    var counts = ExtentIndexBuilder(expecting: sections)
    for section in 0..<sections {
      let count = common ?? delegate.numberOfItems(inSection: section)
      counts.append(Int64(try checked(count, section, after: counts.length)))
      var answers = FlowAnswers(layout)
      answers.read(from: delegate, section: section)
      addSection(answers, section)
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
  mutating func addSection(_ answers: FlowAnswers, _ section: Int) {
    prepared.styleOfSection.append(prepared.style(for: answers, section, &diagnostics))
    prepared.differences.append(0)
  }

  @usableFromInline
  mutating func finishCounts(_ counts: ExtentIndexBuilder) {
    let items = Int(counts.length)
    prepared.itemCounts = counts.finish()
    crosses = ExtentIndexBuilder(expecting: items, limit: PreparedFlow.sizeLimit)
    mains = ExtentIndexBuilder(expecting: items, limit: PreparedFlow.sizeLimit)
  }

  @usableFromInline
  var sectionCount: Int { prepared.numberOfSections }

  // MARK: 4. Stack

  @usableFromInline
  mutating func endSection(_ section: Int) {
    endLine(isLast: true)
    lineCounts.append(Int64(lineItems.count - open.firstLine))
    prepared.differences[section] = Int32(truncatingIfNeeded: open.differences)
    let natural = open.style.natural(lines: open.length)
    let before = extents.length
    extents.append(natural)
    prepared.noteOverhang(open.style, lines: open.length, extent: extents.length &- before)
  }

  @usableFromInline
  mutating func finish() -> PreparedFlow {
    if extents.isCut || lineExtents.isCut {
      diagnostics.note(
        LayoutDiagnostic(.content, .tooLarge, used: LayoutLimits.maximumPosition.points))
    }
    prepared.crosses = crosses.finish()
    prepared.mains = mains.finish()
    prepared.lineItems = lineItems.finish()
    prepared.lineExtents = lineExtents.finish()
    prepared.lineCounts = lineCounts.finish()
    prepared.sections = extents.finish()
    prepared.space.mainLength = prepared.sections.length
    prepared.diagnostics = diagnostics
    prepared.work = work
    return prepared
  }
}
