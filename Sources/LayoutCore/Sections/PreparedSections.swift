/// The prepared layout of a ``SectionStrategy``.
///
/// - Complexity: 64 bytes per section and the strategy's storage, which is 48 bytes per item by
///   default. Finding the attributes of a cell is O(log s). A query is O(log s), plus the
///   strategy's search in each section that it meets, plus its answer; s = sections.
public struct PreparedSections<Layout: SectionStrategy>: PreparedLayout {
  @usableFromInline var layout: Layout
  @usableFromInline var stack: SectionStack
  @usableFromInline var store = SectionStore<Layout.Items, Layout.State>()
  /// The descriptions from which the styles were created, followed by the styles.
  @usableFromInline var descriptions: [Layout.Section] = []
  @usableFromInline var styles: [Layout.Style] = []

  /// Creates a layout without sections.
  @inlinable
  init(_ layout: Layout, in environment: LayoutEnvironment) {
    self.layout = layout
    stack = SectionStack(environment, axis: layout.axis, rounding: layout.rounding)
  }

  /// The extent of the scrollable content, in points.
  @inlinable
  public var contentSize: LayoutSize {
    stack.space.contentSize(cross: stack.container.crossPoints)
  }

  /// The invalid data that was found, and its replacements.
  @inlinable
  public var diagnostics: LayoutDiagnostics { stack.diagnostics }

  /// The number of sections.
  @inlinable
  public var numberOfSections: Int { stack.records.count }

  /// Returns the number of items in `section`, or 0 if the section does not exist.
  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    stack.records.indices.contains(section) ? stack.records[section].count : 0
  }

  /// The work of the last preparation or update.
  @inlinable
  public var work: LayoutWork { store.work }

  /// The insets that a scroll view adds along the scroll axis, in points.
  @inlinable
  public var scrollInsets: LayoutInsets { stack.container.scrollInsets }

  /// The scroll axis.
  @inlinable
  public var scrollAxis: LayoutAxis? { stack.space.axis }

  // MARK: Storage

  /// The storage that the strategy has filled.
  @inlinable
  public var storage: SectionStore<Layout.Items, Layout.State> { store }

  /// Returns the part of the storage that belongs to `section`, which must exist.
  @inlinable
  public func slice(ofSection section: Int) -> SectionSlice { stack.slice(section) }

  /// Returns the style of `section`, which must exist.
  @inlinable
  public func style(ofSection section: Int) -> Layout.Style { style(of: section) }

  // MARK: Queries

  /// Returns the attributes of `element`, or `nil` if the layout has no such element.
  ///
  /// - Complexity: O(log s); s = sections.
  @inlinable
  public func attributes(for element: LayoutElement, viewport: LayoutRect) -> LayoutAttributes? {
    guard element.category == .cell else { return stack.bar(element, viewport: viewport) }
    let index = element.index
    guard element.kind == .cell, stack.records.indices.contains(index.section) else { return nil }
    let section = stack.slice(index.section)
    guard index.item >= 0, index.item < section.count else { return nil }
    return cell(index.item, in: section, from: stack.itemsStart(of: index.section))
  }

  @inlinable
  func cell(_ item: Int, in section: SectionSlice, from start: LayoutUnit) -> LayoutAttributes {
    let style = styles[Int(stack.records[section.section].style)]
    let span = layout.span(of: item, in: section, style, store)
    return LayoutAttributes(
      element: .cell(section: section.section, item: item),
      frame: stack.space.frame(
        main: stack.space.mainSpan(
          from: (start + span.lower).rawValue, to: (start + span.upper).rawValue),
        cross: stack.space.crossSpan(
          from: span.crossLower.rawValue, to: span.crossUpper.rawValue)))
  }

  /// Appends the attributes of every element whose frame intersects `rect`, in order.
  @inlinable
  public func appendElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    let window = stack.space.window(around: rect)
    guard !window.isEmpty else { return }
    let first = answer.count
    var sink = CellSink(rect: rect, space: stack.space)
    swap(&sink.answer, &answer)
    let hasBars = find(in: window, into: &sink)
    swap(&sink.answer, &answer)
    var isInOrder = sink.isInOrder
    if hasBars {
      let barsAreInOrder = stack.appendBars(
        in: rect, window, viewport, pinnedOnly: false, to: &answer, from: first)
      isInOrder = isInOrder && barsAreInOrder
    }
    if !isInOrder { answer.restoreOrder(from: first) }
  }

  /// Finds the cells in a window, and returns whether the sections there have bars.
  @inlinable
  func find(in window: LayoutWindow, into sink: inout CellSink) -> Bool {
    var visits = stack.visits(in: window)
    while let visit = stack.next(&visits) {
      sink.begin(visit.number, at: visit.itemsStart)
      layout.find(
        in: stack.window(window, from: visit.itemsStart), stack.slice(visit.number),
        styles[Int(stack.records[visit.number].style)], store, into: &sink)
      sink.searched += 1
    }
    return visits.hasBars
  }

  /// Appends the attributes of pinned headers and footers whose frames intersect `rect`, in order.
  @inlinable
  public func appendMovingElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    let window = stack.space.window(around: rect)
    guard !window.isEmpty else { return }
    let first = answer.count
    let isInOrder = stack.appendBars(
      in: rect, window, viewport, pinnedOnly: true, to: &answer, from: first)
    if !isInOrder { answer.restoreOrder(from: first) }
  }

  /// Returns the attributes of every cell, header and footer, in order.
  @inlinable
  public func allElements(viewport: LayoutRect) -> [LayoutAttributes] {
    var all: [LayoutAttributes] = []
    for number in 0..<stack.records.count {
      let section = stack.slice(number)
      let start = stack.itemsStart(of: number)
      for item in 0..<section.count { all.append(cell(item, in: section, from: start)) }
    }
    stack.appendAllBars(viewport, to: &all)
    all.restoreOrder(from: 0)
    return all
  }

  /// Returns the number of sections and entries that a query of `rect` examines.
  @inlinable
  public func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork {
    let window = stack.space.window(around: rect)
    var work = LayoutWork()
    guard !window.isEmpty else { return work }
    var sink = CellSink(rect: rect, space: stack.space, countsOnly: true)
    _ = find(in: window, into: &sink)
    work.searched = sink.searched
    return work
  }

  // MARK: What follows the viewport

  /// A Boolean value that indicates whether headers or footers are pinned.
  @inlinable
  public var movesWithViewport: Bool { stack.movesWithViewport }

  /// Returns a Boolean value that indicates whether `element` is a pinned header or footer.
  @inlinable
  public func movesWithViewport(_ element: LayoutElement) -> Bool { stack.isPinned(element) }

  /// Returns a Boolean value that indicates whether `element` is pinned along `axis`.
  ///
  /// The result is `true` for pinned headers and footers along the scroll axis.
  @inlinable
  public func movesWithViewport(_ element: LayoutElement, along axis: LayoutAxis) -> Bool {
    axis == stack.space.axis && stack.isPinned(element)
  }

  /// Returns the extent that the pinned header and footer of the element's section cover.
  @inlinable
  public func obscuredEdges(for element: LayoutElement) -> LayoutInsets {
    stack.obscuredEdges(for: element)
  }
}
