import StrategyKit

/// The description of a section: a group that repeats until all items are placed.
///
/// ```swift
/// let cards = CompositionalSection(
///   .cell(width: .absolute(200), height: .absolute(120)), interGroupSpacing: 10,
///   scrolling: .groupPaging)
/// ```
///
/// A section also has boundary items, such as headers, and decorations, such as backgrounds.
///
/// - Units: Logical points.
public struct CompositionalSection: Hashable, Sendable {
  /// The group that the section repeats.
  ///
  /// Groups follow one another along the layout's axis, or across it if ``scrolling`` is not nil. A
  /// cell acts as a group of one item.
  public var group: CompositionalItem
  /// The distance in points between groups, 0 or more.
  public var interGroupSpacing: Double
  /// The distances between the section's edges and its groups.
  ///
  /// Values between 0 and 1 are fractions of the container's width or height; all others are
  /// points.
  public var contentInsets: LayoutInsets
  /// The boundary items of the section, such as headers and footers.
  public var boundaryItems: [CompositionalBoundary]
  /// The backgrounds of the section.
  public var decorations: [CompositionalDecoration]
  /// The behavior of a section that scrolls across the layout's axis, or nil if it does not scroll.
  public var scrolling: SectionScrollBehavior?
  /// A Boolean value that indicates whether ``contentInsets`` apply to the boundary items.
  ///
  /// Only the insets across the layout's axis apply to them.
  public var boundaryItemsFollowInsets: Bool

  /// Creates a section that repeats a group.
  ///
  /// - Parameter group: The group to repeat.
  /// - Parameter interGroupSpacing: The distance in points between groups, 0 or more.
  /// - Parameter contentInsets: The distances between the section's edges and its groups.
  /// - Parameter boundaryItems: The boundary items, such as headers and footers.
  /// - Parameter decorations: The backgrounds.
  /// - Parameter scrolling: The behavior with which the section scrolls across the layout's axis,
  ///   or nil if it does not scroll.
  /// - Parameter boundaryItemsFollowInsets: A Boolean value that indicates whether the insets
  ///   across the layout's axis apply to the boundary items.
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
