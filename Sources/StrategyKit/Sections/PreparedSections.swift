import LayoutCore

/// The prepared layout of a ``SectionStrategy``.
///
/// - Complexity: 48 bytes per section and the contents. Finding the attributes of a cell is O(log
///   s). A query is O(log s), plus the search in each section that it meets, plus its answer; s =
///   sections.
public struct PreparedSections<Layout: SectionStrategy>: PreparedLayout, CustomStringConvertible {
  // The first property is found without the type of the strategy, also by code that is not
  // specialized.
  var stack: SectionStack
  var layout: Layout
  var contents = SectionList<Layout.Content>()
  /// The parameters from which the styles were created, the styles, and whether their cells form
  /// groups.
  private var descriptions: [Layout.Section] = []
  var styles: [Layout.Content.Style] = []
  var groups: [Bool] = []
  /// The work of the last preparation or update.
  public internal(set) var work = LayoutWork()

  /// Creates a layout without sections.
  init(_ layout: Layout, in environment: LayoutEnvironment) {
    self.layout = layout
    stack = SectionStack(
      environment, axis: layout.axis, rounding: layout.rounding, insets: layout.contentInsets,
      crossExtent: layout.contentCrossExtent, minimumExtent: layout.minimumContentExtent)
  }

  /// The extent of the scrollable content, in points.
  public var contentSize: LayoutSize {
    stack.space.contentSize(cross: stack.container.crossPoints)
  }

  /// The invalid data that was found, and its replacements.
  public var diagnostics: LayoutDiagnostics { stack.diagnostics }

  /// The number of sections.
  public var numberOfSections: Int { stack.records.count }

  /// Returns the number of items in `section`, or 0 if the section does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    stack.records.indices.contains(section) ? stack.records[section].count : 0
  }

  /// A description of how the content scrolls: along the scroll axis, and also across it if
  /// the content is wider than the container.
  public var contentScrolling: ContentScrolling {
    var scrolling = stack.scrolling
    scrolling.placementDependsOnInsets = layout.placementDependsOnInsets
    return scrolling
  }

  // MARK: Contents

  /// Returns the content of `section`, which must exist.
  public func content(ofSection section: Int) -> Layout.Content { contents[section] }

  /// Returns the style of `section`, which must exist.
  public func style(ofSection section: Int) -> Layout.Content.Style {
    styles[Int(stack.records[section].style)]
  }

  // MARK: Queries

  /// The space that converts places to frames, with the lengths of the content.
  public var space: LayoutSpace { stack.space }

  /// Returns the positions of a section's items along the scroll axis, in the layout's own
  /// coordinates.
  ///
  /// - Parameter section: A section, which must exist.
  /// - Complexity: O(log s); s = sections.
  public func itemsRange(ofSection section: Int) -> Range<LayoutUnit> {
    let start = stack.itemsStart(of: section)
    return start..<start + stack.records[section].bounds.length
  }

  /// Returns the position of a point in the items of a section, in the layout's own coordinates:
  /// along the scroll axis from the beginning of the items, and across it.
  ///
  /// - Parameter section: A section, which must exist.
  public func position(
    of point: LayoutPoint, inSection section: Int
  ) -> (main: LayoutUnit, cross: LayoutUnit) {
    let window = stack.space.unmirrored(
      LayoutRect(x: point.x, y: point.y, width: 0, height: 0))
    return (window.mainLower - stack.itemsStart(of: section), window.crossLower)
  }

  /// Returns the attributes of `element`, or `nil` if the layout has no such element.
  ///
  /// - Complexity: O(log s); s = sections.
  public func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
    let index = element.index
    guard element.category == .cell else {
      guard element.kind == Layout.Content.accessoryKind else {
        return stack.edgeItem(element, viewport: viewport)
      }
      guard stack.records.indices.contains(index.section) else { return nil }
      let accessory = accessory(of: index.section, from: stack.itemsStart(of: index.section))
      return accessory?.element == element ? accessory : nil
    }
    guard element.kind == .cell, stack.records.indices.contains(index.section) else { return nil }
    guard index.item >= 0, index.item < stack.records[index.section].count else { return nil }
    return cell(index.item, in: index.section, from: stack.itemsStart(of: index.section))
  }

  /// Returns the greatest extent of a cell that chooses its own across the scroll axis, in points.
  public func greatestExtent(of element: LayoutElement) -> Double? {
    let index = element.index
    guard element.category == .cell, element.kind == .cell,
      stack.records.indices.contains(index.section), index.item >= 0,
      index.item < stack.records[index.section].count
    else { return nil }
    return contents[index.section].greatestExtent(
      of: index.item, style: style(ofSection: index.section))
  }

  func cell(_ item: Int, in section: Int, from start: LayoutUnit) -> LayoutAttributes {
    let style = style(ofSection: section)
    let span = contents[section].span(of: item, style: style)
    return LayoutAttributes(
      element: .cell(section: section, item: item), frame: frame(of: span, from: start),
      position: CellPosition(index: item, count: groupCount(of: section)))
  }

  /// Returns the number of cells in the group of a section, or 0 if its cells form none.
  private func groupCount(of section: Int) -> Int {
    let record = stack.records[section]
    return groups[Int(record.style)] ? record.count : 0
  }

  /// Returns the attributes of the supplementary element among a section's items, if it has one.
  private func accessory(of section: Int, from start: LayoutUnit) -> LayoutAttributes? {
    guard let kind = Layout.Content.accessoryKind,
      let span = contents[section].accessorySpan(style: style(ofSection: section))
    else { return nil }
    return LayoutAttributes(
      element: .supplementary(kind, section), frame: frame(of: span, from: start))
  }

  func frame(of span: ItemSpan, from start: LayoutUnit) -> LayoutRect {
    stack.space.frame(
      main: stack.space.mainSpan(from: start + span.lower, to: start + span.upper),
      cross: stack.space.crossSpan(from: span.crossLower, to: span.crossUpper))
  }

  /// Appends the elements of a query to a result, in order.
  public func find(_ query: LayoutQuery, into result: inout QueryResult) {
    let first = result.elements.count
    guard let rect = query.rect else {
      for number in 0..<stack.records.count {
        let start = stack.itemsStart(of: number)
        for item in 0..<stack.records[number].count {
          result.elements.append(cell(item, in: number, from: start))
        }
        if let accessory = accessory(of: number, from: start) {
          result.elements.append(accessory)
        }
      }
      _ = stack.appendEdgeItems(
        in: nil, stack.visits, query.viewport, to: &result.elements, from: first)
      return result.elements.restoreOrder(from: first)
    }
    let window = stack.space.window(around: rect)
    guard !window.isEmpty else { return }
    var isInOrder = true
    var hasEdgeItems = true
    let visits = stack.visits(in: window)
    if query.part == .all {
      var sink = CellSink(rect: rect, space: stack.space)
      swap(&sink.answer, &result.elements)
      var rest = visits
      while let search = stack.nextSearch(&rest, in: window) {
        let style = style(ofSection: search.section)
        sink.begin(search.section, at: search.start, group: groupCount(of: search.section))
        contents[search.section].find(in: search.window, style: style, into: &sink)
      }
      swap(&sink.answer, &result.elements)
      hasEdgeItems = rest.hasEdgeItems
      isInOrder = sink.isInOrder
      result.searched += sink.searched + rest.count
    }
    if hasEdgeItems {
      let edgeItemsAreInOrder = stack.appendEdgeItems(
        in: rect, visits, query.viewport, pinnedOnly: query.part == .followers,
        to: &result.elements, from: first)
      isInOrder = isInOrder && edgeItemsAreInOrder
    }
    if !isInOrder { result.elements.restoreOrder(from: first) }
  }

  // MARK: What follows the viewport

  /// Returns the scroll axis for a pinned header or footer, and no axis for any other element.
  public func followedAxes(of element: LayoutElement) -> LayoutAxes {
    stack.followedAxes(of: element)
  }

  /// Returns the extent that the pinned header and footer of the element's section cover.
  public func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    stack.obscuredEdges(for: element)
  }
}

extension SectionStrategy {
  /// Places every item of a collection and returns the prepared layout.
  ///
  /// - Parameter delegate: The source of counts, sizes and answers. It is used during this call
  ///   only.
  /// - Parameter environment: The container, reading direction and screen.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` if a count exceeds
  ///   ``/LayoutCore/LayoutLimits/maximumStoredItems``.
  /// - Complexity: That of ``SectionContent/init(count:style:sizes:)`` for all sections.
  public func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedSections<Self> {
    try prepareSections(for: delegate, in: environment)
  }

  /// Places every item of a collection, for a strategy with a `prepare` method of its own.
  public func prepareSections(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedSections<Self> {
    var prepared = PreparedSections(self, in: environment)
    try prepared.resolve(answeredBy: delegate)
    for number in prepared.stack.records.indices {
      prepared.contents.append(prepared.content(of: number, answeredBy: delegate))
      prepared.finish(number)
    }
    prepared.stack.stack()
    return prepared
  }
}

extension PreparedSections {
  /// Requests the counts and parameters of all sections.
  fileprivate mutating func resolve(answeredBy delegate: AnyLayoutDelegate) throws(LayoutError) {
    let sections = try stack.diagnostics.checkedSectionCount(delegate.numberOfSections)
    let common = delegate.commonNumberOfItems
    for number in 0..<sections {
      let count = try stack.diagnostics.checkedCount(
        common ?? delegate.numberOfItems(inSection: number), inSection: number,
        after: stack.itemCount)
      let style = style(for: layout.section(number, answeredBy: delegate), number)
      stack.records.append(SectionStack.Record(style: style, count: count))
      stack.itemCount += count
    }
    measureEdgeItems(answeredBy: delegate)
  }

  /// Measures and places the items of a section.
  mutating func content(
    of number: Int, answeredBy delegate: AnyLayoutDelegate
  ) -> Layout.Content {
    let (count, style) = (stack.records[number].count, style(ofSection: number))
    return read(number, from: delegate) { _, sizes in
      Layout.Content(count: count, style: style, sizes: &sizes)
    }
  }

  /// Calls `body` with a reader of a section's items, whose diagnostics and work are those of the
  /// layout.
  mutating func read<Result>(
    _ number: Int, from delegate: AnyLayoutDelegate,
    _ body: (inout Self, inout ItemSizeReader) -> Result
  ) -> Result {
    var sizes = ItemSizeReader(delegate, inSection: number)
    swap(&sizes.diagnostics, &stack.diagnostics)
    swap(&sizes.work, &work)
    let result = body(&self, &sizes)
    swap(&sizes.diagnostics, &stack.diagnostics)
    swap(&sizes.work, &work)
    return result
  }

  /// Takes over the bounds of a section whose content is placed.
  mutating func finish(_ number: Int) {
    stack.setContent(
      count: contents[number].count, contents[number].bounds, of: number)
  }

  /// Returns the place of a section's style.
  ///
  /// If the previous section or the last style has the same description, its style is reused.
  mutating func style(for description: Layout.Section, _ number: Int) -> Int {
    if number > 0, number <= stack.records.count {
      let neighbour = Int(stack.records[number - 1].style)
      if descriptions[neighbour] == description { return neighbour }
    }
    if let last = descriptions.last, last == description { return descriptions.count - 1 }
    let (own, edges) = resolve(description, of: number)
    descriptions.append(description)
    styles.append(own.style)
    groups.append(own.groupsCells)
    stack.addStyle(edges)
    return styles.count - 1
  }

  /// Returns the layout of sections with equal parameters, and reports those that are replaced.
  @discardableResult
  fileprivate mutating func resolve(
    _ description: Layout.Section, of number: Int
  ) -> (SectionLayout<Layout.Content.Style>, SectionEdges) {
    var notes = SectionNotes()
    let own = layout.layout(of: description, in: stack.container, noting: &notes)
    let edges = SectionEdges(own, in: stack.container, noting: &notes)
    stack.report(notes, of: number)
    return (own, edges)
  }
}

/// Changes of sections.
extension PreparedSections {
  /// Removes, moves and inserts sections, and places those that are new.
  ///
  /// All others keep their contents.
  private mutating func editSections(
    _ edits: IndexEdits<Int>, answeredBy delegate: AnyLayoutDelegate
  ) {
    var moved: [Int: (record: SectionStack.Record, content: Layout.Content)] = [:]
    for insertion in edits.inserted {
      if let source = insertion.source { moved[source] = (stack.records[source], contents[source]) }
    }
    for number in edits.removed.reversed() {
      let record = stack.remove(at: number)
      contents.remove(at: number)
      if moved[number] == nil { stack.release(record) }
    }
    for insertion in edits.inserted {
      let number = insertion.index
      if let section = insertion.source.flatMap({ moved.removeValue(forKey: $0) }) {
        stack.insert(section.record, at: number)
        contents.insert(section.content, at: number)
      } else {
        let count = stack.diagnostics.checkedCount(
          delegate.numberOfItems(inSection: number), inSection: number)
        let style = style(for: layout.section(number, answeredBy: delegate), number)
        stack.insert(SectionStack.Record(style: style, count: count), at: number)
        contents.insert(content(of: number, answeredBy: delegate), at: number)
        finish(number)
      }
    }
  }

  /// Asks for the parameters of a section whose number changed, and places it again if its style is
  /// another one.
  ///
  /// - Returns: A Boolean value that indicates whether the section is placed again. It then has the
  ///   number of items after the changes.
  private mutating func restyle(
    _ number: Int, _ changes: LayoutChanges, answeredBy delegate: AnyLayoutDelegate
  ) -> Bool {
    let description = layout.section(number, answeredBy: delegate)
    let oldStyle = Int(stack.records[number].style)
    guard descriptions[oldStyle] != description else { return false }
    let style = style(for: description, number)
    stack.records[number].style = Int32(style)
    guard styles[style] != styles[oldStyle] else { return false }
    stack.diagnostics.removeItems(ofSection: number)
    if let count = changes.changes(within: number)?.items.newCount {
      stack.itemCount += count - stack.records[number].count
      stack.records[number].count = count
    }
    contents[number] = content(of: number, answeredBy: delegate)
    finish(number)
    return true
  }
}

extension SectionStrategy {
  /// Updates a prepared layout with the changes of a transaction.
  ///
  /// Unchanged sections keep their contents.
  ///
  /// - Parameter prepared: A layout that this strategy prepared. If it was prepared by another
  ///   strategy or in another environment, it is replaced by a fresh preparation.
  /// - Parameter changes: The changes to the collection since the last preparation or update.
  /// - Parameter delegate: The source of counts and sizes after the changes. It is used during this
  ///   call only.
  /// - Parameter environment: The container, reading direction and screen.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` if a count exceeds
  ///   ``/LayoutCore/LayoutLimits/maximumStoredItems``. The layout is then unchanged.
  /// - Complexity: For each changed section, that of its content and O(log s). If sections are
  ///   inserted, removed or moved, O(log s) for each, and O(s) if the delegate answers questions
  ///   about sections; s = sections.
  public func update(
    _ prepared: inout PreparedSections<Self>, by changes: LayoutChanges,
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard prepared.layout == self, prepared.stack.environment == environment else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    try changes.checkItemCount(after: prepared.stack.itemCount, for: delegate)
    prepared.apply(changes, answeredBy: delegate)
  }
}

extension PreparedSections {
  mutating func apply(_ changes: LayoutChanges, answeredBy delegate: AnyLayoutDelegate) {
    work = LayoutWork()
    stack.diagnostics.update(by: changes)
    var restacked: [Int] = []
    var anew: [Int] = []
    if !changes.sections.isEmpty {
      editSections(changes.sections, answeredBy: delegate)
      restacked = changes.sections.inserted.map { $0.index }
      if layout.asksForSections(delegate) {
        restacked = Array(stack.records.indices.dropFirst(changes.sections.firstChange ?? 0))
      }
      for number in restacked
      where changes.sections.oldIndex(ofKept: number) != number
        && changes.oldSection(of: number) != nil
      {
        if restyle(number, changes, answeredBy: delegate) { anew.append(number) }
      }
    }
    measureEdgeItems(after: changes, answeredBy: delegate)
    for change in changes.within where !SortedSearch.contains(change.section, in: anew) {
      let number = change.section
      let edit = SectionEdit(change, count: stack.records[number].count)
      let style = style(ofSection: number)
      read(number, from: delegate) { layout, sizes in
        layout.contents[number].apply(edit, style: style, sizes: &sizes)
      }
      finish(number)
    }
    if !changes.sections.isEmpty {
      removeUnusedStyles()
      if stack.replacesParameters { noteParameters() }
    }
    stack.restack(changes, restacked)
  }

  /// Removes the styles that no section has, if they are more than the sections.
  private mutating func removeUnusedStyles() {
    guard styles.count > 2 * stack.records.count + 8 else { return }
    let kept = stack.keepUsedStyles()
    descriptions = kept.map { descriptions[$0] }
    styles = kept.map { styles[$0] }
    groups = kept.map { groups[$0] }
  }

  /// Notes the replaced parameters of all sections, as a preparation does.
  ///
  /// Of neighbours with the same parameters, the first is reported.
  private mutating func noteParameters() {
    stack.diagnostics.removeSectionParameters()
    for number in 0..<stack.records.count {
      let style = Int(stack.records[number].style)
      if number > 0, descriptions[Int(stack.records[number - 1].style)] == descriptions[style] {
        continue
      }
      resolve(descriptions[style], of: number)
    }
  }
}

/// Headers and footers that are measured after the layout is shown.
extension PreparedSections {
  /// Asks for the measured edge items of all sections, unless the delegate answers for none.
  private mutating func measureEdgeItems(answeredBy delegate: AnyLayoutDelegate) {
    let count = stack.records.count
    guard count > 0, delegate.answers(.edgeItemSizes, inSection: 0) else { return }
    for number in 0..<count { measureEdgeItems(of: number, answeredBy: delegate) }
  }

  /// Asks for the measured edge items of the sections that are new, have another number, or were
  /// measured.
  private mutating func measureEdgeItems(
    after changes: LayoutChanges, answeredBy delegate: AnyLayoutDelegate
  ) {
    let count = stack.records.count
    guard !changes.sections.isEmpty || !changes.edgeItems.isEmpty, count > 0 else { return }
    stack.removeEdgeItemDiagnostics(askedAgainBy: changes)
    guard delegate.answers(.edgeItemSizes, inSection: 0) || stack.hasMeasuredEdgeItems else {
      return
    }
    for number in stack.records.indices.dropFirst(changes.sections.firstChange ?? count)
    where changes.sections.oldIndex(ofKept: number) != number {
      measureEdgeItems(of: number, answeredBy: delegate)
    }
    // A section with another number was asked about above.
    for number in changes.edgeItems
    where stack.records.indices.contains(number)
      && changes.sections.oldIndex(ofKept: number) == number
    {
      measureEdgeItems(of: number, answeredBy: delegate)
    }
  }

  private mutating func measureEdgeItems(of number: Int, answeredBy delegate: AnyLayoutDelegate) {
    guard stack.canMeasureEdgeItems(of: number) else { return }
    work.questions += 1
    stack.setEdgeItemSizes(
      delegate.answer(
        to: .edgeItemSizes, at: ElementIndex(section: number), default: EdgeItemSizes()),
      of: number)
  }
}
