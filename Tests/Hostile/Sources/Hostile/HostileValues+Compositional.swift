import Compositional
import LayoutCore

extension HostileValues {
  mutating func dimension() -> CompositionalDimension {
    let length = number()
    let part = oneIn(3) ? length : random.pick([0, 0.1, 0.25, 1.0 / 3, 0.5, 1, 1.5])
    switch random.integer(in: 0...4) {
    case 0: return .absolute(length)
    case 1: return .fractionalWidth(part)
    case 2: return .fractionalHeight(part)
    case 3: return .estimated(length)
    default: return .uniformAcrossSiblings(estimate: length)
    }
  }

  mutating func spacing() -> CompositionalSpacing {
    oneIn(3) ? .flexible(number()) : .fixed(oneIn(2) ? 0 : number())
  }

  mutating func edgeSpacing() -> CompositionalEdgeSpacing {
    guard oneIn(4) else { return .none }
    return CompositionalEdgeSpacing(
      top: spacing(), leading: spacing(), bottom: spacing(), trailing: spacing())
  }

  mutating func anchor() -> CompositionalAnchor {
    let edges = CompositionalEdges(rawValue: UInt8(random.integer(in: 0...255)))
    return oneIn(2)
      ? CompositionalAnchor(edges, absoluteOffset: point())
      : CompositionalAnchor(edges, fractionalOffset: point())
  }

  mutating func attachments() -> [CompositionalSupplementary] {
    guard oneIn(8) else { return [] }
    return (0..<random.integer(in: 1...2)).map { _ in
      CompositionalSupplementary(
        kind(), width: dimension(), height: dimension(), containerAnchor: anchor(),
        itemAnchor: oneIn(2) ? anchor() : nil, zIndex: integer())
    }
  }

  /// Returns a cell or a group, with groups nested at most `depth` deep.
  mutating func item(depth: Int) -> CompositionalItem {
    let width = dimension()
    let height = dimension()
    let insets = oneIn(4) ? self.insets() : .zero
    guard depth > 0, !oneIn(3) else {
      return .cell(
        width: width, height: height, insets: insets, edgeSpacing: edgeSpacing(),
        supplementaryItems: attachments())
    }
    if oneIn(6) {
      let frames = (0..<random.integer(in: 0...3)).map { _ in
        oneIn(2)
          ? CompositionalFrame(rect(), zIndex: integer())
          : CompositionalFrame(fractional: rect(), zIndex: integer())
      }
      return .custom(width: width, height: height, insets: insets, frames: frames)
    }
    let subitems = (0..<random.integer(in: 0...3)).map { _ in item(depth: depth - 1) }
    var group: CompositionalItem =
      oneIn(2)
      ? .horizontal(
        width: width, height: height, spacing: spacing(), insets: insets,
        edgeSpacing: edgeSpacing(), supplementaryItems: attachments(), subitems)
      : .vertical(
        width: width, height: height, spacing: spacing(), insets: insets,
        edgeSpacing: edgeSpacing(), supplementaryItems: attachments(), subitems)
    if oneIn(3) { group.count = integer() }
    return group
  }

  mutating func boundary() -> CompositionalBoundary {
    CompositionalBoundary(
      kind(), width: dimension(), height: dimension(),
      alignment: pick(CompositionalAlignment.allCases), offset: oneIn(4) ? point() : .zero,
      extendsBoundary: oneIn(2), pinsToVisibleBounds: oneIn(2), zIndex: integer())
  }

  mutating func compositionalSection() -> CompositionalSection {
    CompositionalSection(
      item(depth: random.integer(in: 0...4)), interGroupSpacing: oneIn(2) ? 0 : number(),
      contentInsets: insets(),
      boundaryItems: oneIn(3) ? [boundary(), boundary()] : [],
      decorations: oneIn(4)
        ? [CompositionalDecoration(kind(), contentInsets: insets(), zIndex: integer())] : [],
      scrolling: oneIn(3) ? pick(SectionScrollBehavior.allCases) : nil,
      boundaryItemsFollowInsets: oneIn(2))
  }
}
