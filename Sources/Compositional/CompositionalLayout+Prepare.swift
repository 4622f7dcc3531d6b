import LayoutCore

extension CompositionalLayout {
  /// Places every section of a collection.
  ///
  /// - Parameter delegate: Answers counts and estimated sizes; a ``CompositionalLayoutDelegate``
  ///   describes sections too, however the layout is driven.
  /// - Parameter environment: The container, direction and screen.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` beyond ``/LayoutCore/LayoutLimits``,
  ///   ``/LayoutCore/LayoutError/groupsNestedTooDeeply(section:depth:limit:)`` beyond
  ///   ``CompositionalItem/maximumDepth``.
  /// - Complexity: O(s) time, and O(n) for sections whose extents are estimated; n = items, s = sections.
  @inlinable
  public func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedCompositional {
    // 1. Resolve: the layout's boundary items; every section's count and description.
    var builder = CompositionalBuilder(
      self, environment, boundaryItems(of: delegate, in: environment))
    try builder.resolveSections(of: delegate)
    // 2. Measure: lay out the groups whose extents are estimated, asking for every item in them.
    builder.measureSections(of: delegate)
    // 3. Stack: put section behind section.
    builder.stackSections()
    builder.finish()
    return builder.prepared
  }

  /// The boundary items that the delegate tells, or the layout's own; with their sizes, where those are
  /// estimated and the delegate tells them.
  @usableFromInline
  func boundaryItems(
    of delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) -> [CompositionalBoundary] {
    let answer = delegate.answer(
      CompositionalQuestion.boundaryItems, at: ElementIndex(section: 0))?.object
    var items =
      (answer as? CompositionalBoundaryBox)?
      .describe(environment.withoutInsets(along: axis)) ?? boundaryItems
    for place in items.indices {
      items[place].take { delegate.answer($0, at: ElementIndex(section: 0, item: -1 - place)) }
    }
    return items
  }

  /// The description that the delegate gives of a section, or the layout's own.
  @usableFromInline
  func description(
    ofSection section: Int, by delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) -> DescribedSection {
    let answer = delegate.answer(
      CompositionalQuestion.section, at: ElementIndex(section: section))?.object
    let told = (answer as? CompositionalSectionBox)?
      .describe(environment.withoutInsets(along: axis))
    var description = told ?? self.description(ofSection: section)
    let asksForSizes = description.boundaryItems.contains {
      $0.width.isEstimated || $0.height.isEstimated
    }
    if told == nil, !asksForSizes {
      return .own(max(0, min(section, sections.count - 1)))
    }
    for place in description.boundaryItems.indices where asksForSizes {
      description.boundaryItems[place].take {
        delegate.answer($0, at: ElementIndex(section: section, item: place))
      }
    }
    return .told(description)
  }
}

/// Where the description of a section comes from.
@usableFromInline
enum DescribedSection {
  /// The layout has it under this number, as it is.
  case own(Int)
  /// The delegate told it, or sizes of its boundary items.
  case told(CompositionalSection)
}

extension CompositionalBoundary {
  /// Takes the size that a delegate tells, where its own is estimated.
  @usableFromInline
  mutating func take(_ ask: (LayoutQuestion) -> LayoutAnswer?) {
    guard width.isEstimated || height.isEstimated else { return }
    guard let size = ask(CompositionalQuestion.boundarySize)?.size else { return }
    if width.isEstimated { width = .absolute(size.width) }
    if height.isEstimated { height = .absolute(size.height) }
  }
}
