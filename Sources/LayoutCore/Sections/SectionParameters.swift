/// The parameters that sections of every kind have in common, in points and not checked yet.
///
/// The core checks them once per run of equal sections, notes what it replaces, and hands them to a
/// ``SectionStrategy`` as ``SectionMetrics``.
public struct SectionParameters: SectionDescription {
  /// The number of tracks of the section.
  public var columns: ColumnCount
  /// The distance between tracks; negative tracks overlap.
  public var columnSpacing: Double
  /// The distance between items of a track; negative items overlap.
  public var itemSpacing: Double
  /// The distance from the items to the edges of the section.
  public var sectionInsets: LayoutInsets
  /// The size of items for which the delegate gives none.
  public var itemSize: LayoutSize
  /// The header of the section.
  public var header: SectionBar
  /// The footer of the section.
  public var footer: SectionBar

  /// Creates the parameters of a section.
  ///
  /// The default has one track, no spacing, and no bars.
  @inlinable
  public init(
    columns: ColumnCount = .fixed(1), columnSpacing: Double = 0, itemSpacing: Double = 0,
    sectionInsets: LayoutInsets = .zero, itemSize: LayoutSize = LayoutSize(width: 44, height: 44),
    header: SectionBar = SectionBar(), footer: SectionBar = SectionBar()
  ) {
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.itemSpacing = itemSpacing
    self.sectionInsets = sectionInsets
    self.itemSize = itemSize
    self.header = header
    self.footer = footer
  }

  /// The parameters themselves.
  @inlinable
  public var parameters: SectionParameters { self }
}
