import LayoutCore
import LayoutTesting

@testable import Compositional

/// Descriptions that no sensible program makes, nested at random.
///
/// They have every kind of dimension, numbers from NaN to the largest ones, empty groups, and counts without
/// bounds.
extension CompositionalSection {
  static func hostile(_ random: inout SeededGenerator) -> CompositionalSection {
    var section = CompositionalSection(
      .hostile(depth: 0, &random),
      interGroupSpacing: random.oneIn(3) ? .hostile(&random) : 0,
      contentInsets: random.oneIn(4) ? .hostile(&random) : .zero)
    for _ in 0..<random.integer(in: 0...2) where random.oneIn(2) {
      section.boundaryItems.append(
        CompositionalBoundary(
          random.pick([.header, .footer, "aside"]), width: .hostile(&random),
          height: .hostile(&random), insets: random.oneIn(2) ? .hostile(&random) : .zero,
          alignment: random.pick(CompositionalAlignment.allCases),
          offset: random.oneIn(3)
            ? LayoutPoint(x: .hostile(&random), y: .hostile(&random)) : .zero,
          extendsBoundary: random.oneIn(2), pinsToVisibleBounds: random.oneIn(2)))
    }
    if random.oneIn(4) {
      section.decorations = [CompositionalDecoration(contentInsets: .hostile(&random))]
    }
    if random.oneIn(3) { section.scrolling = random.pick(SectionScrollBehavior.allCases) }
    section.boundaryItemsFollowInsets = random.oneIn(2)
    return section
  }
}

extension CompositionalItem {
  static func hostile(depth: Int, _ random: inout SeededGenerator) -> CompositionalItem {
    let width = CompositionalDimension.hostile(&random)
    let height = CompositionalDimension.hostile(&random)
    var item = CompositionalItem.cell(width: width, height: height)
    if depth == 0 ? random.integer(in: 0...5) > 0 : random.oneIn(depth + 1) {
      item.arrangement = random.pick([.horizontal, .vertical, .vertical, .horizontal, .custom])
      item.subitems = (0..<random.pick([0, 1, 1, 2, 2, 3])).map { _ in
        .hostile(depth: depth + 1, &random)
      }
      if random.oneIn(3) {
        item.count = random.pick([1, 2, 2, 3, 5, 0, -4, 40, random.oneIn(8) ? .max : 300])
      }
      item.frames = (0..<random.integer(in: 0...3)).map { _ in
        let rect = LayoutRect(
          x: .hostile(&random), y: .hostile(&random), width: .hostile(&random),
          height: .hostile(&random))
        return random.oneIn(2)
          ? CompositionalFrame(rect, zIndex: random.pick([0, 3, .min, .max]))
          : CompositionalFrame(fractional: rect)
      }
    }
    // A line in which only tiny groups without items repeat, up to 10¹³ times.
    if depth == 0, random.oneIn(6) {
      item.arrangement = random.pick([.horizontal, .vertical])
      item.width = .absolute(random.pick([320, 1e9]))
      item.height = .absolute(random.pick([10, 1e9]))
      let blank = CompositionalItem.horizontal(
        width: .absolute(0.0001), height: .absolute(0.0001), [])
      item.subitems = random.oneIn(2) ? [blank] : [blank, .vertical(height: .absolute(1), [])]
    }
    if random.oneIn(3) { item.interItemSpacing = .hostile(&random) }
    if random.oneIn(4) { item.contentInsets = .hostile(&random) }
    if random.oneIn(4) {
      item.edgeSpacing = CompositionalEdgeSpacing(
        top: .hostile(&random), leading: .hostile(&random), bottom: .hostile(&random),
        trailing: .hostile(&random))
    }
    if random.oneIn(5) {
      item.supplementaryItems = [
        CompositionalSupplementary(
          random.pick(["badge", "mark"]), width: .hostile(&random), height: .hostile(&random),
          containerAnchor: CompositionalAnchor(
            random.pick([[.top, .trailing], [.bottom], []]),
            fractionalOffset: LayoutPoint(x: .hostile(&random), y: .hostile(&random))))
      ]
    }
    return item
  }
}

extension CompositionalDimension {
  static func hostile(_ random: inout SeededGenerator) -> CompositionalDimension {
    let part = random.pick([1, 1, 0.5, 0.1, 1.0 / 3, 0, 0.0001, 2, 1e6, .nan, -1])
    switch random.integer(in: 0...6) {
    case 0: return .absolute(.hostile(&random))
    case 1, 2: return .fractionalWidth(part)
    case 3, 4: return .fractionalHeight(part)
    case 5: return .estimated(.hostile(&random))
    default: return .uniformAcrossSiblings(estimate: .hostile(&random))
    }
  }
}

extension CompositionalSpacing {
  static func hostile(_ random: inout SeededGenerator) -> CompositionalSpacing {
    random.oneIn(2) ? .fixed(.hostile(&random)) : .flexible(.hostile(&random))
  }
}

extension LayoutInsets {
  static func hostile(_ random: inout SeededGenerator) -> LayoutInsets {
    LayoutInsets(
      top: .hostile(&random), leading: .hostile(&random), bottom: .hostile(&random),
      trailing: .hostile(&random))
  }
}

extension Double {
  /// Returns a length that is sensible half of the time.
  static func hostile(_ random: inout SeededGenerator) -> Double {
    random.oneIn(2)
      ? random.pick([0, 4, 10, 24.5, 32.7, 44, 100, 320])
      : random.pick([0.0001, 0.25, 1, 3000, 1e5, 1e9, 1e300, .nan, .infinity, -5, -1e9])
  }
}

/// A collection whose items are higher the narrower the proposal is, as texts are.
///
/// Some are much larger than the others.
struct Texts: LayoutDelegate {
  var collection: EditableCollection

  var numberOfSections: Int { collection.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int {
    collection.numberOfItems(inSection: section)
  }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    guard let item = collection.item(at: index), item.id % 5 != 0 else { return nil }
    let scale = item.id % 7 == 0 ? 25.0 : 1
    let area = item.size.width * item.size.height * scale
    return LayoutSize(
      width: proposal.height.map { area / max(10, $0) } ?? item.size.width * scale,
      height: proposal.width.map { area / max(10, $0) } ?? item.size.height * scale)
  }
}
