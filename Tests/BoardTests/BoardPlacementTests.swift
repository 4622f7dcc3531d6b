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

  @Test func widthsAreKept_whereTheyFit() {
    #expect(drawing(page.adapted(toColumns: 2)) == "AB AC DC")
    let kept = page.adapted(toColumns: 2, keepingWidths: true)
    #expect(drawing(kept) == "AA AA BC .C DD")
    #expect(drawing(kept.adapted(toColumns: 5, keepingWidths: true)) == "AA.C. AA.C. B.... DD...")
    #expect(drawing(page.adapted(toColumns: 1, keepingWidths: true)) == "A A B C C D")
    #expect(drawing(BoardPlacements(page, keepsWidths: true)[2]) == "AA AA BC .C DD")
  }

  @Test func lockedItems_areNotPushed() {
    let header = page.moving(3, toColumn: 0, row: 0).locking(3)
    #expect(drawing(header) == "DDB AAC AAC")
    #expect(drawing(header.moving(0, toColumn: 0, row: 0)) == "DDB AAC AAC")
    #expect(drawing(header.moving(1, toColumn: 0, row: 0)) == "DDC B.C AA. AA.")
    #expect(drawing(header.adding(BoardItem(width: 3, column: 0, row: 0))) == "DDB EEE AAC AAC")
    #expect(drawing(header.moving(1, toColumn: 1, row: 0, swapping: true)) == "DDC .BC AA. AA.")
    // It does not grow into a locked item, and moves if it is moved itself.
    #expect(
      header.resizing(1, width: 1, height: 1).moving(1, toColumn: 1, row: 0).places[3].row == 0)
    #expect(drawing(header.moving(3, toColumn: 0, row: 4)) == "AAB AAC ..C ... DD.")
    let low = BoardPlacement(
      of: [
        BoardItem(column: 0, row: 2, isLocked: true), BoardItem(width: 2, column: 0, row: 3),
        BoardItem(), BoardItem(column: 0, row: 1),
      ], columns: 2)
    #expect(drawing(low) == "C. D. A. BB")
    #expect(drawing(low.moving(3, toColumn: 0, row: 0)) == "D. C. A. BB")
    #expect(drawing(low.moving(1, toColumn: 0, row: 0)) == "BB C. A. D.")
    #expect(low.resizing(3, width: 1, height: 2) == low)
    #expect(drawing(low.compacting()) == "CD BB A.")
    #expect(drawing(low.unlocking(0)) == "C. D. A. BB")
    #expect(drawing(low.removing(3).unlocking(0)) == "C. A. BB")
    #expect(low.locking(9) == low && low.unlocking(-1) == low)
  }

  @Test func aBoard_hasNoMoreRowsThanItsMaximum() {
    let full = BoardPlacement(
      of: (0..<6).map { _ in BoardItem() }, columns: 2, maximumRows: 3)
    #expect(drawing(full) == "AB CD EF")
    #expect(full.moving(0, toColumn: 1, row: 0) == full)
    #expect(drawing(full.moving(0, toColumn: 1, row: 2, swapping: true)) == "FB CD EA")
    #expect(full.adding(BoardItem()) == full)
    #expect(full.resizing(0, width: 1, height: 2) == full)
    let free = full.removing(5)
    #expect(drawing(free) == "AB CD E.")
    #expect(drawing(free.moving(0, toColumn: 1, row: 0)) == "CA EB .D")
    #expect(drawing(free.resizing(3, width: 1, height: .max)) == "AB CD ED")
    #expect(drawing(free.moving(3, toColumn: 1, row: .max)) == "AB CD E.")
    #expect(drawing(free.adding(BoardItem(column: 1, row: 1))) == "AB CF ED")
    // A board that is too long already does not become longer.
    var long = full
    long.maximumRows = .min
    #expect(drawing(long.moving(5, toColumn: 0, row: 0)) == "AB CD EF")
    #expect(drawing(long.moving(5, toColumn: 1, row: 0)) == "AF CB ED")
    #expect(long.removing(5).adding(BoardItem()).count == 6)
    #expect(full.adapted(toColumns: 1).maximumRows == nil)
  }

  @Test func itemsAreAdded_andRemovedForEachWidth() {
    var placements = BoardPlacements(page)
    placements[1] = placements[1].moving(3, toColumn: 0, row: 0)
    let more = placements.adding { BoardItem(width: $0 > 2 ? 3 : 1, column: 0, row: $0 - 1) }
    #expect(more.kept.map(drawing) == ["E D A A B C C", "AAB AA. EEE DDC ..C"])
    #expect(
      placements.adding(BoardItem()).kept.map(drawing) == ["D A A B C C E", "AAB AAC DDC E.."])
    #expect(more.removing(0).kept.map(drawing) == ["D C A B B", "..A DDD CCB ..B"])
    #expect(more.removing(5) == more)
    // No placement is without an item that another has.
    placements[3].maximumRows = 3
    #expect(placements.adding(BoardItem()) == placements)
    placements[6] = placements[6].removing(0)
    #expect(placements.kept.map { $0.columns } == [6])
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
