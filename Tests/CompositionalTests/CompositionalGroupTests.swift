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

  /// 10: Flexible edge spacing is divided exactly.
  @Test func flexibleEdges_areDividedExactly() throws {
    let edges = CompositionalEdgeSpacing(leading: .flexible(0))
    let row = CompositionalItem.horizontal(
      height: .absolute(50),
      [.cell(width: .absolute(100), height: .absolute(40), edgeSpacing: edges)])
    let cells = try CompositionalLayout.prepared(CompositionalSection(row), count: 3).cells()
    #expect(cells.map { $0.minX } == [20.0 / 3, 340.0 / 3, 220])
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
