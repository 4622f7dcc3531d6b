import LayoutCore
import LayoutTesting
import Waterfall

/// Waterfall layouts, and the grid lanes that match them.
///
/// Only the last items specify their tracks, because the place of the item after one is an open issue of
/// the specification (CSS Grid Level 3). This project continues behind the item with the given track;
/// Chromium continues behind the last item without one.
enum LaneCases {
  static func make(seed: UInt64) throws -> BrowserCase {
    var random = SeededGenerator(seed: seed)
    let isVertical = !random.oneIn(4)
    let direction: FlowDirection = random.oneIn(3) ? .rightToLeft : .leftToRight
    func length(_ range: ClosedRange<Int>) -> Grain {
      Grain(random.integer(in: range.lowerBound * 64...range.upperBound * 64))
    }
    let trackGap = random.oneIn(3) ? Grain(0) : length(0...20)
    let template = random.oneIn(2) ? TrackTemplate(gap: trackGap, using: &random) : nil
    let tracks = template?.count ?? random.integer(in: 1...7)
    let track = length(5...120)
    let itemGap = random.oneIn(3) ? Grain(0) : length(0...20)
    let tolerance = random.oneIn(3) ? Grain(0) : length(0...120)
    let across = template?.room ?? track * tracks + trackGap * (tracks - 1)
    let few = (0..<3).map { _ in length(5...90) }
    let ties = random.oneIn(3)
    let extents = (0..<random.integer(in: 1...40)).map { _ in
      ties ? random.pick(few) : length(1...150)
    }
    let hasSpans = random.oneIn(2)
    let spans = extents.map { _ in
      hasSpans && random.oneIn(4) ? random.integer(in: 1...tracks) : 1
    }
    let definite = random.oneIn(3) ? extents.count - random.integer(in: 1...5) : extents.count
    let items = extents.indices.map { item in
      item < definite
        ? WaterfallItem(span: spans[item])
        : WaterfallItem(
          span: spans[item], track: random.integer(in: 0...tracks - spans[item]),
          isFromEnd: random.oneIn(2))
    }
    // Without any tolerance that ends, lanes are filled one after another.
    let inTurn = random.oneIn(6)
    // The browser gives a rest of its unit to one of equal fractions, which then counts as another width.
    let isDense = !inTurn && random.oneIn(4) && !(template?.hasFractions ?? false)
    let layout = WaterfallLayout(
      columns: template?.columns ?? .fixed(tracks), axis: isVertical ? .vertical : .horizontal,
      columnSpacing: trackGap.points, itemSpacing: itemGap.points, itemSizing: .exact,
      placement: inTurn ? .leadingToTrailing : isDense ? .dense : .readingOrder,
      tolerance: tolerance.points,
      rounding: .none)
    let delegate = ClosureLayoutDelegate(itemsPerSection: extents.count) { index, _ in
      LayoutSize(width: extents[index.item].points, height: extents[index.item].points)
    } answer: {
      $0.fill(.waterfallItem) { $1 = items[$0.item] }
    }
    let prepared = try layout.prepare(
      for: delegate,
      in: LayoutEnvironment(
        width: isVertical ? across.points : 4000, height: isVertical ? 4000 : across.points,
        direction: direction))
    let lanes = template?.css ?? "repeat(\(tracks),minmax(0,1fr))"
    let justify = template?.justify ?? "start"
    return BrowserCase(
      name: "lanes \(seed): \(layout)",
      style: [
        "display:grid-lanes",
        isVertical
          ? "grid-template-columns:\(lanes);width:\(across.css)"
          : "grid-template-rows:\(lanes);height:\(across.css);width:4000px",
        isVertical
          ? "gap:\(itemGap.css) \(trackGap.css)" : "gap:\(trackGap.css) \(itemGap.css)",
        "flow-tolerance:\(inTurn ? "infinite" : isDense ? "0px" : tolerance.css)",
        isDense ? "grid-lanes-pack:dense" : "",
        isVertical ? "justify-content:\(justify)" : "align-content:\(justify)",
        "direction:\(direction == .rightToLeft ? "rtl" : "ltr")",
      ].joined(separator: ";"),
      boxes: extents.indices.map { item in
        isVertical
          ? "height:\(extents[item].css);grid-column:\(place(items[item]))"
          : "width:\(extents[item].css);grid-row:\(place(items[item]))"
      },
      contents: extents.map { _ in "" },
      frames: BrowserCase.frames(prepared, extents.count, direction),
      gaps: extents.map { _ in template?.count ?? 0 }, isMirrored: direction == .rightToLeft)
  }

  /// The lines of an item in a style sheet, which counts them from 1, or from −1 at the end.
  private static func place(_ item: WaterfallItem) -> String {
    guard let track = item.track else { return "span \(item.span)" }
    return item.isFromEnd ? "span \(item.span) / \(-1 - track)" : "\(track + 1) / span \(item.span)"
  }
}
