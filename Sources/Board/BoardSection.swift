import StrategyKit

/// The parameters of one section of a board.
///
/// A ``BoardLayoutDelegate`` receives the parameters of ``BoardLayout/section`` and changes those
/// that differ.
public struct BoardSection: Hashable, Sendable {
  /// The number of columns, from 1 to ``BoardLayout/maximumColumns``.
  public var columns: ColumnCount
  /// The numbers of columns that the board can have, or none if it can have any.
  ///
  /// The greatest of them that is not above ``columns`` is used, or else the least. For example, a
  /// board of `.adaptive(minimumWidth: 90)` with the steps 2, 4 and 12 has 4 columns in a container
  /// 390 points wide, and 12 if it is at least 1,080 points wide.
  public var columnSteps: [Int]
  /// The distance between columns, in points; at least 0.
  public var columnSpacing: Double
  /// The height of a row, in points from 1 to 100,000; `nil` if it equals the width of a column.
  public var rowExtent: Double?
  /// The distance between rows, in points; from 0 to 100,000.
  public var rowSpacing: Double
  /// The rule that determines the places of items without a place of their own.
  public var packing: BoardPacking
  /// The rule that determines whether items move toward the start.
  public var compaction: BoardCompaction
  /// The meaning of an item's size.
  public var itemSizing: BoardItemSizing
  /// The size of items for which the delegate gives none.
  ///
  /// An invalid size is reported as a parameter of the section, whether or not items have this
  /// size.
  public var itemSize: LayoutSize
  /// The distance of the items from the section's edges, in points.
  public var sectionInsets: LayoutInsets
  /// The header of the section.
  public var header: EdgeItem
  /// The footer of the section.
  public var footer: EdgeItem
}

extension LayoutQuestion where Answer == BoardSection {
  /// The question for the parameters of a section.
  public static var boardSection: Self { Self("Board.section", about: .section) }
}
