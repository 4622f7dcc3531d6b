import Flow
import LayoutCore
import LayoutTesting

/// Flow layouts with columns, and the grids that match them.
enum GridCases {
  static func make(seed: UInt64) throws -> BrowserCase {
    var random = SeededGenerator(seed: seed)
    let direction: FlowDirection = random.oneIn(3) ? .rightToLeft : .leftToRight
    func length(_ range: ClosedRange<Int>) -> Grain {
      Grain(random.integer(in: range.lowerBound * 64...range.upperBound * 64))
    }
    let itemGap = random.oneIn(3) ? Grain(0) : length(0...20)
    let template = random.oneIn(2) ? TrackTemplate(gap: itemGap, using: &random) : nil
    let columns = template?.count ?? random.integer(in: 1...7)
    let column = length(5...150)
    let lineGap = random.oneIn(3) ? Grain(0) : length(0...20)
    let width = template?.room ?? column * columns + itemGap * (columns - 1)
    let heights = (0..<random.integer(in: 1...30)).map { _ in length(1...90) }
    let layout = FlowLayout(
      columns: template?.columns ?? .fixed(columns), lineSpacing: lineGap.points,
      itemSpacing: itemGap.points,
      itemAlignment: random.pick(FlowItemAlignment.allCases), rounding: .none)
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(
        sizes: heights.map { LayoutSize(width: 1, height: $0.points) }),
      in: LayoutEnvironment(width: width.points, height: 4000, direction: direction))
    let align: [FlowItemAlignment: String] = [
      .start: "start", .center: "center", .end: "end", .fill: "stretch",
    ]
    let fills = layout.itemAlignment == .fill
    return BrowserCase(
      name: "grid \(seed): \(layout)",
      style: [
        "display:grid",
        "grid-template-columns:\(template?.css ?? "repeat(\(columns),minmax(0,1fr))")",
        "justify-content:\(template?.justify ?? "start")",
        "gap:\(lineGap.css) \(itemGap.css)", "width:\(width.css)",
        "align-items:\(align[layout.itemAlignment] ?? "")",
        "direction:\(direction == .rightToLeft ? "rtl" : "ltr")",
      ].joined(separator: ";"),
      boxes: heights.map { fills ? "" : "height:\($0.css)" },
      contents: heights.map { "height:\($0.css)" },
      frames: BrowserCase.frames(prepared, heights.count, direction),
      gaps: heights.map { _ in template?.count ?? 0 }, isMirrored: direction == .rightToLeft)
  }
}
