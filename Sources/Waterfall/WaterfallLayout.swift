import LayoutCore

/// Items of different heights in tracks of equal width, each in the track that is shortest.
///
/// For photo walls, boards of notes, product lists: content whose heights differ and whose order
/// matters less than a full page. Every section has its own tracks. It does not align items into
/// rows; for that, take a flow layout.
///
/// ```
///  ┌─────┬─────┬─────┐   header
///  ├─────┼─────┼─────┤
///  │  0  │  1  │  2  │   0, 1, 2: the tracks in order
///  │     ├─────┤     │
///  │     │  3  ├─────┤   3, 4: each where the wall is lowest
///  ├─────┤     │  4  │
///  │  5  │     │     │
///  └─────┴─────┴─────┘
/// ```
///
/// Everything is told for a layout that scrolls vertically. Along a horizontal ``axis`` tracks are
/// rows, and widths and heights exchange their parts.
///
/// - Units: logical points.
/// - Complexity: To prepare O(n·t) time for up to 16 tracks and O(n log t) for more, about 15 bytes
///   per item; n = items, t = tracks.
public struct WaterfallLayout: LayoutStrategy {
  /// The direction in which the layout grows and scrolls.
  public var axis: LayoutAxis
  /// How many tracks a section has.
  public var columns: ColumnCount
  /// The distance between tracks; negative tracks overlap.
  public var columnSpacing: Double
  /// The distance between items of a track; negative items overlap.
  public var itemSpacing: Double
  /// The distance of a section's items from its edges; top and bottom come between the items and
  /// the header and footer.
  public var sectionInsets: LayoutInsets
  /// What the size of an item means.
  public var itemSizing: WaterfallItemSizing
  /// The size of items for which the delegate gives none.
  public var itemSize: LayoutSize
  /// What happens where tracks end at different heights.
  public var stretching: WaterfallStretching
  /// Which track takes the next item.
  public var placement: WaterfallPlacement
  /// How much higher than the shortest a track may be and still count as equal, where ``placement``
  /// is ``WaterfallPlacement/readingOrder``.
  public var tolerance: Double
  /// The height of every section's header; 0 or less for none.
  public var headerExtent: Double
  /// The distance of a header from what is around it; counts only where there is a header.
  public var headerInsets: LayoutInsets
  /// The height of every section's footer; 0 or less for none.
  public var footerExtent: Double
  /// The distance of a footer from what is around it; counts only where there is a footer.
  public var footerInsets: LayoutInsets
  /// Whether a header keeps in view at the leading edge while its section is.
  public var pinsHeaders: Bool
  /// Whether a footer keeps in view at the trailing edge while its section is.
  public var pinsFooters: Bool
  /// The least height of the whole content.
  public var minimumContentExtent: Double
  /// What happens to items after one that changes.
  ///
  /// Items that span tracks, and stretched ones, keep their tracks too, but are placed again to learn
  /// where they begin.
  public var changePolicy: ChangePolicy
  /// What happens to lengths that are no whole number of device pixels.
  public var rounding: PixelRounding

  /// A waterfall; every parameter that is not told has its default.
  public init(
    columns: ColumnCount = 2, axis: LayoutAxis = .vertical,
    columnSpacing: Double = 10, itemSpacing: Double = 10, sectionInsets: LayoutInsets = .zero,
    itemSizing: WaterfallItemSizing = .aspectRatio,
    itemSize: LayoutSize = LayoutSize(width: 50, height: 50),
    stretching: WaterfallStretching = .none, placement: WaterfallPlacement = .shortestFirst,
    tolerance: Double = 16, headerExtent: Double = 0, headerInsets: LayoutInsets = .zero,
    footerExtent: Double = 0, footerInsets: LayoutInsets = .zero,
    pinsHeaders: Bool = false, pinsFooters: Bool = false,
    minimumContentExtent: Double = 0, changePolicy: ChangePolicy = .reflow,
    rounding: PixelRounding = .lossless
  ) {
    self.axis = axis
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.itemSpacing = itemSpacing
    self.sectionInsets = sectionInsets
    self.itemSizing = itemSizing
    self.itemSize = itemSize
    self.stretching = stretching
    self.placement = placement
    self.tolerance = tolerance
    self.headerExtent = headerExtent
    self.headerInsets = headerInsets
    self.footerExtent = footerExtent
    self.footerInsets = footerInsets
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
    self.minimumContentExtent = minimumContentExtent
    self.changePolicy = changePolicy
    self.rounding = rounding
  }
}
