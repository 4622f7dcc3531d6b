import StrategyKit

/// A layout that places items one after another in lines, as words in a text.
///
/// A new line begins if the next item does not fit. Use it for photo grids, lists, tags and
/// toolbars, and for everything that UIKit's flow layout does. If ``FlowSection/columns`` is set,
/// the items share the width of the line: a section is a grid or, with one column, a list.
///
/// ```
///  ┌──────────────────────┐  header
///  ├─────┬──────┬────┬────┤  section inset
///  │  0  │  1   │ 2  │ 3  │  a justified line: its gaps grow until it is full
///  ├────┬┴────┬─┴────┼────┤  line spacing
///  │ 4  │  5  │  6   │    │  the last line keeps the item spacing
///  └────┴─────┴──────┴────┘  section inset, then the footer
/// ```
///
/// The parameters are described for a layout that scrolls vertically. If ``axis`` is horizontal,
/// lines are columns, and width and height are exchanged. All lengths are in points.
///
/// If a parameter is out of range, it is replaced, and ``/LayoutCore/PreparedLayout/diagnostics``
/// reports the value that is used.
///
/// - Complexity: O(n) time to prepare; O(n·k) if lines are even or balanced, with k items on a
///   line. Memory is 8.2 bytes per item and 8.2 per line if all differ, half as much if only
///   heights do, and constant if all items are equal; n = items.
/// - Source: UICollectionViewFlowLayout; the alignments are those of CSS flexible boxes.
public struct FlowLayout: Equatable, Sendable {
  /// The direction in which the layout grows and scrolls.
  public var axis: LayoutAxis
  /// The parameters of every section, which a ``FlowLayoutDelegate`` can change for each.
  public var section: FlowSection
  /// The meaning of an item's size in a section with columns.
  public var itemSizing: FlowItemSizing
  /// A Boolean value that indicates whether the delegate is asked for the size of every item.
  ///
  /// If `false`, every item has ``FlowSection/itemSize``, and the time to prepare does not depend
  /// on the number of items.
  public var asksForSizes: Bool
  /// The alignment of the last line of each section.
  public var lastLine: FlowLastLine
  /// The alignment of an item that is alone on a justified line.
  ///
  /// ``FlowLineAlignment/justified`` has the same effect as ``FlowLineAlignment/leading``.
  public var loneItem: FlowLineAlignment
  /// The alignment of items that are less high than their line.
  public var itemAlignment: FlowItemAlignment
  /// The rounding of lengths that are not a whole number of device pixels.
  public var rounding: PixelRounding

  /// Creates a flow layout with the given parameters.
  ///
  /// The defaults are those of UIKit's flow layout.
  ///
  /// - Parameters:
  ///   - columns: The number of items that share the width of a line, or `nil` if each item has
  ///     its own width.
  ///   - axis: The direction in which the layout grows and scrolls.
  ///   - itemSize: The size of items for which the delegate gives none, in points.
  ///   - itemSizing: The meaning of an item's size in a section with columns.
  ///   - asksForSizes: A Boolean value that indicates whether the delegate is asked for the size
  ///     of every item.
  ///   - lineSpacing: The distance between lines, in points; at least 0.
  ///   - itemSpacing: The minimum distance between the items of a line, in points; at least 0.
  ///   - sectionInsets: The distance of a section's items from its edges, in points.
  ///   - lineAlignment: The alignment of lines that their items do not fill.
  ///   - lastLine: The alignment of the last line of each section.
  ///   - loneItem: The alignment of an item that is alone on a justified line.
  ///   - itemAlignment: The alignment of items that are less high than their line.
  ///   - lineBreaking: The rule that determines where lines end.
  ///   - maximumLines: The maximum number of lines of a section, at least 1, or `nil` for no limit.
  ///   - moreSize: The size of an element that stands for hidden items, in points; zero for none.
  ///   - headerExtent: The height of every section's header, in points.
  ///   - footerExtent: The height of every section's footer, in points.
  ///   - pinsHeaders: A Boolean value that indicates whether headers are pinned.
  ///   - pinsFooters: A Boolean value that indicates whether footers are pinned.
  ///   - rounding: The rounding of lengths that are not a whole number of device pixels.
  public init(
    columns: ColumnCount? = nil, axis: LayoutAxis = .vertical,
    itemSize: LayoutSize = LayoutSize(width: 50, height: 50),
    itemSizing: FlowItemSizing = .exact, asksForSizes: Bool = true,
    lineSpacing: Double = 10, itemSpacing: Double = 10, sectionInsets: LayoutInsets = .zero,
    lineAlignment: FlowLineAlignment = .justified, lastLine: FlowLastLine = .automatic,
    loneItem: FlowLineAlignment = .center, itemAlignment: FlowItemAlignment = .center,
    lineBreaking: FlowLineBreaking = .greedy, maximumLines: Int? = nil,
    moreSize: LayoutSize = .zero, headerExtent: Double = 0, footerExtent: Double = 0,
    pinsHeaders: Bool = false, pinsFooters: Bool = false, rounding: PixelRounding = .lossless
  ) {
    self.axis = axis
    section = FlowSection(
      columns: columns, itemSize: itemSize, lineSpacing: lineSpacing, itemSpacing: itemSpacing,
      sectionInsets: sectionInsets, lineAlignment: lineAlignment, lineBreaking: lineBreaking,
      maximumLines: maximumLines, moreSize: moreSize,
      header: EdgeItem(extent: headerExtent, isPinned: pinsHeaders),
      footer: EdgeItem(extent: footerExtent, isPinned: pinsFooters))
    self.itemSizing = itemSizing
    self.asksForSizes = asksForSizes
    self.lastLine = lastLine
    self.loneItem = loneItem
    self.itemAlignment = itemAlignment
    self.rounding = rounding
  }
}
