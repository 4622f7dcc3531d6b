import StrategyKit

/// A layout that places grouped sections of rows in several columns.
///
/// Each section goes as a whole to the shortest column. Use it for settings, forms and reference
/// data on wide screens. With one column it is a grouped table, so one layout serves every width.
/// To place single items instead of sections, use a waterfall.
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
/// ``/LayoutCore/LayoutAttributes/position`` specifies the place of a row in its section, and
/// ``/LayoutCore/LayoutAttributes/zIndex`` the stacking order of elements.
///
/// The parameters are described for a layout that scrolls vertically. If ``axis`` is horizontal,
/// columns are rows, and width and height are exchanged. All lengths are in points and at least 0.
/// If a parameter is out of range, it is replaced, and ``PreparedGroupedColumns/diagnostics``
/// reports the value that is used.
///
/// - Complexity: O(n + s log c) time to prepare; n = rows, s = sections, c = columns.
///   ``PreparedGroupedColumns`` lists the memory.
/// - Source: ColumnarGroupedTableView. Typed positions follow a wish of its author.
public struct GroupedColumnsLayout: LayoutStrategy {
  /// The direction in which the layout grows and scrolls.
  public var axis: LayoutAxis
  /// The number of columns; at least 1.
  ///
  /// Columns have the same width, also if they are
  /// ``/LayoutCore/ColumnCount/tracks(_:alignment:)``.
  public var columns: ColumnCount
  /// The distance between columns, in points.
  public var columnSpacing: Double
  /// The distance of all columns from the edges of the content, in points.
  public var contentInsets: LayoutInsets
  /// The height of rows for which the delegate gives none, in points.
  public var itemExtent: Double
  /// The parameters of every section, which a ``GroupedColumnsLayoutDelegate`` can change for each.
  public var section: GroupedColumnsSection
  /// The appearance of the groups.
  public var style: GroupedStyle
  /// The radius of the corners of the cards, in points; nil if the style has no backgrounds.
  public var cardCornerRadius: Double? { style.hasBackground ? style.cornerRadius : nil }
  /// The rule that determines the column of each section for which the delegate gives none.
  public var placement: GroupedColumnsPlacement
  /// A Boolean value that indicates whether sections that are taller than the container are split.
  ///
  /// Each part is a group of its own: its first row has the position `top`, and its last `bottom`.
  public var splitsTallSections: Bool
  /// A Boolean value that indicates whether headers are pinned.
  ///
  /// A pinned header stays at the leading edge of the viewport while its section is visible.
  public var pinsHeaders: Bool
  /// The placement of the sections after one that changes.
  ///
  /// It has no effect if ``placement`` is ``GroupedColumnsPlacement/balanced``, because the columns
  /// are then balanced again.
  public var changePolicy: ChangePolicy
  /// The rounding of lengths that are not a whole number of device pixels.
  public var rounding: PixelRounding

  /// Creates a grouped-columns layout with the given parameters.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; at least 1.
  ///   - axis: The direction in which the layout grows and scrolls.
  ///   - columnSpacing: The distance between columns, in points.
  ///   - contentInsets: The distance of all columns from the edges of the content, in points.
  ///   - itemExtent: The height of rows for which the delegate gives none, in points.
  ///   - sectionSpacing: The distance before every section, in points.
  ///   - headerExtent: The height of every section's header, in points; 0 for none.
  ///   - footerExtent: The height of every section's footer, in points; 0 for none.
  ///   - style: The appearance of the groups.
  ///   - placement: The rule that determines the column of each section for which the delegate
  ///     gives none.
  ///   - splitsTallSections: A Boolean value that indicates whether sections that are taller than
  ///     the container are split.
  ///   - pinsHeaders: A Boolean value that indicates whether headers are pinned.
  ///   - changePolicy: The placement of the sections after one that changes.
  ///   - rounding: The rounding of lengths that are not a whole number of device pixels.
  public init(
    columns: ColumnCount = 2, axis: LayoutAxis = .vertical, columnSpacing: Double = 0,
    contentInsets: LayoutInsets = .zero, itemExtent: Double = 44, sectionSpacing: Double = 5,
    headerExtent: Double = 0, footerExtent: Double = 0, style: GroupedStyle = .insetGrouped,
    placement: GroupedColumnsPlacement = .shortestColumn, splitsTallSections: Bool = false,
    pinsHeaders: Bool = false, changePolicy: ChangePolicy = .reflow,
    rounding: PixelRounding = .lossless
  ) {
    self.axis = axis
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.contentInsets = contentInsets
    self.itemExtent = itemExtent
    section = GroupedColumnsSection(
      sectionSpacing: sectionSpacing, headerExtent: headerExtent, footerExtent: footerExtent)
    self.style = style
    self.placement = placement
    self.splitsTallSections = splitsTallSections
    self.pinsHeaders = pinsHeaders
    self.changePolicy = changePolicy
    self.rounding = rounding
  }
}
