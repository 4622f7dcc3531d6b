import Board
import LayoutCore

/// The scenarios of a board of 12 columns, with items of up to 4 × 3 modules.
enum BoardScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    let largest = sizes.max() ?? 1000
    func board(_ name: String, _ packing: BoardPacking) -> StrategyScenarios<BoardLayout> {
      StrategyScenarios(
        name, BoardLayout(columns: 12, packing: packing, compaction: .none), largest
      ) { modules(largest) }
    }
    let dense = board("board", .dense)
    return [
      dense.prepare(limit: 60), board("board, in order", .inOrder).prepare(limit: 60),
      dense.query(height: 600),
      // Items that are asked about again have the same modules as before, so nothing moves.
      dense.resize(by: 0), dense.append(), dense.memory(limit: 24),
    ] + dense.work(height: 600).filter { !$0.name.hasSuffix("one size") }
  }

  private static func modules(_ count: Int) -> [LayoutSize] {
    var numbers = Numbers()
    return (0..<count).map { _ in
      LayoutSize(
        width: Double(Int.random(in: 1...4, using: &numbers)),
        height: Double(Int.random(in: 1...3, using: &numbers)))
    }
  }
}
