import Foundation
import LayoutCore
import LayoutRuntime
import Spreadsheet
import Testing
import Waterfall

@testable import Mixed

/// Tests that senseless delegates and blocks give a defined result, or an error that names the culprit.
@Suite struct MixedHostileTests {
  static let environment = LayoutEnvironment(width: 100, height: 100)
  static let page = MixedLayout(blocks: [
    MixedBlock(WaterfallLayout(columns: 1), sections: 1),
    MixedBlock(SpreadsheetLayout(columnWidth: 10, rowHeight: 10)),
  ])

  @Test func moreSectionsThanCanBeCounted_areRefusedBeforeAnyBlockIsLaidOut() {
    var asked = 0
    let delegate = ClosureLayoutDelegate(
      sections: .max,
      itemCount: { _ in
        asked += 1
        return 1
      })
    let error = LayoutError.tooManySections(count: .max, limit: LayoutLimits.maximumCount)
    #expect(throws: error) {
      try Self.page.prepare(for: delegate, in: Self.environment)
    }
    #expect(throws: error) {
      try MixedLayout(blocks: []).prepare(for: delegate, in: Self.environment)
    }
    #expect(asked == 0)
  }

  // MARK: Negative counts

  @Test func negativeNumbersOfSections_areReported() throws {
    let prepared = try Self.page.prepare(
      for: ClosureLayoutDelegate(sections: -3, itemsPerSection: 1), in: Self.environment)
    #expect(prepared.numberOfSections == 0)
    #expect(
      prepared.diagnostics.entries == [
        LayoutDiagnostic(.parameter("numberOfSections"), .negative, given: -3, used: 0)
      ])
  }

  @Test func negativeNumbersOfItems_areReported_ifNoBlockTakesTheSection() throws {
    let prepared = try MixedLayout(blocks: []).prepare(
      for: ClosureLayoutDelegate(sections: 2, itemsPerSection: -4), in: Self.environment)
    #expect(prepared.numberOfItems(inSection: 1) == 0)
    #expect(
      prepared.diagnostics.entries.suffix(2) == [
        LayoutDiagnostic(.section(0, parameter: "numberOfItems"), .negative, given: -4, used: 0),
        LayoutDiagnostic(.section(1, parameter: "numberOfItems"), .negative, given: -4, used: 0),
      ])
  }

  // MARK: Numbers in the whole collection

  /// Returns a delegate of three sections that specifies their numbers in a whole collection and its count.
  private static func delegate(
    numbers: [Int], of count: Int?, blocks: [Int?] = []
  ) -> ClosureLayoutDelegate {
    ClosureLayoutDelegate(
      sections: 3, itemsPerSection: 1,
      answer: {
        $0.fill(.unfilteredSection) { $1 = numbers[$0.section] }
        $0.fill(.unfilteredSectionCount) { $1 = count }
        if !blocks.isEmpty { $0.fill(.mixedBlock) { $1 = blocks[$0.section] } }
      })
  }

  @Test(arguments: [[9, 4, 1], [.max, 0, .min], [0, 0, 0], [-5, 7, .max], [.max, .max, .max]])
  func numbersThatDoNotAscend_loseNoSection(numbers: [Int]) throws {
    for count in [nil, 0, -1, 3, 7, Int.max, .min] {
      let counted = try Self.page.prepare(
        for: Self.delegate(numbers: numbers, of: count), in: Self.environment)
      #expect(counted.runs.map(\.place.sections.count).reduce(0, +) == 3)
      let assigned = try Self.page.prepare(
        for: Self.delegate(numbers: numbers, of: count, blocks: [0, 0, 1]), in: Self.environment)
      #expect(assigned.runs.map { $0.place.sections } == [0..<2, 2..<3])
    }
  }

  @Test func moreBlocksThanCanBeHeld_areRefused() {
    let limit = LayoutLimits.maximumBlocks
    let delegate = ClosureLayoutDelegate(
      sections: limit + 2, itemsPerSection: 0,
      answer: { $0.fill(.mixedBlock) { $1 = $0.section % 2 } })
    #expect(throws: LayoutError.tooManyBlocks(section: limit, limit: limit)) {
      try Self.page.prepare(for: delegate, in: Self.environment)
    }
  }

  // MARK: Nesting

  private static func nest(_ depth: Int) -> MixedLayout {
    var layout = page
    for _ in 1..<depth { layout = MixedLayout(blocks: [MixedBlock(layout)]) }
    return layout
  }

  @Test func asManyNestedLayoutsAsCanBeHeld_areLaidOutAsOne() throws {
    let delegate = ArrayLayoutDelegate(counts: [2, 3, 4])
    let flat = try Self.page.prepare(for: delegate, in: Self.environment)
    let layout = Self.nest(LayoutLimits.maximumNesting)
    let prepared = try layout.prepare(for: delegate, in: Self.environment)
    #expect(
      prepared.allElements(viewport: .everything) == flat.allElements(viewport: .everything))
    #expect(layout == Self.nest(LayoutLimits.maximumNesting))
    #expect(layout != Self.nest(LayoutLimits.maximumNesting - 1))
  }

  /// Preparing the blocks of each block to find its bars would prepare 4¹⁴ layouts.
  @Test func nestedLayoutsThatShareBlocks_areNotPreparedForTheirBars() throws {
    var layout = MixedLayout(blocks: [MixedBlock(WaterfallLayout(columns: 1))])
    for _ in 0..<14 { layout = MixedLayout(blocks: Array(repeating: MixedBlock(layout), count: 4)) }
    let bars = LayoutEnvironment(width: 100, height: 100, insets: LayoutInsets(all: 5))
    let prepared = try layout.prepare(for: ArrayLayoutDelegate(counts: [1]), in: bars)
    #expect(prepared.cellFrame(at: ElementIndex(section: 0, item: 0))?.minX == 5)
    #expect(prepared.cellFrame(at: ElementIndex(section: 0, item: 0))?.width == 90)
  }

  /// The deepest allowed nest fits into the stack of a secondary thread on Apple platforms, half a megabyte.
  @Test func asManyNestedLayoutsAsCanBeHeld_fitIntoASmallStack() async {
    let isSound = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: Self.lives(nested: 16)) }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(isSound)
  }

  /// Returns whether an engine with nested layouts scrolls, hides and inserts without an error.
  private static func lives(nested depth: Int) -> Bool {
    let delegate = ArrayLayoutDelegate(counts: [2, 3, 4])
    let more = ArrayLayoutDelegate(counts: [2, 4, 4])
    let bars = LayoutEnvironment(width: 100, height: 100, insets: LayoutInsets(all: 5))
    do throws(LayoutError) {
      var engine = try LayoutEngine(nest(depth), for: delegate, in: bars)
      engine.scroll(to: LayoutPoint(x: 0, y: 20))
      try engine.hide(sections: [0], for: delegate, animated: true)
      try engine.apply(
        LayoutTransaction([.insertItem(ElementIndex(section: 1, item: 0))], counts: [2, 4, 4]),
        for: more, animated: true)
      return engine.strategy == AnyLayoutStrategy(nest(depth))
        && engine.elements(in: .everything).count == 8
    } catch {
      return false
    }
  }

  @Test(arguments: [17, 18, 33, 34, 100, 20_000])
  func moreNestedLayouts_areRefused(depth: Int) {
    let error = LayoutError.nestedTooDeeply(block: 1, limit: 16)
    for counts in [[], [2, 3, 4]] {
      var layout = Self.nest(depth)
      layout.blocks.insert(MixedBlock(WaterfallLayout(), sections: 1), at: 0)
      #expect(throws: error) {
        try layout.prepare(for: ArrayLayoutDelegate(counts: counts), in: Self.environment)
      }
    }
    #expect(
      error.description == "block 1 nests layouts too deeply; use at most 16 levels")
    // Setting a layout counts as well.
    var block = MixedBlock(WaterfallLayout())
    block.layout = AnyLayoutStrategy(Self.nest(depth))
    #expect(throws: LayoutError.nestedTooDeeply(block: 0, limit: 16)) {
      try MixedLayout(blocks: [block]).prepare(
        for: ArrayLayoutDelegate(counts: [1]), in: Self.environment)
    }
    block.layout = AnyLayoutStrategy(WaterfallLayout())
    #expect(throws: Never.self) {
      try MixedLayout(blocks: [block]).prepare(
        for: ArrayLayoutDelegate(counts: [1]), in: Self.environment)
    }
  }
}
