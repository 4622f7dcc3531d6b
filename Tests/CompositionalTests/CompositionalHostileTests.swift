import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import Compositional

/// Tests that any description has a layout that has all items, exact queries and bounded work.
@Suite struct CompositionalHostileTests {
  static func layout(_ random: inout SeededGenerator) -> CompositionalLayout {
    CompositionalLayout(
      sections: (0..<random.integer(in: 1...2)).map { _ in .hostile(&random) },
      axis: random.pick(LayoutAxis.allCases),
      interSectionSpacing: random.oneIn(3) ? .hostile(&random) : 0,
      rounding: random.pick(PixelRounding.allCases))
  }

  /// Returns the largest number of nodes that ``GroupSolver`` may lay out for `items` items.
  static func bound(items: Int, nodes: Int) -> Int { 200 * (items + 1) * nodes }

  /// Returns rectangles at the edges of frames, and far beyond all content.
  static func rects(
    _ all: [LayoutAttributes], _ random: inout SeededGenerator
  ) -> [LayoutRect] {
    var rects: [LayoutRect] = [.everything]
    for _ in 0..<6 {
      let frame = all.isEmpty ? .zero : random.pick(all).frame
      let extent = random.pick([1, 50, 1000, 1e9, 1e11])
      rects.append(
        LayoutRect(
          x: random.pick([frame.minX, frame.midX, frame.maxX, 0, 1e11, -1e11]) - 1,
          y: random.pick([frame.minY, frame.midY, frame.maxY, 0, 1e11, 4e11]) - 1,
          width: extent, height: extent))
    }
    return rects
  }

  static func check(
    _ prepared: PreparedCompositional, counts: [Int], _ random: inout SeededGenerator
  ) -> String? {
    // A repetition that begins within the budget ends, and takes at most three steps for an item.
    for template in prepared.templates.list
    where template.steps > (12 + 3) * CompositionalNodes.maximumEntries
      + bound(items: template.capacity, nodes: template.nodes.count)
    {
      return "\(template.steps) steps for \(template.capacity) items"
    }
    let viewport = LayoutRect(
      x: random.pick([0, 500, 1e11]), y: random.pick([0, 500, 1e11, -1e11]), width: 320,
      height: 480)
    let all = prepared.allElements(viewport: viewport)
    let cells = all.lazy.filter { $0.element.category == .cell }.count
    if cells != counts.reduce(0, +) { return "\(cells) cells, not \(counts)" }
    for attributes in all {
      let own = prepared.attributes(for: attributes.element, viewport: viewport)
      if own != attributes { return "\(attributes) is \(own.map { "\($0)" } ?? "nothing")" }
    }
    for rect in rects(all, &random) {
      let found = prepared.elements(in: rect, viewport: viewport)
      let expected = all.filter { $0.frame.intersects(rect) }
      if found != expected {
        let missing = expected.first { !found.contains($0) }
        return "\(rect) finds \(found.count), not \(expected.count): "
          + "\(missing.map { "\($0)" } ?? "")"
      }
    }
    return nil
  }

  static func finding(seed: UInt64) -> String? {
    var random = SeededGenerator(seed: seed)
    let layout = layout(&random)
    let counts = random.pick([[3], [0, 1, 9], [40, 2]])
    let texts = Texts(collection: EditableCollection(counts: counts, using: &random))
    let environment = LayoutEnvironment(
      width: 320, height: 480, direction: random.pick([.leftToRight, .rightToLeft]), scale: 3)
    do {
      let prepared = try layout.prepare(for: texts, in: environment)
      let items = counts.reduce(0, +)
      let nodes = prepared.templates.list.reduce(0) { $0 + $1.nodes.count }
      // A group that shares the rest of its lines lays out the places of missing items too.
      let places = prepared.templates.list.reduce(items) { $0 + 3 * $1.capacity }
      if prepared.work.placed > bound(items: places, nodes: nodes) {
        return "\(prepared.work) for \(items) items and \(nodes) nodes"
      }
      return check(prepared, counts: counts, &random).map { "\($0)\n\(layout)" }
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: GeneratedCases.seeds(20))
  func anyDescription_hasALayout(seed: UInt64) {
    let finding = Self.finding(seed: seed)
    #expect(finding == nil, "seed \(seed): \(finding ?? "")")
  }
}
