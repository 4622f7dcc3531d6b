import Flow
import LayoutCore
import LayoutTesting

/// Flow layouts, and the flexible boxes that wrap like them.
enum FlexCases {
  static func make(seed: UInt64) throws -> BrowserCase {
    var random = SeededGenerator(seed: seed)
    let isVertical = !random.oneIn(3)
    let direction: FlowDirection = random.oneIn(3) ? .rightToLeft : .leftToRight
    // Multiples of 60/64 divide evenly over up to six gaps, so that the browser's result is exact.
    let step = random.oneIn(2) ? 60 : 1
    func length(_ range: ClosedRange<Int>) -> Grain {
      Grain(random.integer(in: range) * 64 / step * step)
    }
    let room = length(100...600)
    let insets = (0..<4).map { _ in random.oneIn(2) ? Grain(0) : length(0...20) }
    let itemGap = random.oneIn(3) ? Grain(0) : length(0...20)
    let lineGap = random.oneIn(3) ? Grain(0) : length(0...20)
    let count = random.integer(in: 1...30)
    let widest = random.pick([60, 150, 300])
    let sizes = (0..<count).map { _ in
      // Across, then along the axis; sometimes an item that is wider than the line.
      (random.oneIn(20) ? room + length(0...90) : length(0...widest), length(1...90))
    }
    var layout = FlowLayout(
      axis: isVertical ? .vertical : .horizontal, lineSpacing: lineGap.points,
      itemSpacing: itemGap.points,
      sectionInsets: LayoutInsets(
        top: insets[0].points, leading: insets[1].points, bottom: insets[2].points,
        trailing: insets[3].points),
      lineAlignment: random.pick(FlowLineAlignment.allCases), lastLine: .asOthers,
      loneItem: .leading, itemAlignment: random.pick(FlowItemAlignment.allCases), rounding: .none)
    if layout.section.lineAlignment != .justified, random.oneIn(2) { layout.lastLine = .automatic }

    let outer = room + (isVertical ? insets[1] + insets[3] : insets[0] + insets[2])
    let environment = LayoutEnvironment(
      width: isVertical ? outer.points : 4000, height: isVertical ? 4000 : outer.points,
      direction: direction)
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(
        sizes: sizes.map { across, along in
          isVertical
            ? LayoutSize(width: across.points, height: along.points)
            : LayoutSize(width: along.points, height: across.points)
        }), in: environment)

    let fills = layout.itemAlignment == .fill
    func box(_ across: Grain, _ along: Grain) -> String {
      isVertical
        ? "width:\(across.css);height:\(fills ? "auto" : along.css)"
        : "height:\(across.css);width:\(fills ? "auto" : along.css)"
    }
    return BrowserCase(
      name: "flex \(seed): \(layout)",
      style: style(of: layout, outer: outer, insets, itemGap, lineGap, direction),
      boxes: sizes.map { "min-width:0;min-height:0;flex:0 1 auto;" + box($0, $1) },
      contents: sizes.map { isVertical ? "height:\($1.css)" : "width:\($1.css)" },
      frames: BrowserCase.frames(prepared, count, direction),
      gaps: layout.section.lineAlignment == .justified
        ? gapsBefore(sizes.map { $0.0 }, room, itemGap, step) : sizes.map { _ in 0 },
      isMirrored: direction == .rightToLeft)
  }

  private static func style(
    of layout: FlowLayout, outer: Grain, _ insets: [Grain], _ itemGap: Grain, _ lineGap: Grain,
    _ direction: FlowDirection
  ) -> String {
    let isVertical = layout.axis == .vertical
    let isMirrored = direction == .rightToLeft
    let justify: [FlowLineAlignment: String] = [
      .leading: "flex-start", .center: "center", .trailing: "flex-end",
      .justified: "space-between",
    ]
    let align: [FlowItemAlignment: String] = [
      .start: "flex-start", .center: "center", .end: "flex-end", .fill: "stretch",
    ]
    let (left, right) = isMirrored ? (insets[3], insets[1]) : (insets[1], insets[3])
    return [
      "display:flex", "flex-flow:\(isVertical ? "row" : "column") wrap", "align-content:flex-start",
      "justify-content:\(justify[layout.section.lineAlignment] ?? "")",
      "align-items:\(align[layout.itemAlignment] ?? "")",
      "padding:\(insets[0].css) \(right.css) \(insets[2].css) \(left.css)",
      isVertical
        ? "gap:\(lineGap.css) \(itemGap.css);width:\(outer.css)"
        : "gap:\(itemGap.css) \(lineGap.css);height:\(outer.css);width:4000px",
      "direction:\(isMirrored ? "rtl" : "ltr")",
    ].joined(separator: ";")
  }

  /// Returns the number of gaps before each item of a line, or zeros if the gaps divide the line evenly.
  private static func gapsBefore(
    _ widths: [Grain], _ room: Grain, _ gap: Grain, _ step: Int
  ) -> [Int] {
    var lines: [[Grain]] = []
    for width in widths.map({ min($0, room) }) {
      let taken = lines.last.map { $0.reduce(Grain(0), +) + gap * $0.count + width }
      if let taken, taken <= room {
        lines[lines.count - 1].append(width)
      } else {
        lines.append([width])
      }
    }
    return lines.flatMap { line in
      line.indices.map { step == 60 && line.count <= 7 ? 0 : $0 }
    }
  }
}
