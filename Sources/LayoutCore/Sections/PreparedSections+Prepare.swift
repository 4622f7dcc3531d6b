extension SectionStrategy {
  /// Places every item of a collection and returns the prepared layout.
  ///
  /// - Parameter delegate: The source of counts, sizes and answers. It is used during this call
  ///   only.
  /// - Parameter environment: The container, reading direction and screen.
  /// - Throws: ``LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``LayoutError/tooManySections(count:limit:)`` if a count exceeds
  ///   ``LayoutLimits/maximumStoredItems``.
  /// - Complexity: That of ``place(from:in:_:_:)`` for all items.
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
    for number in 0..<prepared.stack.records.count {
      prepared.measure(in: prepared.stack.slice(number), answeredBy: delegate)
    }
    for number in 0..<prepared.stack.records.count { prepared.place(number, from: 0) }
    prepared.stack.stack(isExact: prepared.store.items.isExact)
    prepared.stack.setMinimumExtent(minimumContentExtent)
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
      let count = common ?? delegate.numberOfItems(inSection: number)
      let style = style(for: layout.section(number, answeredBy: delegate), number)
      append(
        count: try stack.diagnostics.checkedCount(
          count, inSection: number, after: stack.end.items), style: style)
    }
    measureBars(answeredBy: delegate)
    store.states = Array(repeating: Layout.State(), count: sections)
    store.items = Layout.Items(unplaced: stack.end.items)
    extendTables()
  }

  /// Appends a section at the end whose items and tables are not in the storage yet.
  @inlinable
  mutating func append(count: Int, style: Int) {
    stack.append(count: count, style: style)
    stack.end += tableGrowth(of: stack.slice(stack.records.count - 1))
  }

  /// Appends zero entries to the tables until those of all sections exist.
  @inlinable
  mutating func extendTables() {
    store.checkpoints.grow(
      at: store.checkpoints.count, by: stack.end.checkpoints - store.checkpoints.count, with: .zero)
    store.boxes.grow(
      at: store.boxes.count, by: stack.end.boxes - store.boxes.count, with: .zero)
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

  /// Measures items of a section, which by default are all of them.
  @inlinable @inline(__always)
  mutating func measure(
    _ items: Range<Int>? = nil, in section: SectionSlice, answeredBy delegate: some LayoutDelegate
  ) {
    let items = items ?? 0..<section.count
    guard !items.isEmpty else { return }
    layout.measure(
      items, in: section, style(ofSection: section.section), &store,
      answeredBy: delegate, noting: &stack.diagnostics)
  }

  /// Places the items of a section from item `first` on.
  @inlinable
  mutating func place(_ number: Int, from first: Int) {
    let section = stack.slice(number)
    let body = layout.place(
      from: first, in: section, style(ofSection: number), &store)
    store.work.placed += section.count - first
    finish(section, body, from: first)
  }

  /// Stores the body of a section whose items are placed, and indexes the items from `first` on.
  @inlinable
  mutating func finish(_ section: SectionSlice, _ body: SectionBody, from first: Int) {
    var bounds: ItemSpan?
    if Layout.Items.isIndexed {
      bounds = BoxForest.update(
        &store.boxes, at: section.boxes.lowerBound, of: section.items, from: first
      ) { [items = store.items] in items.box(around: $0) }
    }
    stack.setBody(body, bounds: bounds, of: section.section)
  }
}
