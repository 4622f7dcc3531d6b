/// The position of a cell in the group of cells that it is drawn with.
///
/// A host uses it to round corners and draw separators. It does not affect the stacking order,
/// which only ``LayoutAttributes/zIndex`` specifies.
public enum CellPosition: String, Hashable, Sendable, CaseIterable {
  /// The only cell of its group, or a cell without a group.
  case single
  /// The first of several cells.
  case top
  /// A cell between the first and the last.
  case middle
  /// The last of several cells.
  case bottom

  /// Creates the position of the cell at `index` in a group of `count` cells.
  ///
  /// - Parameter index: The number of the cell in its group, from 0.
  /// - Parameter count: The number of cells. If it is 1 or less, the position is ``single``.
  public init(index: Int, count: Int) {
    if count <= 1 {
      self = .single
    } else if index <= 0 {
      self = .top
    } else {
      self = index >= count - 1 ? .bottom : .middle
    }
  }

  /// A Boolean value that indicates whether the cell begins its group; `true` if it is alone.
  public var isFirst: Bool { self == .single || self == .top }

  /// A Boolean value that indicates whether the cell ends its group; `true` if it is alone.
  public var isLast: Bool { self == .single || self == .bottom }
}
