import Compositional
import LayoutCore
import LayoutTesting

/// A pair of lengths in units: one in the direction of reading, and one downwards.
struct ReferencePair: Equatable {
  var x = 0
  var y = 0

  subscript(axis: LayoutAxis) -> Int {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// Two optional lengths.
struct ReferenceShares {
  var x: Int?
  var y: Int?

  subscript(axis: LayoutAxis) -> Int? {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// A group of a compositional layout that was laid out in the plainest way: every part is a value,
/// and a line that is laid out again starts from nothing.
struct ReferenceBox {
  struct Part {
    /// The number of the item in its group, or of the first item of the group that the element is
    /// attached to.
    var item: Int
    var start: ReferencePair
    var size: ReferencePair
    /// The zIndex relative to other cells, or nil for an attached element.
    var layer: Int?
    var attached: CompositionalSupplementary?
  }

  var size = ReferencePair()
  /// The size before anything is measured.
  var nominal = ReferencePair()
  var parts: [Part] = []
  /// The number of places for items.
  var items = 0
}

/// The rules of groups, written from the documentation of descriptions.
struct ReferenceGroups {
  let space: ReferenceSpace
  /// The kinds of the section's boundary items.
  let reserved: Set<ElementKind>
  /// Returns the size of an item of the group, or nil for its estimate.
  let size: (Int) -> LayoutSize?
  /// The number of items that the section still has.
  let limit: Int
  /// The extent of the outermost group, if it is given.
  var stretch = ReferenceShares()
  /// A Boolean value that indicates whether the first item is placed even if it does not fit.
  var takesFirst = false
  /// A Boolean value that indicates whether the description is simple enough for this reference.
  var isCovered = true

  /// The rules without answers of the delegate.
  var withoutAnswers: ReferenceGroups {
    ReferenceGroups(space: space, reserved: reserved, size: { _ in nil }, limit: limit)
  }

  static func points(_ units: Int) -> Double { ReferenceSpace.points(units) }

  static func part(_ part: Double, of units: Int) -> Int {
    ReferenceSpace.units(part * points(units))
  }

  func floored(_ units: Int) -> Int {
    space.rounding == .floor
      ? ReferenceSpace.units(space.flooredToPixels(Self.points(units))) : units
  }

  static func isUniform(_ dimension: CompositionalDimension) -> Bool {
    if case .uniformAcrossSiblings = dimension { return true }
    return false
  }

  static func length(_ points: Double) -> Int { ReferenceExtent(points).units }

  /// Returns the extent of a dimension in a container.
  static func resolved(_ dimension: CompositionalDimension, in container: ReferencePair) -> Int {
    switch dimension {
    case .absolute(let points), .estimated(let points),
      .uniformAcrossSiblings(estimate: let points):
      length(points)
    case .fractionalWidth(let part): self.part(part, of: container.x)
    case .fractionalHeight(let part): self.part(part, of: container.y)
    }
  }

  static func inset(_ points: Double, of extent: Int, isGroup: Bool) -> Int {
    if isGroup, points > 0, points < 1 { return part(points, of: extent) }
    return isGroup ? max(0, ReferenceSpace.units(points)) : ReferenceSpace.units(points)
  }

  static func dimension(_ item: CompositionalItem, _ axis: LayoutAxis) -> CompositionalDimension {
    axis == .horizontal ? item.width : item.height
  }

  /// Returns the part of an item within its insets, which are ignored along an estimated extent.
  static func inner(
    _ item: CompositionalItem, _ size: ReferencePair, _ axis: LayoutAxis
  ) -> (start: Int, extent: Int) {
    if dimension(item, axis).isEstimated { return (0, size[axis]) }
    let isGroup = item.arrangement != .cell
    let insets = item.contentInsets
    let own = axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    let start = inset(own.0, of: size[axis], isGroup: isGroup)
    let end = inset(own.1, of: size[axis], isGroup: isGroup)
    return (start, max(0, size[axis] - start - end))
  }

  /// Returns whether an item has a place for at least one item of the section.
  static func hasPlaces(_ item: CompositionalItem) -> Bool {
    switch item.arrangement {
    case .cell: true
    case .custom: !item.frames.isEmpty
    case .horizontal, .vertical: item.subitems.contains { hasPlaces($0) }
    }
  }

  /// Returns whether an item, or the first subitem of a group, is an item of the section.
  static func beginsWithItem(_ item: CompositionalItem) -> Bool {
    switch item.arrangement {
    case .cell: true
    case .custom: !item.frames.isEmpty
    case .horizontal, .vertical: item.subitems.first.map { beginsWithItem($0) } ?? false
    }
  }

  /// Returns whether the delegate's answers can determine an extent.
  static func isMeasured(_ item: CompositionalItem) -> Bool {
    switch item.arrangement {
    case .cell: item.width.isEstimated || item.height.isEstimated
    case .custom: false
    case .horizontal, .vertical: item.subitems.contains { isMeasured($0) }
    }
  }

  /// Returns the sum of the first `number` of `count` equal shares.
  static func share(_ total: Int, _ count: Int, upTo number: Int) -> Int {
    total / count * number + total % count * number / count
  }

  // MARK: Items

  /// Lays out an item and everything in it.
  ///
  /// - Parameter first: The number of its first item in the group.
  /// - Parameter forced: The extents that the enclosing group determines.
  /// - Parameter taken: The kinds that are attached to a group that begins with the same item.
  mutating func lay(
    _ item: CompositionalItem, in container: ReferencePair, first: Int,
    forced: ReferenceShares = ReferenceShares(), taken: Set<ElementKind> = [],
    isOutermost: Bool = false
  ) -> ReferenceBox {
    var box = ReferenceBox()
    var isOpen = (x: false, y: false)
    for axis in LayoutAxis.allCases {
      let dimension = Self.dimension(item, axis)
      let own = floored(Self.resolved(dimension, in: container))
      box.size[axis] = forced[axis] ?? own
      box.nominal[axis] = Self.isUniform(dimension) ? own : box.size[axis]
      let open = dimension.isEstimated && forced[axis] == nil
      if axis == .horizontal { isOpen.x = open } else { isOpen.y = open }
    }
    guard Self.hasPlaces(item) else { return box }
    var kinds = taken
    var attached: [CompositionalSupplementary] = []
    for element in item.supplementaryItems
    where !reserved.contains(element.kind) && !kinds.contains(element.kind) {
      kinds.insert(element.kind)
      attached.append(element)
    }
    let stretch = isOutermost ? stretch : ReferenceShares()
    switch item.arrangement {
    case .cell:
      if isOpen.x || isOpen.y, first < limit, let answer = size(first) {
        if isOpen.x { box.size.x = floored(Self.length(answer.width)) }
        if isOpen.y { box.size.y = floored(Self.length(answer.height)) }
      }
      if isOpen.x, let extent = stretch.x { box.size.x = extent }
      if isOpen.y, let extent = stretch.y { box.size.y = extent }
      box.items = 1
      let (x, y) = (Self.inner(item, box.size, .horizontal), Self.inner(item, box.size, .vertical))
      box.parts = [
        ReferenceBox.Part(
          item: first, start: ReferencePair(x: x.start, y: y.start),
          size: ReferencePair(x: x.extent, y: y.extent), layer: 0)
      ]
    case .custom: layFrames(item, &box, first, isOpen, stretch)
    case .horizontal, .vertical: layLine(item, &box, first, isOpen, stretch, kinds)
    }
    guard box.items > 0 else { return box }
    let (x, y) = (Self.inner(item, box.size, .horizontal), Self.inner(item, box.size, .vertical))
    for element in attached {
      let part = Self.attached(
        element, ReferencePair(x: x.start, y: y.start), ReferencePair(x: x.extent, y: y.extent))
      box.parts.append(
        ReferenceBox.Part(item: first, start: part.start, size: part.size, attached: element))
    }
    return box
  }

  /// Returns the place of an element that is attached to an item.
  private static func attached(
    _ element: CompositionalSupplementary, _ start: ReferencePair, _ size: ReferencePair
  ) -> (start: ReferencePair, size: ReferencePair) {
    let extents = ReferencePair(
      x: resolved(element.width, in: size), y: resolved(element.height, in: size))
    func point(_ anchor: CompositionalAnchor, _ axis: LayoutAxis, of extent: Int) -> Int {
      let isX = axis == .horizontal
      let (lower, upper) = (
        anchor.edges.contains(isX ? .leading : .top),
        anchor.edges.contains(isX ? .trailing : .bottom)
      )
      let base = lower == upper ? extent / 2 : lower ? 0 : extent
      let offset = isX ? anchor.offset.x : anchor.offset.y
      return base
        + (anchor.unit == .points
          ? ReferenceSpace.units(offset)
          : part(points(ReferenceSpace.units(offset)), of: extents[axis]))
    }
    let own = element.itemAnchor ?? CompositionalAnchor(element.containerAnchor.edges)
    var place = ReferencePair()
    for axis in LayoutAxis.allCases {
      place[axis] =
        start[axis] + point(element.containerAnchor, axis, of: size[axis])
        - point(own, axis, of: extents[axis])
    }
    return (place, extents)
  }

  private mutating func layFrames(
    _ item: CompositionalItem, _ box: inout ReferenceBox, _ first: Int,
    _ isOpen: (x: Bool, y: Bool), _ stretch: ReferenceShares
  ) {
    var furthest = ReferencePair()
    for (number, frame) in item.frames.enumerated() {
      var part = ReferenceBox.Part(
        item: first + number, start: ReferencePair(), size: ReferencePair(), layer: frame.zIndex)
      for axis in LayoutAxis.allCases {
        let isX = axis == .horizontal
        let inner = Self.inner(item, box.size, axis)
        let start = Self.points(
          ReferenceSpace.units(isX ? frame.rect.origin.x : frame.rect.origin.y))
        let extent = isX ? frame.rect.width : frame.rect.height
        let lower =
          frame.isFractional ? Self.part(start, of: inner.extent) : ReferenceSpace.units(start)
        let length =
          frame.isFractional
          ? max(0, Self.part(start + extent, of: inner.extent) - lower)
          : ReferenceSpace.units(extent)
        part.start[axis] = inner.start + lower
        part.size[axis] = length
        if first + number < limit { furthest[axis] = max(furthest[axis], lower + length) }
      }
      box.parts.append(part)
      box.items += 1
    }
    if isOpen.x { box.size.x = stretch.x ?? furthest.x }
    if isOpen.y { box.size.y = stretch.y ?? furthest.y }
  }
}
