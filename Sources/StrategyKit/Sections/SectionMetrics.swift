import LayoutCore

/// The checked parameters of a section in a container, in exact units.
///
/// The placement of items must not depend on anything else, unless a strategy has its own style.
/// Insets along the scroll axis, headers and footers are not included, because the core applies
/// them.
public struct SectionMetrics: Hashable, Sendable {
  /// The scroll axis.
  public let axis: LayoutAxis
  /// The tracks of the section, within its insets across the scroll axis.
  public let grid: TrackGrid
  /// The distance between items of a track; if it is negative, items overlap.
  public let itemSpacing: LayoutUnit
  /// The size of items for which the delegate returns no size, in points.
  public let itemSize: LayoutSize
  /// The pixel grid that extents are rounded down to, or `nil` for no such rounding.
  public let floorGrid: PixelGrid?

  /// The size that is proposed to an item of one track: the extent across the scroll axis only.
  public var proposal: LayoutProposal { LayoutProposal(across: axis, extent: grid.trackExtent) }
}

extension SectionMetrics {
  /// Checks the parameters of a section, and converts them for a container.
  ///
  /// - Parameter parameters: The parameters of the section.
  /// - Parameter container: The container that the layout is prepared for.
  /// - Parameter notes: The notes to which each replaced parameter is added.
  public init(
    _ parameters: SectionParameters, in container: LayoutContainer,
    noting notes: inout SectionNotes
  ) {
    axis = container.space.axis
    grid = TrackGrid(
      columns: parameters.columns, spacing: parameters.columnSpacing,
      insets: parameters.sectionInsets, in: container, noting: &notes)
    itemSpacing = notes.length(parameters.itemSpacing, "itemSpacing")
    itemSize = parameters.itemSize
    floorGrid = container.floorGrid
  }
}

extension TrackGrid {
  /// Creates a grid of `columns` between the insets of a section, clear of bars.
  ///
  /// - Parameter columns: The number of tracks.
  /// - Parameter spacing: The distance between two tracks, in points.
  /// - Parameter insets: The insets of the section, in points.
  /// - Parameter spacingKey: The name of the parameter for the spacing. The default is
  ///   `columnSpacing`.
  /// - Parameter container: The container that the layout is prepared for.
  /// - Parameter notes: The notes to which each replaced parameter is added.
  public init(
    columns: ColumnCount, spacing: Double, insets: LayoutInsets,
    spacingKey: String = "columnSpacing", in container: LayoutContainer,
    noting notes: inout SectionNotes
  ) {
    let cross = container.space.axis.transposed
    self.init(
      columns: columns, spacing: spacing,
      leading: container.crossStartInset + insets.start(along: cross),
      trailing: container.crossEndInset + insets.end(along: cross),
      crossLength: container.crossLength, floor: container.floorGrid
    ) {
      notes.note($0 == "columnSpacing" ? spacingKey : $0, $1, given: $2, used: $3)
    }
  }
}
