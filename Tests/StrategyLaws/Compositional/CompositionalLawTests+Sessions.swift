import Compositional
import LayoutCore
import LayoutTesting

// Sessions in which sections have descriptions and measured headers of their own.
extension CompositionalLawTests {
  /// A group that is laid out too often if it has few items.
  private static let exhausting = CompositionalItem.vertical(
    height: .estimated(10),
    [
      .horizontal(
        width: .absolute(900), height: .absolute(10), spacing: .flexible(0), count: 90,
        of: .cell(height: .estimated(10)))
    ])

  /// Descriptions with estimates, problems and boundary items that are measured.
  private static func descriptions(_ random: inout SeededGenerator) -> [CompositionalSection] {
    let badge = CompositionalSupplementary(
      random.pick(["badge", .header]), width: .absolute(9), height: .absolute(9),
      containerAnchor: CompositionalAnchor([.top]))
    let row = CompositionalItem.cell(
      width: .fractionalWidth(random.pick([0.2, 0.5])),
      height: random.pick([.estimated(25), .uniformAcrossSiblings(estimate: 25), .absolute(25)]))
    let word = CompositionalItem.cell(
      width: .estimated(40), height: random.pick([.absolute(20), .fractionalHeight(0.5)]))
    let groups: [CompositionalItem] = [
      .cell(height: .estimated(30), supplementaryItems: random.oneIn(2) ? [badge] : []),
      .cell(width: .estimated(50), height: .absolute(30)), .cell(height: .absolute(20)),
      .cell(width: .estimated(50), height: .estimated(20)),
      .cell(height: .uniformAcrossSiblings(estimate: 30)),
      .horizontal(height: .estimated(30), [row]),
      .horizontal(height: .estimated(30), supplementaryItems: [badge], [word, row]),
      .horizontal(height: .absolute(60), [word]),
      .horizontal(height: random.pick([.estimated(30), .absolute(50)]), count: 3, of: row),
      .vertical(
        width: .absolute(100), height: random.pick([.estimated(70), .absolute(70)]), [row, word]),
      .vertical(height: .uniformAcrossSiblings(estimate: 50), count: 2, of: row),
      .horizontal(
        height: .estimated(60),
        [
          .cell(width: .fractionalWidth(0.5), height: .estimated(20)),
          .vertical(width: .fractionalWidth(0.5), [row]),
        ]), exhausting,
    ]
    return (0..<5).map { _ in
      var section = CompositionalSection(
        random.pick(groups), interGroupSpacing: random.pick([0, 0, 7, -4]))
      if random.oneIn(2) {
        section.boundaryItems = [
          .header(
            height: .estimated(20), insets: LayoutInsets(top: random.pick([0, 5, -30])),
            pinsToVisibleBounds: random.oneIn(2)),
          .footer(height: random.pick([.estimated(15), .absolute(-1), .absolute(8)])),
        ]
        if random.oneIn(3) { section.boundaryItems.append(section.boundaryItems[0]) }
      }
      if random.oneIn(4) { section.scrolling = random.pick(SectionScrollBehavior.allCases) }
      if random.oneIn(4) { section.contentInsets = LayoutInsets(top: 9, leading: 200, trailing: 9) }
      if random.oneIn(4) { section.contentInsets.trailing = 300 }
      return section
    }
  }

  /// Returns the first difference of an updated layout from a fresh one, in a session in which
  /// descriptions, items and headers change.
  static func session(_ seed: UInt64) -> LawViolation? {
    var random = SeededGenerator(seed: seed)
    var pool = descriptions(&random)
    if random.oneIn(2) {
      pool += layout(seed, isEstimated: true).sections
      // Two sections of the same groups can have other headers.
      pool.append(pool[0])
      pool[pool.count - 1].boundaryItems = [.header(height: .estimated(50))]
    }
    let strategy = CompositionalLayout(
      axis: random.oneIn(3) ? .horizontal : .vertical,
      interSectionSpacing: random.pick([0, 6]),
      rounding: random.pick(PixelRounding.allCases))
    var environment = LayoutEnvironment(width: 400, height: 300, scale: 2)
    if random.oneIn(3) { environment.direction = .rightToLeft }
    if random.oneIn(3) { environment.insets = LayoutInsets(top: 20, leading: 10, trailing: 5) }
    var collection = DescribedCollection(pool, seed: seed)
    do throws(LayoutError) {
      var updated = try strategy.prepare(for: collection, in: environment)
      for step in 0..<14 {
        collection.settle()
        let counts = collection.sections.map { $0.items.count }
        for _ in 0..<random.pick([1, 1, 2, 3]) { collection.edit() }
        let changes = try collection.changes(from: counts)
        try strategy.update(&updated, by: changes, for: collection, in: environment)
        let fresh = try strategy.prepare(for: collection, in: environment)
        if let finding = difference(updated, fresh, &random) {
          return LawViolation(
            law: .updateEqualsFresh,
            finding: "step \(step): \(finding) after \(changes.sections), \(changes.within)",
            seed: seed, input: "\(strategy)\n\(collection.sections.map { $0.description })")
        }
      }
    } catch {
      return LawViolation(
        law: .updateEqualsFresh, finding: "\(error)", seed: seed, input: "\(strategy)")
    }
    return nil
  }

  /// Returns what differs between an updated layout and a fresh one.
  private static func difference(
    _ updated: PreparedCompositional, _ fresh: PreparedCompositional,
    _ random: inout SeededGenerator
  ) -> String? {
    let (found, expected) = (updated.diagnostics, fresh.diagnostics)
    let texts = found.entries.map { $0.description }.sorted()
    let others = expected.entries.map { $0.description }.sorted()
    // An update cannot know which of those that are not stored remain.
    if found.count == texts.count, found.count != expected.count || texts != others {
      return "\(texts) should be \(others)"
    }
    if updated.contentSize != fresh.contentSize {
      return "\(updated.contentSize) should be \(fresh.contentSize)"
    }
    let size = fresh.contentSize
    var viewport = LayoutViewport(
      LayoutRect(
        x: random.length(in: 0...max(1, size.width)), y: random.length(in: 0...max(1, size.height)),
        width: 400, height: 300))
    for section in 0..<fresh.numberOfSections where random.oneIn(3) {
      viewport.sectionOffsets[section] = random.pick([0, 35.3, 200])
    }
    let all = fresh.allElements(in: viewport)
    let own = updated.allElements(in: viewport)
    if let pair = zip(own, all).first(where: { $0 != $1 }) {
      return "\(pair.0) should be \(pair.1)"
    }
    if own.count != all.count { return "\(own.count) elements should be \(all.count)" }
    for rect in [viewport.rect, LayoutRect(x: 0, y: viewport.rect.minY, width: 400, height: 300)] {
      if updated.elements(in: rect, viewport: viewport)
        != all.filter({ $0.frame.intersects(rect) })
      {
        return "a query of \(rect) differs"
      }
    }
    for _ in 0..<6 where !all.isEmpty {
      let attributes = random.pick(all)
      let element = attributes.element
      if updated.attributes(for: element, in: viewport) != attributes {
        return "\(attributes) is found otherwise"
      }
      if updated.obscuredEdges(for: element) != fresh.obscuredEdges(for: element)
        || updated.followedAxes(of: element) != fresh.followedAxes(of: element)
      {
        return "\(element) is described otherwise"
      }
    }
    for section in -1...fresh.numberOfSections {
      if updated.numberOfItems(inSection: section) != fresh.numberOfItems(inSection: section)
        || updated.scrolling(ofSection: section)
          != fresh.scrolling(ofSection: section)
      {
        return "section \(section) differs"
      }
    }
    return nil
  }
}
