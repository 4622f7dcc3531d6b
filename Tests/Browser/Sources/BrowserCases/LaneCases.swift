import LayoutCore
import LayoutTesting
import Waterfall

/// Waterfall layouts, and the grid lanes that match them.
///
/// No item specifies its track, because the place of the item after it is an open issue of the
/// specification (CSS Grid Level 3). This project continues behind the item with the given track; Chromium
/// continues behind the last item without one.
enum LaneCases {
  static func make(seed: UInt64) throws -> BrowserCase {
    var random = SeededGenerator(seed: seed)
    let isVertical = !random.oneIn(4)
    let direction: FlowDirection = random.oneIn(3) ? .rightToLeft : .leftToRight
    func length(_ range: ClosedRange<Int>) -> Grain {
      Grain(random.integer(in: range.lowerBound * 64...range.upperBound * 64))
    }
    let tracks = random.integer(in: 1...7)
    let track = length(5...120)
    let trackGap = random.oneIn(3) ? Grain(0) : length(0...20)
    let itemGap = random.oneIn(3) ? Grain(0) : length(0...20)
    let tolerance = random.oneIn(3) ? Grain(0) : length(0...120)
    let across = track * tracks + trackGap * (tracks - 1)
    let few = (0..<3).map { _ in length(5...90) }
    let ties = random.oneIn(3)
    let extents = (0..<random.integer(in: 1...40)).map { _ in
      ties ? random.pick(few) : length(1...150)
    }
    let hasSpans = random.oneIn(2)
    let spans = extents.map { _ in
      hasSpans && random.oneIn(4) ? random.integer(in: 1...tracks) : 1
    }
    // Without any tolerance that ends, lanes are filled one after another.
    let inTurn = random.oneIn(6)
    let layout = WaterfallLayout(
      columns: .fixed(tracks), axis: isVertical ? .vertical : .horizontal,
      columnSpacing: trackGap.points, itemSpacing: itemGap.points, itemSizing: .exact,
      placement: inTurn ? .leadingToTrailing : .readingOrder, tolerance: tolerance.points,
      rounding: .none)
    let delegate = ClosureLayoutDelegate(itemsPerSection: extents.count) { index, _ in
      LayoutSize(width: extents[index.item].points, height: extents[index.item].points)
    } answer: {
      $0.fill(.waterfallItem) { $1.span = spans[$0.item] }
    }
    let prepared = try layout.prepare(
      for: delegate,
      in: LayoutEnvironment(
        width: isVertical ? across.points : 4000, height: isVertical ? 4000 : across.points,
        direction: direction))
    let lanes = "repeat(\(tracks),minmax(0,1fr))"
    return BrowserCase(
      name: "lanes \(seed): \(layout) spans \(spans)",
      style: [
        "display:grid-lanes",
        isVertical
          ? "grid-template-columns:\(lanes);width:\(across.css)"
          : "grid-template-rows:\(lanes);height:\(across.css);width:4000px",
        isVertical
          ? "gap:\(itemGap.css) \(trackGap.css)" : "gap:\(trackGap.css) \(itemGap.css)",
        "flow-tolerance:\(inTurn ? "infinite" : tolerance.css)",
        "direction:\(direction == .rightToLeft ? "rtl" : "ltr")",
      ].joined(separator: ";"),
      boxes: extents.indices.map { item in
        isVertical
          ? "height:\(extents[item].css);grid-column:span \(spans[item])"
          : "width:\(extents[item].css);grid-row:span \(spans[item])"
      },
      contents: extents.map { _ in "" },
      frames: BrowserCase.frames(prepared, extents.count, direction),
      gaps: extents.map { _ in 0 }, isMirrored: direction == .rightToLeft)
  }
}
