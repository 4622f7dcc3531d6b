import Compositional
import LayoutCore
import LayoutTesting

/// Random descriptions of sections.
struct CompositionalDescriptions {
  /// A Boolean value that indicates whether some extents are estimated.
  var isEstimated = false
  /// The largest number of groups that are nested in another.
  var depth = 2
  var random: SeededGenerator

  mutating func length() -> Double {
    random.pick([0, 4, 10, 24.5, 33.3, 60, random.length(in: 1...90), random.length(in: 1...20)])
  }

  mutating func part() -> Double { random.pick([1, 1, 0.5, 1.0 / 3, 0.25, 0.7, 1.2, 0.1]) }

  mutating func dimension(_ axis: LayoutAxis, mayBeEstimated: Bool = true) -> CompositionalDimension
  {
    if isEstimated, mayBeEstimated, random.oneIn(3) {
      return random.oneIn(3)
        ? .uniformAcrossSiblings(estimate: length()) : .estimated(random.pick([25, 24.7, 90]))
    }
    if random.oneIn(3) { return .absolute(length()) }
    let isOwn = !random.oneIn(6)
    return (axis == .horizontal) == isOwn ? .fractionalWidth(part()) : .fractionalHeight(part())
  }

  mutating func spacing() -> CompositionalSpacing {
    let points = random.pick([0, 0, 4, 2.5, 7.3])
    return random.oneIn(3) ? .flexible(points) : .fixed(points)
  }

  mutating func insets(isGroup: Bool) -> LayoutInsets {
    func inset(_ random: inout SeededGenerator) -> Double {
      random.pick([0, 0, 3, 8.2, 20] + (isGroup ? [0.1, 0.5] : [-2]))
    }
    return LayoutInsets(
      top: inset(&random), leading: inset(&random), bottom: inset(&random),
      trailing: inset(&random))
  }

  mutating func anchor() -> CompositionalAnchor {
    let edges = CompositionalEdges(rawValue: UInt8(random.integer(in: 0...15)))
    let offset = LayoutPoint(x: random.pick([0, 0.3, -7, 5.5]), y: random.pick([0, -0.5, 9]))
    return random.oneIn(2)
      ? CompositionalAnchor(edges, absoluteOffset: offset)
      : CompositionalAnchor(edges, fractionalOffset: offset)
  }

  mutating func attached() -> [CompositionalSupplementary] {
    guard random.oneIn(5) else { return [] }
    return (0..<random.pick([1, 1, 2])).map { _ in
      CompositionalSupplementary(
        random.pick(["badge", "mark", .header]),
        width: random.pick([.absolute(12), .fractionalWidth(0.5), .estimated(7)]),
        height: random.pick([.absolute(6.5), .fractionalHeight(0.5), .fractionalWidth(0.25)]),
        containerAnchor: anchor(), itemAnchor: random.oneIn(2) ? anchor() : nil,
        zIndex: random.pick([0, 1, 1, 5]))
    }
  }

  mutating func item(depth: Int) -> CompositionalItem {
    let width = dimension(.horizontal)
    let height = dimension(.vertical)
    var item: CompositionalItem
    if depth == 0 || random.oneIn(3) {
      item = .cell(width: width, height: height)
      if random.oneIn(4) { item.contentInsets = insets(isGroup: false) }
    } else if random.oneIn(8) {
      item = .custom(
        width: width, height: height,
        frames: (0..<random.pick([0, 1, 2, 3, 3, 40])).map { _ in frame() })
    } else {
      let subitems = (0..<random.pick([0, 1, 1, 1, 2, 2, 3])).map { _ in
        self.item(depth: depth - 1)
      }
      item =
        random.oneIn(2)
        ? .horizontal(width: width, height: height, spacing: spacing(), subitems)
        : .vertical(width: width, height: height, spacing: spacing(), subitems)
      if random.oneIn(3) { item.count = random.pick([1, 2, 3, 5, 40, 0]) }
    }
    if item.arrangement != .cell, random.oneIn(4) { item.contentInsets = insets(isGroup: true) }
    if random.oneIn(4) {
      item.edgeSpacing = CompositionalEdgeSpacing(
        top: spacing(), leading: spacing(), bottom: spacing(), trailing: spacing())
    }
    item.supplementaryItems = attached()
    return item
  }

  private mutating func frame() -> CompositionalFrame {
    let zIndex = random.pick([0, 0, 3, -1])
    if random.oneIn(2) {
      return CompositionalFrame(
        LayoutRect(
          x: random.pick([0, -8, 30.5]), y: random.pick([0, 5, 60]),
          width: random.length(in: 0...60), height: random.length(in: 0...60)), zIndex: zIndex)
    }
    return CompositionalFrame(
      fractional: LayoutRect(
        x: random.pick([0, -0.2, 0.5]), y: random.pick([0, 0.3, 0.5]),
        width: random.pick([0.5, 0.3, 1]), height: random.pick([0.5, 0.25, 1])), zIndex: zIndex)
  }

  /// Returns a group that repeats, without extreme numbers of items.
  mutating func group() -> CompositionalItem {
    var group = item(depth: depth)
    if random.oneIn(2) {
      group.width = random.pick([.fractionalWidth(1), .fractionalWidth(0.5), .absolute(130.4)])
    }
    if random.oneIn(2), !isEstimated {
      group.height = random.pick([.absolute(80), .fractionalWidth(0.3), .fractionalHeight(0.2)])
    }
    return group
  }

  mutating func boundary() -> CompositionalBoundary {
    let alignment = random.pick(CompositionalAlignment.allCases)
    return CompositionalBoundary(
      random.pick([.header, .footer, "aside"]),
      width: random.pick([
        .fractionalWidth(1), .absolute(30), .estimated(22), dimension(.horizontal),
      ]),
      height: random.pick([.absolute(20), .absolute(33.3), .estimated(25), dimension(.vertical)]),
      insets: random.oneIn(3) ? insets(isGroup: false) : .zero, alignment: alignment,
      offset: random.oneIn(3)
        ? LayoutPoint(x: random.pick([0, 3, -8]), y: random.pick([0, -6.5, 4])) : .zero,
      extendsBoundary: !random.oneIn(3), pinsToVisibleBounds: random.oneIn(2),
      zIndex: random.pick([1, 1, 2, 0]))
  }

  mutating func section() -> CompositionalSection {
    var section = CompositionalSection(
      group(), interGroupSpacing: random.pick([0, 0, 5, 7.5]),
      contentInsets: random.oneIn(2) ? insets(isGroup: true) : .zero)
    if random.oneIn(2) {
      section.boundaryItems = (0..<random.integer(in: 1...3)).map { _ in boundary() }
    }
    if random.oneIn(3) {
      section.decorations = (0..<random.pick([1, 1, 2])).map { _ in
        CompositionalDecoration(
          random.pick([.background, .background, "frame"]), contentInsets: insets(isGroup: false),
          zIndex: random.pick([0, -1]))
      }
    }
    if random.oneIn(3) { section.scrolling = random.pick(SectionScrollBehavior.allCases) }
    section.boundaryItemsFollowInsets = random.oneIn(2)
    return section
  }

  mutating func layout() -> CompositionalLayout {
    CompositionalLayout(
      sections: (0..<random.pick([1, 1, 2, 3])).map { _ in section() },
      axis: random.pick(LayoutAxis.allCases), interSectionSpacing: random.pick([0, 9, 3.3]),
      boundaryItems: random.oneIn(3)
        ? (0..<random.integer(in: 1...2)).map { _ in boundary() } : [],
      rounding: random.pick(PixelRounding.allCases))
  }
}
