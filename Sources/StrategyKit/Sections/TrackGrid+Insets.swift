import LayoutCore

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
