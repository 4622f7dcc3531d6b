import Board
import Testing

@Suite struct BoardPlacementTests {
  /// Returns the rows of a placement, with a letter for each item.
  private func drawing(_ placement: BoardPlacement) -> String {
    (0..<placement.numberOfRows).map { row in
      (0..<placement.columns).map { column in
        let item = placement.places.firstIndex {
          ($0.row..<$0.row + $0.height).contains(row)
            && ($0.column..<$0.column + $0.width).contains(column)
        }
        return item.map { String(UnicodeScalar(UInt8(65 + $0))) } ?? "."
      }.joined()
    }.joined(separator: " ")
  }

  private let page = BoardPlacement(
    of: [
      BoardItem(width: 2, height: 2), BoardItem(), BoardItem(width: 1, height: 2),
      BoardItem(width: 2),
    ], columns: 3)

  @Test func aMovedItem_pushesOthers_orChangesPlacesWithOne() {
    #expect(drawing(page) == "AAB AAC DDC")
    #expect(drawing(page.moving(3, toColumn: 0, row: 0)) == "DDB AAC AAC")
    #expect(drawing(page.moving(1, toColumn: 0, row: 0)) == "B.C AAC AA. DD.")
    #expect(drawing(page.moving(1, toColumn: 2, row: 2, swapping: true)) == "AAC AAC DDB")
    #expect(page.moving(9, toColumn: 0, row: 0) == page)
    #expect(drawing(page.moving(0, toColumn: -5, row: .max)) == "DDB AAC AAC")
  }

  @Test func aResizedItem_pushesOthers() {
    #expect(drawing(page.resizing(1, width: .max, height: 2)) == "AAB AAB DDC ..C")
    #expect(drawing(page.resizing(0, width: 3, height: 1)) == "AAA DDB ..C ..C")
  }

  @Test func pushedItems_returnIfTheyKeepTheirRows() {
    let free = BoardPlacement(
      of: [
        BoardItem(column: 0, row: 0), BoardItem(column: 0, row: 1), BoardItem(column: 1, row: 3),
      ],
      columns: 2, compaction: .none)
    #expect(drawing(free) == "A. B. .. .C")
    #expect(drawing(free.moving(2, toColumn: 0, row: 0)) == "C. A. B.")
    #expect(drawing(free.removing(0)) == ".. A. .. .B")
    #expect(drawing(free.compacting()) == "AB C.")
  }

  @Test func placements_areKeptForEachWidth() {
    var placements = BoardPlacements(page)
    #expect(drawing(placements[1]) == "A A B C C D")
    placements[1] = placements[1].moving(3, toColumn: 0, row: 0)
    placements[6] = placements[6].resizing(1, width: 2, height: 2)
    #expect(drawing(placements[1]) == "D A A B C C")
    #expect(placements[3] == page)
    #expect(placements[2] == page.adapted(toColumns: 2))
    #expect(placements.kept.map { $0.columns } == [1, 3, 6])
  }
}
