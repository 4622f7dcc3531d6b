import StrategyKit

/// A converter from descriptions to nodes, which records problems with their numbers.
struct CompositionalNodes {
  typealias Problem = (problem: LayoutDiagnostic.Problem, given: Double?, used: Double?)

  /// The largest number of items and attached elements in a group.
  static let maximumEntries = 65_535

  let axis: LayoutAxis
  /// The kinds of the section's boundary items, which elements attached to an item must not have.
  let reserved: Set<ElementKind>
  var nodes: [CompositionalNode] = []
  var problems: [Problem] = []

  init(axis: LayoutAxis, reserved: Set<ElementKind>) {
    self.axis = axis
    self.reserved = reserved
  }

  /// Adds an item with all its subitems.
  ///
  /// The recursion is limited because subitems are nested at most
  /// ``CompositionalItem/maximumDepth`` deep.
  ///
  /// - Parameter item: The item to add.
  /// - Parameter taken: The kinds that are already attached to the item's first cell, and the
  ///   reserved ones. The default is the latter.
  /// - Returns: The index of the item's node, and a Boolean value that indicates whether it
  ///   contains items of the section, however much fits into it.
  @discardableResult
  mutating func add(
    _ item: CompositionalItem, taken: Set<ElementKind>? = nil
  ) -> (place: Int, hasItems: Bool) {
    let edges = item.edgeSpacing
    var node = CompositionalNode(
      kind: .cell, extents: extents(item.width, item.height),
      insets: insets(item.contentInsets, isGroup: item.arrangement != .cell),
      edges: PerAxis(
        axis, horizontal: Ends(start: spacing(edges.leading), end: spacing(edges.trailing)),
        vertical: Ends(start: spacing(edges.top), end: spacing(edges.bottom))))
    var taken = taken ?? reserved
    for attached in item.supplementaryItems {
      if taken.insert(attached.kind).inserted {
        node.attachments.append(attachment(attached))
      } else {
        problems.append((.overlaps, nil, nil))
      }
    }
    let place = nodes.count
    nodes.append(node)
    var hasItems = true
    switch item.arrangement {
    case .cell: break
    case .custom:
      let most = CompositionalNodes.maximumEntries
      if item.frames.count > most {
        problems.append((.tooLarge, Double(item.frames.count), Double(most)))
      }
      hasItems = !item.frames.isEmpty
      node.kind = .custom
      node.frames = item.frames.prefix(most).map { frame($0) }
      node.hasPlaces = hasItems
    case .horizontal, .vertical:
      node.kind = .line(alongMain: (item.arrangement == .vertical) == (axis == .vertical))
      node.spacing = spacing(item.interItemSpacing)
      if let count = item.count {
        node.count = min(max(1, count), CompositionalNodes.maximumEntries)
        if node.count != count {
          problems.append((count < 1 ? .zero : .tooLarge, Double(count), Double(node.count)))
        }
      }
      // An element attached to a group has the number of the group's first item.
      var isFirst = true
      hasItems = false
      for subitem in item.subitems {
        let child = add(subitem, taken: isFirst ? taken : nil)
        // Other children may not fit.
        if node.children.count < max(1, node.count) { hasItems = hasItems || child.hasItems }
        isFirst = isFirst && !child.hasItems
        node.children.append(child.place)
      }
      let alongMain = node.kind == .line(alongMain: true)
      node.hasPlaces = node.children.contains { nodes[$0].hasPlaces }
      node.isSpread =
        node.spacing.isFlexible
        || node.children.contains { nodes[$0].edges[alongMain].flexibleCount > 0 }
    }
    if !node.hasPlaces { problems.append((.zero, nil, nil)) }
    nodes[place] = node
    return (place, hasItems)
  }

  // MARK: Numbers

  /// Returns a length that is finite and not negative.
  mutating func length(_ points: Double) -> Int64 {
    LayoutUnit.checkedExtent(points) { problems.append(($0, points, $1)) }.rawValue
  }

  /// Returns a length that is finite.
  private mutating func anyLength(_ points: Double) -> Int64 {
    LayoutUnit.checked(points) { problems.append(($0, points, $1)) }.rawValue
  }

  /// Returns a fraction that is finite and not negative.
  private mutating func part(_ part: Double) -> Double {
    var used = part
    // An infinite fraction becomes 0, not the largest one.
    _ = LayoutUnit.checkedExtent(part.isFinite ? part : .nan) {
      problems.append(($0, part, $1))
      used = $1
    }
    return used
  }

  private mutating func extent(_ dimension: CompositionalDimension) -> NodeExtent {
    switch dimension {
    case .absolute(let points): .fixed(length(points))
    case .fractionalWidth(let fraction): .part(part(fraction), ofMain: axis == .horizontal)
    case .fractionalHeight(let fraction): .part(part(fraction), ofMain: axis == .vertical)
    case .estimated(let points): .estimated(length(points), isUniform: false)
    case .uniformAcrossSiblings(let points): .estimated(length(points), isUniform: true)
    }
  }

  /// Returns the extents along each axis for a width and a height.
  mutating func extents(
    _ width: CompositionalDimension, _ height: CompositionalDimension
  ) -> PerAxis<NodeExtent> {
    PerAxis(axis, horizontal: extent(width), vertical: extent(height))
  }

  private mutating func spacing(_ spacing: CompositionalSpacing) -> NodeSpacing {
    NodeSpacing(units: length(spacing.minimum), isFlexible: spacing.isFlexible)
  }

  /// Returns insets as nodes use them.
  ///
  /// Values between 0 and 1 are fractions for groups and sections. The insets of cells may be
  /// negative.
  mutating func insets(_ insets: LayoutInsets, isGroup: Bool) -> PerAxis<Ends<NodeExtent>> {
    func inset(_ points: Double, _ axis: LayoutAxis) -> NodeExtent {
      guard isGroup else { return .fixed(anyLength(points)) }
      if points > 0, points < 1 { return .part(points, ofMain: axis == self.axis) }
      return .fixed(length(points))
    }
    return PerAxis(
      axis,
      horizontal: Ends(
        start: inset(insets.leading, .horizontal), end: inset(insets.trailing, .horizontal)),
      vertical: Ends(start: inset(insets.top, .vertical), end: inset(insets.bottom, .vertical)))
  }

  /// Returns the coordinates of a point along each axis.
  mutating func offset(_ point: LayoutPoint) -> PerAxis<Int64> {
    PerAxis(axis, horizontal: anyLength(point.x), vertical: anyLength(point.y))
  }

  private mutating func frame(_ frame: CompositionalFrame) -> NodeFrame {
    let (size, isPart) = (frame.rect.size, frame.isFractional)
    func extent(_ extent: Double) -> (part: Double, units: Int64) {
      isPart ? (part(extent), 0) : (0, length(extent))
    }
    let extents = PerAxis(axis, horizontal: extent(size.width), vertical: extent(size.height))
    let starts = offset(frame.rect.origin)
    return NodeFrame(
      edges: PerAxis {
        let (units, part) = (starts[$0], LayoutUnit(rawValue: starts[$0]).points)
        return isPart
          ? Ends(start: .part(part, ofMain: $0), end: .part(part + extents[$0].part, ofMain: $0))
          : Ends(start: .fixed(units), end: .fixed(units &+ extents[$0].units))
      }, zIndex: frame.zIndex)
  }

  private mutating func attachment(_ item: CompositionalSupplementary) -> NodeAttachment {
    NodeAttachment(
      kind: item.kind, extents: extents(item.width, item.height),
      container: points(item.containerAnchor),
      own: points(item.itemAnchor ?? CompositionalAnchor(item.containerAnchor.edges)),
      zIndex: item.zIndex)
  }

  private mutating func points(_ anchor: CompositionalAnchor) -> PerAxis<NodeAttachment.Point> {
    func side(_ start: CompositionalEdges, _ end: CompositionalEdges) -> Int {
      (anchor.edges.contains(start) ? -1 : 0) + (anchor.edges.contains(end) ? 1 : 0)
    }
    let offset = offset(anchor.offset)
    let sides = PerAxis(axis, horizontal: side(.leading, .trailing), vertical: side(.top, .bottom))
    return PerAxis {
      NodeAttachment.Point(
        side: sides[$0],
        offset: anchor.unit == .points
          ? .fixed(offset[$0]) : .part(LayoutUnit(rawValue: offset[$0]).points, ofMain: $0))
    }
  }
}

extension LayoutDiagnostics {
  /// Notes problems with the numbers of one parameter.
  mutating func note(
    _ problems: [CompositionalNodes.Problem], _ subject: LayoutDiagnostic.Subject
  ) {
    for (problem, given, used) in problems {
      note(LayoutDiagnostic(subject, problem, given: given, used: used))
    }
  }
}
