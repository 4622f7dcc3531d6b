import StrategyKit

/// A layout that places items in rows of equal height that fill the width exactly.
///
/// Use it for photo walls: every photo keeps its place in the order and, unless the height of its
/// row is limited, its ratio of width to height. Both edges are straight.
///
/// ```
///  ┌──────────────────────┐  header
///  ├─────┬────────┬───────┤  section inset
///  │  0  │   1    │   2   │  every row is as high as its items require to fill the width
///  ├─────┴──┬─────┴─┬─────┤  row spacing
///  │   3    │   4   │  5  │
///  ├─────┬──┴──┬────┴─────┤
///  │  6  │  7  │             the last row is not full
///  └─────┴─────┴             section inset, then the footer
/// ```
///
/// The parameters are described for a layout that scrolls vertically. If ``axis`` is horizontal,
/// rows are columns, and width and height are exchanged. All lengths are in points.
///
/// If a parameter is out of range, it is replaced, and ``/LayoutCore/PreparedLayout/diagnostics``
/// reports the value that is used. An item whose size has no ratio is a square, and is reported
/// too.
///
/// - Complexity: O(n) time to prepare, or O(n·k) if rows are even; about 10 bytes per item; n =
///   items, k = items of two rows.
/// - Source: Flickr's justified layout; D. E. Knuth and M. F. Plass, "Breaking Paragraphs into
///   Lines", 1981.
public struct JustifiedLayout: Equatable, Sendable {
  /// The direction in which the layout grows and scrolls.
  public var axis: LayoutAxis
  /// The parameters of every section, which a ``JustifiedLayoutDelegate`` can change for each.
  public var section: JustifiedSection
  /// The rounding of lengths that are not a whole number of device pixels.
  ///
  /// With ``/LayoutCore/PixelRounding/floor``, a row can leave up to a pixel for each item.
  public var rounding: PixelRounding

  /// Creates a layout of justified rows with the given parameters.
  ///
  /// - Parameters:
  ///   - rowExtent: The target height of a row, in points; from 1 to 100,000.
  ///   - axis: The direction in which the layout grows and scrolls.
  ///   - tolerance: The part by which the sum of the ratios of a greedy row may differ from that of
  ///     the target.
  ///   - minimumRowExtent: The minimum height of a row, in points, or `nil` for no limit.
  ///   - maximumRowExtent: The maximum height of a row, in points, or `nil` for no limit.
  ///   - rowSpacing: The distance between rows, in points; at least 0.
  ///   - itemSpacing: The distance between the items of a row, in points; at least 0.
  ///   - breaking: The rule that determines where rows end.
  ///   - lastRow: The placement of the items of a last row that is not full.
  ///   - minimumItems: The minimum number of items in a row; at least 1.
  ///   - maximumItems: The maximum number of items in a row, or `nil` for no limit.
  ///   - panoramaRatio: The ratio from which on an item has a row of its own.
  ///   - breakoutInterval: The number of rows of which the last has one item, or `nil` for none.
  ///   - maximumRows: The maximum number of rows of a section, or `nil` for no limit.
  ///   - itemSize: The size of items for which the delegate gives none.
  ///   - sectionInsets: The distance of a section's items from its edges, in points.
  ///   - headerExtent: The height of every section's header, in points.
  ///   - footerExtent: The height of every section's footer, in points.
  ///   - pinsHeaders: A Boolean value that indicates whether headers are pinned.
  ///   - pinsFooters: A Boolean value that indicates whether footers are pinned.
  ///   - rounding: The rounding of lengths that are not a whole number of device pixels.
  public init(
    rowExtent: Double = 240, axis: LayoutAxis = .vertical, tolerance: Double = 0.25,
    minimumRowExtent: Double? = nil, maximumRowExtent: Double? = nil, rowSpacing: Double = 10,
    itemSpacing: Double = 10, breaking: JustifiedBreaking = .greedy,
    lastRow: JustifiedLastRow = .leading, minimumItems: Int = 1, maximumItems: Int? = nil,
    panoramaRatio: Double = 1_000, breakoutInterval: Int? = nil, maximumRows: Int? = nil,
    itemSize: LayoutSize = LayoutSize(width: 50, height: 50), sectionInsets: LayoutInsets = .zero,
    headerExtent: Double = 0, footerExtent: Double = 0,
    pinsHeaders: Bool = false, pinsFooters: Bool = false, rounding: PixelRounding = .lossless
  ) {
    self.axis = axis
    section = JustifiedSection(
      rowExtent: rowExtent, tolerance: tolerance, minimumRowExtent: minimumRowExtent,
      maximumRowExtent: maximumRowExtent, rowSpacing: rowSpacing,
      itemSpacing: itemSpacing, breaking: breaking, lastRow: lastRow, minimumItems: minimumItems,
      maximumItems: maximumItems, panoramaRatio: panoramaRatio, breakoutInterval: breakoutInterval,
      maximumRows: maximumRows, itemSize: itemSize, sectionInsets: sectionInsets,
      header: EdgeItem(extent: headerExtent, isPinned: pinsHeaders),
      footer: EdgeItem(extent: footerExtent, isPinned: pinsFooters))
    self.rounding = rounding
  }
}
