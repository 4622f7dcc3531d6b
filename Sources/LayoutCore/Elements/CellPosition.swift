/// Where a cell stands in the group of cells that it is drawn with.
///
/// A host rounds corners and draws separators from it. It is a value of its own: what lies in front
/// of what is told by ``LayoutAttributes/zIndex`` alone.
public enum CellPosition: String, Hashable, Sendable, CaseIterable {
  /// The only cell of its group, or a cell that belongs to none.
  case single
  /// The first of several.
  case top
  /// Neither the first nor the last.
  case middle
  /// The last of several.
  case bottom

  /// The position of the cell at `index` in a group of `count` cells.
  @inlinable
  public init(index: Int, count: Int) {
    if count <= 1 {
      self = .single
    } else if index <= 0 {
      self = .top
    } else {
      self = index >= count - 1 ? .bottom : .middle
    }
  }

  /// Whether the group begins with this cell, so that its first corners are the group's.
  public var isFirst: Bool { self == .single || self == .top }

  /// Whether the group ends with this cell, so that its last corners are the group's.
  public var isLast: Bool { self == .single || self == .bottom }
}
