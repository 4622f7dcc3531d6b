import LayoutCore

/// What turns the size of an item into its extents.
@usableFromInline
struct FlowItemSizer {
  /// The size of items for which none is given.
  @usableFromInline let itemSize: LayoutSize
  /// What the delegate is told.
  @usableFromInline let proposal: LayoutProposal
  @usableFromInline let isVertical: Bool
  @usableFromInline let hasColumns: Bool
  @usableFromInline let isRatio: Bool
  /// The width of a column in points.
  @usableFromInline let trackExtent: Double
  /// The width of a line.
  @usableFromInline let room: Int64
  @usableFromInline let floor: PixelGrid?
  /// The largest extent that needs no replacement, in points.
  @usableFromInline let limit = LayoutLimits.maximumLength.points

  init(_ layout: FlowLayout, _ style: FlowStyle, _ container: LayoutContainer) {
    itemSize = style.itemSize
    isVertical = layout.axis == .vertical
    hasColumns = style.columns > 0
    isRatio = hasColumns && layout.itemSizing == .aspectRatio
    trackExtent = style.grid.trackExtent
    proposal =
      hasColumns
      ? LayoutProposal(across: layout.axis, extent: style.grid.trackExtent) : LayoutProposal()
    room = style.room
    floor = container.floorGrid
  }

  /// The extents of an item of `size`; nil where they have to be replaced.
  @inlinable
  func extents(of size: LayoutSize) -> FlowItemExtents? {
    var along = isVertical ? size.height : size.width
    var across = isVertical ? size.width : size.height
    if isRatio {
      guard across > 0, across < .infinity, along > 0 else { return nil }
      along = along * trackExtent / across
    }
    if let floor {
      along = floor.floor(along)
      across = floor.floor(across)
    }
    guard along >= 0, along <= limit else { return nil }
    let main = LayoutUnit(points: along).rawValue
    if hasColumns { return FlowItemExtents(cross: 0, main: main) }
    guard across >= 0, across <= limit else { return nil }
    let cross = LayoutUnit(points: across).rawValue
    return cross <= room ? FlowItemExtents(cross: cross, main: main) : nil
  }

  /// What is used for a size that is negative, no number, or larger than a line or the limits.
  ///
  /// An item that is wider than the line is alone on it, and as wide.
  func replacement(
    for size: LayoutSize, at index: ElementIndex, _ diagnostics: inout LayoutDiagnostics
  ) -> FlowItemExtents {
    let element = LayoutElement.cell(section: index.section, item: index.item)
    var found: [LayoutDiagnostic] = []
    func extent(_ points: Double, given: Double) -> Int64 {
      LayoutUnit.checkedExtent(floor.map { $0.floor(points) } ?? points) { problem, used in
        found.append(LayoutDiagnostic(.element(element), problem, given: given, used: used))
      }.rawValue
    }
    let along = isVertical ? size.height : size.width
    let across = isVertical ? size.width : size.height
    var extents = FlowItemExtents(cross: 0, main: 0)
    if isRatio {
      if along.isFinite, across.isFinite, along > 0, across > 0 {
        extents.main = extent(along * trackExtent / across, given: along)
      } else {
        // No ratio comes of it: the item keeps its place, without a height.
        let isNumber = along.isFinite && across.isFinite
        let problem: LayoutDiagnostic.Problem =
          !isNumber ? .notFinite : along < 0 || across < 0 ? .negative : .zero
        found.append(LayoutDiagnostic(.element(element), problem, given: along, used: 0))
      }
    } else {
      extents.main = extent(along, given: along)
      if !hasColumns {
        extents.cross = extent(across, given: across)
        if extents.cross > room {
          // More than the line has, so that nothing else fits it: not even an item of no width.
          extents.cross = room &+ LayoutUnit.perPoint
          found.append(
            LayoutDiagnostic(
              .element(element), .noRoom, given: across,
              used: LayoutUnit(rawValue: room).points))
        }
      }
    }
    for diagnostic in found { diagnostics.note(diagnostic) }
    return extents
  }
}
