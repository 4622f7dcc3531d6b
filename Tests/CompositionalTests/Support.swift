import LayoutCore
import LayoutTesting

@testable import Compositional

/// A delegate for tests that has a count of items, and optionally a description, for each section.
struct Sections: CompositionalBoundaryDelegate {
  var counts: [Int]
  var descriptions: [CompositionalSection] = []
  var sizes: [ElementIndex: LayoutSize] = [:]
  var headerHeights: [Int: Double] = [:]
  var globals: [CompositionalBoundary]?

  init(_ counts: [Int], _ descriptions: [CompositionalSection] = []) {
    self.counts = counts
    self.descriptions = descriptions
  }

  var numberOfSections: Int { counts.count }
  func numberOfItems(inSection section: Int) -> Int { counts[section] }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    sizes[index]
  }
  func compositionalSection(
    _ number: Int, in environment: LayoutEnvironment, default section: CompositionalSection
  ) -> CompositionalSection {
    var section = descriptions.indices.contains(number) ? descriptions[number] : section
    if let height = headerHeights[number] { section.boundaryItems[0].height = .absolute(height) }
    return section
  }
  func compositionalBoundaryItems(
    in environment: LayoutEnvironment, default items: [CompositionalBoundary]
  ) -> [CompositionalBoundary] { globals ?? items }
}

extension LayoutStrategy {
  /// Returns the layout that the strategy prepares for a container of 320 by 480 points.
  func phone(_ delegate: some LayoutDelegate) throws -> Prepared {
    try prepare(for: delegate, in: LayoutEnvironment(width: 320, height: 480))
  }
}

extension CompositionalLayout {
  /// Returns the layout of a section of `count` items in a container of 320 by 480 points, without rounding.
  static func prepared(
    _ section: CompositionalSection, count: Int, axis: LayoutAxis = .vertical
  ) throws -> PreparedCompositional {
    try CompositionalLayout(section: section, axis: axis, rounding: .none)
      .phone(Sections([count]))
  }
}

extension PreparedLayout {
  /// Returns the frames of a section's cells.
  func cells(_ section: Int = 0, scrolledTo offset: Double? = nil) -> [LayoutRect] {
    var viewport = LayoutViewport(LayoutRect(origin: .zero, size: contentSize))
    viewport.sectionOffsets[section] = offset
    return (0..<numberOfItems(inSection: section)).compactMap {
      attributes(for: .cell(section: section, item: $0), in: viewport)?.frame
    }
  }

  /// Returns the frame of an element at rest.
  func frame(
    _ element: LayoutElement, sectionOffsets offsets: SectionOffsets = [:]
  ) -> LayoutRect? {
    let rect = LayoutRect(x: 0, y: 0, width: 320, height: 480)
    return attributes(for: element, in: LayoutViewport(rect, sectionOffsets: offsets))?.frame
  }

  /// Returns the frame of an element while the content is scrolled down to `y`.
  func frame(_ element: LayoutElement, scrolledTo y: Double) -> LayoutRect? {
    attributes(for: element, viewport: LayoutRect(x: 0, y: y, width: 320, height: 480))?.frame
  }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
  LayoutRect(x: x, y: y, width: width, height: height)
}

// MARK: Made up

extension CompositionalSection {
  /// The bounds of a random description.
  enum Range {
    /// Everything lies in its section.
    case inside
    /// Elements may lie outside of their section.
    case anything
  }

  /// Returns a random description of a section.
  static func random(
    _ range: Range, estimated: Bool, _ random: inout SeededGenerator
  ) -> CompositionalSection {
    var section = CompositionalSection(
      .random(range, estimated: estimated, depth: 0, &random),
      interGroupSpacing: random.pick([0, 0, 5, 7.5]))
    if random.oneIn(2) {
      section.contentInsets = LayoutInsets(
        top: random.length(in: 0...20), leading: random.pick([0, 8, 0.1]),
        bottom: random.length(in: 0...20), trailing: random.length(in: 0...15))
    }
    if random.oneIn(2) {
      section.boundaryItems.append(
        CompositionalBoundary(
          .header,
          height: random.pick([
            .absolute(20), .absolute(33.3), .fractionalHeight(0.05), .estimated(25),
          ]),
          alignment: random.pick([.top, .topLeading]), pinsToVisibleBounds: random.oneIn(2),
          zIndex: random.pick([1, 2])))
      if random.oneIn(3) {
        section.boundaryItems[0].contentInsets = LayoutInsets(
          top: random.pick([0, 3]), leading: 20, bottom: random.pick([0, 4]), trailing: 2.5)
      }
    }
    if random.oneIn(2) {
      section.boundaryItems.append(
        CompositionalBoundary(
          .footer, width: .fractionalWidth(random.pick([1, 0.5])),
          height: random.pick([.absolute(12), .estimated(14)]),
          alignment: random.pick([.bottom, .bottomTrailing]), pinsToVisibleBounds: random.oneIn(3)))
    }
    if random.oneIn(3) {
      section.decorations = [
        CompositionalDecoration(contentInsets: LayoutInsets(all: random.pick([0, 3])))
      ]
      if random.oneIn(2) {
        section.decorations.append(CompositionalDecoration("frame", zIndex: -1))
      }
    }
    section.boundaryItemsFollowInsets = random.oneIn(2)
    if range == .anything {
      if random.oneIn(3) { section.scrolling = random.pick(SectionScrollBehavior.allCases) }
      if random.oneIn(3) {
        section.boundaryItems.append(
          CompositionalBoundary(
            "aside", width: .absolute(30), height: .absolute(50),
            alignment: random.pick(CompositionalAlignment.allCases),
            offset: LayoutPoint(x: random.length(in: -10...10), y: random.length(in: -40...40)),
            extendsBoundary: random.oneIn(2), pinsToVisibleBounds: random.oneIn(2)))
      }
    }
    return section
  }
}

extension CompositionalItem {
  fileprivate static func random(
    _ range: CompositionalSection.Range, estimated: Bool, depth: Int,
    _ random: inout SeededGenerator
  ) -> CompositionalItem {
    let isInside = range == .inside
    var item: CompositionalItem
    if depth > 0, depth > 2 || random.oneIn(2) {
      item = .cell(
        width: .random(range, estimated && random.oneIn(3), .fractionalWidth(1), &random),
        height: .random(range, estimated, .fractionalHeight(1), &random))
    } else {
      let isHorizontal = random.oneIn(2)
      let count = random.integer(in: 1...3)
      let subitems = (0..<count).map { _ in
        CompositionalItem.random(range, estimated: estimated, depth: depth + 1, &random)
      }
      let height: CompositionalDimension =
        depth == 0
        ? (estimated && random.oneIn(2)
          ? (random.oneIn(3) ? .uniformAcrossSiblings(estimate: 60) : .estimated(50))
          : random.pick([.absolute(80), .fractionalWidth(0.3), .fractionalHeight(0.2)]))
        : .random(range, estimated && random.oneIn(2), .fractionalHeight(1), &random)
      let width: CompositionalDimension =
        depth == 0
        ? (estimated && !isInside && random.oneIn(4)
          ? .estimated(random.pick([33.3, 120, 400])) : .fractionalWidth(random.pick([1, 1, 0.7])))
        : .random(range, false, .fractionalWidth(1), &random)
      item =
        isHorizontal
        ? .horizontal(width: width, height: height, subitems)
        : .vertical(width: width, height: height, subitems)
      if random.oneIn(3) {
        item.count = random.integer(in: 1...4)
        item.subitems = [item.subitems[0]]
      }
      item.interItemSpacing = random.pick(
        isInside ? [.fixed(0), .flexible(0)] : [.fixed(0), .fixed(4), .flexible(2)])
      if random.oneIn(7), !isInside {
        item.arrangement = .custom
        item.frames = (0..<random.integer(in: 0...3)).map { _ in
          CompositionalFrame(
            fractional: LayoutRect(
              x: random.length(in: -1...1), y: random.length(in: -1...1),
              width: random.length(in: 0...1), height: random.length(in: 0...1)),
            zIndex: random.pick([0, 0, 3]))
        }
      }
    }
    if random.oneIn(3) {
      item.contentInsets = LayoutInsets(
        top: random.pick([0, 2, 5]), leading: random.pick([0, 3]), bottom: random.pick([0, 4]),
        trailing: random.pick([0, 1]))
    }
    if depth > 0, !isInside, random.oneIn(4) {
      item.edgeSpacing = CompositionalEdgeSpacing(
        top: random.pick([.fixed(0), .flexible(0), .fixed(3)]),
        leading: random.pick([.fixed(0), .flexible(0), .fixed(2)]),
        bottom: random.pick([.fixed(0), .flexible(1)]),
        trailing: random.pick([.fixed(0), .flexible(0)]))
    }
    if !isInside, random.oneIn(4) {
      item.supplementaryItems = [
        CompositionalSupplementary(
          random.pick(["badge", "mark"]), width: .absolute(12), height: .fractionalHeight(0.5),
          containerAnchor: CompositionalAnchor(
            random.pick([[.top, .trailing], [.bottom], []]),
            fractionalOffset: LayoutPoint(x: random.pick([0, 0.3]), y: random.pick([0, -0.5]))),
          itemAnchor: random.oneIn(3) ? CompositionalAnchor([.leading]) : nil,
          zIndex: random.pick([0, 1]))
      ]
    }
    return item
  }
}

extension CompositionalDimension {
  fileprivate static func random(
    _ range: CompositionalSection.Range, _ estimated: Bool,
    _ whole: CompositionalDimension,
    _ random: inout SeededGenerator
  ) -> CompositionalDimension {
    if estimated {
      return random.oneIn(4)
        ? .uniformAcrossSiblings(estimate: 30) : .estimated(random.pick([25, 24.7, 90]))
    }
    // A fraction of the other extent, which may depend on the content of the group.
    if range == .anything, random.oneIn(5) {
      let part = random.pick([0.1, 0.5, 2])
      if case .fractionalWidth = whole { return .fractionalHeight(part) }
      return .fractionalWidth(part)
    }
    let part = random.pick([1, 0.5, 1.0 / 3, 0.25, 0.7])
    switch whole {
    case .fractionalWidth:
      return random.oneIn(5) && range == .anything ? .absolute(40) : .fractionalWidth(part)
    default:
      return random.oneIn(5) && range == .anything ? .absolute(20) : .fractionalHeight(part)
    }
  }
}

// MARK: Turned

extension CompositionalLayout {
  /// The layout along the other axis.
  var turned: CompositionalLayout {
    var turned = self
    turned.axis = axis.transposed
    turned.sections = sections.map { $0.turned }
    turned.boundaryItems = boundaryItems.map { $0.turned }
    return turned
  }
}

extension CompositionalSection {
  var turned: CompositionalSection {
    var turned = self
    turned.group = group.turned
    turned.contentInsets = contentInsets.transposed
    turned.boundaryItems = boundaryItems.map { $0.turned }
    turned.decorations = decorations.map {
      CompositionalDecoration(
        $0.kind, contentInsets: $0.contentInsets.transposed, zIndex: $0.zIndex)
    }
    return turned
  }
}

extension CompositionalItem {
  var turned: CompositionalItem {
    var turned = self
    turned.arrangement =
      arrangement == .horizontal ? .vertical : arrangement == .vertical ? .horizontal : arrangement
    turned.width = height.turned
    turned.height = width.turned
    turned.contentInsets = contentInsets.transposed
    turned.edgeSpacing = CompositionalEdgeSpacing(
      top: edgeSpacing.leading, leading: edgeSpacing.top, bottom: edgeSpacing.trailing,
      trailing: edgeSpacing.bottom)
    turned.subitems = subitems.map { $0.turned }
    turned.frames = frames.map {
      var frame = $0
      frame.rect = $0.rect.transposed
      return frame
    }
    turned.supplementaryItems = supplementaryItems.map {
      CompositionalSupplementary(
        $0.kind, width: $0.height.turned, height: $0.width.turned,
        containerAnchor: $0.containerAnchor.turned, itemAnchor: $0.itemAnchor?.turned,
        zIndex: $0.zIndex)
    }
    return turned
  }
}

extension CompositionalAnchor {
  var turned: CompositionalAnchor {
    var turned = self
    let pairs: [(CompositionalEdges, CompositionalEdges)] = [
      (.top, .leading), (.leading, .top), (.bottom, .trailing), (.trailing, .bottom),
    ]
    turned.edges = CompositionalEdges(pairs.filter { edges.contains($0.0) }.map { $0.1 })
    turned.offset = LayoutPoint(x: offset.y, y: offset.x)
    return turned
  }
}

extension CompositionalBoundary {
  var turned: CompositionalBoundary {
    let alignments: [CompositionalAlignment: CompositionalAlignment] = [
      .top: .leading, .leading: .top, .bottom: .trailing, .trailing: .bottom,
      .topTrailing: .bottomLeading, .bottomLeading: .topTrailing,
    ]
    var turned = self
    turned.width = height.turned
    turned.height = width.turned
    turned.contentInsets = contentInsets.transposed
    turned.alignment = alignments[alignment] ?? alignment
    turned.offset = LayoutPoint(x: offset.y, y: offset.x)
    return turned
  }
}

extension CompositionalDimension {
  var turned: CompositionalDimension {
    switch self {
    case .fractionalWidth(let part): .fractionalHeight(part)
    case .fractionalHeight(let part): .fractionalWidth(part)
    default: self
    }
  }
}
