import LayoutCore
import LayoutRuntime
import Testing
import Waterfall

@testable import Mixed

/// Tests of blocks whose layouts depend on the numbers of hidden sections.
@Suite struct MixedUnfilteredTests {
  /// A prepared layout whose places depend on the numbers of unfiltered sections.
  struct PreparedNumbers: PreparedLayout {
    var base: PreparedFrames

    var contentSize: LayoutSize { base.contentSize }
    var diagnostics: LayoutDiagnostics { base.diagnostics }
    var numberOfSections: Int { base.numberOfSections }
    func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
    func attributes(
      for element: LayoutElement, in viewport: LayoutViewport
    ) -> LayoutAttributes? { base.attributes(for: element, in: viewport) }
    func find(_ query: LayoutQuery, into result: inout QueryResult) {
      base.find(query, into: &result)
    }
    var facets: LayoutFacets {
      var facets = LayoutFacets()
      facets.dependsOnUnfilteredSections = true
      return facets
    }
  }

  /// One cell for each section, whose width is ten times the number of the section plus one.
  struct Numbers: LayoutStrategy {
    func prepare(
      for delegate: some LayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> PreparedNumbers {
      let sections = delegate.numberOfSections
      let cells = (0..<sections).map { section in
        let number = delegate.answer(
          to: .unfilteredSection, at: ElementIndex(section: section), default: nil)
        return LayoutAttributes(
          element: .cell(section: section, item: 0),
          frame: LayoutRect(
            x: 0, y: 10 * Double(section), width: 10 * Double((number ?? section) + 1), height: 10))
      }
      return PreparedNumbers(
        base: PreparedFrames(
          attributes: cells, contentSize: LayoutSize(width: 100, height: 10 * Double(sections)),
          itemCounts: Array(repeating: 1, count: sections), in: environment))
    }
  }

  static func content(_ sections: Int) -> ArrayLayoutDelegate {
    ArrayLayoutDelegate(
      sections: Array(repeating: [LayoutSize(width: 10, height: 30)], count: sections))
  }

  static func transaction(_ change: LayoutChange, _ sections: Int) -> LayoutTransaction {
    LayoutTransaction([change], counts: Array(repeating: 1, count: sections))
  }

  static func widths(_ engine: LayoutEngine<MixedLayout>) -> [Double] {
    engine.elements(in: .everything).map { $0.frame.width }
  }

  static let screen = LayoutEnvironment(width: 100, height: 80)

  @Test func hiddenSectionThatIsDeletedOrMoved_renumbersTheOthers() throws {
    var engine = try LayoutEngine(
      MixedLayout(blocks: [MixedBlock(Numbers())]), for: Self.content(5), in: Self.screen)
    #expect(Self.widths(engine) == [10, 20, 30, 40, 50])
    try engine.hide(sections: [0, 2], for: Self.content(5))
    #expect(Self.widths(engine) == [20, 40, 50])
    // Sections 0 and 2 of 5 are hidden, then 2 and 4.
    try engine.apply(
      Self.transaction(.moveSection(from: 0, to: 4), 5), for: Self.content(5))
    #expect(Self.widths(engine) == [10, 30, 40])
    try engine.apply(Self.transaction(.deleteSection(1), 4), for: Self.content(4))
    #expect(Self.widths(engine) == [10, 20, 30])
    try engine.show(sections: [3], for: Self.content(4))
    #expect(Self.widths(engine) == [10, 20, 30, 40])
  }

  /// The inner blocks take two sections and the rest, hidden ones included.
  @Test func hiddenSectionThatMoves_changesTheSharesOfInnerBlocks() throws {
    let list = WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact)
    let columns = WaterfallLayout(columns: 2, columnSpacing: 0, itemSizing: .exact)
    let inner = MixedLayout(blocks: [MixedBlock(columns, sections: 2), MixedBlock(list)])
    var engine = try LayoutEngine(
      MixedLayout(blocks: [MixedBlock(inner)]), for: Self.content(4), in: Self.screen)
    #expect(Self.widths(engine) == [50, 50, 100, 100])
    try engine.hide(sections: [0], for: Self.content(4))
    #expect(Self.widths(engine) == [50, 100, 100])
    try engine.apply(
      Self.transaction(.moveSection(from: 0, to: 3), 4), for: Self.content(4))
    #expect(Self.widths(engine) == [50, 50, 100])
  }
}
