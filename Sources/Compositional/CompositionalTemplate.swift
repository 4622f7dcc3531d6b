import StrategyKit

/// The properties that all sections with the same description share, in layout units.
///
/// A template is created once per description, regardless of the number of sections.
final class CompositionalTemplate: Sendable {
  typealias Units = PerAxis<Int64>

  let description: CompositionalSection
  /// The problems with the description.
  let problems: [CompositionalNodes.Problem]
  let nodes: [CompositionalNode]
  /// The container without the section's insets, which is the base of the group's fractions.
  let room: Units
  /// The section's insets at the start and at the end of each axis.
  let starts: Units
  let ends: Units
  /// The distance between groups.
  let spacing: Int64
  var scrolling: SectionScrollBehavior? { description.scrolling }
  let boundaries: CompositionalBoundaries
  let decorations: [PlacedDecoration]
  /// The kinds of the elements that are attached to items and groups.
  let attachedKinds: Set<ElementKind>
  /// The zIndex of the section's cells.
  let cellLayer: Int
  /// The zIndexes of the elements in groups.
  let groupLayers: [Int]
  /// The entries of a full group, laid out with its estimates.
  let entries: [PlacedNode]
  /// The number of items in a full group.
  let capacity: Int
  /// The number of nodes that were laid out to create the full group.
  let steps: Int
  /// A Boolean value that indicates whether measured groups lay out lines again.
  ///
  /// If the budget did not suffice for the group of the description, no group uses one: there can
  /// be a group for each item, and every query lays out those that it finds.
  let repeats: Bool
  /// The extents of the full group.
  let size: Units
  /// The properties of the description that are known before anything is measured.
  let survey: NodeSurvey
  /// A Boolean value that indicates whether answers determine extents, so that groups may differ.
  var isMeasured: Bool { survey.isMeasured }
  /// A Boolean value that indicates whether all items get the same proposal.
  ///
  /// If they do, the answer of an item stays valid at any place.
  let hasCommonProposal: Bool
  /// A Boolean value that indicates whether all groups get the extent of the largest.
  let isUniform: Bool
  /// The distances by which elements of a full group reach beyond it.
  let reach: Reach
  /// An index that finds the entries of a large group.
  let index: FrameIndex?

  /// A Boolean value that indicates whether groups follow one another along the main axis.
  var stacksMain: Bool { scrolling == nil }

  /// Returns a Boolean value that indicates whether sections of two templates have equal groups.
  func hasGroups(of other: CompositionalTemplate) -> Bool {
    // The kinds of boundary items determine which attached elements are left out.
    var own = description
    own.boundaryItems = other.description.boundaryItems
    return own == other.description
      && description.boundaryItems.map { $0.kind } == own.boundaryItems.map { $0.kind }
  }

  /// The distances by which elements reach beyond the bounds of their group or section.
  struct Reach: Sendable {
    var before = Units(main: 0, cross: 0)
    var after = Units(main: 0, cross: 0)

    mutating func extend(to other: Reach) {
      for main in PerAxis<Bool>.both {
        before[main] = max(before[main], other.before[main])
        after[main] = max(after[main], other.after[main])
      }
    }
  }

  init(_ description: CompositionalSection, container: LayoutContainer) {
    self.description = description
    var problems: [CompositionalNodes.Problem] = []
    var maker = CompositionalNodes(
      axis: container.space.axis, reserved: Set(description.boundaryItems.map { $0.kind }))
    let insets = maker.insets(description.contentInsets, isGroup: true)
    let whole = container.extentsBetweenBars
    starts = Units { insets[$0].start.resolved(in: whole) }
    ends = Units { insets[$0].end.resolved(in: whole) }
    room = Units { insets[$0].inner(of: whole, $0).extent }
    if whole.cross > 0, starts.cross &+ ends.cross > whole.cross {
      problems.append((.noRoom, nil, nil))
    }
    spacing =
      LayoutUnit.checkedExtent(description.interGroupSpacing) {
        problems.append(($0, description.interGroupSpacing, $1))
      }.rawValue
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
    maker.add(description.group)
    var solver = GroupSolver(nodes: maker.nodes, room: room, floor: container.floorGrid)
    // The items are asked for in order, and again if a line is laid out again.
    var nextItem = 0
    var proposal: Units?
    var hasCommonProposal = true
    func propose(_ item: Int, _ known: Units) -> Units {
      if item >= nextItem {
        nextItem = item + 1
        hasCommonProposal = hasCommonProposal && (proposal ?? known) == known
        proposal = known
      }
      return Units(main: -1, cross: -1)
    }
    var size = solver.solve(limit: .max, measure: propose)
    if solver.items == 0 {
      // A group without places is replaced by a cell.
      if solver.nodes[0].hasPlaces { problems.append((.zero, nil, nil)) }
      solver.nodes = [solver.nodes[0]]
      solver.nodes[0].kind = .cell
      solver.nodes[0].hasPlaces = true
      size = solver.solve(limit: .max, measure: propose)
    }
    if solver.isCut { problems.append((.noRoom, nil, nil)) }
    if solver.isExhausted { problems.append((.tooLarge, nil, nil)) }
    repeats = !solver.isExhausted
    steps = solver.steps
    self.problems = problems + maker.problems
    nodes = solver.nodes
    self.size = size
    entries = solver.entries
    capacity = solver.items
    var layers: Set<Int> = []
    for node in nodes {
      if node.kind == .cell { layers.insert(cellLayer) }
      for frame in node.frames { layers.insert(cellLayer &+ frame.zIndex) }
      for attachment in node.attachments { layers.insert(attachment.zIndex) }
    }
    groupLayers = layers.sorted()
    attachedKinds = Set(nodes.lazy.flatMap { $0.attachments }.map { $0.kind })
    survey = NodeSurvey(nodes)
    self.hasCommonProposal = survey.hasCommonProposal && hasCommonProposal && proposal != nil
    isUniform = nodes[0].extents[description.scrolling == nil].isUniform
    reach = solver.reach(beyond: size)
    index =
      solver.entries.count > 32
      ? FrameIndex(count: solver.entries.count) { solver.box(of: solver.entries[$0]) } : nil
  }

  /// Returns the zIndex of a placed cell.
  func layer(of entry: PlacedNode) -> Int {
    guard entry.frame >= 0 else { return cellLayer }
    return cellLayer &+ nodes[Int(entry.node)].frames[Int(entry.frame)].zIndex
  }

  /// Returns the distances between the starts of equal groups for a number of items.
  ///
  /// The distances are reduced if the groups would exceed the largest position.
  func pitches(forItems items: Int) -> ExtentIndex {
    ExtentIndex(
      count: items <= 0 ? 0 : (items - 1) / capacity + 1, extent: size[stacksMain] &+ spacing)
  }

  /// Returns the extent along the main axis, without its groups, of a section with the given
  /// boundary items.
  func frameExtent(_ boundaries: CompositionalBoundaries) -> Int64 {
    boundaries.headExtent &+ starts.main &+ ends.main &+ boundaries.footExtent
  }
}

/// A background with its insets in layout units.
struct PlacedDecoration: Sendable {
  var kind: ElementKind
  /// The number of the background among those of its kind in the section.
  var number: Int
  var insets: PerAxis<Ends<NodeExtent>>
  var zIndex: Int
}
