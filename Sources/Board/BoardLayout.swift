import StrategyKit

/// A layout that places items of w × h modules in a grid of equal columns and rows.
///
/// Use it for bento pages and dashboards. The size of an item is its number of columns and rows. An
/// item without a place of its own is at the first place at which it fits.
///
/// ```
///  ┌─────────┬────┬────┐
///  │    0    │ 1  │ 2  │  0 spans 2 × 2 modules
///  │         ├────┴────┤
///  │         │    3    │
///  ├────┬────┼─────────┤
///  │ 4  │ 5  │    6    │  4 spans 1 × 2 modules
///  │    ├────┴─────────┘
///  └────┘
/// ```
///
/// To move and resize items, keep their places in a ``BoardPlacement``, and return them from a
/// ``BoardItemDelegate``.
///
/// The parameters are described for a layout that scrolls vertically. If ``axis`` is horizontal,
/// rows are columns, and width and height are exchanged. All lengths are in points, except for the
/// sizes of items, which are in modules unless ``BoardSection/itemSizing`` specifies otherwise.
///
/// If a parameter is out of range, it is replaced, and ``/LayoutCore/PreparedLayout/diagnostics``
/// reports the value that is used. An item that is wider than the board is cut, and is reported
/// too.
///
/// - Complexity: O(n) time to prepare in most cases, and O(n log n) if items have fixed places or
///   are moved toward the start; about 20 bytes per item; n = items.
/// - Source: CSS Grid Layout, whose `grid-auto-flow` has the same two ways to place items.
public struct BoardLayout: Equatable, Sendable {
  /// The maximum number of columns: 64.
  ///
  /// If there are more, 64 are used and reported.
  public static var maximumColumns: Int { 64 }
  /// The maximum number of rows that an item can span: 256.
  ///
  /// If there are more, 256 are used and reported.
  public static var maximumHeight: Int { 256 }
  /// The last row in which an item of a fixed place can begin: 1,000,000,000.
  public static var lastRow: Int { 1_000_000_000 }

  /// The direction in which the layout grows and scrolls.
  public var axis: LayoutAxis
  /// The parameters of every section, which a ``BoardLayoutDelegate`` can change for each.
  public var section: BoardSection
  /// The rounding of lengths that are not a whole number of device pixels.
  public var rounding: PixelRounding

  /// Creates a board with the given parameters.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, from 1 to 64.
  ///   - axis: The direction in which the layout grows and scrolls.
  ///   - columnSteps: The numbers of columns that the board can have, or none if it can have any.
  ///   - columnSpacing: The distance between columns, in points; at least 0.
  ///   - rowExtent: The height of a row, in points from 1 to 100,000; `nil` if it equals the width
  ///     of a column.
  ///   - rowSpacing: The distance between rows, in points; from 0 to 100,000.
  ///   - packing: The rule that determines the places of items without a place of their own.
  ///   - compaction: The rule that determines whether items move toward the start.
  ///   - itemSizing: The meaning of an item's size.
  ///   - itemSize: The size of items for which the delegate gives none.
  ///   - sectionInsets: The distance of a section's items from its edges, in points.
  ///   - headerExtent: The height of every section's header, in points.
  ///   - footerExtent: The height of every section's footer, in points.
  ///   - pinsHeaders: A Boolean value that indicates whether headers are pinned.
  ///   - pinsFooters: A Boolean value that indicates whether footers are pinned.
  ///   - rounding: The rounding of lengths that are not a whole number of device pixels.
  public init(
    columns: ColumnCount = 4, axis: LayoutAxis = .vertical, columnSteps: [Int] = [],
    columnSpacing: Double = 10, rowExtent: Double? = nil, rowSpacing: Double = 10,
    packing: BoardPacking = .dense, compaction: BoardCompaction = .start,
    itemSizing: BoardItemSizing = .modules,
    itemSize: LayoutSize = LayoutSize(width: 1, height: 1), sectionInsets: LayoutInsets = .zero,
    headerExtent: Double = 0, footerExtent: Double = 0,
    pinsHeaders: Bool = false, pinsFooters: Bool = false, rounding: PixelRounding = .lossless
  ) {
    self.axis = axis
    section = BoardSection(
      columns: columns, columnSteps: columnSteps, columnSpacing: columnSpacing,
      rowExtent: rowExtent, rowSpacing: rowSpacing, packing: packing, compaction: compaction,
      itemSizing: itemSizing, itemSize: itemSize, sectionInsets: sectionInsets,
      header: EdgeItem(extent: headerExtent, isPinned: pinsHeaders),
      footer: EdgeItem(extent: footerExtent, isPinned: pinsFooters))
    self.rounding = rounding
  }
}
