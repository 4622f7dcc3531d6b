import LayoutCore

/// What all sections of one description have in common, in units.
///
/// It is made once per description, however many sections there are.
final class CompositionalTemplate: Sendable {
  typealias Units = PerAxis<Int64>

  let nodes: [CompositionalNode]
  /// What the group's extents refer to: the container within the section's insets.
  let room: Units
  /// The section's insets.
  let starts: Units
  let ends: Units
  /// The distance between groups.
  let spacing: Int64
  let scrolling: SectionScrollBehavior?
  let boundaries: CompositionalBoundaries
  let decorations: [PlacedDecoration]
  /// The zIndex of cells.
  let cellLayer: Int
  /// The zIndexes of what is in the groups, and of all elements of a section, ascending.
  let groupLayers: [Int]
  let layers: [Int]
  /// A group that is filled, laid out by its estimates.
  let entries: [PlacedNode]
  /// How many items it has.
  let capacity: Int
  /// The number of nodes that were laid out for it.
  let steps: Int
  /// Its extents.
  let size: Units
  /// Whether the delegate's answers count, so that groups may differ.
  let isMeasured: Bool
  /// Along which axes an item may be asked for its extent; nothing is stored along the other.
  let asks: PerAxis<Bool>
  /// Whether every group takes the same number of items, whatever they were measured to be.
  let hasCommonCapacity: Bool
  /// Whether all items are measured in the same extents, so that what an item answered holds anywhere.
  let hasCommonProposal: Bool
  /// Whether all groups get the extent of the largest.
  let isUniform: Bool
  /// How far elements of a filled group reach beyond it.
  let reach: Reach
  /// Finds entries of a large group.
  let index: FrameIndex?

  /// Whether groups follow one another along the main axis.
  var stacksMain: Bool { scrolling == nil }

  /// How far something reaches beyond the bounds of what it belongs to.
  struct Reach: Hashable, Sendable {
    var before = Units(main: 0, cross: 0)
    var after = Units(main: 0, cross: 0)

    mutating func extend(to other: Reach) {
      for main in PerAxis<Bool>.both {
        before[main] = max(before[main], other.before[main])
        after[main] = max(after[main], other.after[main])
      }
    }
  }

  init(
    _ description: CompositionalSection, container: LayoutContainer, axis: LayoutAxis,
    note: (LayoutDiagnostic.Problem, Double?, Double?) -> Void
  ) {
    var maker = CompositionalNodes(
      axis: axis, reserved: Set(description.boundaryItems.map { $0.kind }))
    let insets = maker.insets(description.contentInsets, isGroup: true)
    let whole = Units(
      main: container.mainExtent.rawValue,
      cross: max(
        0,
        container.crossLength.rawValue
          &- LayoutUnit(points: container.crossStartInset + container.crossEndInset).rawValue))
    starts = Units(
      main: insets.main.start.resolved(in: whole.main),
      cross: insets.cross.start.resolved(in: whole.cross))
    ends = Units(
      main: insets.main.end.resolved(in: whole.main),
      cross: insets.cross.end.resolved(in: whole.cross))
    room = Units(
      main: max(0, whole.main &- starts.main &- ends.main),
      cross: max(0, whole.cross &- starts.cross &- ends.cross))
    if whole.cross > 0, starts.cross &+ ends.cross > whole.cross { note(.noRoom, nil, nil) }
    spacing =
      LayoutUnit.checkedExtent(description.interGroupSpacing) {
        note($0, description.interGroupSpacing, $1)
      }.rawValue
    scrolling = description.scrolling
    let follows = description.boundaryItemsFollowInsets
    boundaries = CompositionalBoundaries(
      description.boundaryItems, in: follows ? Units(main: whole.main, cross: room.cross) : whole,
      crossStart: follows ? starts.cross : 0, maker: &maker, floor: container.floorGrid)
    var numbers: [ElementKind: Int] = [:]
    decorations = description.decorations.map { decoration in
      let number = numbers[decoration.kind, default: 0]
      numbers[decoration.kind] = number + 1
      return PlacedDecoration(
        kind: decoration.kind, number: number,
        insets: maker.insets(decoration.contentInsets, isGroup: false), zIndex: decoration.zIndex)
    }
    cellLayer = description.decorations.isEmpty ? 0 : 1
    _ = maker.add(description.group)
    var solver = GroupSolver(nodes: maker.nodes, floor: container.floorGrid)
    var proposals = Proposals()
    var size = solver.solve(in: room, limit: .max) { proposals.add($2, toItem: $0) }
    if solver.items == 0 {
      // A group without places stands for a cell.
      if maker.nodes[0].hasPlaces { note(.zero, nil, nil) }
      maker.nodes = [maker.nodes[0]]
      maker.nodes[0].kind = .cell
      maker.nodes[0].hasPlaces = true
      solver = GroupSolver(nodes: maker.nodes, floor: container.floorGrid)
      size = solver.solve(in: room, limit: .max) { proposals.add($2, toItem: $0) }
    }
    if solver.isCut { note(.noRoom, nil, nil) }
    if solver.isExhausted { note(.tooLarge, nil, nil) }
    steps = solver.steps
    for problem in maker.problems { note(problem.problem, problem.given, problem.used) }
    nodes = maker.nodes
    self.size = size
    entries = solver.entries
    capacity = solver.items
    var inGroups: Set<Int> = []
    for node in maker.nodes {
      if node.kind == .cell { inGroups.insert(cellLayer) }
      for frame in node.frames { inGroups.insert(cellLayer &+ frame.zIndex) }
      for attachment in node.attachments { inGroups.insert(attachment.zIndex) }
    }
    groupLayers = inGroups.sorted()
    layers = inGroups.union(boundaries.items.map { $0.zIndex })
      .union(decorations.map { $0.zIndex }).sorted()
    let survey = NodeSurvey(nodes)
    isMeasured = survey.isMeasured
    asks = survey.asks
    hasCommonCapacity = survey.hasCommonCapacity
    hasCommonProposal = survey.hasCommonProposal && proposals.areEqual
    isUniform = nodes[0].extents[scrolling == nil].isUniform
    reach = CompositionalTemplate.reach(of: solver.entries, nodes, size)
    let entries = solver.entries
    let places = maker.nodes
    index =
      entries.count > 32
      ? FrameIndex(count: entries.count) { CompositionalTemplate.box(of: entries[$0], places) }
      : nil
  }

  /// How far what is placed in a group reaches beyond it.
  static func reach(
    of entries: [PlacedNode], _ nodes: [CompositionalNode], _ size: Units
  ) -> Reach {
    var reach = Reach()
    for entry in entries {
      for main in PerAxis<Bool>.both {
        var lower = entry.start[main]
        var upper = lower &+ entry.extents[main]
        for attachment in nodes[Int(entry.node)].attachments where entry.frame < 0 {
          let placed = attachment.placed(main, start: entry.start[main], in: entry.extents)
          lower = min(lower, placed.start)
          upper = max(upper, placed.start &+ placed.extent)
        }
        reach.before[main] = max(reach.before[main], 0 &- lower)
        reach.after[main] = max(reach.after[main], upper &- size[main])
      }
    }
    return reach
  }

  /// A box around an entry and what is attached to it: `x` along the main axis, in units.
  private static func box(of entry: PlacedNode, _ nodes: [CompositionalNode]) -> LayoutRect {
    var lower = entry.start
    var upper = Units(
      main: lower.main &+ entry.extents.main, cross: lower.cross &+ entry.extents.cross)
    for attachment in nodes[Int(entry.node)].attachments where entry.frame < 0 {
      for main in PerAxis<Bool>.both {
        let placed = attachment.placed(main, start: entry.start[main], in: entry.extents)
        lower[main] = min(lower[main], placed.start)
        upper[main] = max(upper[main], placed.start &+ placed.extent)
      }
    }
    // A unit more on every side: boxes without an area are found too.
    return LayoutRect(
      x: Double(lower.main &- 1), y: Double(lower.cross &- 1),
      width: Double(upper.main &- lower.main &+ 2), height: Double(upper.cross &- lower.cross &+ 2))
  }

  /// The zIndex of a placed cell.
  func layer(of entry: PlacedNode) -> Int {
    guard entry.frame >= 0 else { return cellLayer }
    return cellLayer &+ nodes[Int(entry.node)].frames[Int(entry.frame)].zIndex
  }

  /// How many groups `items` items make, where all take the same number.
  func groupCount(forItems items: Int) -> Int {
    items <= 0 ? 0 : (items - 1) / capacity + 1
  }

  /// From group to group, where all are alike: what fits so often before the farthest position.
  func pitch(forGroups count: Int) -> Int64 {
    let pitch = size[stacksMain] &+ spacing
    return min(pitch, LayoutLimits.maximumPosition.rawValue / Int64(max(1, count)))
  }

  /// The length of so many equal groups, spacings between them.
  func length(ofGroups count: Int) -> Int64 {
    count <= 0 ? 0 : max(0, Int64(count) &* pitch(forGroups: count) &- spacing)
  }

  /// What a section takes along the main axis beside its groups.
  var frameExtent: Int64 {
    boundaries.headExtent &+ starts.main &+ ends.main &+ boundaries.footExtent
  }

  /// The extents that items are asked in, as long as nothing was measured.
  private struct Proposals {
    private var first: Units?
    private var nextItem = 0
    /// A Boolean value that indicates whether there is one, and all are like it.
    var areEqual: Bool { first != nil && !differ }
    private var differ = false

    /// Adds the extents in which an item is asked, unless it was asked before; returns no answer.
    mutating func add(_ proposal: Units, toItem item: Int) -> Units {
      if item >= nextItem {
        nextItem = item + 1
        differ = differ || first.map { $0 != proposal } ?? false
        first = first ?? proposal
      }
      return Units(main: -1, cross: -1)
    }
  }

  /// Whether nodes attach something of a kind.
  func attaches(_ kind: ElementKind) -> Bool {
    nodes.contains { $0.attachments.contains { $0.kind == kind } }
  }
}

/// A background in units.
struct PlacedDecoration: Hashable, Sendable {
  var kind: ElementKind
  /// Which of those of its kind it is.
  var number: Int
  var insets: PerAxis<NodeInsets>
  var zIndex: Int
}
