import LayoutCore

/// The extents of an item along and across the scroll axis, in exact units.
public struct ItemExtents: Hashable, Sendable {
  /// The extent along the scroll axis; never negative.
  public var main: LayoutUnit
  /// The extent across the scroll axis; never negative.
  public var cross: LayoutUnit

  /// Creates the extents of an item from the size that its delegate returns.
  ///
  /// A size along the scroll axis that is negative, NaN, infinite or too large is replaced, and the
  /// replacement is reported. Across the scroll axis, such a size is replaced without a
  /// diagnostic, because most strategies do not use it.
  ///
  /// - Parameter size: The item's size, in points.
  /// - Parameter item: The number of the item in its section.
  /// - Parameter metrics: The metrics of the item's section.
  /// - Parameter sizes: The reader that reports the replacement.
  public init(
    _ size: LayoutSize, of item: Int, in metrics: SectionMetrics,
    noting sizes: inout ItemSizeReader
  ) {
    var points = size.extent(along: metrics.axis)
    if let floor = metrics.floorGrid, points.isFinite { points = floor.floor(points) }
    main = sizes.checkedExtent(points, of: item)
    cross = max(.zero, LayoutUnit(points: size.extent(along: metrics.axis.transposed)))
  }
}
