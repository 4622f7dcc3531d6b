/// The parameters of a section in exact units, checked, in a container.
///
/// This is all that the placement of items may depend on, unless a strategy has a style of its own. Insets
/// along the scroll axis, headers and footers are not part of it: the core applies them.
public struct SectionMetrics: Hashable, Sendable {
  /// The scroll axis.
  public let axis: LayoutAxis
  /// The tracks of the section, within its insets across the scroll axis.
  public let grid: TrackGrid
  /// The distance between items of a track; negative items overlap.
  public let itemSpacing: LayoutUnit
  /// The size of items for which the delegate gives none, in points.
  public let itemSize: LayoutSize
  /// The pixels that extents are rounded down to, or nil if they are not.
  public let floorGrid: PixelGrid?

  /// The size that is proposed to an item of one track.
  @inlinable
  public var proposal: LayoutProposal { LayoutProposal(across: axis, extent: grid.trackExtent) }
}

/// The room that a section takes beside its items, in exact units.
@usableFromInline
struct SectionFrame: Hashable, Sendable {
  /// A header or footer in exact units.
  struct Bar: Hashable, Sendable {
    var extent = LayoutUnit.zero
    var before = LayoutUnit.zero
    var after = LayoutUnit.zero
    var cross = LayoutSpan(start: 0, extent: 0)
    var isPinned = false
    var zIndex = 1

    /// The room along the scroll axis, insets included; zero if there is no bar.
    var total: LayoutUnit { extent > .zero ? before + extent + after : .zero }
    /// Whether there is a bar, and it keeps in view.
    var pins: Bool { isPinned && extent > .zero }
  }

  var header: Bar
  var footer: Bar
  var insetStart: LayoutUnit
  var insetEnd: LayoutUnit

  /// The distance from the beginning of a section to its items.
  var itemsStart: LayoutUnit { header.total + insetStart }
}

extension SectionFrame {
  /// Checks the parameters of a section.
  ///
  /// - Parameter note: Takes the key of a parameter, its problem, the number that was given and the one
  ///   that is used instead.
  static func resolve(
    _ parameters: SectionParameters, _ axis: LayoutAxis, _ container: LayoutContainer,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void
  ) -> (SectionMetrics, SectionFrame) {
    let cross = axis.transposed
    func length(_ points: Double, _ key: String) -> LayoutUnit {
      LayoutUnit.checked(points) { note(key, $0, points, $1) }
    }
    func bar(_ bar: SectionBar, _ key: String) -> Bar {
      let points = bar.extent
      let extent = points.isFinite && points <= 0 ? .zero : max(.zero, length(points, key))
      let lower = length(container.crossStartInset + bar.insets.start(along: cross), key)
      let end = length(container.crossEndInset + bar.insets.end(along: cross), key)
      var upper = container.crossLength - end
      if lower > upper, extent > .zero {
        note(key, .noRoom, bar.insets.start(along: cross) + bar.insets.end(along: cross), 0)
      }
      upper = max(lower, upper)
      return Bar(
        extent: extent, before: length(bar.insets.start(along: axis), key),
        after: length(bar.insets.end(along: axis), key),
        cross: container.space.crossSpan(from: lower.rawValue, to: upper.rawValue),
        isPinned: bar.isPinned, zIndex: bar.zIndex)
    }
    let insets = parameters.sectionInsets
    let grid = TrackGrid(
      columns: parameters.columns, spacing: parameters.columnSpacing,
      leading: container.crossStartInset + insets.start(along: cross),
      trailing: container.crossEndInset + insets.end(along: cross),
      crossLength: container.crossLength, floor: container.floorGrid, note: note)
    let metrics = SectionMetrics(
      axis: axis, grid: grid, itemSpacing: length(parameters.itemSpacing, "itemSpacing"),
      itemSize: parameters.itemSize, floorGrid: container.floorGrid)
    let start = length(insets.start(along: axis), "sectionInsets")
    let end = length(insets.end(along: axis), "sectionInsets")
    let header = bar(parameters.header, "headerExtent")
    let footer = bar(parameters.footer, "footerExtent")
    return (
      metrics, SectionFrame(header: header, footer: footer, insetStart: start, insetEnd: end)
    )
  }
}
