import LayoutCore

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
  /// Checks the insets, the header and the footer of a section, and converts them to exact units.
  init<Style>(
    _ layout: SectionLayout<Style>, in container: LayoutContainer,
    noting notes: inout SectionNotes
  ) {
    let axis = container.space.axis
    insetStart = notes.length(layout.insets.start(along: axis), "sectionInsets")
    insetEnd = notes.length(layout.insets.end(along: axis), "sectionInsets")
    header = Item(layout.header, "header", in: container, noting: &notes)
    footer = Item(layout.footer, "footer", in: container, noting: &notes)
  }
}

extension SectionEdges.Item {
  fileprivate init(
    _ edgeItem: EdgeItem, _ name: String, in container: LayoutContainer,
    noting notes: inout SectionNotes
  ) {
    let axis = container.space.axis
    let points = edgeItem.extent
    let extent =
      points.isFinite && points <= 0
      ? .zero
      : LayoutUnit.checkedExtent(points) {
        notes.note("\(name)Extent", $0, given: points, used: $1)
      }
    // The insets of an edge item that is absent have no effect.
    guard extent > .zero else { return }
    let start = notes.length(edgeItem.insets.start(along: axis.transposed), "\(name)Insets")
    let end = notes.length(edgeItem.insets.end(along: axis.transposed), "\(name)Insets")
    let lower = LayoutUnit(points: container.crossStartInset) + start
    let upper = container.crossLength - LayoutUnit(points: container.crossEndInset) - end
    if lower > upper {
      notes.note("\(name)Insets", .noRoom, given: (start + end).points, used: 0)
    }
    self.extent = extent
    before = notes.length(edgeItem.insets.start(along: axis), "\(name)Insets")
    after = notes.length(edgeItem.insets.end(along: axis), "\(name)Insets")
    cross = container.space.crossSpan(from: lower, to: max(lower, upper))
    isPinned = edgeItem.isPinned
    zIndex = edgeItem.zIndex
  }
}
