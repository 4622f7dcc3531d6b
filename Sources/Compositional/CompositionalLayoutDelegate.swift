import LayoutCore

/// Answers the compositional layout's questions: what each section looks like.
///
/// Items whose extents are estimated are sized by ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)``; a
/// proposal tells what is known already. Every question has a default that leaves the answer to the
/// layout's parameters.
public protocol CompositionalLayoutDelegate: LayoutDelegate {
  /// The description of `section`; it may depend on the container and the direction.
  ///
  /// Frames of custom groups are computed here too, where they depend on the container.
  func section(_ section: Int, in environment: LayoutEnvironment) -> CompositionalSection?
  /// The headers, footers and the like of the whole layout.
  func boundaryItems(in environment: LayoutEnvironment) -> [CompositionalBoundary]?
  /// The size of a boundary item whose width or height is estimated, in points.
  ///
  /// - Parameter number: Its place in the section's list; −1 and down for those of the whole layout.
  func sizeOfBoundaryItem(_ number: Int, inSection section: Int) -> LayoutSize?
  /// Changes how visible items of a section look while they scroll: their alpha, transform and zIndex.
  ///
  /// Asked by a host on the answer of a query, see ``/LayoutCore/PreparedLayout``; never while a layout is
  /// prepared.
  func adjustVisibleItems(_ items: inout [LayoutAttributes], in section: VisibleSection)
}

extension CompositionalLayoutDelegate {
  /// The layout's own description.
  @inlinable
  public func section(_ section: Int, in environment: LayoutEnvironment) -> CompositionalSection? {
    nil
  }
  /// The layout's own boundary items.
  @inlinable
  public func boundaryItems(in environment: LayoutEnvironment) -> [CompositionalBoundary]? { nil }
  /// The estimate.
  @inlinable
  public func sizeOfBoundaryItem(_ number: Int, inSection section: Int) -> LayoutSize? { nil }
  /// As they are.
  @inlinable
  public func adjustVisibleItems(_ items: inout [LayoutAttributes], in section: VisibleSection) {}

  /// The typed answers, as the strategy asks for them.
  @inlinable
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    compositionalAnswer(question, at: index)
  }

  /// The answer to a question of the compositional layout; nil for questions of other strategies.
  ///
  /// A type that serves several strategies calls it in its own ``/LayoutCore/LayoutDelegate/answer(_:at:)``.
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
