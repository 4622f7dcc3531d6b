import LayoutCore

/// What a compositional layout is made of: a cell, or a group of items side by side, one below the other,
/// or wherever one likes; groups hold groups.
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
/// A horizontal or vertical group takes its subitems one after the other, and from the first again, until
/// there is no room for the next. A cell is one item of the section.
public struct CompositionalItem: Hashable, Sendable {
  /// How a group arranges what is in it.
  public enum Arrangement: String, Hashable, Sendable, CaseIterable {
    /// It is no group: it is the cell of an item.
    case cell
    /// Side by side, in the direction of reading.
    case horizontal
    /// One below the other.
    case vertical
    /// In frames that are given.
    case custom
  }

  /// How it arranges what is in it.
  public var arrangement: Arrangement
  /// The width, insets included.
  public var width: CompositionalDimension
  /// The height, insets included.
  public var height: CompositionalDimension
  /// The distances of the cell, or of what is in the group, from the edges; what is left is never less
  /// than nothing.
  ///
  /// Of a group, values between 0 and 1 are parts of its width or height.
  public var contentInsets: LayoutInsets
  /// Space around it in its group.
  public var edgeSpacing: CompositionalEdgeSpacing
  /// What is attached to it.
  public var supplementaryItems: [CompositionalSupplementary]
  /// The items of a horizontal or vertical group.
  ///
  /// A group that nests more than ``maximumDepth`` groups keeps no subitems, and its layout cannot be
  /// prepared. Values of this type therefore never nest so deeply that comparing or destroying them could
  /// exhaust the stack.
  public var subitems: [CompositionalItem] { didSet { limitDepth() } }
  /// The number of groups that are nested in one another, this one included; 0 for an item without subitems.
  public private(set) var depth = 0
  /// How many subitems a group has, which share its length equally; nil for as many as fit.
  public var count: Int?
  /// The space between subitems.
  public var interItemSpacing: CompositionalSpacing
  /// The places in a custom group, of one item each.
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

  /// Counts the nested groups, and takes the subitems away if there are too many.
  private mutating func limitDepth() {
    let nested = subitems.reduce(0) { max($0, $1.depth + 1) }
    if nested > CompositionalItem.maximumDepth { subitems = [] }
    // Set last: taking the subitems away counts those that are left.
    depth = nested
  }

  /// The cell of an item; it fills its group unless told otherwise.
  public static func cell(
    width: CompositionalDimension = .fractionalWidth(1),
    height: CompositionalDimension = .fractionalHeight(1), insets: LayoutInsets = .zero,
    edgeSpacing: CompositionalEdgeSpacing = .none,
    supplementaryItems: [CompositionalSupplementary] = []
  ) -> CompositionalItem {
    CompositionalItem(.cell, width, height, insets, edgeSpacing, supplementaryItems)
  }

  /// A group that takes `subitems` side by side, and again, as long as there is room.
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

  /// A group of `count` equally wide items side by side, whatever width `item` has.
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

  /// A group that takes `subitems` one below the other, and again, as long as there is room.
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

  /// A group of `count` equally high items one below the other, whatever height `item` has.
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

  /// A group of one item in each of `frames`.
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
