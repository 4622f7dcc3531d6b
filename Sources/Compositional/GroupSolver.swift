import StrategyKit

/// The place of a node that has an element: a cell, or a group with an attached element.
///
/// - Units: ``/LayoutCore/LayoutUnit`` raw values, relative to the corner where the group begins.
struct PlacedNode: Sendable {
  var node: Int32
  /// The number of the item in the group, or of a nested group's first item.
  var item: Int32
  /// The number of the frame in a custom group, or −1 for other nodes.
  var frame: Int32 = -1
  var start = PerAxis<Int64>(main: 0, cross: 0)
  var extents = PerAxis<Int64>(main: 0, cross: 0)
}

/// A solver that computes the places of all items in one group of a section.
///
/// A group is open along an axis if its extent there is estimated. An open group takes the extent
/// of its content. Places behind the last item of the section are laid out with their estimates,
/// but do not contribute to any extent. A partly filled group leaves those places empty.
///
/// A line is laid out again if its items depend on an extent that only the line itself determines.
/// Nested lines could multiply the work, so ``budget`` limits it. Lines beyond the limit keep their
/// first result.
///
/// - Complexity: O((*e* + 1) · *d*), where *e* is the number of items that are laid out and *d* is
///   the number of nodes in the description. The usual case is O(*e*).
struct GroupSolver {
  typealias Units = PerAxis<Int64>
  /// Returns the measured extents of an item along each axis.
  ///
  /// An extent is negative if the item was not measured along that axis. The last parameter
  /// contains the extents that are known already, and negative values for those that the item
  /// determines.
  typealias Measure = (_ item: Int, _ known: Units) -> Units

  /// A child that has a place in a line.
  struct LineChild {
    var node: Int
    var first: Int
    var end: Int
    var size: Units
    var isReal: Bool
  }

  /// The extents that siblings share, or nil along an axis without such an extent.
  typealias Shared = PerAxis<Int64?>

  /// The work up to a node, so that the node can be laid out again.
  typealias Mark = (line: Int, entries: Int, items: Int)

  var nodes: [CompositionalNode]
  /// The extents that fractions of the group refer to.
  let room: Units
  let floor: PixelGrid?
  /// A Boolean value that indicates whether lines are laid out again within the budget.
  var repeats = true
  /// A Boolean value that indicates whether a group takes an item even if none fits.
  ///
  /// Each item of a measured section has a place, and so each of its groups takes an item.
  var mustTake = false
  /// A Boolean value that indicates whether the first item is placed even if it does not fit.
  var takesFirst = false
  /// The cells, and the groups with attached elements, in the order of their items.
  var entries: [PlacedNode] = []
  /// The number of items that have a place.
  var items = 0
  /// A Boolean value that indicates whether an item does not fit, or was left out.
  var isCut = false
  /// The number of nodes that were laid out, counting repetitions.
  var steps = 0
  /// A Boolean value that indicates whether ``budget`` ended the work.
  var isExhausted = false
  /// The number of items that were examined, including those that did not fit.
  var reached = 0
  /// The number of items that the section still has; further places stay empty.
  var limit = 0
  /// The extents that replace the group's own along the axes on which the group is open.
  ///
  /// They do not change the number of items in the group.
  var stretch = Shared { _ in nil }
  var line: [LineChild] = []

  /// Lays out the group at node 0 for at most `limit` items, and returns its size.
  ///
  /// - Parameter limit: The number of items that are left in the section.
  /// - Parameter measure: A closure that returns the measured extents of an item.
  mutating func solve(limit: Int, measure: Measure) -> Units {
    rewind(to: (0, 0, 0))
    isCut = false
    isExhausted = false
    steps = 0
    reached = 0
    self.limit = limit
    takesFirst = false
    let size = solve(0, in: room, forced: Units(main: -1, cross: -1), measure)
    guard items == 0, mustTake, limit > 0, nodes[0].hasPlaces else { return size }
    // The measured items do not fit beside the blanks before them.
    rewind(to: (0, 0, 0))
    takesFirst = true
    return solve(0, in: room, forced: Units(main: -1, cross: -1), measure)
  }

  var mark: Mark { (line.count, entries.count, items) }

  /// Removes everything that was laid out after a mark.
  mutating func rewind(to mark: Mark) {
    line.removeLast(line.count - mark.line)
    entries.removeLast(entries.count - mark.entries)
    items = mark.items
  }

  // MARK: Nodes

  /// Returns the extent of a node along an axis before anything in it is measured.
  func unmeasured(_ index: Int, _ main: Bool, in container: Units, forced: Units) -> Int64 {
    forced[main] >= 0 ? forced[main] : floored(nodes[index].extents[main].resolved(in: container))
  }

  mutating func solve(
    _ index: Int, in container: Units, forced: Units, _ measure: Measure
  ) -> Units {
    steps &+= 1
    var size = Units { unmeasured(index, $0, in: container, forced: forced) }
    // A group without places keeps its own size and stays empty.
    guard nodes[index].hasPlaces else { return size }
    let isOpen = PerAxis { nodes[index].extents[$0].isEstimated && forced[$0] < 0 }
    let own = entries.count
    let hasElements = nodes[index].kind == .cell || !nodes[index].attachments.isEmpty
    if hasElements { entries.append(PlacedNode(node: Int32(index), item: Int32(items))) }
    switch nodes[index].kind {
    case .cell:
      placeCell(index, &size, isOpen, measure)
    case .custom:
      placeFrames(index, &size, isOpen)
    case .line(let alongMain):
      placeLine(index, &size, isOpen, along: alongMain, measure)
    }
    for main in PerAxis<Bool>.both where isOpen[main] {
      size[main] = stretched(index, main) ?? size[main]
    }
    if hasElements, items > Int(entries[own].item) {
      for main in PerAxis<Bool>.both {
        (entries[own].start[main], entries[own].extents[main]) = inner(index, size, main)
      }
    } else if hasElements {
      // An element cannot be attached to a group without items.
      entries.remove(at: own)
    }
    reached = max(reached, items)
    return size
  }

  func floored(_ units: Int64) -> Int64 { floor.floored(units) }

  /// Returns the part of an extent within the insets, which are ignored along an open axis.
  func inner(_ index: Int, _ size: Units, _ main: Bool) -> (start: Int64, extent: Int64) {
    guard !nodes[index].extents[main].isEstimated else { return (0, size[main]) }
    return nodes[index].insets[main].inner(of: size, main)
  }

  mutating func placeCell(
    _ index: Int, _ size: inout Units, _ isOpen: PerAxis<Bool>, _ measure: Measure
  ) {
    if isOpen.main || isOpen.cross, items < limit {
      let known = Units { isOpen[$0] ? -1 : inner(index, size, $0).extent }
      let measured = measure(items, known)
      for main in PerAxis<Bool>.both where isOpen[main] && measured[main] >= 0 {
        size[main] = floored(measured[main])
      }
    }
    items += 1
  }

  mutating func placeFrames(_ index: Int, _ size: inout Units, _ isOpen: PerAxis<Bool>) {
    let inner = PerAxis { self.inner(index, size, $0) }
    let room = Units { inner[$0].extent }
    var furthest = Units(main: 0, cross: 0)
    for (number, frame) in nodes[index].frames.enumerated() {
      guard hasRoom else {
        isCut = true
        break
      }
      var entry = PlacedNode(node: Int32(index), item: Int32(items), frame: Int32(number))
      for main in PerAxis<Bool>.both {
        let start = frame.edges[main].start.resolved(in: room)
        let end = max(start, frame.edges[main].end.resolved(in: room))
        entry.start[main] = inner[main].start &+ start
        entry.extents[main] = end &- start
        if items < limit { furthest[main] = max(furthest[main], end) }
      }
      entries.append(entry)
      items += 1
    }
    for main in PerAxis<Bool>.both where isOpen[main] { size[main] = furthest[main] }
  }

  /// Returns the extent to which the group is stretched along an axis, or nil.
  func stretched(_ index: Int, _ main: Bool) -> Int64? {
    index == 0 ? stretch[main] : nil
  }

  var hasRoom: Bool { entries.count < CompositionalNodes.maximumEntries }

  /// The largest number of places after the last item that a line lays out to share its free space.
  ///
  /// Without this limit, a line of 65,535 places would need as many steps for a single item, in
  /// every query.
  static let maximumFreePlaces = 64

  /// The number of steps after which no line is laid out again.
  ///
  /// The limit is 256 steps, and 12 for each node of the description, for each item that had a
  /// place in any repetition, and for the first 16 empty places. A line of nested lines that take
  /// one item each needs three steps for an item, and is laid out three times at most. The limit
  /// never ends a line of known length. Therefore, if all groups take the same number of items, the
  /// limit does not change that number.
  private var budget: Int {
    let placed = max(reached, items)
    return 256 &+ 12 &* (nodes.count &+ placed &- max(0, placed &- limit &- 16))
  }

  /// Returns a Boolean value that indicates whether the budget allows another repetition.
  mutating func canRepeat() -> Bool {
    let isAllowed = repeats && steps <= budget
    if !isAllowed { isExhausted = true }
    return isAllowed
  }

  // MARK: Bounds

  /// Returns the distances by which the entries of the group reach beyond it.
  ///
  /// - Parameter size: The size of the group.
  func reach(beyond size: Units) -> CompositionalTemplate.Reach {
    var reach = CompositionalTemplate.Reach()
    for entry in entries {
      let (lower, upper) = bounds(of: entry)
      reach.extend(
        to: CompositionalTemplate.Reach(
          before: Units { 0 &- lower[$0] }, after: Units { upper[$0] &- size[$0] }))
    }
    return reach
  }

  /// Returns the edges of the smallest place around an entry and its attached elements.
  private func bounds(of entry: PlacedNode) -> (lower: Units, upper: Units) {
    var lower = entry.start
    var upper = Units { lower[$0] &+ entry.extents[$0] }
    for attachment in nodes[Int(entry.node)].attachments where entry.frame < 0 {
      let placed = attachment.placed(at: entry.start, in: entry.extents)
      for main in PerAxis<Bool>.both {
        lower[main] = min(lower[main], placed.start[main])
        upper[main] = max(upper[main], placed.start[main] &+ placed.extents[main])
      }
    }
    return (lower, upper)
  }

  /// Returns a box in units around an entry and its attached elements, with `x` as the main axis.
  func box(of entry: PlacedNode) -> LayoutRect {
    let (lower, upper) = bounds(of: entry)
    // The box is one unit larger on every side, so that boxes without an area are found too.
    return LayoutRect(
      x: Double(lower.main &- 1), y: Double(lower.cross &- 1),
      width: Double(upper.main &- lower.main &+ 2), height: Double(upper.cross &- lower.cross &+ 2))
  }
}
