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
  /// Creates the metrics of a section in a container, without reports of invalid parameters.
  ///
  /// A preparation creates and reports them itself. Use these to check a section's own parameters.
  ///
  /// - Parameter parameters: The parameters of the section.
  /// - Parameter container: The container that the layout is prepared for.
  public init(_ parameters: SectionParameters, in container: LayoutContainer) {
    self = SectionEdges.resolve(parameters, container) { _, _, _, _ in }.0
  }
}

/// The space that a section takes in addition to its items, in exact units.
struct SectionEdges: Hashable, Sendable {
  /// A header or footer in exact units.
  struct Item: Hashable, Sendable {
    var extent = LayoutUnit.zero
    var before = LayoutUnit.zero
    var after = LayoutUnit.zero
    var cross = LayoutSpan(start: 0, extent: 0)
    var isPinned = false
    var zIndex = 1

    /// The total extent along the scroll axis, including insets, or 0 if there is no edge item.
    var total: LayoutUnit { extent > .zero ? before + extent + after : .zero }
    /// Whether the edge item is pinned and exists, for which it needs an extent.
    var pins: Bool { isPinned && extent > .zero }
  }

  var insetStart: LayoutUnit
  var insetEnd: LayoutUnit
  var header: Item
  var footer: Item

  var hasEdgeItems: Bool { header.extent > .zero || footer.extent > .zero }

  /// The distance from the start of a section to its items.
  var itemsStart: LayoutUnit { header.total + insetStart }

  /// Returns the header or footer, which has no extent if it is absent.
  func edgeItem(isFooter: Bool) -> Item { isFooter ? footer : header }

  /// Returns the header or footer and the interval in which it stays, or `nil` if it is absent.
  ///
  /// An edge item that is not pinned cannot leave its place.
  ///
  /// - Parameter start: The start of the section.
  /// - Parameter length: The length of the section's items.
  /// - Parameter extent: The extent of the section.
  func edgeItem(
    isFooter: Bool, from start: LayoutUnit, items length: LayoutUnit,
    extent: @autoclosure () -> LayoutUnit
  ) -> (edgeItem: Item, span: PinnedSpan)? {
    let edgeItem = edgeItem(isFooter: isFooter)
    guard edgeItem.extent > .zero else { return nil }
    let lower = start + edgeItem.before + (isFooter ? itemsStart + length + insetEnd : .zero)
    var span = PinnedSpan(
      lower: lower, extent: edgeItem.extent, isAtEnd: isFooter, lowerLimit: lower,
      upperLimit: lower + edgeItem.extent)
    if edgeItem.isPinned {
      // The limits are the section without the other edge item.
      span.lowerLimit = start + header.total
      span.upperLimit = start + extent() - footer.total
    }
    return (edgeItem, span)
  }
}

extension SectionEdges {
  /// Checks the parameters of a section, and returns them in exact units.
  ///
  /// - Parameter note: A closure that is called with the key of each invalid parameter, its
  ///   problem, the given number and the used number.
  static func resolve(
    _ parameters: SectionParameters, _ container: LayoutContainer,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void
  ) -> (SectionMetrics, SectionEdges) {
    let axis = container.space.axis
    let cross = axis.transposed
    func length(_ points: Double, _ key: String) -> LayoutUnit {
      LayoutUnit.checked(points) { note(key, $0, points, $1) }
    }
    func edgeItem(_ edgeItem: EdgeItem, _ name: String) -> Item {
      let points = edgeItem.extent
      let extent =
        points.isFinite && points <= 0
        ? .zero : LayoutUnit.checkedExtent(points) { note("\(name)Extent", $0, points, $1) }
      // The insets of an edge item that is absent have no effect.
      guard extent > .zero else { return Item() }
      func inset(_ points: Double) -> LayoutUnit { length(points, "\(name)Insets") }
      let start = inset(edgeItem.insets.start(along: cross))
      let end = inset(edgeItem.insets.end(along: cross))
      let lower = LayoutUnit(points: container.crossStartInset) + start
      var upper = container.crossLength - LayoutUnit(points: container.crossEndInset) - end
      if lower > upper { note("\(name)Insets", .noRoom, (start + end).points, 0) }
      upper = max(lower, upper)
      return Item(
        extent: extent, before: inset(edgeItem.insets.start(along: axis)),
        after: inset(edgeItem.insets.end(along: axis)),
        cross: container.space.crossSpan(from: lower.rawValue, to: upper.rawValue),
        isPinned: edgeItem.isPinned, zIndex: edgeItem.zIndex)
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
    // The parameters are checked in this order.
    let edges = SectionEdges(
      insetStart: length(insets.start(along: axis), "sectionInsets"),
      insetEnd: length(insets.end(along: axis), "sectionInsets"),
      header: edgeItem(parameters.header, "header"), footer: edgeItem(parameters.footer, "footer"))
    return (metrics, edges)
  }
}
