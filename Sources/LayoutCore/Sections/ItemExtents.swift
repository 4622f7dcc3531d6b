/// The extents of an item along and across the scroll axis, in exact units.
public struct ItemExtents: ItemValue, Hashable {
  /// The extent along the scroll axis; never negative.
  public var main: LayoutUnit
  /// The extent across the scroll axis; never negative.
  public var cross: LayoutUnit

  /// Creates the extents of an item that is not measured yet, which are zero.
  @inlinable
  public init() {
    main = .zero
    cross = .zero
  }

  /// Creates the extents of an item from the size that its delegate returns.
  ///
  /// A size along the scroll axis that is negative, NaN, infinite or too large is replaced, and the
  /// replacement is added to `problems`. Across the scroll axis, such a size is replaced without a
  /// diagnostic, because most strategies do not use it.
  ///
  /// - Parameter size: The item's size, in points.
  /// - Parameter index: The position of the item in the collection.
  /// - Parameter metrics: The metrics of the item's section.
  /// - Parameter problems: The diagnostics to append to.
  public init(
    _ size: LayoutSize, of index: ElementIndex, in metrics: SectionMetrics,
    noting problems: inout LayoutDiagnostics
  ) {
    var points = size.extent(along: metrics.axis)
    if let floor = metrics.floorGrid, points.isFinite { points = floor.floor(points) }
    main = problems.checkedExtent(points, of: .element(.cell(at: index)))
    cross = max(.zero, LayoutUnit(points: size.extent(along: metrics.axis.transposed)))
  }
}
