import LayoutCore

/// Sections of rows as in a grouped table, but in several columns: each section goes as a whole to
/// the column that is shortest.
///
/// For settings, forms and reference data on wide screens. With one column it is exactly a grouped
/// table, so that one layout serves every width. It does not place single items: for that, take a
/// waterfall.
///
/// ```
///  header A          header B
///  ┌──────────────┐  ┌──────────────┐   single: the only row of its section
///  │ A0       top │  │ B0    single │
///  ├──────────────┤  └──────────────┘
///  │ A1    middle │  header C
///  ├──────────────┤  ┌──────────────┐
///  │ A2    bottom │  │ C0       top │
///  └──────────────┘  ├──────────────┤
///  footer A          │ C1    bottom │
///                    └──────────────┘
/// ```
///
/// Where a row stands in its section is told by ``/LayoutCore/LayoutAttributes/position``; what lies in front of
/// what, by ``/LayoutCore/LayoutAttributes/zIndex``. Everything is told for a layout that scrolls vertically;
/// along a horizontal ``axis`` columns are rows, and widths and heights exchange their parts.
///
/// - Units: logical points.
/// - Complexity: To prepare O(n + s log c) time; memory 4.1 bytes per row whose height is not the
///   common one, and about 14 bytes per section; n = rows, s = sections, c = columns.
/// - Source: ColumnarGroupedTableView, whose author wished for the typed position.
public struct GroupedColumnsLayout: LayoutStrategy {
  /// The direction in which the layout grows and scrolls.
  public var axis: LayoutAxis
  /// How many columns there are.
  public var columns: ColumnCount
  /// The distance between columns.
  public var columnSpacing: Double
  /// The distance of all columns from the edges of the content.
  public var contentInsets: LayoutInsets
  /// The height of rows for which the delegate gives none.
  public var rowHeight: Double
  /// The distance before every section, also before the first of a column and before empty ones.
  public var sectionPadding: Double
  /// The height of every section's header; 0 for none.
  public var headerExtent: Double
  /// The height of every section's footer; 0 for none.
  public var footerExtent: Double
  /// The look of the groups.
  public var style: GroupedStyle
  /// Which column takes the next section, unless the delegate tells one.
  public var placement: GroupedColumnsPlacement
  /// Whether a section taller than the container goes on in another column.
  ///
  /// Each part is a group of its own: its first row is `top`, its last `bottom`.
  public var splitsTallSections: Bool
  /// Whether a header keeps in view at the leading edge while its section is.
  public var pinsHeaders: Bool
  /// What happens to sections after one that changes, unless columns are balanced: those are
  /// balanced anew.
  public var changePolicy: ChangePolicy
  /// What happens to lengths that are no whole number of device pixels.
  public var rounding: PixelRounding

  /// Grouped columns; every parameter that is not told has its default.
  public init(
    columns: ColumnCount = 2, axis: LayoutAxis = .vertical, columnSpacing: Double = 0,
    contentInsets: LayoutInsets = .zero, rowHeight: Double = 44, sectionPadding: Double = 5,
    headerExtent: Double = 0, footerExtent: Double = 0, style: GroupedStyle = .insetGrouped,
    placement: GroupedColumnsPlacement = .shortestColumn, splitsTallSections: Bool = false,
    pinsHeaders: Bool = false, changePolicy: ChangePolicy = .reflow,
    rounding: PixelRounding = .lossless
  ) {
    self.axis = axis
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.contentInsets = contentInsets
    self.rowHeight = rowHeight
    self.sectionPadding = sectionPadding
    self.headerExtent = headerExtent
    self.footerExtent = footerExtent
    self.style = style
    self.placement = placement
    self.splitsTallSections = splitsTallSections
    self.pinsHeaders = pinsHeaders
    self.changePolicy = changePolicy
    self.rounding = rounding
  }
}
