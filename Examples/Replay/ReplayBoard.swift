import Board
import LayoutCore
import LayoutJSON

/// A board whose items have the places of a placement.
struct ReplayedBoard: BoardItemDelegate {
  var placement: BoardPlacement

  func numberOfItems(inSection section: Int) -> Int { placement.count }

  func boardItem(at index: ElementIndex, default item: BoardItem) -> BoardItem {
    BoardItem(placement.places[index.item])
  }
}

extension ReplayCase {
  /// A session that adds items one after another and then changes them; a module is a point.
  static func board(_ input: JSONValue) -> ReplayCase {
    let columns = input["columns"].integer ?? 1
    let compaction = input["float"] == .bool(true) ? BoardCompaction.none : .start
    let items = (input["items"].array ?? []).map {
      BoardItem(
        width: $0["w"].integer ?? 1, height: $0["h"].integer ?? 1, column: $0["x"].integer,
        row: $0["y"].integer)
    }
    let start = BoardPlacement(of: items, columns: columns, compaction: compaction)
    var boards = [(board: ReplayedBoard(placement: start), items: Array(items.indices))]
    for operation in input["ops"].array ?? [] {
      var state = boards[boards.count - 1]
      let item = operation["item"].integer.flatMap { state.items.firstIndex(of: $0) } ?? -1
      state.board.placement = state.board.placement.changed(item, by: operation)
      if operation["op"].string == "remove", item >= 0 { state.items.remove(at: item) }
      boards.append(state)
    }
    return ReplayCase(
      layout: "board",
      configuration: [
        "columns": .integer(columns), "columnSpacing": 0, "rowExtent": 1, "rowSpacing": 0,
        "compaction": .text(compaction.rawValue), "rounding": "none",
      ],
      delegate: boards[0].board,
      environment: LayoutEnvironment(width: Double(columns), height: 1_000), form: .modules,
      boards: boards)
  }
}

extension BoardPlacement {
  /// Returns the placement after a recorded operation.
  fileprivate func changed(_ item: Int, by operation: JSONValue) -> BoardPlacement {
    func number(_ key: String) -> Int { operation[key].integer ?? 0 }
    switch operation["op"].string {
    case "move": return moving(item, toColumn: number("x"), row: number("y"))
    case "resize": return resizing(item, width: number("w"), height: number("h"))
    case "remove": return removing(item)
    case "compact": return compacting(operation["mode"].string == "list" ? .inOrder : .dense)
    default: return self
    }
  }
}

extension Replay {
  /// Returns the places of all items in each state of a board, as the layout shows them.
  static func modules(
    _ replayed: ReplayCase, _ layout: AnyLayoutStrategy
  ) throws(LayoutError) -> JSONValue {
    var states: [JSONValue] = []
    for state in replayed.boards {
      let prepared = try layout.prepare(for: state.board, in: replayed.environment)
      let all = LayoutRect(origin: .zero, size: prepared.contentSize)
      let cells = prepared.elements(in: all, viewport: all)
      let rows = cells.map { cell -> JSONValue in
        let frame = cell.frame
        let item = Double(state.items[cell.element.index.item])
        return .array(
          [item, frame.minX, frame.minY, frame.width, frame.height].map { .number($0) })
      }
      states.append(.array(rows))
    }
    return .array(states)
  }
}
