extension SectionStrategy {
  /// Places every item of a collection and returns the prepared layout.
  ///
  /// - Parameter delegate: The source of counts, sizes and answers. It is used during this call
  ///   only.
  /// - Parameter environment: The container, reading direction and screen.
  /// - Throws: ``LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``LayoutError/tooManySections(count:limit:)`` if a count exceeds
  ///   ``LayoutLimits/maximumStoredItems``.
  /// - Complexity: That of ``SectionContent/init(count:style:sizes:)`` for all sections.
  @inlinable @inline(__always)
  public func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedSections<Self> {
    // The body is inlined so that the witness of each strategy is compiled for its type.
    try prepareSections(for: delegate, in: environment)
  }

  /// Places every item of a collection, for a strategy with a `prepare` method of its own.
  @inlinable @inline(__always)
  public func prepareSections(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
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
  @inlinable @inline(__always)
  mutating func resolve(answeredBy delegate: some LayoutDelegate) throws(LayoutError) {
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
  @inlinable @inline(__always)
  mutating func content(
    of number: Int, answeredBy delegate: some LayoutDelegate
  ) -> Layout.Content {
    let (count, style) = (stack.records[number].count, style(ofSection: number))
    return read(number, from: delegate) { _, sizes in
      Layout.Content(count: count, style: style, sizes: &sizes)
    }
  }

  /// Calls `body` with a reader of a section's items, whose diagnostics and work are those of the
  /// layout.
  @inlinable @inline(__always)
  mutating func read<Delegate: LayoutDelegate, Result>(
    _ number: Int, from delegate: Delegate,
    _ body: (inout Self, inout ItemSizeReader<Delegate>) -> Result
  ) -> Result {
    var sizes = ItemSizeReader(delegate, inSection: number)
    swap(&sizes.diagnostics, &stack.diagnostics)
    swap(&sizes.work, &counts)
    let result = body(&self, &sizes)
    swap(&sizes.diagnostics, &stack.diagnostics)
    swap(&sizes.work, &counts)
    return result
  }

  /// Takes over the bounds of a section whose content is placed.
  @inlinable
  mutating func finish(_ number: Int) {
    stack.setContent(
      count: contents[number].count, contents[number].bounds, of: number)
  }

  /// Returns the place of a section's style.
  ///
  /// If the previous section or the last style has the same description, its style is reused.
  @inlinable
  mutating func style(for description: Layout.Section, _ number: Int) -> Int {
    if number > 0, number <= stack.records.count {
      let neighbour = Int(stack.records[number - 1].style)
      if descriptions[neighbour] == description { return neighbour }
    }
    if let last = descriptions.last, last == description { return descriptions.count - 1 }
    check(description, of: number)
    let metrics = stack.addStyle(description.parameters, of: number)
    descriptions.append(description)
    styles.append(layout.style(of: description, metrics, in: stack.container))
    return styles.count - 1
  }

  /// Notes the strategy's own parameters of a section that are replaced.
  @inlinable
  mutating func check(_ description: Layout.Section, of number: Int) {
    let (layout, container) = (layout, stack.container)
    layout.check(description, in: container) { stack.note($0, $1, $2, $3, of: number) }
  }
}
