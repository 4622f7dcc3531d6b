import LayoutCore

/// Where a node lies that has an element: a cell, or a group with something attached.
///
/// - Units: ``/LayoutCore/LayoutUnit`` raw values from the corner where the group begins.
struct PlacedNode: Hashable, Sendable {
  var node: Int32
  /// The number of the item in the group, or of a nested group's first item.
  var item: Int32
  /// The number of the frame in a custom group; −1 elsewhere.
  var frame: Int32 = -1
  var start = PerAxis<Int64>(main: 0, cross: 0)
  var extents = PerAxis<Int64>(main: 0, cross: 0)
}

/// The extent that a group is stretched to along one axis.
struct GroupStretch: Hashable, Sendable {
  var extent: Int64
  var alongMain: Bool
}

/// Lays out one group of a section: gives every item in it a place.
///
/// A group that is open along an axis (its extent is estimated) takes the extent of what is in it.
/// Items beyond the last of the section are laid out by their estimates, but count for no extent: a
/// group that is filled in part leaves their places free.
///
/// - Complexity: O(e · 2ᵈ); e = items and groups in the group, d = how deep groups are nested in which
///   siblings depend on each other's extents; most often O(e).
struct GroupSolver {
  typealias Units = PerAxis<Int64>
  /// Tells what an item of a node was measured to be along each axis; negative where nothing tells.
  ///
  /// The last parameter tells what is known of its extents; negative where it is to tell them itself.
  typealias Measure = (_ item: Int, _ node: Int, _ known: Units) -> Units

  /// A child that has its place in a line.
  private struct LineChild {
    var node: Int
    var first: Int
    var end: Int
    var size: Units
    var isReal: Bool
  }

  /// What came of solving a node.
  private struct Solved {
    var size: Units
    /// The size as long as nothing is measured.
    var nominal: Units
  }

  /// What siblings have in common.
  private struct Shared {
    var uniform = PerAxis<Int64?>(main: nil, cross: nil)
  }

  let nodes: [CompositionalNode]
  let floor: PixelGrid?
  /// The cells, and groups with something attached, item by item.
  private(set) var entries: [PlacedNode] = []
  /// How many items have a place.
  private(set) var items = 0
  /// Whether something did not fit and was placed nevertheless, or there was too much.
  private(set) var isCut = false
  /// How many items there are; further places stay free.
  private var limit = 0
  private var stretch: GroupStretch?
  private var line: [LineChild] = []

  init(nodes: [CompositionalNode], floor: PixelGrid?) {
    self.nodes = nodes
    self.floor = floor
  }

  /// Lays out the group of node 0 for at most `limit` items; gives its size.
  ///
  /// - Parameter stretch: The extent of the group along an axis where its own is estimated: what it takes
  ///   in is the same, but it is as large as that.
  mutating func solve(
    in container: Units, stretch: GroupStretch? = nil, limit: Int, measure: Measure
  ) -> Units {
    entries.removeAll(keepingCapacity: true)
    line.removeAll(keepingCapacity: true)
    items = 0
    isCut = false
    self.limit = limit
    self.stretch = stretch
    return solve(0, in: container, forced: Units(main: -1, cross: -1), measure).size
  }

  /// How many of the section's items the group takes.
  var taken: Int { min(items, limit) }

  // MARK: Nodes

  private mutating func solve(
    _ index: Int, in container: Units, forced: Units, _ measure: Measure
  ) -> Solved {
    let node = nodes[index]
    var size = Units(main: 0, cross: 0)
    for main in PerAxis<Bool>.both {
      size[main] =
        forced[main] >= 0 ? forced[main] : floored(node.extents[main].resolved(in: container))
    }
    var nominal = size
    for main in PerAxis<Bool>.both where node.extents[main].isUniform {
      nominal[main] = floored(node.extents[main].resolved(in: container))
    }
    let isOpen = PerAxis(
      main: node.extents.main.isEstimated && forced.main < 0,
      cross: node.extents.cross.isEstimated && forced.cross < 0)
    switch node.kind {
    case .cell:
      placeCell(index, node, &size, isOpen, measure)
    case .custom:
      placeFrames(index, node, &size, isOpen)
    case .line(let alongMain):
      placeLine(index, node, &size, isOpen, along: alongMain, measure)
    }
    return Solved(size: size, nominal: nominal)
  }

  private func floored(_ units: Int64) -> Int64 {
    guard let floor else { return units }
    return LayoutUnit(points: floor.floor(LayoutUnit(rawValue: units).points)).rawValue
  }

  /// What of an extent is left within the insets, which count for nothing along an open axis.
  private func inner(
    _ node: CompositionalNode, _ size: Units, _ isOpen: PerAxis<Bool>, _ main: Bool
  ) -> (start: Int64, extent: Int64) {
    guard !node.extents[main].isEstimated else { return (0, size[main]) }
    let start = node.insets[main].start.resolved(in: size[main])
    let end = node.insets[main].end.resolved(in: size[main])
    return (start, max(0, size[main] &- start &- end))
  }

  private mutating func placeCell(
    _ index: Int, _ node: CompositionalNode, _ size: inout Units, _ isOpen: PerAxis<Bool>,
    _ measure: Measure
  ) {
    if isOpen.main || isOpen.cross, items < limit {
      let known = Units(
        main: isOpen.main ? -1 : inner(node, size, isOpen, true).extent,
        cross: isOpen.cross ? -1 : inner(node, size, isOpen, false).extent)
      let measured = measure(items, index, known)
      if isOpen.main, measured.main >= 0 { size.main = floored(measured.main) }
      if isOpen.cross, measured.cross >= 0 { size.cross = floored(measured.cross) }
    }
    if index == 0, let stretch, isOpen[stretch.alongMain] {
      size[stretch.alongMain] = stretch.extent
    }
    var entry = PlacedNode(node: Int32(index), item: Int32(items))
    for main in PerAxis<Bool>.both {
      let inner = inner(node, size, isOpen, main)
      entry.start[main] = inner.start
      entry.extents[main] = inner.extent
    }
    entries.append(entry)
    items += 1
  }

  private mutating func placeFrames(
    _ index: Int, _ node: CompositionalNode, _ size: inout Units, _ isOpen: PerAxis<Bool>
  ) {
    let own = beginGroup(index, node)
    let inner = PerAxis(
      main: inner(node, size, isOpen, true), cross: inner(node, size, isOpen, false))
    var furthest = Units(main: 0, cross: 0)
    for (number, frame) in node.frames.enumerated() {
      guard hasRoom else { break }
      var entry = PlacedNode(node: Int32(index), item: Int32(items), frame: Int32(number))
      for main in PerAxis<Bool>.both {
        let span = frame.resolved(main, in: inner[main].extent)
        entry.start[main] = inner[main].start &+ span.start
        entry.extents[main] = span.extent
        if items < limit { furthest[main] = max(furthest[main], span.start &+ span.extent) }
      }
      entries.append(entry)
      items += 1
    }
    for main in PerAxis<Bool>.both where isOpen[main] && !node.frames.isEmpty {
      size[main] = stretched(index, main) ?? furthest[main]
    }
    endGroup(own, node, size, isOpen)
  }

  /// What the group's extent is stretched to along an axis; nil where it is not.
  private func stretched(_ index: Int, _ main: Bool) -> Int64? {
    guard index == 0, let stretch, stretch.alongMain == main else { return nil }
    return stretch.extent
  }

  private mutating func beginGroup(_ index: Int, _ node: CompositionalNode) -> Int? {
    guard !node.attachments.isEmpty else { return nil }
    entries.append(PlacedNode(node: Int32(index), item: Int32(items)))
    return entries.count - 1
  }

  private mutating func endGroup(
    _ own: Int?, _ node: CompositionalNode, _ size: Units, _ isOpen: PerAxis<Bool>
  ) {
    guard let own else { return }
    guard items > Int(entries[own].item) else {
      // Nothing can be attached to a group without items.
      entries.remove(at: own)
      return
    }
    for main in PerAxis<Bool>.both {
      let inner = inner(node, size, isOpen, main)
      entries[own].start[main] = inner.start
      entries[own].extents[main] = inner.extent
    }
  }

  private var hasRoom: Bool { entries.count < CompositionalNodes.maximumEntries }

  // MARK: Lines

  private mutating func placeLine(
    _ index: Int, _ node: CompositionalNode, _ size: inout Units, _ isOpen: PerAxis<Bool>,
    along: Bool, _ measure: Measure
  ) {
    let own = beginGroup(index, node)
    let base = line.count
    let mark = (entries: entries.count, items: items)
    let spans = PerAxis(
      main: inner(node, size, isOpen, true), cross: inner(node, size, isOpen, false))
    var room = Units(main: spans.main.extent, cross: spans.cross.extent)
    fill(node, room, isOpen, along, Shared(), measure)
    let given = stretched(index, !along)
    var across = isOpen[!along] ? given ?? extentAcross(base, along, room) : room[!along]
    if let shared = shared(base, node, along) {
      line.removeLast(line.count - base)
      entries.removeLast(entries.count - mark.entries)
      items = mark.items
      fill(node, room, isOpen, along, shared, measure)
      if isOpen[!along] { across = given ?? extentAcross(base, along, room) }
    }
    // What is a part of the extent across has to wait for that.
    if across != room[!along],
      line[base...].contains(where: { nodes[$0.node].refers(toMain: !along) })
    {
      let shared = self.shared(base, node, along, isAgain: true) ?? Shared()
      line.removeLast(line.count - base)
      entries.removeLast(entries.count - mark.entries)
      items = mark.items
      room[!along] = across
      fill(node, room, isOpen, along, shared, measure)
    }
    let lengths = lengths(base, node, along)
    let whole = stretched(index, along)
    let total = isOpen[along] ? whole ?? lengths.all : room[along]
    spread(base, node, along, free: max(0, total &- lengths.all), across: across, spans)
    if isOpen[along] { size[along] = whole ?? lengths.real }
    if isOpen[!along] { size[!along] = across }
    line.removeLast(line.count - base)
    endGroup(own, node, size, isOpen)
  }

  /// Puts children into a line as long as there is room.
  private mutating func fill(
    _ node: CompositionalNode, _ room: Units, _ isOpen: PerAxis<Bool>, _ along: Bool,
    _ shared: Shared, _ measure: Measure
  ) {
    guard !node.children.isEmpty else { return }
    // Parts of the room are rounded to units, each by a half at most.
    let slack = LayoutUnit.perPoint / 64
    var used: Int64 = 0
    var usedBefore: Int64 = -1
    var number = 0
    while node.count == 0 || number < node.count {
      if number % node.children.count == 0 {
        // Children without extent would go on for ever.
        if node.count == 0, used == usedBefore { break }
        usedBefore = used
      }
      guard hasRoom else {
        isCut = true
        break
      }
      let child = node.children[number % node.children.count]
      let mark = (entries: entries.count, items: items, isCut: isCut)
      let solved = solve(
        child, in: room, forced: forced(child, number, node, room, isOpen, along, shared), measure)
      let gap = number == 0 ? 0 : node.spacing.units
      let length =
        (isOpen[along] ? solved.nominal[along] : solved.size[along])
        &+ nodes[child].edges[along].least
      if node.count == 0, used &+ gap &+ length > room[along] &+ slack {
        guard number == 0 else {
          entries.removeLast(entries.count - mark.entries)
          items = mark.items
          isCut = mark.isCut
          break
        }
        isCut = isCut || !isOpen[along]
      }
      used = GroupSolver.bounded(used &+ gap &+ length)
      line.append(
        LineChild(
          node: child, first: mark.entries, end: entries.count, size: solved.size,
          isReal: mark.items < limit))
      number += 1
    }
  }

  /// The extents that a child has to have: its share where children are counted, or what siblings share.
  private func forced(
    _ child: Int, _ number: Int, _ node: CompositionalNode, _ room: Units, _ isOpen: PerAxis<Bool>,
    _ along: Bool, _ shared: Shared
  ) -> Units {
    var forced = Units(main: -1, cross: -1)
    let extents = nodes[child].extents
    for main in PerAxis<Bool>.both where extents[main].isUniform {
      forced[main] = shared.uniform[main] ?? -1
    }
    if node.count > 0, !(isOpen[along] && extents[along].isEstimated) {
      let count = Int64(node.count)
      let gap = node.spacing.units
      let fits = count == 1 || gap <= room[along] / (count - 1)
      let total = fits ? room[along] &- (count - 1) &* gap : 0
      forced[along] = floored(
        GroupSolver.share(total, count, upTo: Int64(number) + 1)
          &- GroupSolver.share(total, count, upTo: Int64(number)))
    }
    return forced
  }

  /// The first so many of `count` equal shares of a whole.
  static func share(_ total: Int64, _ count: Int64, upTo number: Int64) -> Int64 {
    let (each, rest) = total.quotientAndRemainder(dividingBy: count)
    return each &* number &+ rest &* number / count
  }

  /// A sum of lengths, cut off where content ends.
  private static func bounded(_ units: Int64) -> Int64 {
    min(units, LayoutLimits.maximumPosition.rawValue)
  }

  /// What siblings share, where they are not so already.
  private func shared(
    _ base: Int, _ node: CompositionalNode, _ along: Bool, isAgain: Bool = false
  ) -> Shared? {
    var shared = Shared()
    var isNeeded = false
    for main in PerAxis<Bool>.both {
      if main == along, node.count > 0 { continue }
      var largest: Int64 = -1
      var differ = false
      for child in line[base...] where child.isReal && nodes[child.node].extents[main].isUniform {
        differ = differ || (largest >= 0 && child.size[main] != largest)
        largest = max(largest, child.size[main])
      }
      guard largest >= 0 else { continue }
      // Places that stay free have their estimates.
      for child in line[base...] where !child.isReal && nodes[child.node].extents[main].isUniform {
        differ = differ || child.size[main] != largest
      }
      shared.uniform[main] = largest
      isNeeded = isNeeded || differ
    }
    return isNeeded || isAgain ? shared : nil
  }

  /// The extent of a line's children across it: that of the largest which is no part of it.
  private func extentAcross(_ base: Int, _ along: Bool, _ room: Units) -> Int64 {
    var largest: Int64 = -1
    for child in line[base...] where child.isReal {
      let node = nodes[child.node]
      if node.extents[!along].refers(toMain: !along) { continue }
      largest = max(largest, child.size[!along] &+ node.edges[!along].least)
    }
    return largest >= 0 ? largest : room[!along]
  }

  /// The length of a line with its least spacings: all of it, and as far as there are items.
  private func lengths(
    _ base: Int, _ node: CompositionalNode, _ along: Bool
  ) -> (all: Int64, real: Int64) {
    var all: Int64 = 0
    var real: Int64 = 0
    for (number, child) in line[base...].enumerated() {
      let length =
        (number == 0 ? 0 : node.spacing.units) &+ child.size[along]
        &+ nodes[child.node].edges[along].least
      all = GroupSolver.bounded(all &+ length)
      if child.isReal { real = all }
    }
    return (all, real)
  }

  /// Moves a line's children to their places.
  private mutating func spread(
    _ base: Int, _ node: CompositionalNode, _ along: Bool, free: Int64, across: Int64,
    _ spans: PerAxis<(start: Int64, extent: Int64)>
  ) {
    var flexible: Int64 = 0
    for (number, child) in line[base...].enumerated() {
      if number > 0, node.spacing.isFlexible { flexible += 1 }
      flexible += Int64(nodes[child.node].edges[along].flexibleCount)
    }
    var given: Int64 = 0
    func extra(_ spacing: NodeSpacing) -> Int64 {
      guard spacing.isFlexible, flexible > 0 else { return 0 }
      given += 1
      return GroupSolver.share(free, flexible, upTo: given)
        &- GroupSolver.share(free, flexible, upTo: given - 1)
    }
    var position = spans[along].start
    for place in base..<line.count {
      let child = line[place]
      let edges = nodes[child.node].edges
      if place > base { position = position &+ node.spacing.units &+ extra(node.spacing) }
      position = position &+ edges[along].start.units &+ extra(edges[along].start)
      let left = max(0, across &- child.size[!along] &- edges[!along].least)
      var aside = spans[!along].start &+ edges[!along].start.units
      if edges[!along].start.isFlexible {
        aside = aside &+ left / Int64(edges[!along].flexibleCount)
      }
      for entry in child.first..<child.end {
        entries[entry].start[along] = entries[entry].start[along] &+ position
        entries[entry].start[!along] = entries[entry].start[!along] &+ aside
      }
      position = GroupSolver.bounded(
        position &+ child.size[along] &+ edges[along].end.units &+ extra(edges[along].end))
    }
  }
}
