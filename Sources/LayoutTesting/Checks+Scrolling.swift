import LayoutCore

/// Checks of elements that move with the viewport.
extension Checks {
  /// Checks that other elements keep their frames, and that a query for moving elements returns
  /// exactly these.
  static func followersAreReported(
    _ prepared: some PreparedLayout, _ all: [LayoutAttributes], _ viewport: LayoutRect,
    _ random: inout SeededGenerator
  ) -> String? {
    for rect in [viewport, .everything, viewport.outset(by: -viewport.width / 3)] {
      let whole = prepared.elements(in: rect, viewport: viewport)
      let expected = whole.filter { !prepared.changedAxes(of: $0.element).isEmpty }
      var answer: [LayoutAttributes] = Array(whole.prefix(1))
      prepared.appendFollowers(in: rect, viewport: LayoutViewport(viewport), to: &answer)
      if answer.first != whole.first, !whole.isEmpty {
        return "\(rect): the answer is not appended"
      }
      answer.removeFirst(min(1, whole.count))
      if answer != expected {
        return "\(rect) has \(expected.count) elements that follow the viewport; asked for them, "
          + "\(answer.count): \(answer.first.map { $0.description } ?? "none")"
      }
    }
    let steps = [random.integer(in: 1...400), -random.integer(in: 1...400)].map { Double($0) }
    let moves = [(steps[0], 0), (0, steps[0]), (steps[1], 0), (0, steps[1]), (9, steps[0])]
    // For a large layout, two moves are enough.
    for (dx, dy) in moves.shuffled(using: &random).prefix(all.count > 150 ? 2 : 5) {
      let moved = prepared.allElements(viewport: viewport.offsetBy(x: dx, y: dy))
      var others = Counterparts(moved)
      for (place, attributes) in all.enumerated() {
        let element = attributes.element
        let there = others[element, expectedAt: place]
        if there == attributes { continue }
        let axes = prepared.changedAxes(of: element)
        let isReported =
          dx != 0 && axes.contains(.horizontal) || dy != 0 && axes.contains(.vertical)
        if prepared.hasFollowers, isReported { continue }
        return "\(attributes) is reported as resting, but if the viewport moves by \(dx), \(dy), "
          + "it is \(there.map { $0.description } ?? "gone")"
      }
    }
    return nil
  }
}
