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
/// A line is laid out again if its items depend on an extent that only the line itself decides on, so nested
/// lines could multiply the work. ``budget`` bounds it: lines beyond it keep what was laid out first.
///
/// - Complexity: O((e + 1) · d); e = items that are laid out, d = nodes of the description; most often O(e).
struct GroupSolver {
  typealias Units = PerAxis<Int64>
  /// Tells what an item of a node was measured to be along each axis; negative where nothing tells.
  ///
  /// The last parameter tells what is known of its extents; negative where it is to tell them itself.
  typealias Measure = (_ item: Int, _ node: Int, _ known: Units) -> Units

  /// A child that has its place in a line.
  struct LineChild {
    var node: Int
    var first: Int
    var end: Int
    var size: Units
    var isReal: Bool
  }

  /// What came of solving a node.
  struct Solved {
    var size: Units
    /// The size as long as nothing is measured.
    var nominal: Units
  }

  /// What siblings have in common.
  struct Shared {
    var uniform = PerAxis<Int64?>(main: nil, cross: nil)
  }

  let nodes: [CompositionalNode]
  let floor: PixelGrid?
  /// The cells, and groups with something attached, item by item.
  var entries: [PlacedNode] = []
  /// How many items have a place.
  var items = 0
  /// Whether something did not fit and was placed nevertheless, or there was too much.
  var isCut = false
  /// The number of nodes that were laid out, each as often as it was.
  var steps = 0
  /// A Boolean value that indicates whether ``budget`` ended the work.
  var isExhausted = false
  /// The number of items that were looked at, including those that did not fit.
  var reached = 0
  /// How many items there are; further places stay free.
  var limit = 0
  var stretch: GroupStretch?
  var line: [LineChild] = []

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
    isExhausted = false
    steps = 0
    reached = 0
    self.limit = limit
    self.stretch = stretch
    return solve(0, in: container, forced: Units(main: -1, cross: -1), measure).size
  }

  /// Whether the group is a single cell.
  var isCell: Bool { nodes[0].kind == .cell }

  /// Where the cell of a group lies that is nothing else, as long as it was not measured.
  ///
  /// It is what ``solve(in:stretch:limit:measure:)`` gives, without lists.
  func estimatedCell(in container: Units) -> PlacedNode {
    var entry = PlacedNode(node: 0, item: 0)
    for main in PerAxis<Bool>.both {
      let extent = floored(nodes[0].extents[main].resolved(in: container))
      entry.extents[main] = extent
      // Insets count for nothing along an open axis.
      guard !nodes[0].extents[main].isEstimated else { continue }
      let insets = nodes[0].insets[main]
      entry.start[main] = insets.start.resolved(in: extent)
      entry.extents[main] = max(
        0, extent &- entry.start[main] &- insets.end.resolved(in: extent))
    }
    return entry
  }

  /// How many of the section's items the group takes.
  var taken: Int { min(items, limit) }

  // MARK: Nodes

  /// Returns the size of a node before anything in it is measured.
  func unmeasured(_ node: CompositionalNode, in container: Units, forced: Units) -> Solved {
    var size = Units(main: 0, cross: 0)
    for main in PerAxis<Bool>.both {
      size[main] =
        forced[main] >= 0 ? forced[main] : floored(node.extents[main].resolved(in: container))
    }
    var nominal = size
    for main in PerAxis<Bool>.both where node.extents[main].isUniform {
      nominal[main] = floored(node.extents[main].resolved(in: container))
    }
    return Solved(size: size, nominal: nominal)
  }

  mutating func solve(
    _ index: Int, in container: Units, forced: Units, _ measure: Measure
  ) -> Solved {
    steps &+= 1
    let node = nodes[index]
    var solved = unmeasured(node, in: container, forced: forced)
    // A group without places is a blank of its own size.
    guard node.hasPlaces else { return solved }
    let isOpen = PerAxis(
      main: node.extents.main.isEstimated && forced.main < 0,
      cross: node.extents.cross.isEstimated && forced.cross < 0)
    switch node.kind {
    case .cell:
      placeCell(index, node, &solved.size, isOpen, measure)
    case .custom:
      placeFrames(index, node, &solved.size, isOpen)
    case .line(let alongMain):
      placeLine(index, node, &solved.size, isOpen, along: alongMain, measure)
    }
    reached = max(reached, items)
    return solved
  }

  func floored(_ units: Int64) -> Int64 {
    guard let floor else { return units }
    return LayoutUnit(points: floor.floor(LayoutUnit(rawValue: units).points)).rawValue
  }

  /// What of an extent is left within the insets, which count for nothing along an open axis.
  func inner(
    _ node: CompositionalNode, _ size: Units, _ isOpen: PerAxis<Bool>, _ main: Bool
  ) -> (start: Int64, extent: Int64) {
    guard !node.extents[main].isEstimated else { return (0, size[main]) }
    let start = node.insets[main].start.resolved(in: size[main])
    let end = node.insets[main].end.resolved(in: size[main])
    return (start, max(0, size[main] &- start &- end))
  }

  mutating func placeCell(
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

  mutating func placeFrames(
    _ index: Int, _ node: CompositionalNode, _ size: inout Units, _ isOpen: PerAxis<Bool>
  ) {
    let own = beginGroup(index, node)
    let inner = PerAxis(
      main: inner(node, size, isOpen, true), cross: inner(node, size, isOpen, false))
    var furthest = Units(main: 0, cross: 0)
    for (number, frame) in node.frames.enumerated() {
      guard hasRoom else {
        isCut = true
        break
      }
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
  func stretched(_ index: Int, _ main: Bool) -> Int64? {
    guard index == 0, let stretch, stretch.alongMain == main else { return nil }
    return stretch.extent
  }

  mutating func beginGroup(_ index: Int, _ node: CompositionalNode) -> Int? {
    guard !node.attachments.isEmpty else { return nil }
    entries.append(PlacedNode(node: Int32(index), item: Int32(items)))
    return entries.count - 1
  }

  mutating func endGroup(
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

  var hasRoom: Bool { entries.count < CompositionalNodes.maximumEntries }

  /// The number of places behind the last item that a line lays out, at most, to share what is left over.
  ///
  /// A line of 65,535 places would cost as many for a single item, in every query.
  static let maximumFreePlaces = 256

  /// The number of steps after which nothing is laid out again: 16 for each node of the description, each
  /// item that has a place, and the first 16 places that stay free.
  ///
  /// It never ends a line whose length is known: how many items a group takes does not depend on it if all
  /// groups take the same number.
  private var budget: Int { 16 &* (nodes.count &+ items &- max(0, items &- limit &- 16)) }

  /// Returns whether there is budget left.
  mutating func canRepeat() -> Bool {
    if steps > budget { isExhausted = true }
    return steps <= budget
  }
}
