import LayoutCore

/// The state of a flow layout while it is prepared.
///
/// ``FlowLayout/prepare(for:in:)`` runs the phases in order.
@usableFromInline
struct FlowBuilder {
  @usableFromInline let layout: FlowLayout
  @usableFromInline var prepared: PreparedFlow
  @usableFromInline var diagnostics: LayoutDiagnostics
  @usableFromInline var work = LayoutWork()
  var crosses = ExtentIndexBuilder()
  var mains = ExtentIndexBuilder()
  /// The number of items of each line.
  ///
  /// A query reads an entry for every line, so entries are stored one by one unless few of them
  /// differ.
  var lineItems = ExtentIndexBuilder(rarity: 32)
  var lineExtents = ExtentIndexBuilder()
  var lineCounts = ExtentIndexBuilder()
  var extents = ExtentIndexBuilder()
  /// The section that is being filled, with its current line.
  var open: OpenSection

  /// A section whose items are being put on lines.
  struct OpenSection {
    var breaker: LineBreaker
    var style: FlowStyle
    /// The number of items that were added so far.
    var count = 0
    var firstLine = 0
    /// The extents of the item that was added last.
    var cross: Int64 = 0
    var main: Int64 = 0
    /// The number of items whose extents differ from those of the item before.
    var differences = 0
    /// The extent of its finished lines along the main axis.
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
    return diagnostics.checkedCount(count, inSection: section)
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
