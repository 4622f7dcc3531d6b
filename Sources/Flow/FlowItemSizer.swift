import LayoutCore

/// A value that converts the size of an item to its extents.
@usableFromInline
struct FlowItemSizer: Equatable, Sendable {
  /// The size of items for which the delegate gives none.
  @usableFromInline let itemSize: LayoutSize
  /// The width that is proposed to the delegate.
  @usableFromInline let proposal: LayoutProposal
  @usableFromInline let isVertical: Bool
  @usableFromInline let hasColumns: Bool
  @usableFromInline let isRatio: Bool
  /// The width of a column, in points.
  @usableFromInline let trackExtent: Double
  /// The width of a line, in layout units.
  @usableFromInline let room: Int64
  @usableFromInline let floor: PixelGrid?
  /// The largest extent that needs no replacement, in points.
  @usableFromInline let limit = LayoutLimits.maximumLength.points

  init(
    _ layout: FlowLayout, itemSize: LayoutSize, _ grid: TrackGrid, hasColumns: Bool,
    floor: PixelGrid?
  ) {
    self.itemSize = itemSize
    self.hasColumns = hasColumns
    self.floor = floor
    isVertical = layout.axis == .vertical
    isRatio = hasColumns && layout.itemSizing == .aspectRatio
    trackExtent = grid.trackExtent
    proposal =
      hasColumns
      ? LayoutProposal(across: layout.axis, extent: grid.trackExtent) : LayoutProposal()
    room = grid.room
  }

  /// Returns the extents of an item, from the size that the delegate gives, if it gives one.
  @inlinable @inline(__always)
  func extents(
    of size: LayoutSize?, at index: ElementIndex, _ problems: inout LayoutDiagnostics
  ) -> FlowItemExtents {
    let size = size ?? itemSize
    return extents(of: size) ?? replacement(for: size, at: index, &problems)
  }

  /// Returns the extents of an item of `size`, or `nil` if the size must be replaced.
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

  /// Returns the extents that replace an invalid size, and records a diagnostic.
  ///
  /// A size is invalid if it is negative, not finite, wider than a line, or above the limits. An
  /// item that is wider than its line is placed alone on it, and is as wide as the line.
  @usableFromInline
  func replacement(
    for size: LayoutSize, at index: ElementIndex, _ diagnostics: inout LayoutDiagnostics
  ) -> FlowItemExtents {
    let element = LayoutElement.cell(section: index.section, item: index.item)
    var found: [LayoutDiagnostic] = []
    let extents = replacement(for: size) {
      found.append(LayoutDiagnostic(.element(element), $0, given: $1, used: $2))
    }
    for diagnostic in found { diagnostics.note(diagnostic) }
    return extents
  }

  /// Returns the extents for a size, which can be invalid.
  ///
  /// - Parameter note: A closure that receives each problem, the given extent and the used one.
  func replacement(
    for size: LayoutSize,
    note: (LayoutDiagnostic.Problem, Double, Double) -> Void = { _, _, _ in }
  ) -> FlowItemExtents {
    func extent(_ points: Double, given: Double) -> Int64 {
      LayoutUnit.checkedExtent(floor.map { $0.floor(points) } ?? points) {
        note($0, given, $1)
      }.rawValue
    }
    let along = isVertical ? size.height : size.width
    let across = isVertical ? size.width : size.height
    var extents = FlowItemExtents(cross: 0, main: 0)
    if isRatio {
      if along.isFinite, across.isFinite, along > 0, across > 0 {
        extents.main = extent(along * trackExtent / across, given: along)
      } else {
        // The size has no aspect ratio. The item keeps its place and has no height.
        let isNumber = along.isFinite && across.isFinite
        let problem: LayoutDiagnostic.Problem =
          !isNumber ? .notFinite : along < 0 || across < 0 ? .negative : .zero
        note(problem, along, 0)
      }
    } else {
      extents.main = extent(along, given: along)
      if !hasColumns {
        extents.cross = extent(across, given: across)
        if extents.cross > room {
          // Larger than the room of the line, so that no other item fits on it, not even one
          // without width.
          extents.cross = room &+ LayoutUnit.perPoint
          note(.noRoom, across, LayoutUnit(rawValue: room).points)
        }
      }
    }
    return extents
  }
}
