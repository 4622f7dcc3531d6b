import Board
import LayoutCore
import LayoutTesting

/// Boards, and the grids with spans that match them.
///
/// No item has a fixed place: if some have, Chromium skips free places that the specification
/// prescribes, so `BoardLawTests` compares these with the specification.
enum BoardCases {
  private struct Collection: BoardItemDelegate {
    var items: [BoardItem]
    func numberOfItems(inSection section: Int) -> Int { items.count }
    func boardItem(at index: ElementIndex, default item: BoardItem) -> BoardItem {
      items[index.item]
    }
  }

  static func make(seed: UInt64) throws -> BrowserCase {
    var random = SeededGenerator(seed: seed)
    let (column, row) = (random.integer(in: 20...60), random.integer(in: 20...60))
    let (gap, rowGap) = (random.integer(in: 0...9), random.integer(in: 0...9))
    let template = random.oneIn(2) ? TrackTemplate(gap: Grain(gap * 64), using: &random) : nil
    let columns = template?.count ?? random.integer(in: 1...9)
    let direction: FlowDirection = random.oneIn(3) ? .rightToLeft : .leftToRight
    let packing = random.pick(BoardPacking.allCases)
    let items = (0..<random.integer(in: 1...40)).map { _ in
      BoardItem(width: random.integer(in: 1...min(columns, 4)), height: random.integer(in: 1...4))
    }
    let width = template?.room.points ?? Double(column * columns + gap * (columns - 1))
    let layout = BoardLayout(
      columns: template?.columns ?? .fixed(columns), columnSpacing: Double(gap),
      rowExtent: Double(row),
      rowSpacing: Double(rowGap), packing: packing, compaction: .none, rounding: .none)
    let prepared = try layout.prepare(
      for: Collection(items: items),
      in: LayoutEnvironment(width: width, height: 4000, direction: direction))
    return BrowserCase(
      name: "board \(seed): \(packing), \(columns) columns",
      style: [
        "display:grid",
        "grid-template-columns:\(template?.css ?? "repeat(\(columns),minmax(0,1fr))")",
        "justify-content:\(template?.justify ?? "start")",
        "grid-auto-rows:\(row)px", "grid-auto-flow:\(packing == .dense ? "dense" : "row")",
        "gap:\(rowGap)px \(gap)px", "width:\(width)px",
        "direction:\(direction == .rightToLeft ? "rtl" : "ltr")",
      ].joined(separator: ";"),
      boxes: items.map { "grid-column:span \($0.width);grid-row:span \($0.height)" },
      contents: items.map { _ in "" },
      frames: BrowserCase.frames(prepared, items.count, direction),
      gaps: items.map { _ in template?.count ?? 0 }, isMirrored: direction == .rightToLeft)
  }
}
