import StrategyKit

extension CompositionalLayout {
  /// Creates a prepared layout that places every section of a collection.
  ///
  /// - Parameter delegate: The delegate that returns item counts and estimated sizes. If it is a
  ///   ``CompositionalLayoutDelegate``, it also describes sections and boundary items.
  /// - Parameter environment: The container, the direction of reading and the screen.
  /// - Returns: The prepared layout.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` if a count exceeds
  ///   ``/LayoutCore/LayoutLimits``, and
  ///   ``/LayoutCore/LayoutError/groupTooLarge(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/groupsNestedTooDeeply(section:depth:limit:)`` if groups are nested
  ///   deeper than ``CompositionalItem/maximumDepth``.
  /// - Complexity: O(*s*) time, and O(*n*) for sections whose extents are estimated, where *n* is
  ///   the number of items and *s* is the number of sections.
  public func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedCompositional {
    let items = delegate.answer(
      to: .compositionalBoundaryItems, at: ElementIndex(section: 0),
      default: CompositionalDescription(boundaryItems, in: environment.withoutInsets(along: axis)))
    var prepared = PreparedCompositional(self, environment, items.value)
    let common = delegate.commonNumberOfItems
    // 1. Resolve: determine every section's count and description.
    try prepared.resolveSections(
      delegate.numberOfSections, count: { common ?? delegate.numberOfItems(inSection: $0) },
      describe: { description(ofSection: $0, by: delegate, in: environment) },
      edgeItems: { edgeItemSizes(ofSection: $0, by: delegate) })
    // 2. Measure: lay out the groups whose extents are estimated, with a question for every item.
    // 3. Stack: place the sections one after the other.
    prepared.layOutSections { delegate.sizeForItem(at: $0, proposal: $1) }
    return prepared
  }

  /// Returns the measured sizes of a section's header and footer.
  func edgeItemSizes(ofSection section: Int, by delegate: AnyLayoutDelegate) -> EdgeItemSizes {
    guard delegate.answers(.edgeItemSizes, inSection: 0) else { return EdgeItemSizes() }
    return delegate.answer(
      to: .edgeItemSizes, at: ElementIndex(section: section), default: EdgeItemSizes())
  }

  /// Returns the description of a section that the delegate specifies, or the layout's own.
  func description(
    ofSection section: Int, by delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) -> CompositionalSection {
    let own = description(ofSection: section)
    guard delegate.answers(.compositionalSection, inSection: section) else { return own }
    return delegate.answer(
      to: .compositionalSection, at: ElementIndex(section: section),
      default: CompositionalDescription(own, in: environment.withoutInsets(along: axis))
    ).value
  }
}

extension PreparedCompositional {
  // MARK: 1. Resolve

  /// Adds the records of all sections.
  ///
  /// - Parameter sections: The number of sections.
  /// - Parameter count: A closure that returns the number of items in a section.
  /// - Parameter describe: A closure that returns the description of a section.
  /// - Parameter edgeItems: A closure that returns the measured sizes of a section's header and
  ///   footer.
  mutating func resolveSections(
    _ sections: Int, count: (Int) -> Int, describe: (Int) -> CompositionalSection,
    edgeItems: (Int) -> EdgeItemSizes
  ) throws(LayoutError) {
    let sections = try diagnostics.checkedSectionCount(sections)
    var stored = 0
    records.reserveCapacity(sections)
    for section in 0..<sections {
      let count = count(section)
      let template = try templates.number(
        for: describe(section), ofSection: section, in: container, noting: &diagnostics)
      records.append(
        Record(
          template: template, count: try checked(count, section, template, stored: &stored)))
      _ = setMeasuredEdgeItems(
        measuredEdgeItems(ofSection: section, template, edgeItems), ofSection: section)
    }
  }

  /// Returns the number of items to use for a section, and adds it to the number of stored items.
  mutating func checked(
    _ count: Int, _ section: Int, _ template: Int32, stored: inout Int
  ) throws(LayoutError) -> Int {
    guard templates[template].isMeasured else {
      return try diagnostics.checkedCount(
        count, inSection: section, after: 0, limit: LayoutLimits.maximumCount)
    }
    let count = try diagnostics.checkedCount(count, inSection: section, after: stored)
    stored += count
    return count
  }

  // MARK: 3. Stack

  /// Returns the extent of a section along the main axis, including the spacing after it.
  mutating func extent(ofSection section: Int) -> Int64 {
    let record = records[section]
    let template = templates[record.template]
    return template.frameExtent(boundaries(ofSection: section))
      &+ bodyExtent(section, record, template) &+ interSectionSpacing
  }

  private mutating func bodyExtent(
    _ section: Int, _ record: Record, _ template: CompositionalTemplate
  ) -> Int64 {
    guard record.count > 0 else { return 0 }
    guard template.stacksMain else {
      return template.isMeasured ? record.body : template.size.main
    }
    if template.isMeasured {
      let length = measured.pitches.length(of: measured.groups(ofSection: section))
      return max(0, length &- template.spacing)
    }
    let pitches = template.pitches(forItems: record.count)
    let length = max(0, pitches.length &- template.spacing)
    if pitches.isCut {
      // Groups whose positions are limited reach beyond their section, with what is attached to
      // them.
      noteTooLarge()
      let end = pitches.offset(of: pitches.count - 1) &+ template.size.main
      templates.reach.after.main = max(
        templates.reach.after.main, end &- length &+ template.reach.after.main)
    }
    return length
  }

  /// Extends the reach of queries to all elements because some are beyond the largest position.
  mutating func noteCut() {
    noteTooLarge()
    templates.reach.before = Units(main: .max / 4, cross: .max / 4)
    templates.reach.after = templates.reach.before
  }

  /// Adds a diagnostic, at most once, because the content ends at the largest position.
  private mutating func noteTooLarge() {
    guard !isTooLarge else { return }
    isTooLarge = true
    diagnostics.noteCutContent()
  }

  mutating func finish() {
    let sections = numberOfSections == 0 ? 0 : extents.length &- interSectionSpacing
    let length = boundaries.headExtent &+ max(0, sections) &+ boundaries.footExtent
    container.space.mainLength = min(LayoutLimits.maximumPosition, LayoutUnit(rawValue: length))
  }
}
