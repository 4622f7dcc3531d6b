/// The extents of an item along and across the scroll axis, in exact units.
public struct ItemExtents: ItemValue, Hashable {
  /// The extent along the scroll axis; never negative.
  public var main: LayoutUnit
  /// The extent across the scroll axis; never negative.
  public var cross: LayoutUnit

  /// Creates extents of zero.
  @inlinable
  public init() {
    main = .zero
    cross = .zero
  }

  /// Creates the extents of an item's size, as its delegate gives it.
  ///
  /// A size that is negative, infinite or no number along the scroll axis is replaced and noted.
  public init(
    _ size: LayoutSize, of index: ElementIndex, in metrics: SectionMetrics,
    noting problems: inout LayoutDiagnostics
  ) {
    var points = size.extent(along: metrics.axis)
    var found: LayoutDiagnostic?
    if let floor = metrics.floorGrid, points.isFinite { points = floor.floor(points) }
    main = LayoutUnit.checkedExtent(points) { problem, used in
      found = LayoutDiagnostic(
        .element(.cell(section: index.section, item: index.item)), problem, given: points,
        used: used)
    }
    cross = max(.zero, LayoutUnit(points: size.extent(along: metrics.axis.transposed)))
    if let found { problems.note(found) }
  }
}
