import LayoutCore
import LayoutRuntime
import Spreadsheet
import Testing
import Waterfall

@testable import Mixed

/// Tests of the sections that each block takes, and of blocks without sections.
@Suite struct MixedBlockTests {
  static let rows = SpreadsheetLayout(columnWidth: 10, rowHeight: 10)
  static let environment = LayoutEnvironment(width: 100, height: 100)

  static func places(
    _ counts: [Int?], _ delegate: some LayoutDelegate
  ) throws -> [String] {
    let layout = MixedLayout(blocks: counts.map { MixedBlock(rows, sections: $0) })
    let prepared = try layout.prepare(for: delegate, in: environment)
    return prepared.runs.map { "\($0.place.block): \($0.place.sections)" }
  }

  @Test func countsShareOutTheSections_inOrder() throws {
    func share(_ total: Int, _ counts: [Int?]) throws -> [String] {
      try Self.places(counts, ArrayLayoutDelegate(counts: Array(repeating: 1, count: total)))
    }
    #expect(try share(6, [1, 2, nil]) == ["0: 0..<1", "1: 1..<3", "2: 3..<6"])
    #expect(try share(6, [1, nil, 2]) == ["0: 0..<1", "1: 1..<4", "2: 4..<6"])
    #expect(try share(6, [nil, nil, 1]) == ["0: 0..<5", "2: 5..<6"])
    // Without a block for the rest, the last takes it.
    #expect(try share(6, [1, 2]) == ["0: 0..<1", "1: 1..<6"])
    // If there are too few sections, the first blocks take them.
    #expect(try share(2, [1, 3, nil, 1]) == ["0: 0..<1", "1: 1..<2"])
    #expect(try share(0, [1, nil]) == [])
    #expect(try share(3, [0, -2, nil]) == ["2: 0..<3"])
  }

  @Test func delegateTellsBlocks_andNeighboursOfOneBlockGoTogether() throws {
    func assigned(_ blocks: [Int?]) throws -> [String] {
      let delegate = ClosureLayoutDelegate(
        sections: blocks.count, itemsPerSection: 1,
        answer: { $0.fill(.mixedBlock) { if $0.item == 0 { $1 = blocks[$0.section] } } })
      return try Self.places([1, 1, nil], delegate)
    }
    #expect(try assigned([0, 0, 2, 1, 1, 0]) == ["0: 0..<2", "2: 2..<3", "1: 3..<5", "0: 5..<6"])
    #expect(try assigned([1, nil, nil, 2]) == ["1: 0..<3", "2: 3..<4"])
    #expect(try assigned([1, 7, -1, 0]) == ["1: 0..<3", "0: 3..<4"])
    #expect(try assigned([9, 1]) == ["0: 0..<1", "1: 1..<2"])
    // If the first section has no block assigned, the counts distribute all sections.
    #expect(try assigned([nil, 2, 2, 2]) == ["0: 0..<1", "1: 1..<2", "2: 2..<4"])
  }

  @Test func whatTheDelegateTellsWrongly_isReported() throws {
    let delegate = ClosureLayoutDelegate(
      sections: 3, itemsPerSection: 1,
      answer: { $0.fill(.mixedBlock) { $1 = $0.section * 4 } })
    let layout = MixedLayout(blocks: [MixedBlock(Self.rows), MixedBlock(Self.rows)])
    let prepared = try layout.prepare(for: delegate, in: Self.environment)
    #expect(
      prepared.diagnostics.entries == [
        LayoutDiagnostic(.section(1, parameter: "block"), .outOfRange, given: 4, used: 0),
        LayoutDiagnostic(.section(2, parameter: "block"), .outOfRange, given: 8, used: 0),
      ])
  }

  @Test func withoutBlocks_nothingIsLost_andNothingShown() throws {
    let prepared = try MixedLayout(blocks: []).prepare(
      for: ArrayLayoutDelegate(counts: [2, 1]), in: Self.environment)
    let all = prepared.allElements(viewport: .everything)
    #expect(
      all.map { $0.element } == [
        .cell(section: 0, item: 0), .cell(section: 0, item: 1), .cell(section: 1, item: 0),
      ])
    #expect(all.allSatisfy { $0.isHidden } && prepared.elements(in: .everything).isEmpty)
    #expect(
      prepared.diagnostics.entries == [LayoutDiagnostic(.parameter("blocks"), .zero, given: 0)])
    #expect(prepared.contentSize == LayoutSize(width: 100, height: 0))
  }

  @Test func badDistances_areReplacedAndReported() throws {
    let layout = MixedLayout(
      blocks: [
        MixedBlock(
          WaterfallLayout(columns: 1), sections: 1,
          insets: LayoutInsets(top: .nan, leading: -5, bottom: 0, trailing: 300)),
        MixedBlock(WaterfallLayout(columns: 1)),
      ], blockSpacing: -.infinity)
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(counts: [1, 1]), in: Self.environment)
    let own = prepared.diagnostics.entries.prefix(4)
    #expect(
      own.map { "\($0)" } == [
        "blockSpacing: not a finite number (-inf), used 0",
        "blocks: not a finite number (nan), used 0", "blocks: negative (-5), used 0",
        "blocks: leaves no room (300), used 100",
      ])
    #expect(prepared.contentSize.width == 100)
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 1, item: 0))
        == LayoutRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func tooManyItems_areRefusedWithTheSectionOfTheWhole() {
    let delegate = ClosureLayoutDelegate(sections: 3) { $0 == 2 ? Int.max : 1 }
    let layout = MixedLayout(blocks: [
      MixedBlock(Self.rows, sections: 1), MixedBlock(WaterfallLayout()),
    ])
    #expect(
      throws: LayoutError.tooManyItems(
        section: 2, count: .max, limit: LayoutLimits.maximumStoredItems)
    ) {
      _ = try layout.prepare(for: delegate, in: Self.environment)
    }
  }

  /// 78 pixels less 25 pixels are 53 pixels, although 52 - 25 / 1.5 is less than 53 / 1.5.
  @Test func blockBesideAnInset_keepsItsLastPixel() throws {
    let layout = MixedLayout(blocks: [
      MixedBlock(Self.rows, insets: LayoutInsets(trailing: 16.37))
    ])
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(counts: [1]),
      in: LayoutEnvironment(width: 52, height: 120, scale: 1.5))
    #expect(prepared.runs[0].fit.environment.containerSize.width == 53 / 1.5)
    #expect(prepared.runs[0].fit.environment.containerSize.height == 120)
  }
}
