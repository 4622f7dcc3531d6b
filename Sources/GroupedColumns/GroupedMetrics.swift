import StrategyKit

/// The measures that all sections share, in layout units.
struct GroupedMetrics: Hashable, Sendable {
  let grid: TrackGrid
  let insetStart: LayoutUnit
  let insetEnd: LayoutUnit
  let cardStart: LayoutUnit
  let cardEnd: LayoutUnit
  let cardLeading: LayoutUnit
  let cardTrailing: LayoutUnit
  /// The thickness of separators.
  ///
  /// Unless it is 0, it is at least one pixel, because a thinner line could round to zero.
  let separator: LayoutUnit
  let separatorLeading: LayoutUnit
  let separatorTrailing: LayoutUnit

  /// Creates the measures of a layout in a container.
  ///
  /// - Parameter note: A closure that receives each replaced parameter: its key, the problem, the
  ///   given value and the used one.
  init(
    _ layout: GroupedColumnsLayout, _ container: LayoutContainer,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void
  ) {
    let cross = layout.axis.transposed
    func extent(_ points: Double, _ key: String) -> LayoutUnit {
      LayoutUnit.checkedExtent(points) { note(key, $0, points, $1) }
    }
    let insets = layout.contentInsets
    // Columns are equal.
    var columns = layout.columns
    if case .tracks(let sizes, _) = columns { columns = .fixed(sizes.count) }
    grid = TrackGrid(
      columns: columns, spacing: extent(layout.columnSpacing, "columnSpacing").points,
      leading: container.crossStartInset
        + extent(insets.start(along: cross), "contentInsets").points,
      trailing: container.crossEndInset + extent(insets.end(along: cross), "contentInsets").points,
      crossLength: container.crossLength, floor: container.floorGrid
    ) { note($0 == "sectionInsets" ? "contentInsets" : $0, $1, $2, $3) }
    insetStart = extent(insets.start(along: layout.axis), "contentInsets")
    insetEnd = extent(insets.end(along: layout.axis), "contentInsets")
    let card = layout.style.cardInsets
    cardStart = extent(card.start(along: layout.axis), "cardInsets")
    cardEnd = extent(card.end(along: layout.axis), "cardInsets")
    cardLeading = extent(card.start(along: cross), "cardInsets")
    cardTrailing = extent(card.end(along: cross), "cardInsets")
    let thickness = extent(layout.style.separatorThickness, "separatorThickness")
    let pixel = container.space.grid.map { LayoutUnit(points: 1 / $0.scale) } ?? .zero
    separator = thickness > .zero ? max(thickness, pixel) : .zero
    separatorLeading = extent(layout.style.separatorLeading, "separatorLeading")
    separatorTrailing = extent(layout.style.separatorTrailing, "separatorTrailing")
  }
}
