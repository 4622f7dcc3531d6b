import LayoutCore
import LayoutTesting
import Testing

@testable import Waterfall

@Suite struct WaterfallPrepareTests {
  let square = LayoutSize(width: 10, height: 10)

  func drawing(_ layout: WaterfallLayout, _ wall: Wall, columns: Int = 3) throws -> [String] {
    let prepared = try layout.prepare(for: wall, in: .squares(columns))
    return LayoutDrawing(prepared, square: square).lines
  }

  @Test func shortestFirst_unequalHeights_fillsLowestTrack() throws {
    let wall = Wall(heights: [20, 10, 30, 10, 20])
    #expect(
      try drawing(.bare(3), wall) == [
        "A B C",
        "A D C",
        "E . C",
        "E . .",
      ])
  }

  @Test func leadingToTrailing_ignoresHeights_andStartsAnewInEachSection() throws {
    var layout = WaterfallLayout.bare(3)
    layout.placement = .leadingToTrailing
    let wall = Wall(heights: [30, 10, 10, 10, 10], [10, 10])
    #expect(
      try drawing(layout, wall) == [
        "A B C",
        "A E .",
        "A . .",
        "D . .",
        "F G .",
      ])
    layout.placement = .trailingToLeading
    #expect(
      try drawing(layout, wall) == [
        "C B A",
        ". E A",
        ". . A",
        ". . D",
        ". G F",
      ])
  }

  @Test func readingOrder_withinTolerance_goesOnInOrder() throws {
    var layout = WaterfallLayout.bare(3)
    let wall = Wall(heights: [20, 10, 10, 10, 10, 10, 10])
    layout.placement = .readingOrder
    layout.tolerance = 10
    // D and E follow C in order although other columns are lower.
    #expect(
      try drawing(layout, wall) == [
        "A B C",
        "A E F",
        "D . .",
        "G . .",
      ])
    layout.tolerance = 0
    #expect(
      try drawing(layout, wall) == [
        "A B C",
        "A D E",
        "F G .",
      ])
  }

  @Test func spans_beginWhereTheyCanBeginEarliest() throws {
    var wall = Wall(heights: [10, 20, 10, 10, 10, 10])
    wall.spans = [ElementIndex(section: 0, item: 3): 2, ElementIndex(section: 0, item: 5): .max]
    // D spans the third and fourth column, below C; E fills the first; F spans all.
    #expect(
      try drawing(.bare(4), wall, columns: 4) == [
        "A B C .",
        "E B D D",
        "F F F F",
      ])
  }

  @Test func assignedColumns_areHonoured_andOthersFollow() throws {
    var wall = Wall(heights: [10, 10, 10, 10])
    wall.assigned = [ElementIndex(section: 0, item: 0): 2, ElementIndex(section: 0, item: 1): 2]
    #expect(
      try drawing(.bare(3), wall) == [
        "C D A",
        ". . B",
      ])
  }

  @Test func columnsPerSection_fixedAndAdaptive() throws {
    var wall = Wall(heights: [10], [10, 10, 10], [10, 10])
    wall.columns = [0: 1, 1: .adaptive(minimumWidth: 10), 2: 2]
    let prepared = try WaterfallLayout.bare(4).prepare(for: wall, in: .squares(3))
    #expect(
      prepared.cellFrames == [
        LayoutRect(x: 0, y: 0, width: 30, height: 10),
        LayoutRect(x: 0, y: 10, width: 10, height: 10),
        LayoutRect(x: 10, y: 10, width: 10, height: 10),
        LayoutRect(x: 20, y: 10, width: 10, height: 10),
        LayoutRect(x: 0, y: 20, width: 15, height: 10),
        LayoutRect(x: 15, y: 20, width: 15, height: 10),
      ])
  }

  @Test func aspectRatio_makesTheHeight() {
    let sizes = [LayoutSize(width: 3, height: 4), LayoutSize(width: 1000, height: 500)]
    let frames = WaterfallLayout(columns: 2, columnSpacing: 20).frames(forSizes: sizes, width: 320)
    #expect(
      frames == [
        LayoutRect(x: 0, y: 0, width: 150, height: 200),
        LayoutRect(x: 170, y: 0, width: 150, height: 75),
      ])
  }

  @Test func exactSizes_areAskedWithTheWidthOfTheTrack() throws {
    var widths: [Double?] = []
    let delegate = ClosureLayoutDelegate(itemsPerSection: 2) { index, proposal in
      widths.append(proposal.width)
      return LayoutSize(width: 0, height: 7)
    }
    var layout = WaterfallLayout(columns: 2, columnSpacing: 20)
    layout.itemSizing = .exact
    let prepared = try layout.prepare(for: delegate, in: LayoutEnvironment(width: 320, height: 1))
    #expect(widths == [150, 150])
    #expect(prepared.cellFrames.map { $0.height } == [7, 7])
  }

  @Test func insetsHeadersAndFooters_stack() throws {
    let layout = WaterfallLayout(
      columns: 1, itemSpacing: 5,
      sectionInsets: LayoutInsets(top: 3, leading: 20, bottom: 4, trailing: 30),
      itemSizing: .exact, headerExtent: 40,
      headerInsets: LayoutInsets(top: 1, leading: 6, bottom: 2, trailing: 8), footerExtent: 25,
      footerInsets: LayoutInsets(top: 7, bottom: 9))
    let prepared = try layout.prepare(
      for: Wall(heights: [10, 10], []), in: LayoutEnvironment(width: 320, height: 480))
    let rest = LayoutRect(x: 0, y: 0, width: 320, height: 480)
    #expect(
      prepared.frame(.header, 0, in: rest) == LayoutRect(x: 6, y: 1, width: 306, height: 40))
    #expect(
      prepared.cellFrames == [
        LayoutRect(x: 20, y: 46, width: 270, height: 10),
        LayoutRect(x: 20, y: 61, width: 270, height: 10),
      ])
    #expect(
      prepared.frame(.footer, 0, in: rest) == LayoutRect(x: 0, y: 82, width: 320, height: 25))
    // The empty section keeps its header, insets and footer, and loses no spacing.
    #expect(
      prepared.frame(.header, 1, in: rest) == LayoutRect(x: 6, y: 117, width: 306, height: 40))
    #expect(
      prepared.frame(.footer, 1, in: rest) == LayoutRect(x: 0, y: 173, width: 320, height: 25))
    #expect(prepared.contentSize == LayoutSize(width: 320, height: 207))
  }

  @Test func insetsOfMissingHeaders_countForNothing() throws {
    let layout = WaterfallLayout(
      columns: 1, itemSizing: .exact, headerInsets: LayoutInsets(all: 15),
      footerInsets: LayoutInsets(all: 15))
    let prepared = try layout.prepare(for: Wall(heights: [10]), in: .squares(3))
    #expect(prepared.cellFrames == [LayoutRect(x: 0, y: 0, width: 30, height: 10)])
    #expect(prepared.contentSize.height == 10)
  }

  @Test func minimumContentExtent_holdsWithoutSections() throws {
    var layout = WaterfallLayout()
    layout.minimumContentExtent = 700
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(counts: []), in: LayoutEnvironment(width: 320, height: 480))
    #expect(prepared.contentSize == LayoutSize(width: 320, height: 700))
    #expect(prepared.elements(in: .everything).isEmpty)
  }
}
