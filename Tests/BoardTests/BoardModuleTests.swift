import Board
import LayoutCore
import Testing

/// Tests of the module at a point.
@Suite struct BoardModuleTests {
  /// Returns the module at a point of the second section of a board 392 points wide: each module has 92
  /// points and 8 after it, and the items begin after two headers of 20 points and a row.
  private func module(
    _ x: Double, _ y: Double, _ axis: LayoutAxis = .vertical,
    _ direction: FlowDirection = .leftToRight
  ) throws -> [Int]? {
    let prepared = try BoardLayout(
      columns: 4, axis: axis, columnSpacing: 8, rowSpacing: 8, headerExtent: 20
    ).prepare(
      for: Cards(sections: 2),
      in: LayoutEnvironment(
        containerSize: LayoutSize(width: 392, height: 392), direction: direction))
    return prepared.module(at: LayoutPoint(x: x, y: y), inSection: 1).map { [$0.column, $0.row] }
  }

  private struct Cards: LayoutDelegate {
    var sections: Int
    var numberOfSections: Int { sections }
    func numberOfItems(inSection section: Int) -> Int { 1 }
  }

  @Test func aPoint_isInTheNearestModule() throws {
    #expect(try module(0, 132) == [0, 0])
    #expect(try module(95, 132 + 95) == [0, 0])
    #expect(try module(97, 132 + 97) == [1, 1])
    #expect(try module(391, 132 + 950) == [3, 9])
    // Outside the columns, and before the items.
    #expect(try module(-50, 0) == [0, 0])
    #expect(try module(1_000, 132) == [3, 0])
  }

  @Test func modules_areMirroredAndTransposed() throws {
    #expect(try module(391, 132, .vertical, .rightToLeft) == [0, 0])
    #expect(try module(10, 132, .vertical, .rightToLeft) == [3, 0])
    #expect(try module(132 + 97, 10, .horizontal) == [0, 1])
  }

  @Test func noModule_isInASectionThatDoesNotExist() throws {
    let prepared = try BoardLayout().prepare(
      for: Cards(sections: 1), in: LayoutEnvironment(width: 392, height: 392))
    #expect(prepared.module(at: .zero, inSection: 1) == nil)
    #expect(prepared.module(at: .zero, inSection: -1) == nil)
  }
}
