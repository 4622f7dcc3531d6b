import StrategyKit

/// A building block of a compositional layout: a cell, or a group of cells and other groups.
///
/// ```swift
/// let row = CompositionalItem.horizontal(
///   height: .fractionalWidth(0.5), spacing: .fixed(10),
///   [
///     .cell(width: .fractionalWidth(0.7)),
///     .vertical(width: .fractionalWidth(0.3), count: 2, of: .cell()),
///   ])
/// ```
///
/// A cell displays one item of the section. A horizontal or vertical group places its subitems in
/// order, and starts again with the first, until the next one does not fit. A custom group places
/// its items in given frames.
public struct CompositionalItem: Hashable, Sendable {
  /// The way in which a group arranges its subitems.
  public enum Arrangement: String, Hashable, Sendable, CaseIterable {
    /// The item is a cell, not a group.
    case cell
    /// The subitems are placed side by side, in the direction of reading.
    case horizontal
    /// The subitems are placed one below the other.
    case vertical
    /// The items are placed in the given frames.
    case custom
  }

  /// The way in which the item arranges its subitems.
  public var arrangement: Arrangement
  /// The width of the item, including its content insets.
  public var width: CompositionalDimension
  /// The height of the item, including its content insets.
  public var height: CompositionalDimension
  /// The distances between the item's edges and its content.
  ///
  /// For a cell, the distances are in points. For a group, values between 0 and 1 are fractions of
  /// its width or height. If the insets are larger than the item, the content has an extent of 0.
  public var contentInsets: LayoutInsets
  /// The space around the item in its group.
  public var edgeSpacing: CompositionalEdgeSpacing
  /// The elements that are attached to the item, such as badges.
  public var supplementaryItems: [CompositionalSupplementary]
  /// The subitems of a horizontal or vertical group.
  ///
  /// If the nesting exceeds ``maximumDepth``, the group discards its subitems and keeps ``depth``,
  /// and its layout cannot be prepared. The limit ensures that comparing or destroying a value
  /// cannot exhaust the stack. A group of more than 65,535 cells and groups, each counted as often
  /// as it occurs, discards its subitems likewise, because its layout would take unbounded work.
  public var subitems: [CompositionalItem] { didSet { limitDepth() } }
  /// The number of nested groups, including this one; 0 for an item without subitems.
  public private(set) var depth = 0
  /// The number of cells and groups in the item, including itself.
  ///
  /// A group with discarded subitems keeps the number.
  private(set) var size = 1
  /// The number of subitems that share the group's length equally, or nil for as many as fit.
  ///
  /// Values outside 1...65535 are replaced by the nearest valid value and reported as a diagnostic.
  public var count: Int?
  /// The spacing between subitems.
  public var interItemSpacing: CompositionalSpacing
  /// The frames of a custom group, one for each item.
  public var frames: [CompositionalFrame]

  init(
    _ arrangement: Arrangement, _ width: CompositionalDimension, _ height: CompositionalDimension,
    _ insets: LayoutInsets, _ edgeSpacing: CompositionalEdgeSpacing,
    _ supplementaryItems: [CompositionalSupplementary], subitems: [CompositionalItem] = [],
    count: Int? = nil, spacing: CompositionalSpacing = .fixed(0), frames: [CompositionalFrame] = []
  ) {
    self.arrangement = arrangement
    self.width = width
    self.height = height
    contentInsets = insets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
    self.subitems = subitems
    self.count = count
    interItemSpacing = spacing
    self.frames = frames
    limitDepth()
  }

  /// The largest ``depth`` that a layout accepts.
  public static var maximumDepth: Int { 32 }

  /// The largest ``size`` that a layout accepts.
  static var maximumSize: Int { 65_535 }

  /// Updates the depth, and discards the subitems if they are nested too deeply or too many.
  private mutating func limitDepth() {
    let nested = subitems.reduce(0) { max($0, $1.depth + 1) }
    // The sum of two numbers up to the limit does not overflow where `Int` has 32 bits.
    let count = subitems.reduce(1) { min($0 + $1.size, 1 << 29) }
    if nested > CompositionalItem.maximumDepth || count > CompositionalItem.maximumSize {
      subitems = []
    }
    // The assignments must be last, because discarding the subitems calls this method again.
    depth = nested
    size = count
  }

  /// Returns a cell, which displays one item of the section.
  ///
  /// The default size fills the group.
  ///
  /// - Parameter width: The width of the cell, including its insets.
  /// - Parameter height: The height of the cell, including its insets.
  /// - Parameter insets: The distances in points between the cell and the edges of its place.
  /// - Parameter edgeSpacing: The space around the cell in its group.
  /// - Parameter supplementaryItems: The elements that are attached to the cell.
  public static func cell(
    width: CompositionalDimension = .fractionalWidth(1),
    height: CompositionalDimension = .fractionalHeight(1), insets: LayoutInsets = .zero,
    edgeSpacing: CompositionalEdgeSpacing = .none,
    supplementaryItems: [CompositionalSupplementary] = []
  ) -> CompositionalItem {
    CompositionalItem(.cell, width, height, insets, edgeSpacing, supplementaryItems)
  }

  /// Returns a group that places `subitems` side by side, and repeats them while they fit.
  ///
  /// - Parameter width: The width of the group, including its insets.
  /// - Parameter height: The height of the group, including its insets.
  /// - Parameter spacing: The spacing between subitems.
  /// - Parameter insets: The distances between the group's edges and its subitems.
  /// - Parameter edgeSpacing: The space around the group in its own group.
  /// - Parameter supplementaryItems: The elements that are attached to the group.
  /// - Parameter subitems: The cells and groups to place.
  public static func horizontal(
    width: CompositionalDimension = .fractionalWidth(1),
    height: CompositionalDimension = .fractionalHeight(1),
    spacing: CompositionalSpacing = .fixed(0), insets: LayoutInsets = .zero,
    edgeSpacing: CompositionalEdgeSpacing = .none,
    supplementaryItems: [CompositionalSupplementary] = [], _ subitems: [CompositionalItem]
  ) -> CompositionalItem {
    CompositionalItem(
      .horizontal, width, height, insets, edgeSpacing, supplementaryItems, subitems: subitems,
      spacing: spacing)
  }

  /// Returns a group that places `count` equally wide items side by side.
  ///
  /// - Parameter width: The width of the group, including its insets.
  /// - Parameter height: The height of the group, including its insets.
  /// - Parameter spacing: The spacing between items.
  /// - Parameter insets: The distances between the group's edges and its items.
  /// - Parameter edgeSpacing: The space around the group in its own group.
  /// - Parameter supplementaryItems: The elements that are attached to the group.
  /// - Parameter count: The number of items, in 1...65535.
  /// - Parameter item: The item to repeat. Its width is ignored.
  public static func horizontal(
    width: CompositionalDimension = .fractionalWidth(1),
    height: CompositionalDimension = .fractionalHeight(1),
    spacing: CompositionalSpacing = .fixed(0), insets: LayoutInsets = .zero,
    edgeSpacing: CompositionalEdgeSpacing = .none,
    supplementaryItems: [CompositionalSupplementary] = [], count: Int,
    of item: CompositionalItem = .cell()
  ) -> CompositionalItem {
    CompositionalItem(
      .horizontal, width, height, insets, edgeSpacing, supplementaryItems, subitems: [item],
      count: count, spacing: spacing)
  }

  /// Returns a group that places `subitems` one below the other, and repeats them while they fit.
  ///
  /// - Parameter width: The width of the group, including its insets.
  /// - Parameter height: The height of the group, including its insets.
  /// - Parameter spacing: The spacing between subitems.
  /// - Parameter insets: The distances between the group's edges and its subitems.
  /// - Parameter edgeSpacing: The space around the group in its own group.
  /// - Parameter supplementaryItems: The elements that are attached to the group.
  /// - Parameter subitems: The cells and groups to place.
  public static func vertical(
    width: CompositionalDimension = .fractionalWidth(1),
    height: CompositionalDimension = .fractionalHeight(1),
    spacing: CompositionalSpacing = .fixed(0), insets: LayoutInsets = .zero,
    edgeSpacing: CompositionalEdgeSpacing = .none,
    supplementaryItems: [CompositionalSupplementary] = [], _ subitems: [CompositionalItem]
  ) -> CompositionalItem {
    CompositionalItem(
      .vertical, width, height, insets, edgeSpacing, supplementaryItems, subitems: subitems,
      spacing: spacing)
  }

  /// Returns a group that places `count` equally tall items one below the other.
  ///
  /// - Parameter width: The width of the group, including its insets.
  /// - Parameter height: The height of the group, including its insets.
  /// - Parameter spacing: The spacing between items.
  /// - Parameter insets: The distances between the group's edges and its items.
  /// - Parameter edgeSpacing: The space around the group in its own group.
  /// - Parameter supplementaryItems: The elements that are attached to the group.
  /// - Parameter count: The number of items, in 1...65535.
  /// - Parameter item: The item to repeat. Its height is ignored.
  public static func vertical(
    width: CompositionalDimension = .fractionalWidth(1),
    height: CompositionalDimension = .fractionalHeight(1),
    spacing: CompositionalSpacing = .fixed(0), insets: LayoutInsets = .zero,
    edgeSpacing: CompositionalEdgeSpacing = .none,
    supplementaryItems: [CompositionalSupplementary] = [], count: Int,
    of item: CompositionalItem = .cell()
  ) -> CompositionalItem {
    CompositionalItem(
      .vertical, width, height, insets, edgeSpacing, supplementaryItems, subitems: [item],
      count: count, spacing: spacing)
  }

  /// Returns a group that places one item in each of `frames`.
  ///
  /// - Parameter width: The width of the group, including its insets.
  /// - Parameter height: The height of the group, including its insets.
  /// - Parameter insets: The distances between the group's edges and the area that contains the
  ///   frames.
  /// - Parameter edgeSpacing: The space around the group in its own group.
  /// - Parameter supplementaryItems: The elements that are attached to the group.
  /// - Parameter frames: The frames of the items, at most 65,535.
  public static func custom(
    width: CompositionalDimension = .fractionalWidth(1),
    height: CompositionalDimension = .fractionalHeight(1), insets: LayoutInsets = .zero,
    edgeSpacing: CompositionalEdgeSpacing = .none,
    supplementaryItems: [CompositionalSupplementary] = [], frames: [CompositionalFrame]
  ) -> CompositionalItem {
    CompositionalItem(
      .custom, width, height, insets, edgeSpacing, supplementaryItems, frames: frames)
  }
}
