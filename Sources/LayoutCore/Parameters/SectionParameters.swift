/// The parameters that all kinds of sections have in common, in points and unchecked.
///
/// A layout checks them once per run of equal sections, and replaces invalid values with a
/// diagnostic.
public struct SectionParameters: Hashable, Sendable {
  /// The tracks of the section: their number, which is at least 1, or their sizes.
  public var columns: ColumnCount
  /// The distance between tracks, in points; if it is negative, tracks overlap.
  public var columnSpacing: Double
  /// The distance between items of a track, in points; if it is negative, items overlap.
  public var itemSpacing: Double
  /// The distances from the edges of the section to its items, in points.
  ///
  /// The insets along the scroll axis are between the items and the header or footer.
  public var sectionInsets: LayoutInsets
  /// The size of items for which the delegate returns no size, in points.
  public var itemSize: LayoutSize
  /// The header of the section.
  public var header: EdgeItem
  /// The footer of the section.
  public var footer: EdgeItem

  /// Creates the parameters of a section.
  ///
  /// - Parameter columns: The number of tracks. The default is 1.
  /// - Parameter columnSpacing: The distance between tracks, in points. The default is 0.
  /// - Parameter itemSpacing: The distance between items of a track, in points. The default is 0.
  /// - Parameter sectionInsets: The distances from the edges of the section to its items, in
  ///   points. The default is 0.
  /// - Parameter itemSize: The size of items for which the delegate returns no size. The default is
  ///   44 × 44 points.
  /// - Parameter header: The header of the section. The default has none.
  /// - Parameter footer: The footer of the section. The default has none.
  public init(
    columns: ColumnCount = .fixed(1), columnSpacing: Double = 0, itemSpacing: Double = 0,
    sectionInsets: LayoutInsets = .zero, itemSize: LayoutSize = LayoutSize(width: 44, height: 44),
    header: EdgeItem = EdgeItem(), footer: EdgeItem = EdgeItem()
  ) {
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.itemSpacing = itemSpacing
    self.sectionInsets = sectionInsets
    self.itemSize = itemSize
    self.header = header
    self.footer = footer
  }
}
