import LayoutCore

/// The description of a section: a group that is repeated for all items, and what is around.
///
/// ```swift
/// let cards = CompositionalSection(
///   .cell(width: .absolute(200), height: .absolute(120)), interGroupSpacing: 10,
///   scrolling: .groupPaging)
/// ```
///
/// - Units: logical points.
public struct CompositionalSection: Hashable, Sendable {
  /// What is repeated along the axis that scrolls, or across it where the section scrolls by itself.
  ///
  /// A cell stands for a group of itself.
  public var group: CompositionalItem
  /// The distance between groups.
  public var interGroupSpacing: Double
  /// The distances of the groups from the edges of the section; those between 0 and 1 are parts of the
  /// container's width or height.
  public var contentInsets: LayoutInsets
  /// Headers, footers and the like.
  public var boundaryItems: [CompositionalBoundary]
  /// Backgrounds.
  public var decorations: [CompositionalDecoration]
  /// How the section scrolls by itself, across the layout's axis; nil where it does not.
  public var scrolling: SectionScrollBehavior?
  /// Whether boundary items keep the insets across the axis that scrolls.
  public var boundaryItemsFollowInsets: Bool

  /// A section that repeats `group`.
  public init(
    _ group: CompositionalItem, interGroupSpacing: Double = 0, contentInsets: LayoutInsets = .zero,
    boundaryItems: [CompositionalBoundary] = [], decorations: [CompositionalDecoration] = [],
    scrolling: SectionScrollBehavior? = nil, boundaryItemsFollowInsets: Bool = true
  ) {
    self.group = group
    self.interGroupSpacing = interGroupSpacing
    self.contentInsets = contentInsets
    self.boundaryItems = boundaryItems
    self.decorations = decorations
    self.scrolling = scrolling
    self.boundaryItemsFollowInsets = boundaryItemsFollowInsets
  }
}
