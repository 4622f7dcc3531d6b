import StrategyKit

/// A layout that places each item in the shortest of several tracks.
///
/// Use it for photo walls, boards of notes and product lists: items of different heights whose
/// exact order matters little. Every section has its own tracks, which are equal unless
/// ``/LayoutCore/ColumnCount/tracks(_:alignment:)`` gives them sizes. If items must be aligned in
/// rows, use a flow layout instead.
///
/// ```
///  ┌─────┬─────┬─────┐   header
///  ├─────┼─────┼─────┤
///  │  0  │  1  │  2  │   0, 1, 2: the tracks in order
///  │     ├─────┤     │
///  │     │  3  ├─────┤   3, 4: each in the shortest track
///  ├─────┤     │  4  │
///  │  5  │     │     │
///  └─────┴─────┴─────┘
/// ```
///
/// The parameters are described for a layout that scrolls vertically. If ``axis`` is horizontal,
/// tracks are rows, and width and height are exchanged. All lengths are in points.
///
/// If a parameter is out of range, it is replaced, and ``/LayoutCore/PreparedLayout/diagnostics``
/// reports the value that is used.
///
/// - Complexity: O(n·t) time to prepare, or O(n log t) for more than 64 tracks if each item goes to
///   the shortest track and spans one; about 7 bytes per item; n = items, t = tracks.
public struct WaterfallLayout: Equatable, Sendable {
  /// The direction in which the layout grows and scrolls.
  public var axis: LayoutAxis
  /// The parameters of every section, which a ``WaterfallLayoutDelegate`` can change for each.
  public var section: SectionParameters
  /// The meaning of an item's size.
  public var itemSizing: WaterfallItemSizing
  /// The way in which items are stretched if tracks end at different heights.
  public var stretching: WaterfallStretching
  /// The rule that determines the track of each item.
  public var placement: WaterfallPlacement
  /// The difference in height, in points, up to which tracks count as equal.
  ///
  /// It has an effect only if ``placement`` is ``WaterfallPlacement/readingOrder``. A negative
  /// value counts as 0.
  public var tolerance: Double
  /// The minimum height of the whole content, in points; at least 0.
  public var minimumContentExtent: Double
  /// The placement of the items after one that changes.
  ///
  /// If items are stretched or span several tracks, ``/LayoutCore/ChangePolicy/preserveTracks``
  /// keeps their tracks and determines their offsets again.
  public var changePolicy: ChangePolicy
  /// The rounding of lengths that are not a whole number of device pixels.
  public var rounding: PixelRounding

  /// Creates a waterfall layout with the given parameters.
  ///
  /// - Parameters:
  ///   - columns: The number of tracks in each section; at least 1.
  ///   - axis: The direction in which the layout grows and scrolls.
  ///   - columnSpacing: The distance between tracks, in points.
  ///   - itemSpacing: The distance between items of a track, in points.
  ///   - sectionInsets: The distance of a section's items from its edges, in points.
  ///   - itemSizing: The meaning of an item's size.
  ///   - itemSize: The size of items for which the delegate gives none, in points.
  ///   - stretching: The way in which items are stretched if tracks end at different heights.
  ///   - placement: The rule that determines the track of each item.
  ///   - tolerance: The difference in height, in points, up to which tracks count as equal.
  ///   - headerExtent: The height of every section's header, in points.
  ///   - headerInsets: The distance of a header from its neighbours, in points.
  ///   - footerExtent: The height of every section's footer, in points.
  ///   - footerInsets: The distance of a footer from its neighbours, in points.
  ///   - pinsHeaders: A Boolean value that indicates whether headers are pinned.
  ///   - pinsFooters: A Boolean value that indicates whether footers are pinned.
  ///   - minimumContentExtent: The minimum height of the whole content, in points; at least 0.
  ///   - changePolicy: The placement of the items after one that changes.
  ///   - rounding: The rounding of lengths that are not a whole number of device pixels.
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
    section = SectionParameters(
      columns: columns, columnSpacing: columnSpacing, itemSpacing: itemSpacing,
      sectionInsets: sectionInsets, itemSize: itemSize,
      header: EdgeItem(extent: headerExtent, insets: headerInsets, isPinned: pinsHeaders),
      footer: EdgeItem(extent: footerExtent, insets: footerInsets, isPinned: pinsFooters))
    self.itemSizing = itemSizing
    self.stretching = stretching
    self.placement = placement
    self.tolerance = tolerance
    self.minimumContentExtent = minimumContentExtent
    self.changePolicy = changePolicy
    self.rounding = rounding
  }
}
