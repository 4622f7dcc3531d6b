import Compositional
import LayoutCore
import LayoutTesting

extension CompositionalLawTests {
  /// Returns the first difference of a layout from the reference, in a viewport whose sections are
  /// scrolled.
  ///
  /// Elements, lookups, queries, and the geometry of sections that scroll by themselves are compared.
  static func violation(seed: UInt64, isEstimated: Bool, depth: Int) -> LawViolation? {
    var random = SeededGenerator(seed: seed)
    var made = CompositionalDescriptions(
      isEstimated: isEstimated, depth: depth, random: SeededGenerator(seed: seed &* 31))
    var example = LayoutCase(made.layout(), seed: seed) { _, _, _ in }
    example.collection = GeneratedCollection(
      sections: (0..<random.integer(in: 1...4)).map { _ in
        (0..<random.pick([0, 1, 2, 5, 9, 25])).map { _ in
          LayoutSize(width: random.length(in: 1...90), height: random.length(in: 1...90))
        }
      })
    var viewport = LayoutViewport(example.viewport)
    if random.oneIn(3) {
      viewport.rect.origin = LayoutPoint(x: 0, y: random.length(in: 0...200))
    }
    for section in example.collection.sections.indices where random.oneIn(2) {
      viewport.sectionOffsets[section] = random.pick([0, -20, 35.3, 200, 7])
    }
    if random.oneIn(4) { viewport.insets = LayoutInsets(top: 11, leading: 4, bottom: 6) }
    return compare(example, viewport, &random)
  }

  /// Returns the first difference from the reference.
  static func compare(
    _ example: LayoutCase<CompositionalLayout>, _ viewport: LayoutViewport,
    _ random: inout SeededGenerator
  ) -> LawViolation? {
    func broken(_ law: LayoutLaw, _ finding: String) -> LawViolation {
      LawViolation(
        law: law, finding: finding, seed: example.seed,
        input: "\(example.strategy)\n\(example.environment)\n\(viewport.rect)")
    }
    do throws(LayoutError) {
      let prepared = try example.prepared()
      // Lines that were not laid out again have no defined result.
      if prepared.diagnostics.entries.contains(where: { $0.problem == .tooLarge }) { return nil }
      let all = prepared.allElements(in: viewport)
      let found = all.sorted { $0.element < $1.element }
      var reference = CompositionalReference(example)
      if let expected = reference.result(in: viewport) {
        let elements = expected.elements.sorted { $0.element < $1.element }
        if let pair = zip(found, elements).first(where: { $0 != $1 }) {
          return broken(.matchesReference, "\(pair.0) should be \(pair.1)")
        }
        if found.count != elements.count { return broken(.matchesReference, "other elements") }
        if prepared.contentSize != expected.contentSize {
          return broken(
            .matchesReference, "\(prepared.contentSize) should be \(expected.contentSize)")
        }
        for section in -1...example.collection.sections.count {
          let own = prepared.scrolling(ofSection: section)
          if own != expected.scrolling[section] {
            return broken(
              .matchesReference,
              "\(String(describing: own)) should be \(String(describing: expected.scrolling[section]))"
            )
          }
        }
        for attributes in all {
          if let finding = reference.finding(attributes.element, prepared) {
            return broken(.matchesReference, finding)
          }
        }
        if let finding = reference.restFinding(prepared, &random) {
          return broken(.matchesReference, finding)
        }
      }
      for attributes in all {
        if prepared.attributes(for: attributes.element, in: viewport) != attributes {
          return broken(.queryEqualsBruteForce, "\(attributes) is found otherwise")
        }
      }
      for _ in 0..<12 where !all.isEmpty {
        let frame = random.pick(all).frame
        let rect = random.pick([
          frame, LayoutRect(x: frame.minX - 0.5, y: frame.minY, width: 1, height: 900),
          LayoutRect(x: frame.maxX, y: 0, width: 9, height: frame.maxY),
          LayoutRect(x: frame.midX, y: frame.midY, width: 0.01, height: 0.01),
          viewport.rect,
        ])
        if prepared.elements(in: rect, viewport: viewport)
          != all.filter({ !rect.isEmpty && $0.frame.intersects(rect) })
        {
          return broken(.queryEqualsBruteForce, "a query of \(rect) differs")
        }
      }
    } catch {
      return broken(.matchesReference, "\(error)")
    }
    return nil
  }
}
