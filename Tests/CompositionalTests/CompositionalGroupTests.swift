import LayoutCore
import Testing

@testable import Compositional

/// Tests of groups, spacings, insets and estimates against the documented behaviour of UIKit's layout.
///
/// The numbers in the comments are those of the list of differences from an earlier layout.
@Suite struct CompositionalGroupTests {
  static let list = CompositionalItem.cell(height: .absolute(44))

  @Test func list_fillsTheWidth() throws {
    let prepared = try CompositionalLayout.prepared(CompositionalSection(Self.list), count: 3)
    #expect(prepared.cells() == [rect(0, 0, 320, 44), rect(0, 44, 320, 44), rect(0, 88, 320, 44)])
    #expect(prepared.contentSize == LayoutSize(width: 320, height: 132))
  }

  @Test func grid_byFractionsOfTheWidth() throws {
    let grid = CompositionalItem.horizontal(
      height: .fractionalWidth(0.2),
      [.cell(width: .fractionalWidth(0.2), insets: LayoutInsets(all: 5))])
    let cells = try CompositionalLayout.prepared(CompositionalSection(grid), count: 6).cells()
    #expect(cells[0] == rect(5, 5, 54, 54))
    #expect(cells[4] == rect(261, 5, 54, 54))
    #expect(cells[5] == rect(5, 69, 54, 54))
  }

  @Test func twoColumns_byCount() throws {
    let row = CompositionalItem.horizontal(height: .absolute(44), spacing: .fixed(10), count: 2)
    let section = CompositionalSection(
      row, interGroupSpacing: 10, contentInsets: LayoutInsets(leading: 10, trailing: 10))
    let cells = try CompositionalLayout.prepared(section, count: 3).cells()
    #expect(cells == [rect(10, 0, 145, 44), rect(165, 0, 145, 44), rect(10, 54, 145, 44)])
  }

  /// 1: Across the scroll axis, the content is as wide as the container.
  @Test func content_isAsWideAsTheContainer() throws {
    let narrow = CompositionalItem.cell(width: .absolute(100), height: .absolute(44))
    let prepared = try CompositionalLayout.prepared(CompositionalSection(narrow), count: 3)
    #expect(prepared.contentSize == LayoutSize(width: 320, height: 132))
  }

  /// 3: A section is as long as its groups, even if the last group is not full.
  @Test func section_isAsLongAsItsGroups() throws {
    let column = CompositionalItem.vertical(height: .absolute(100), spacing: .fixed(5), count: 3)
    let layout = CompositionalLayout(section: CompositionalSection(column, interGroupSpacing: 5))
    let prepared = try layout.phone(Sections([7, 1]))
    #expect(prepared.cells(0)[6] == rect(0, 210, 320, 30))
    #expect(prepared.cells(1) == [rect(0, 310, 320, 30)])
  }

  /// 5: Counted items share the space within the group's insets.
  @Test func countedItems_shareWhatIsWithinTheInsets() throws {
    let row = CompositionalItem.horizontal(
      height: .absolute(60), spacing: .fixed(6),
      insets: LayoutInsets(top: 5, leading: 10, bottom: 5, trailing: 10), count: 3)
    let cells = try CompositionalLayout.prepared(CompositionalSection(row), count: 3).cells()
    #expect(cells == [rect(10, 5, 96, 50), rect(112, 5, 96, 50), rect(214, 5, 96, 50)])
  }

  /// 6: A counted group has its share of the width, whatever its own dimension is.
  @Test func countedGroups_haveTheirShare() throws {
    let column = CompositionalItem.vertical([.cell(height: .fractionalHeight(0.5))])
    let row = CompositionalItem.horizontal(height: .absolute(100), count: 2, of: column)
    let cells = try CompositionalLayout.prepared(CompositionalSection(row), count: 4).cells()
    #expect(
      cells == [
        rect(0, 0, 160, 50), rect(0, 50, 160, 50), rect(160, 0, 160, 50), rect(160, 50, 160, 50),
      ])
  }

  /// 7: Fixed spacing lies between nested groups too.
  @Test func fixedSpacing_liesBetweenGroups() throws {
    let column = CompositionalItem.vertical(width: .absolute(100), count: 2)
    let row = CompositionalItem.horizontal(
      height: .absolute(100), spacing: .fixed(8), [column, column])
    let cells = try CompositionalLayout.prepared(CompositionalSection(row), count: 6).cells()
    #expect(cells.map { $0.minX } == [0, 0, 108, 108, 216, 216])
    #expect(cells.map { $0.minY } == [0, 50, 0, 50, 0, 50])
  }

  /// 8: Items are repeated until no more fit; then flexible spacing shares the space that is left.
  @Test func flexibleSpacing_sharesWhatIsLeft() throws {
    let row = CompositionalItem.horizontal(
      height: .absolute(50), spacing: .flexible(5),
      [.cell(width: .absolute(90), height: .absolute(40))])
    let cells = try CompositionalLayout.prepared(CompositionalSection(row), count: 4).cells()
    #expect(cells.map { $0.minX } == [0, 115, 230, 0])
    #expect(cells.map { $0.minY } == [0, 0, 0, 50])
    let column = CompositionalItem.vertical(
      height: .absolute(200), spacing: .flexible(2), [.cell(height: .absolute(45))])
    let tall = try CompositionalLayout.prepared(CompositionalSection(column), count: 5).cells()
    #expect(tall.map { $0.minY } == [0, 155.0 / 3, 310.0 / 3, 155, 200])
  }

  /// 9: Edge spacing across the group moves each item once.
  @Test func edgeSpacingAcross_movesEachItemOnce() throws {
    let edges = CompositionalEdgeSpacing(top: .fixed(10))
    let row = CompositionalItem.horizontal(
      height: .absolute(80),
      [.cell(width: .absolute(70), height: .absolute(40), edgeSpacing: edges)])
    let cells = try CompositionalLayout.prepared(CompositionalSection(row), count: 4).cells()
    #expect(
      cells == [
        rect(0, 10, 70, 40), rect(70, 10, 70, 40), rect(140, 10, 70, 40), rect(210, 10, 70, 40),
      ])
  }

  /// 10: Flexible edge spacing is divided exactly.
  @Test func flexibleEdges_areDividedExactly() throws {
    let edges = CompositionalEdgeSpacing(leading: .flexible(0))
    let row = CompositionalItem.horizontal(
      height: .absolute(50),
      [.cell(width: .absolute(100), height: .absolute(40), edgeSpacing: edges)])
    let cells = try CompositionalLayout.prepared(CompositionalSection(row), count: 3).cells()
    #expect(cells.map { $0.minX } == [20.0 / 3, 340.0 / 3, 220])
  }

  @Test func flexibleEdgesAcross_centreAnItem() throws {
    let edges = CompositionalEdgeSpacing(top: .flexible(0), bottom: .flexible(0))
    let row = CompositionalItem.horizontal(
      height: .absolute(50), [.cell(height: .absolute(20), edgeSpacing: edges)])
    let cells = try CompositionalLayout.prepared(CompositionalSection(row), count: 1).cells()
    #expect(cells == [rect(0, 15, 320, 20)])
  }

  /// 18: An item that does not fit its group has its size, and a group of its own.
  @Test func itemThatDoesNotFit_hasAGroupOfItsOwn() throws {
    let row = CompositionalItem.horizontal(height: .absolute(50), [.cell(width: .absolute(500))])
    let prepared = try CompositionalLayout.prepared(CompositionalSection(row), count: 2)
    #expect(prepared.cells() == [rect(0, 0, 500, 50), rect(0, 50, 500, 50)])
    #expect(prepared.diagnostics.entries.map { $0.problem } == [.noRoom])
  }

  /// 20: Insets of sections and groups below 1 are fractions, for the size and for the position.
  @Test func insetsBelowOne_areParts() throws {
    let section = CompositionalSection(Self.list, contentInsets: LayoutInsets(all: 0.1))
    #expect(
      try CompositionalLayout.prepared(section, count: 1).cells() == [rect(32, 48, 256, 44)])
    let group = CompositionalItem.horizontal(
      height: .absolute(100), insets: LayoutInsets(all: 0.25), [.cell()])
    #expect(
      try CompositionalLayout.prepared(CompositionalSection(group), count: 1).cells()
        == [rect(80, 25, 160, 50)])
    let cell = CompositionalItem.cell(height: .absolute(44), insets: LayoutInsets(all: 0.5))
    #expect(
      try CompositionalLayout.prepared(CompositionalSection(cell), count: 1).cells()
        == [rect(0.5, 0.5, 319, 43)])
  }

  /// 28: Custom frames keep their zIndex, nested too.
  @Test func customFrames_keepTheirLayer() throws {
    let custom = CompositionalItem.custom(
      height: .absolute(100),
      frames: [
        CompositionalFrame(rect(0, 0, 100, 100)),
        CompositionalFrame(fractional: rect(0.5, 0.25, 0.5, 0.5), zIndex: 3),
      ])
    let column = CompositionalItem.vertical(
      height: .absolute(160), [.cell(height: .absolute(60)), custom])
    let section = CompositionalSection(column)
    let prepared = try CompositionalLayout.prepared(section, count: 6)
    #expect(
      prepared.cells() == [
        rect(0, 0, 320, 60), rect(0, 60, 100, 100), rect(160, 85, 160, 50),
        rect(0, 160, 320, 60), rect(0, 220, 100, 100), rect(160, 245, 160, 50),
      ])
    let layers = prepared.allElements(viewport: .zero).map { $0.zIndex }
    #expect(layers == [0, 0, 0, 0, 3, 3])
  }

  /// 30: A counted group after an item is laid out again each time its parent group is repeated.
  @Test func countedGroupAfterAnItem_isRepeated() throws {
    let pair = CompositionalItem.horizontal(width: .absolute(100), count: 2)
    let row = CompositionalItem.horizontal(
      height: .absolute(40), [.cell(width: .absolute(60)), pair])
    let cells = try CompositionalLayout.prepared(CompositionalSection(row), count: 7).cells()
    #expect(cells.map { $0.minX } == [0, 60, 110, 160, 220, 270, 0])
  }

  /// 31: The space within the insets determines exactly which items fit.
  @Test func whatFits_isToldByWhatIsWithinTheInsets() throws {
    func xs(_ width: Double) throws -> [Double] {
      let row = CompositionalItem.horizontal(
        height: .absolute(40), insets: LayoutInsets(leading: 10, trailing: 10),
        [.cell(width: .absolute(width))])
      return try CompositionalLayout.prepared(CompositionalSection(row), count: 3).cells()
        .map { $0.minX }
    }
    #expect(try xs(100) == [10, 110, 210])
    #expect(try xs(100.25) == [10, 110.25, 10])
  }

  /// 34: An item with insets larger than itself has a size of zero, never a negative one.
  @Test func insetsLargerThanAnItem_leaveNothing() throws {
    let row = CompositionalItem.horizontal(
      height: .absolute(40),
      [.cell(width: .absolute(40), insets: LayoutInsets(leading: 30, trailing: 30))])
    let cells = try CompositionalLayout.prepared(CompositionalSection(row), count: 2).cells()
    #expect(cells == [rect(30, 0, 0, 40), rect(70, 0, 0, 40)])
  }

  @Test func thirdsOfAWidth_meetOnPixels() throws {
    let row = CompositionalItem.horizontal(height: .absolute(50), count: 3)
    let layout = CompositionalLayout(section: CompositionalSection(row))
    let prepared = try layout.prepare(
      for: Sections([3]), in: LayoutEnvironment(width: 320, height: 480, scale: 2))
    #expect(
      prepared.cells() == [
        rect(0, 0, 106.5, 50), rect(106.5, 0, 107, 50), rect(213.5, 0, 106.5, 50),
      ])
  }
}
