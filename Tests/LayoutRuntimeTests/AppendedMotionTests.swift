import Flow
import LayoutCore
import LayoutRuntime
import LayoutTesting
import Testing
import Waterfall

/// Comparisons of the motions of changes at the end with the frames in a copy of the old engine.
@Suite struct AppendedMotionTests {
  @Test(arguments: 1...40)
  func motionsOfChangesAtTheEnd_beginAtOldFrames(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var wall = WaterfallLayout(columns: 3)
    wall.footerExtent = 20
    wall.pinsFooters = random.oneIn(2)
    try expectOldFrames(wall, &random, seed)
    try expectOldFrames(FlowLayout(lineSpacing: 2, itemSpacing: 3), &random, seed)
    var row = FlowLayout(columns: 1)
    row.axis = .horizontal
    try expectOldFrames(row, &random, seed)
  }

  private func expectOldFrames<Strategy: LayoutStrategy>(
    _ layout: Strategy, _ random: inout SeededGenerator, _ seed: UInt64
  ) throws {
    var heights = Heights()
    heights.sections = (0..<random.integer(in: 1...2)).map { _ in
      (0..<random.pick([5, 70, 300])).map { _ in Double(random.integer(in: 10...60)) }
    }
    var engine = try LayoutEngine(
      layout, for: heights, in: LayoutEnvironment(width: 200, height: 150))
    engine.anchor = random.pick([.start, .end, .leading, .offset])
    let last = heights.sections.count - 1
    for step in 0..<12 {
      let part = random.pick([0, 1, Double(random.integer(in: 0...100)) / 100])
      let most = engine.contentOffsetBounds.maximum
      engine.setContentOffset(LayoutPoint(x: most.x * part, y: most.y * part))
      let old = engine
      let count = heights.sections[last].count
      var changes: [LayoutChange] = []
      var kept = count
      if random.oneIn(2) {
        let removed = random.integer(in: 0...min(count, random.pick([3, 60])))
        heights.sections[last].removeLast(removed)
        kept -= removed
        changes += (kept..<count).map {
          .deleteItem(ElementIndex(section: last, item: $0))
        }
      }
      if changes.isEmpty || random.oneIn(3) {
        let added = (0..<random.pick([1, 20])).map { _ in Double(random.integer(in: 10...60)) }
        heights.sections[last] += added
        changes += added.indices.map {
          .insertItem(ElementIndex(section: last, item: kept + $0))
        }
      }
      let update = try engine.apply(
        LayoutTransaction(changes, counts: heights.sections.map(\.count)), for: heights,
        animated: true)
      expect(update, from: old, to: engine, "seed \(seed), step \(step), \(Strategy.self)") {
        $0.category != .cell || $0.index < ElementIndex(section: last, item: kept)
      }
    }
  }

  /// Expects the motions between two engines, in which elements that are kept have the same indexes.
  private func expect<Strategy: LayoutStrategy>(
    _ update: LayoutUpdate, from old: LayoutEngine<Strategy>, to new: LayoutEngine<Strategy>,
    _ label: String, isKept: (LayoutElement) -> Bool
  ) {
    let shift = update.offsetAdjustment
    func shifted(_ attributes: LayoutAttributes) -> LayoutAttributes {
      var attributes = attributes
      attributes.frame = attributes.frame.offsetBy(x: shift.x, y: shift.y)
      return attributes
    }
    var entering: [LayoutAttributes] = []
    var leaving: [LayoutAttributes] = []
    var moving: [LayoutElement: [LayoutAttributes]] = [:]
    for final in new.shownElements {
      if isKept(final.element), let initial = old.attributes(for: final.element) {
        moving[final.element] = [shifted(initial), final]
      } else {
        entering.append(final)
      }
    }
    for initial in old.shownElements {
      if isKept(initial.element), let final = new.attributes(for: initial.element) {
        moving[initial.element] = [shifted(initial), final]
      } else {
        leaving.append(shifted(initial))
      }
    }
    #expect(update.entering.map(\.final) == entering, "\(label)")
    #expect(update.leaving.map(\.initial) == leaving, "\(label)")
    #expect(update.moving.count == moving.count, "\(label)")
    for motion in update.moving {
      #expect([motion.initial, motion.final] == moving[motion.final.element], "\(label)")
    }
  }
}
