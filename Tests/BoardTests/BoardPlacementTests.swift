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

  @Test func rowsThatFit_areKeptAtAnotherWidth() {
    func row(_ edges: [Int], of columns: Int) -> BoardPlacement {
      BoardPlacement(
        of: zip(edges, edges.dropFirst()).map {
          BoardItem(width: $1 - $0, height: 2, column: $0, row: 0)
        }, columns: columns)
    }
    let (halves, quarters) = (row([0, 6, 12], of: 12), row([0, 3, 6, 9, 12], of: 12))
    #expect(drawing(quarters.adapted(toColumns: 6)) == "AABCCD AABCCD")
    #expect(drawing(quarters.adapted(toColumns: 5)) == "ABBCD ABBCD")
    #expect(drawing(halves.adapted(toColumns: 11)) == "AAAAAABBBBB AAAAAABBBBB")
    #expect(drawing(halves.adapted(toColumns: 15)) == "AAAAAAAABBBBBBB AAAAAAAABBBBBBB")
    #expect(drawing(row([0, 4, 8, 12], of: 12).adapted(toColumns: 8)) == "AAABBCCC AAABBCCC")
    #expect(drawing(row([0, 24, 48], of: 48).adapted(toColumns: 7)) == "AAAABBB AAAABBB")
    // A narrow item beside a wide one keeps a column.
    #expect(drawing(row([0, 1, 12], of: 12).adapted(toColumns: 4)) == "ABBB ABBB")
    #expect(drawing(row([0, 11, 12], of: 12).adapted(toColumns: 4)) == "AAAB AAAB")
  }

  @Test func itemsThatDoNotFit_areInTheNextRows_inReadingOrder() {
    let four = BoardPlacement(
      of: (0..<4).map { BoardItem(height: 2, column: $0, row: 0) }, columns: 4)
    #expect(drawing(four.adapted(toColumns: 2)) == "AB AB CD CD")
    let eight = BoardPlacement(of: (0..<10).map { _ in BoardItem() }, columns: 8)
    #expect(drawing(eight.adapted(toColumns: 2)) == "AB CD EF GH IJ")
    #expect(drawing(eight.adapted(toColumns: 3)) == "ABC DEF GHI J..")
    let free = BoardPlacement(
      of: [
        BoardItem(column: 0, row: 1), BoardItem(column: 1, row: 1), BoardItem(column: 2, row: 1),
        BoardItem(column: 0, row: 2), BoardItem(column: 3, row: 5),
      ], columns: 4, compaction: .none)
    #expect(drawing(free.adapted(toColumns: 2)) == ".. AB CD .. .. .E")
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
