import Compositional
import LayoutCore
import LayoutTesting

// Lines: subitems that are placed one after the other.
extension ReferenceGroups {
  /// A subitem with a place in a line.
  private struct Member {
    var item: CompositionalItem
    var box: ReferenceBox
    /// A Boolean value that indicates whether it contains an item of the section.
    var isReal: Bool
  }

  /// The minimum and the flexibility of the spacings around an item along an axis.
  private static func edges(
    _ item: CompositionalItem, _ axis: LayoutAxis
  ) -> (start: CompositionalSpacing, end: CompositionalSpacing) {
    let edges = item.edgeSpacing
    return axis == .horizontal ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
  }

  private static func least(_ item: CompositionalItem, _ axis: LayoutAxis) -> Int {
    let edges = edges(item, axis)
    return length(edges.start.minimum) + length(edges.end.minimum)
  }

  /// Returns whether an extent of an item is a fraction of its container along an axis.
  private static func refers(_ dimension: CompositionalDimension, to axis: LayoutAxis) -> Bool {
    switch dimension {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    default: false
    }
  }

  mutating func layLine(
    _ group: CompositionalItem, _ box: inout ReferenceBox, _ first: Int,
    _ isOpen: (x: Bool, y: Bool), _ stretch: ReferenceShares, _ kinds: Set<ElementKind>
  ) {
    let along: LayoutAxis = group.arrangement == .horizontal ? .horizontal : .vertical
    let across = along.transposed
    func open(_ axis: LayoutAxis) -> Bool { axis == .horizontal ? isOpen.x : isOpen.y }
    let spans = (Self.inner(group, box.size, .horizontal), Self.inner(group, box.size, .vertical))
    func span(_ axis: LayoutAxis) -> (start: Int, extent: Int) {
      axis == .horizontal ? spans.0 : spans.1
    }
    var room = ReferencePair(x: spans.0.extent, y: spans.1.extent)
    var line = fill(group, room, open(along), first, ReferenceShares(), kinds)
    func widest(_ line: [Member]) -> Int {
      guard open(across) else { return room[across] }
      if let given = stretch[across] { return given }
      return line.filter {
        $0.isReal && !Self.refers(Self.dimension($0.item, across), to: across)
      }.map { $0.box.size[across] + Self.least($0.item, across) }.max() ?? room[across]
    }
    var width = widest(line)
    // Siblings share the extent of the largest.
    let shared = largest(line, group, along)
    if isUneven(line, shared) {
      line = fill(group, room, open(along), first, shared, kinds)
      width = widest(line)
    }
    // Fractions of an estimated extent refer to the final one.
    if width != room[across],
      line.contains(where: {
        Self.refers($0.item.width, to: across) || Self.refers($0.item.height, to: across)
      })
    {
      let shared = largest(line, group, along)
      room[across] = width
      line = fill(group, room, open(along), first, shared, kinds)
    }
    let gap = Self.length(group.interItemSpacing.minimum)
    var (all, real) = (0, 0)
    for (number, member) in line.enumerated() {
      all += (number == 0 ? 0 : gap) + member.box.size[along] + Self.least(member.item, along)
      if member.isReal { real = all }
    }
    let total = open(along) ? stretch[along] ?? all : room[along]
    spread(line, group, along, free: max(0, total - all), width, (span(along), span(across)), &box)
    if open(along) { box.size[along] = stretch[along] ?? real }
    if open(across) { box.size[across] = width }
  }

  /// Returns the largest extents of siblings that share one.
  private func largest(
    _ line: [Member], _ group: CompositionalItem, _ along: LayoutAxis
  ) -> ReferenceShares {
    var shared = ReferenceShares()
    for axis in LayoutAxis.allCases where axis != along || group.count == nil {
      shared[axis] =
        line.filter { $0.isReal && Self.isUniform(Self.dimension($0.item, axis)) }
        .map { $0.box.size[axis] }.max()
    }
    return shared
  }

  private func isUneven(_ line: [Member], _ shared: ReferenceShares) -> Bool {
    LayoutAxis.allCases.contains { axis in
      shared[axis] != nil
        && line.contains {
          Self.isUniform(Self.dimension($0.item, axis)) && $0.box.size[axis] != shared[axis]
        }
    }
  }

  /// Returns the subitems that have a place, in order.
  private mutating func fill(
    _ group: CompositionalItem, _ room: ReferencePair, _ isOpen: Bool, _ first: Int,
    _ shared: ReferenceShares, _ kinds: Set<ElementKind>
  ) -> [Member] {
    let along: LayoutAxis = group.arrangement == .horizontal ? .horizontal : .vertical
    let gap = Self.length(group.interItemSpacing.minimum)
    let sharesSpace =
      group.interItemSpacing.isFlexible
      || group.subitems.contains {
        let edges = Self.edges($0, along)
        return edges.start.isFlexible || edges.end.isFlexible
      }
    var line: [Member] = []
    var (used, items) = (0, first)
    var pass = (used: -1, items: -1)
    while group.count.map({ line.count < min(max(1, $0), 65_535) }) ?? true {
      let number = line.count
      if number % group.subitems.count == 0 {
        if items == pass.items || group.count == nil && used == pass.used { break }
        pass = (used, items)
      }
      if number > 0, items >= limit, !sharesSpace { break }
      if items - first > 400 || items - limit >= 60 {
        isCovered = false
        break
      }
      let place = number % group.subitems.count
      let item = group.subitems[place]
      var forced = ReferenceShares()
      for axis in LayoutAxis.allCases where Self.isUniform(Self.dimension(item, axis)) {
        forced[axis] = shared[axis]
      }
      if let given = group.count, !(isOpen && Self.dimension(item, along).isEstimated) {
        // Equal shares of the length, without the spacings.
        let count = min(max(1, given), 65_535)
        let gaps = (count - 1) * gap
        let total = gaps > room[along] ? 0 : room[along] - gaps
        forced[along] = floored(
          Self.share(total, count, upTo: number + 1) - Self.share(total, count, upTo: number))
      }
      let isFirst = number == 0 || takesFirst && items == 0
      // An element that is attached to the group belongs to its first item.
      let isLater = group.subitems[..<place].contains { Self.beginsWithItem($0) }
      let taken = isLater ? [] : kinds
      let laid = lay(item, in: room, first: items, forced: forced, taken: taken)
      // An estimated line is filled by estimates.
      let length = isOpen ? laid.nominal[along] : laid.size[along]
      let end = used + (number == 0 ? 0 : gap) + length + Self.least(item, along)
      // A 64th of a point is for fractions that were rounded.
      if group.count == nil, !isFirst, end > room[along] + ReferenceSpace.unitsPerPoint / 64 {
        break
      }
      used = end
      line.append(Member(item: item, box: laid, isReal: laid.items > 0 && items < limit))
      items += laid.items
    }
    return line
  }

  /// Places the subitems of a line, and shares the remaining space among flexible spacings.
  private func spread(
    _ line: [Member], _ group: CompositionalItem, _ along: LayoutAxis, free: Int, _ width: Int,
    _ spans: (along: (start: Int, extent: Int), across: (start: Int, extent: Int)),
    _ box: inout ReferenceBox
  ) {
    let across = along.transposed
    var spacings: [CompositionalSpacing] = []
    for (number, member) in line.enumerated() {
      let edges = Self.edges(member.item, along)
      spacings += [number == 0 ? .fixed(0) : group.interItemSpacing, edges.start, edges.end]
    }
    let flexible = spacings.filter { $0.isFlexible }.count
    var shares = 0
    let extents = spacings.map { spacing -> Int in
      let least = Self.length(spacing.minimum)
      guard spacing.isFlexible else { return least }
      shares += 1
      return least + Self.share(free, flexible, upTo: shares)
        - Self.share(free, flexible, upTo: shares - 1)
    }
    var position = spans.along.start
    for (number, member) in line.enumerated() {
      position += extents[3 * number] + extents[3 * number + 1]
      let edges = Self.edges(member.item, across)
      let left = max(0, width - member.box.size[across] - Self.least(member.item, across))
      var aside = spans.across.start + Self.length(edges.start.minimum)
      if edges.start.isFlexible { aside += edges.end.isFlexible ? left / 2 : left }
      for var part in member.box.parts {
        part.start[along] += position
        part.start[across] += aside
        box.parts.append(part)
      }
      box.items += member.box.items
      position += member.box.size[along] + extents[3 * number + 2]
    }
  }
}
