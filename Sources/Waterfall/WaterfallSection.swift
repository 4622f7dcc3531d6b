import LayoutCore

/// The parameters of one section of a waterfall.
///
/// A ``WaterfallLayoutDelegate`` receives the layout's own parameters and changes those that
/// differ. ``WaterfallLayout`` describes their units, ranges and defaults.
public struct WaterfallSection: Hashable, Sendable {
  /// The number of tracks.
  public var columns: ColumnCount
  /// The distance between tracks, in points.
  public var columnSpacing: Double
  /// The distance between the items of a track, in points.
  public var itemSpacing: Double
  /// The distance of the items from the section's edges, in points.
  public var sectionInsets: LayoutInsets
  /// The height of the header, in points; 0 for none.
  public var headerExtent: Double
  /// The distance of the header from its neighbours, in points.
  public var headerInsets: LayoutInsets
  /// The height of the footer, in points; 0 for none.
  public var footerExtent: Double
  /// The distance of the footer from its neighbours, in points.
  public var footerInsets: LayoutInsets

  /// Creates a section with the parameters of a layout.
  public init(_ layout: WaterfallLayout) {
    columns = layout.columns
    columnSpacing = layout.columnSpacing
    itemSpacing = layout.itemSpacing
    sectionInsets = layout.sectionInsets
    headerExtent = layout.headerExtent
    headerInsets = layout.headerInsets
    footerExtent = layout.footerExtent
    footerInsets = layout.footerInsets
  }
}

extension LayoutQuestion where Answer == WaterfallSection {
  /// The question for the parameters of a section.
  @inlinable public static var waterfallSection: Self { Self("Waterfall.section", about: .section) }
}
