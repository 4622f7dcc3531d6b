import LayoutCore

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
  ///   ``/LayoutCore/LayoutError/groupsNestedTooDeeply(section:depth:limit:)`` if groups are nested
  ///   deeper than ``CompositionalItem/maximumDepth``.
  /// - Complexity: O(*s*) time, and O(*n*) for sections whose extents are estimated, where *n* is
  ///   the number of items and *s* is the number of sections.
  @inlinable
  public func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedCompositional {
    // 1. Resolve: determine the layout's boundary items, and every section's count and description.
    var builder = CompositionalBuilder(
      self, environment, boundaryItems(of: delegate, in: environment))
    try builder.resolveSections(of: delegate)
    // 2. Measure: lay out the groups whose extents are estimated, with a question for every item.
    builder.measureSections(of: delegate)
    // 3. Stack: place the sections one after the other.
    builder.stackSections()
    builder.finish()
    return builder.prepared
  }

  /// Returns the boundary items that the delegate specifies, or the layout's own.
  ///
  /// Estimated sizes are replaced by the sizes that the delegate returns.
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

  /// Returns the description of a section that the delegate specifies, or the layout's own.
  ///
  /// Estimated sizes of boundary items are replaced by the sizes that the delegate returns.
  @usableFromInline
  func description(
    ofSection section: Int, by delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) -> DescribedSection {
    let answer = delegate.answer(
      CompositionalQuestion.section, at: ElementIndex(section: section))?.object
    let specified = (answer as? CompositionalSectionBox)?
      .describe(environment.withoutInsets(along: axis))
    var description = specified ?? self.description(ofSection: section)
    let asksForSizes = description.boundaryItems.contains {
      $0.width.isEstimated || $0.height.isEstimated
    }
    if specified == nil, !asksForSizes {
      return .own(max(0, min(section, sections.count - 1)))
    }
    for place in description.boundaryItems.indices where asksForSizes {
      description.boundaryItems[place].take {
        delegate.answer($0, at: ElementIndex(section: section, item: place))
      }
    }
    return .specified(description)
  }
}

/// The source of a section's description.
@usableFromInline
enum DescribedSection {
  /// The layout's own description with this number, unchanged.
  case own(Int)
  /// A description from the delegate, or one in which the delegate sized boundary items.
  case specified(CompositionalSection)
}

extension CompositionalBoundary {
  /// Replaces each estimated dimension by the size that a delegate returns.
  @usableFromInline
  mutating func take(_ ask: (LayoutQuestion) -> LayoutAnswer?) {
    guard width.isEstimated || height.isEstimated else { return }
    guard let size = ask(CompositionalQuestion.boundarySize)?.size else { return }
    if width.isEstimated { width = .absolute(size.width) }
    if height.isEstimated { height = .absolute(size.height) }
  }
}
