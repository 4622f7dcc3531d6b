import LayoutCore

/// A delegate that describes the sections of a compositional layout.
///
/// The default implementation of every method returns nil or does nothing, so that the layout's own
/// properties apply. The layout determines estimated item sizes with
/// ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)``. The proposal contains the extents that
/// are known already.
public protocol CompositionalLayoutDelegate: LayoutDelegate {
  /// Returns the description of a section, or nil to use the layout's own description.
  ///
  /// The description may depend on the environment. Compute the frames of custom groups here if
  /// they depend on the size of the container.
  ///
  /// - Parameter section: The number of the section.
  /// - Parameter environment: The container, the direction of reading and the screen.
  func section(_ section: Int, in environment: LayoutEnvironment) -> CompositionalSection?
  /// Returns the boundary items of the whole layout, or nil to use the layout's own items.
  ///
  /// - Parameter environment: The container, the direction of reading and the screen.
  func boundaryItems(in environment: LayoutEnvironment) -> [CompositionalBoundary]?
  /// Returns the size in points of a boundary item whose width or height is estimated.
  ///
  /// - Parameter number: The index of the item in the section's list. The items of the whole layout
  ///   have the numbers −1, −2, and so on, with section 0.
  /// - Parameter section: The number of the section.
  /// - Returns: The size, or nil to use the estimate.
  func sizeOfBoundaryItem(_ number: Int, inSection section: Int) -> LayoutSize?
  /// Changes the alpha, transform and zIndex of a section's visible items while they scroll.
  ///
  /// A host calls this method with the result of a query; see ``/LayoutCore/PreparedLayout``. The
  /// layout does not call it while it is prepared.
  ///
  /// - Parameter items: The attributes of the visible items. Changes to their frames have no
  ///   effect.
  /// - Parameter section: The section and its visible part.
  func adjustVisibleItems(_ items: inout [LayoutAttributes], in section: VisibleSection)
}

extension CompositionalLayoutDelegate {
  /// Returns nil, so that the layout's own description applies.
  @inlinable
  public func section(_ section: Int, in environment: LayoutEnvironment) -> CompositionalSection? {
    nil
  }
  /// Returns nil, so that the layout's own boundary items apply.
  @inlinable
  public func boundaryItems(in environment: LayoutEnvironment) -> [CompositionalBoundary]? { nil }
  /// Returns nil, so that the estimate applies.
  @inlinable
  public func sizeOfBoundaryItem(_ number: Int, inSection section: Int) -> LayoutSize? { nil }
  /// Leaves the items unchanged.
  @inlinable
  public func adjustVisibleItems(_ items: inout [LayoutAttributes], in section: VisibleSection) {}

  /// Returns the answer of the typed method that corresponds to `question`.
  @inlinable
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    compositionalAnswer(question, at: index)
  }

  /// Returns the answer to a question of the compositional layout, or nil for any other question.
  ///
  /// A type that serves several strategies can call this method from its own implementation of
  /// ``/LayoutCore/LayoutDelegate/answer(_:at:)``.
  ///
  /// - Parameter question: The question.
  /// - Parameter index: The section and item that the question concerns.
  @inlinable
  public func compositionalAnswer(
    _ question: LayoutQuestion, at index: ElementIndex
  ) -> LayoutAnswer? {
    switch question {
    case CompositionalQuestion.section:
      return .object(CompositionalSectionBox { self.section(index.section, in: $0) })
    case CompositionalQuestion.boundarySize:
      return sizeOfBoundaryItem(index.item, inSection: index.section).map { .size($0) }
    case CompositionalQuestion.boundaryItems:
      return .object(CompositionalBoundaryBox { self.boundaryItems(in: $0) })
    case .visibleItems:
      return .object(VisibleItemsBox { self.adjustVisibleItems(&$0, in: $1) })
    default: return nil
    }
  }
}
