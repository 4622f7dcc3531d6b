import LayoutCore

/// Items one after another in lines, as words in a text: a new line begins where the next item does
/// not fit any more.
///
/// For photo grids, lists, tags, toolbars, and for everything that UIKit's flow layout does. A section
/// with ``columns`` is a grid or, with one of them, a list: its items share the width of the line.
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
/// Everything is told for a layout that scrolls vertically. Along a horizontal ``axis`` lines are
/// columns, and widths and heights exchange their parts.
///
/// - Units: logical points.
/// - Complexity: To prepare O(n) time. Memory 8.2 bytes per item and 8.2 per line where all differ, none
///   where items are equal; where heights are, half as much; n = items.
/// - Source: UICollectionViewFlowLayout; the alignments are those of CSS flexible boxes.
public struct FlowLayout: LayoutStrategy {
  /// The direction in which the layout grows and scrolls.
  public var axis: LayoutAxis
  /// How many items share the width of a line; nil where each has a width of its own.
  ///
  /// With columns, ``lineAlignment``, ``lastLine`` and ``loneItem`` mean nothing: lines are full.
  public var columns: ColumnCount?
  /// The size of items for which the delegate gives none.
  public var itemSize: LayoutSize
  /// What the size of an item means in a section with columns.
  public var itemSizing: FlowItemSizing
  /// Whether the delegate is asked for the size of every item.
  ///
  /// Where it is not, every item has ``itemSize``, and a section of a million is prepared at once.
  public var asksForSizes: Bool
  /// The distance between lines.
  public var lineSpacing: Double
  /// The least distance between the items of a line, and the exact one where lines are not justified.
  public var itemSpacing: Double
  /// The distance of a section's items from its edges; top and bottom come between the items and the
  /// header and footer.
  public var sectionInsets: LayoutInsets
  /// Where the items of a line go that do not fill it.
  public var lineAlignment: FlowLineAlignment
  /// Where the items of a section's last line go.
  public var lastLine: FlowLastLine
  /// Where an item goes that is alone on a justified line.
  public var loneItem: FlowLineAlignment
  /// Where items go that are less high than their line.
  public var itemAlignment: FlowItemAlignment
  /// The height of every section's header; 0 or less for none.
  public var headerExtent: Double
  /// The height of every section's footer; 0 or less for none.
  public var footerExtent: Double
  /// Whether a header keeps in view at the leading edge while its section is.
  public var pinsHeaders: Bool
  /// Whether a footer keeps in view at the trailing edge while its section is.
  public var pinsFooters: Bool
  /// What happens to lengths that are no whole number of device pixels.
  public var rounding: PixelRounding

  /// A flow; every parameter that is not told has its default, which is UIKit's.
  public init(
    columns: ColumnCount? = nil, axis: LayoutAxis = .vertical,
    itemSize: LayoutSize = LayoutSize(width: 50, height: 50),
    itemSizing: FlowItemSizing = .exact, asksForSizes: Bool = true,
    lineSpacing: Double = 10, itemSpacing: Double = 10, sectionInsets: LayoutInsets = .zero,
    lineAlignment: FlowLineAlignment = .justified, lastLine: FlowLastLine = .automatic,
    loneItem: FlowLineAlignment = .center, itemAlignment: FlowItemAlignment = .center,
    headerExtent: Double = 0, footerExtent: Double = 0,
    pinsHeaders: Bool = false, pinsFooters: Bool = false, rounding: PixelRounding = .lossless
  ) {
    self.axis = axis
    self.columns = columns
    self.itemSize = itemSize
    self.itemSizing = itemSizing
    self.asksForSizes = asksForSizes
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.sectionInsets = sectionInsets
    self.lineAlignment = lineAlignment
    self.lastLine = lastLine
    self.loneItem = loneItem
    self.itemAlignment = itemAlignment
    self.headerExtent = headerExtent
    self.footerExtent = footerExtent
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
    self.rounding = rounding
  }
}
