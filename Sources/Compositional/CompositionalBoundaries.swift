import StrategyKit

/// The boundary items of a section, or of a whole layout, in layout units.
struct CompositionalBoundaries: Sendable {
  typealias Units = PerAxis<Int64>

  /// A boundary item whose size is resolved.
  struct Item: Sendable {
    var kind: ElementKind
    /// The number of the item among those of its kind, from 0.
    var number: Int
    var extents: Units
    /// The distances between the element's frame and the item's place, which are fixed.
    var insets: PerAxis<Ends<NodeExtent>>
    /// The side of the item along the main axis: −1 for the start, 1 for the end, 0 for the middle.
    var side: Int
    /// The offset of the item along the main axis.
    var offset: Int64
    /// The start of the item across the main axis, including its offset.
    var crossStart: Int64
    var extends: Bool
    var pins: Bool
    /// A Boolean value that indicates whether the measured size of a section's view replaces the
    /// extent along the main axis.
    ///
    /// As for other layouts, only headers and footers are measured, and only along the scroll axis.
    var isMeasured: Bool
    var zIndex: Int

    /// The largest distance by which the item can reach beyond the section.
    var reach: Int64 {
      let (start, end) = (
        insets.main.start.resolved(in: extents), insets.main.end.resolved(in: extents)
      )
      let outset = max(0, 0 &- min(start, end))
      guard !extends || offset != 0 || outset > 0 else { return 0 }
      return extents.main &+ Int64(offset.magnitude) &+ outset
    }
  }

  let items: [Item]
  /// The extents that the items reserve before the groups and after them.
  let headExtent: Int64
  let footExtent: Int64
  /// The largest distance by which an item can reach beyond the section.
  var reach: Int64 { items.reduce(0) { max($0, $1.reach) } }
  /// A Boolean value that indicates whether at least one item is pinned.
  var pins: Bool { items.contains { $0.pins } }
  /// A Boolean value that indicates whether measured sizes can replace the extents of some items.
  var canBeMeasured: Bool { items.contains { $0.isMeasured } }

  private init(_ items: [Item]) {
    self.items = items
    func extent(atSide side: Int) -> Int64 {
      items.reduce(0) { $1.extends && $1.side == side ? max($0, $1.extents.main) : $0 }
    }
    headExtent = extent(atSide: -1)
    footExtent = extent(atSide: 1)
  }

  init(
    _ descriptions: [CompositionalBoundary], in room: Units, crossStart: Int64,
    maker: inout CompositionalNodes, floor: PixelGrid?
  ) {
    let axis = maker.axis
    var numbers: [ElementKind: Int] = [:]
    var items: [Item] = []
    for description in descriptions {
      let dimensions = maker.extents(description.width, description.height)
      let extents = Units { floor.floored(dimensions[$0].resolved(in: room)) }
      let side = description.alignment.side(along: axis)
      let offset = maker.offset(description.offset)
      let aside = NodeAttachment.Point(
        side: description.alignment.side(along: axis.transposed), offset: .fixed(offset.cross))
      let number = numbers[description.kind, default: 0]
      numbers[description.kind] = number + 1
      items.append(
        Item(
          kind: description.kind, number: number, extents: extents,
          insets: maker.insets(description.contentInsets, isGroup: false), side: side,
          offset: offset.main,
          crossStart: crossStart
            &+ aside.distance(in: room.cross &- extents.cross, attached: extents),
          extends: description.extendsBoundary && side != 0,
          pins: description.pinsToVisibleBounds && side != 0,
          isMeasured: number == 0 && dimensions.main.isEstimated
            && (description.kind == .header || description.kind == .footer),
          zIndex: description.zIndex))
    }
    self.init(items)
  }

  /// Returns the items with the measured extents of a section.
  func measured(_ edgeItems: MeasuredEdgeItems) -> CompositionalBoundaries {
    var items = items
    for place in items.indices where items[place].isMeasured && edgeItems[items[place].kind] >= 0 {
      items[place].extents.main = edgeItems[items[place].kind]
    }
    return CompositionalBoundaries(items)
  }

  /// Returns the start of an item along the main axis.
  ///
  /// - Parameter item: The boundary item.
  /// - Parameter start: The start of the section.
  /// - Parameter length: The length of the section, including its boundary items.
  /// - Parameter edges: The edges of the viewport, without the bars.
  func start(
    of item: Item, start: Int64, length: Int64, edges: (leading: LayoutUnit, trailing: LayoutUnit)
  ) -> Int64 {
    let extent = item.extents.main
    let end = start &+ length
    // An item that makes the section longer is beside the groups, and another one is over them.
    let outset = item.extends ? extent : 0
    let lower = start &+ headExtent &- outset
    let room = end &- footExtent &+ outset &- extent &- lower
    let point = NodeAttachment.Point(side: item.side, offset: .fixed(item.offset))
    let natural = lower &+ point.distance(in: room, attached: item.extents)
    guard item.pins else { return natural }
    let span = PinnedSpan(
      lower: LayoutUnit(rawValue: natural), extent: LayoutUnit(rawValue: extent),
      isAtEnd: item.side > 0, lowerLimit: LayoutUnit(rawValue: start),
      upperLimit: LayoutUnit(rawValue: end))
    return span.start(
      from: edges.leading, to: edges.trailing
    ).rawValue
  }
}

extension PixelGrid? {
  /// Returns a length in layout units rounded down to pixels, or unchanged if there is no grid.
  func floored(_ units: Int64) -> Int64 {
    guard let self else { return units }
    return LayoutUnit(points: self.floor(LayoutUnit(rawValue: units).points)).rawValue
  }
}
