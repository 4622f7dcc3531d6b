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
  @usableFromInline
  func boundaryItems(
    of delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) -> [CompositionalBoundary] {
    delegate.answer(
      to: .compositionalBoundaryItems, at: ElementIndex(section: 0),
      default: CompositionalDescription(boundaryItems, in: environment.withoutInsets(along: axis))
    ).value
  }

  /// Returns the description of a section that the delegate specifies, or the layout's own.
  @usableFromInline
  func description(
    ofSection section: Int, by delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) -> DescribedSection {
    let number = max(0, min(section, sections.count - 1))
    guard delegate.answers(.compositionalSection, inSection: section) else { return .own(number) }
    let own = self.description(ofSection: section)
    let described = delegate.answer(
      to: .compositionalSection, at: ElementIndex(section: section),
      default: CompositionalDescription(own, in: environment.withoutInsets(along: axis))
    ).value
    return described == own ? .own(number) : .specified(described)
  }
}

/// The source of a section's description.
@usableFromInline
enum DescribedSection {
  /// The layout's own description with this number, unchanged.
  case own(Int)
  /// A description from the delegate.
  case specified(CompositionalSection)
}
