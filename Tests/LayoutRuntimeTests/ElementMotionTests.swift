import Flow
import LayoutCore
import LayoutRuntime
import LayoutTesting
import Testing
import Waterfall

/// Comparisons of the motions of random changes with the frames in a copy of the old engine.
///
/// The engine records only the elements around its viewport, so the copy is an independent source.
@Suite struct ElementMotionTests {
  /// The kinds of changes of one step.
  private enum Edit: CaseIterable {
    case removeLast, append, remove, insert, move, resize, removeMany
  }

  @Test(arguments: 1...40)
  func motionsOfChanges_beginAtOldFramesOrBeyondThem(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var wall = WaterfallLayout(columns: 3)
    wall.footerExtent = 20
    wall.headerExtent = random.pick([0, 10])
    wall.pinsFooters = random.oneIn(2)
    wall.pinsHeaders = random.oneIn(2)
    wall.changePolicy = random.pick([.reflow, .preserveTracks])
    try expectMotions(wall, &random, "seed \(seed), wall")
    try expectMotions(
      FlowLayout(lineSpacing: 2, itemSpacing: 3), &random, "seed \(seed), lines")
    var row = FlowLayout(columns: 1)
    row.axis = .horizontal
    try expectMotions(row, &random, "seed \(seed), row")
    try expectMotions(row, &random, "seed \(seed), row from the right", .rightToLeft)
  }

  @Test func progressThatIsNoNumber_countsAsTheEnd() throws {
    var engine = try LayoutEngine.wall(Heights([20, 30]))
    let after = Heights([20, 40, 30])
    let update = try engine.apply(
      after.transaction(.insertItem(ElementIndex(section: 0, item: 1))), for: after, animated: true)
    #expect(update.attributes(at: .nan) == update.attributes(at: 1))
    #expect(update.attributes(at: .nan).count == 3)
  }

  private func expectMotions<Strategy: LayoutStrategy>(
    _ layout: Strategy, _ random: inout SeededGenerator, _ label: String,
    _ direction: FlowDirection = .leftToRight
  ) throws {
    var heights = Heights()
    var names: [[Int]] = []
    var next = 0
    func name(_ count: Int) -> [Int] {
      next += count
      return Array(next - count..<next)
    }
    for _ in 0..<random.integer(in: 1...2) {
      let count = random.pick([5, 70, 300])
      heights.sections.append((0..<count).map { _ in Double(random.integer(in: 10...60)) })
      names.append(name(count))
    }
    var engine = try LayoutEngine(
      layout, for: heights,
      in: LayoutEnvironment(width: 200, height: 150, direction: direction))
    engine.anchor = random.pick([.start, .end, .leading, .offset])
    for step in 0..<12 {
      let part = random.pick([0, 1, Double(random.integer(in: 0...100)) / 100])
      let most = engine.contentOffsetBounds.maximum
      engine.setContentOffset(LayoutPoint(x: most.x * part, y: most.y * part))
      let (old, oldNames) = (engine, names)
      let section = random.integer(in: 0...names.count - 1)
      let count = names[section].count
      var changes: [LayoutChange] = []
      func index(_ item: Int) -> ElementIndex { ElementIndex(section: section, item: item) }
      func remove(_ range: Range<Int>) {
        changes += range.map { .deleteItem(index($0)) }
        names[section].removeSubrange(range)
        heights.sections[section].removeSubrange(range)
      }
      func insert(_ added: Int, at place: Int) {
        changes += (0..<added).map { .insertItem(index(place + $0)) }
        names[section].insert(contentsOf: name(added), at: place)
        heights.sections[section].insert(
          contentsOf: (0..<added).map { _ in Double(random.integer(in: 10...60)) }, at: place)
      }
      let place = random.integer(in: 0...count)
      switch random.pick(Edit.allCases) {
      case .removeLast: remove(count - min(count, 3)..<count)
      case .append: insert(random.pick([1, 20]), at: count)
      case .remove: remove(place..<min(count, place + 3))
      case .removeMany: remove(place..<min(count, place + 60))
      case .insert: insert(random.pick([1, 20, 70]), at: place)
      case .move:
        guard count > 1 else { continue }
        let from = random.integer(in: 0...count - 1)
        let to = random.oneIn(2) ? min(from + 1, count - 1) : random.integer(in: 0...count - 1)
        changes = [.moveItem(from: index(from), to: index(to))]
        names[section].insert(names[section].remove(at: from), at: to)
        heights.sections[section].insert(heights.sections[section].remove(at: from), at: to)
      case .resize:
        guard place < count else { continue }
        changes = [.resizeItem(index(place))]
        heights.sections[section][place] = Double(random.integer(in: 0...90))
      }
      let update = try engine.apply(
        LayoutTransaction(changes, counts: heights.sections.map(\.count)), for: heights,
        animated: true)
      var sources: [LayoutElement: LayoutElement] = [:]
      var places: [Int: LayoutElement] = [:]
      for (section, names) in oldNames.enumerated() {
        for (item, name) in names.enumerated() {
          places[name] = .cell(section: section, item: item)
        }
      }
      for (section, names) in names.enumerated() {
        for (item, name) in names.enumerated() {
          sources[.cell(section: section, item: item)] = places[name]
        }
      }
      expect(update, from: old, to: engine, "\(label), step \(step), \(changes)") {
        $0.category == .cell ? sources[$0] : $0
      }
    }
  }

  /// Expects the motions between two engines.
  ///
  /// - Parameter source: Returns the old element of a new one, or nil if it is new.
  private func expect<Strategy: LayoutStrategy>(
    _ update: LayoutUpdate, from old: LayoutEngine<Strategy>, to new: LayoutEngine<Strategy>,
    _ label: String, source: (LayoutElement) -> LayoutElement?
  ) {
    let shift = update.offsetAdjustment
    func shifted(_ attributes: LayoutAttributes, as element: LayoutElement) -> LayoutAttributes {
      var attributes = attributes
      attributes.frame = attributes.frame.offsetBy(x: shift.x, y: shift.y)
      attributes.element = element
      return attributes
    }
    let isVertical = old.prepared.scrollAxis == .vertical
    let shown = old.viewport
    let area = shown.outset(x: isVertical ? 0 : shown.width, y: isVertical ? shown.height : 0)
    let cells = old.elements(in: area).filter { $0.element.category == .cell }
      .map { $0.element.index }
    var entering: [LayoutAttributes] = []
    var leaving: [LayoutAttributes] = []
    var moving: [LayoutElement: [LayoutAttributes]] = [:]
    var kept: Set<LayoutElement> = []
    for final in new.shownElements {
      guard let past = source(final.element), let initial = old.attributes(for: past) else {
        entering.append(final)
        continue
      }
      kept.insert(past)
      if initial.frame.intersects(area) {
        moving[final.element] = [shifted(initial, as: final.element), final]
      } else if let first = cells.min(), let last = cells.max(),
        past.index < first || past.index > last
      {
        var beyond = final
        let isAtStart =
          (past.index < first) != (!isVertical && old.environment.direction == .rightToLeft)
        if isVertical {
          beyond.frame.origin.y = isAtStart ? area.minY - final.frame.height : area.maxY
        } else {
          beyond.frame.origin.x = isAtStart ? area.minX - final.frame.width : area.maxX
        }
        moving[final.element] = [shifted(beyond, as: final.element), final]
      } else {
        entering.append(final)
      }
    }
    var targets: [LayoutElement: LayoutElement] = [:]
    for final in new.prepared.allElements(viewport: new.viewport) {
      if let past = source(final.element) { targets[past] = final.element }
    }
    for initial in old.shownElements where !kept.contains(initial.element) {
      if let target = targets[initial.element], let final = new.attributes(for: target) {
        moving[target] = [shifted(initial, as: target), final]
      } else {
        leaving.append(shifted(initial, as: initial.element))
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
