import LayoutCore
import LayoutRuntime
import LayoutTesting
import Testing

@testable import Board

/// A delegate of items of any modules and places.
struct Cards: BoardItemDelegate {
  var items: [BoardItem]
  func numberOfItems(inSection section: Int) -> Int { items.count }
  func boardItem(at index: ElementIndex, default item: BoardItem) -> BoardItem { items[index.item] }
}

/// The items of a page of seven cards.
let bento = [(2, 2), (1, 1), (1, 1), (2, 1), (1, 2), (1, 1), (2, 1)].map {
  BoardItem(width: $0.0, height: $0.1)
}

@Suite struct BoardPackingTests {
  /// Returns a drawing of a board of four columns whose modules are squares of 10 points.
  private func drawing(
    _ items: [BoardItem], _ packing: BoardPacking = .dense, _ compaction: BoardCompaction = .none
  ) throws -> String {
    let layout = BoardLayout(
      columnSpacing: 0, rowSpacing: 0, packing: packing, compaction: compaction)
    let prepared = try layout.prepare(
      for: Cards(items: items), in: LayoutEnvironment(width: 40, height: 40))
    return LayoutDrawing(prepared, square: LayoutSize(width: 10, height: 10)).description
  }

  @Test func items_fillHoles_orKeepTheirOrder() throws {
    #expect(
      try drawing(bento) == """
        A A B C
        A A D D
        E F G G
        E . . .
        """)
    let items = [BoardItem(width: 3), BoardItem(width: 2), BoardItem(), BoardItem(width: 4)]
    #expect(try drawing(items) == "A A A C\nB B . .\nD D D D")
    #expect(try drawing(items, .inOrder) == "A A A .\nB B C .\nD D D D")
  }

  @Test func fixedItems_comeFirst_andMoveTowardTheStart() throws {
    let items = [
      BoardItem(width: 2), BoardItem(width: 3, column: 0, row: 2), BoardItem(column: 2, row: 2),
      BoardItem(column: 2, row: 0), BoardItem(width: 2, height: 2),
    ]
    #expect(
      try drawing(items) == """
        A A D .
        . . . .
        B B B .
        E E C .
        E E . .
        """)
    #expect(
      try drawing(items, .dense, .start) == """
        A A D .
        B B B .
        E E C .
        E E . .
        """)
  }

  @Test func fixedItems_moveOnlyIfTheyOverlap() throws {
    let items = [
      BoardItem(height: 4, column: 0, row: 0), BoardItem(width: 2, column: 0, row: 1),
      BoardItem(column: 1, row: 2),
    ]
    #expect(
      try drawing(items) == """
        A . . .
        A . . .
        A C . .
        A . . .
        B B . .
        """)
    // An item that overlaps is after those in its columns, even if there is room before.
    let more = items + [BoardItem(column: 1, row: 2), BoardItem(column: 1, row: 3)]
    #expect(
      try drawing(more) == """
        A . . .
        A . . .
        A C . .
        A E . .
        B B . .
        . D . .
        """)
  }

  @Test func lockedItems_haveTheirPlacesBeforeOthers() throws {
    let items = [
      BoardItem(width: 2, column: 0, row: 0), BoardItem(width: 2, column: 0, row: 0),
      BoardItem(width: 3, column: 1, row: 3, isLocked: true),
      BoardItem(width: 2, height: 2, column: 0, row: 1), BoardItem(column: 3, row: 9),
      BoardItem(column: 3, row: 2, isLocked: true), BoardItem(),
    ]
    #expect(
      try drawing(Array(items[..<4])) == """
        A A . .
        B B . .
        . . . .
        . C C C
        D D . .
        D D . .
        """)
    #expect(
      try drawing(items, .dense, .start) == """
        A A G .
        B B . .
        . . . F
        . C C C
        D D . E
        D D . .
        """)
    #expect(BoardItem(BoardPlace(column: 1, row: 2, isLocked: true)).isLocked)
    #expect(MemoryLayout<BoardPlace>.stride == 16)
  }

  @Test func equalPlaces_areSeparatedInLittleTime() throws {
    let items = Array(repeating: BoardItem(width: 2, column: 1, row: 5), count: 20_000)
    let layout = BoardLayout(columns: 3, compaction: .none)
    let environment = LayoutEnvironment(width: 390, height: 844)
    let prepared = try layout.prepare(for: Cards(items: items), in: environment)
    #expect(prepared.content(ofSection: 0).places.map { $0.row } == Array(5..<20_005))
  }

  @Test func modules_haveTheExtentOfAColumn_orTheirOwn() throws {
    var layout = BoardLayout(
      columnSteps: [2, 3], columnSpacing: 10, rowSpacing: 4,
      sectionInsets: LayoutInsets(top: 1, leading: 5, bottom: 2, trailing: 5), headerExtent: 7,
      rounding: .none)
    func frames(_ environment: LayoutEnvironment) throws -> [String] {
      try layout.prepare(for: Cards(items: Array(bento[..<2])), in: environment)
        .allElements(viewport: .zero).map { "\($0.frame)" }
    }
    let environment = LayoutEnvironment(width: 120, height: 99)
    #expect(
      try frames(environment) == ["(5, 8) 70 × 64", "(85, 8) 30 × 30", "(0, 0) 120 × 7"])
    layout.section.rowExtent = 12
    layout.axis = .horizontal
    #expect(
      try frames(
        LayoutEnvironment(
          containerSize: LayoutSize(width: 99, height: 93), direction: .rightToLeft)) == [
          "(5, 1) 28 × 56.666666666666664", "(21, 67.66666666666667) 12 × 23.333333333333332",
          "(38, 0) 7 × 93",
        ])
  }

  @Test func invalidData_isReplacedAndReported() throws {
    struct Sizes: LayoutDelegate {
      let sizes: [LayoutSize]
      func numberOfItems(inSection section: Int) -> Int { sizes.count }
      func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
        sizes[index.item]
      }
    }
    let environment = LayoutEnvironment(width: 100, height: 100)
    var layout = BoardLayout(columns: 90, columnSteps: [0], columnSpacing: -1, rowExtent: 0)
    let sizes = [
      LayoutSize(width: 0.5, height: .nan), LayoutSize(width: 9, height: 1),
      LayoutSize(width: 0, height: -1), LayoutSize(width: 1, height: 1e9),
    ]
    let prepared = try layout.prepare(for: Sizes(sizes: sizes), in: environment)
    #expect(
      prepared.diagnostics.entries.map { "\($0)" } == [
        "section 0, columnSpacing: negative (-1), used 0",
        "section 0, columns: out of range (90), used 64",
        "section 0, columnSteps: zero (0), used 1",
        "section 0, rowExtent: zero (0), used 1",
        "cell/0/0: not a finite number (nan), used 1", "cell/0/1: out of range (9), used 1",
        "cell/0/2: zero (0), used 1", "cell/0/2: negative (-1), used 1",
        "cell/0/3: out of range (1000000000), used 256",
      ])
    // An item of 45 points spans two columns of 25, and one of 25 only one.
    layout = BoardLayout(columns: 4, columnSpacing: 0, rowSpacing: 5, itemSizing: .points)
    let points = [LayoutSize(width: 45, height: 25), LayoutSize(width: 0, height: 26)]
    let measured = try layout.prepare(for: Sizes(sizes: points), in: environment)
    #expect(measured.diagnostics.count == 1)
    #expect(
      measured.content(ofSection: 0).places == [
        BoardPlace(column: 0, row: 0, width: 2), BoardPlace(column: 2, row: 0, height: 2),
      ])
    layout = BoardLayout(columns: 4, compaction: .none)
    let items = [
      BoardItem(width: .min, height: .max, column: .max, row: .max),
      BoardItem(width: .max, height: 0, column: -1, row: 1_000_000_000),
    ]
    let far = try layout.prepare(for: Cards(items: items), in: environment)
    #expect(far.diagnostics.entries.count == 7)
    // The first item, which is in the last column, comes after the other one.
    #expect(far.content(ofSection: 0).places.map { $0.row } == [1_000_000_001, 1_000_000_000])
    #expect(far.contentSize.height == 27_500_007_058)
  }

  @Test func places_areTheFirstFreeOnes_inManyRows() throws {
    var random = SeededGenerator(seed: 7)
    let items = (0..<900).map { _ in
      BoardItem(width: random.integer(in: 1...4), height: random.integer(in: 1...3))
    }
    for packing in BoardPacking.allCases {
      let layout = BoardLayout(columns: 12, packing: packing, compaction: .none)
      let prepared = try layout.prepare(
        for: Cards(items: items), in: LayoutEnvironment(width: 390, height: 844))
      var taken: Set<Int> = []
      var module = 0
      for (item, place) in zip(items, prepared.content(ofSection: 0).places) {
        if packing == .dense { module = 0 }
        func modules() -> [Int] {
          (0..<item.width * item.height).map {
            module + $0 / item.width * 12 + $0 % item.width
          }
        }
        while module % 12 + item.width > 12 || !taken.isDisjoint(with: modules()) { module += 1 }
        #expect(place.row * 12 + place.column == module)
        taken.formUnion(modules())
      }
    }
  }

  @Test func appendedItems_areTheOnlyOnesPlaced() throws {
    let items = (0..<5_000).map { BoardItem(width: 1 + $0 % 3, height: 1 + $0 / 3 % 4) }
    for packing in BoardPacking.allCases {
      let layout = BoardLayout(columns: 12, packing: packing, compaction: .none)
      let environment = LayoutEnvironment(width: 390, height: 844)
      var prepared = try layout.prepare(
        for: Cards(items: Array(items[..<4_000])), in: environment)
      var counts = [Int](4_001...4_300) + [4_299, 4_290, 4_291]
      var old = 4_000
      while !counts.isEmpty {
        let count = counts.removeFirst()
        let changes = (min(old, count)..<max(old, count)).map {
          let index = ElementIndex(section: 0, item: $0)
          return count > old ? LayoutChange.insertItem(index) : .deleteItem(index)
        }
        let resolved = try LayoutTransaction(changes, counts: [count])
          .changes(fromSections: 1) { _ in old }
        let delegate = Cards(items: Array(items[..<count]))
        try layout.update(&prepared, by: resolved, for: delegate, in: environment)
        if packing == .dense || count > old {
          #expect(prepared.work.placed <= 1)
        }
        old = count
      }
      let fresh = try layout.prepare(for: Cards(items: Array(items[..<old])), in: environment)
      #expect(prepared.allElements(viewport: .zero) == fresh.allElements(viewport: .zero))
      #expect(prepared.contentSize == fresh.contentSize)
    }
  }
}
