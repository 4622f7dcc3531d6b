import LayoutCore

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
  mutating func resolve(answeredBy delegate: AnyLayoutDelegate) throws(LayoutError) {
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
  mutating func resolve(
    _ description: Layout.Section, of number: Int
  ) -> (SectionLayout<Layout.Content.Style>, SectionEdges) {
    var notes = SectionNotes()
    let own = layout.layout(of: description, in: stack.container, noting: &notes)
    let edges = SectionEdges(own, in: stack.container, noting: &notes)
    stack.report(notes, of: number)
    return (own, edges)
  }
}
