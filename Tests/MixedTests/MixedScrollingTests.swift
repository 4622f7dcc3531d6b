import Compositional
import LayoutCore
import LayoutRuntime
import LayoutTesting
import Testing
import Waterfall

@testable import Mixed

/// Tests of sections of a block that scroll by themselves.
@Suite struct MixedScrollingTests {
  /// A list, cards of 100 × 80 points that scroll, and cards of 60 × 40 that scroll from middle to middle.
  static let cards = CompositionalLayout(sections: [
    CompositionalSection(.cell(height: .absolute(50))),
    CompositionalSection(
      .cell(width: .absolute(100), height: .absolute(80)), scrolling: .groupPaging),
    CompositionalSection(
      .cell(width: .absolute(60), height: .absolute(40)), scrolling: .groupPagingCentered),
  ])

  /// Two columns of squares above the cards, 10 points apart and 5 points from the edges.
  static let page = MixedLayout(
    blocks: [
      MixedBlock(WaterfallLayout(columns: 2, columnSpacing: 0, itemSpacing: 0)),
      MixedBlock(cards, sections: 3, insets: LayoutInsets(top: 10, leading: 5, trailing: 5)),
    ])

  /// A delegate that specifies the block of each section, the squares and the appearance of items.
  final class Content: MixedLayoutDelegate, VisibleItemsDelegate {
    var counts: [Int]
    var blocks: [Int]
    init(_ counts: [Int], _ blocks: [Int]) {
      self.counts = counts
      self.blocks = blocks
    }
    var numberOfSections: Int { counts.count }
    func numberOfItems(inSection section: Int) -> Int { counts[section] }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      LayoutSize(width: 1, height: 1)
    }
    func mixedBlock(ofSection section: Int) -> Int? { blocks[section] }
    func adjustVisibleItems(_ items: inout [LayoutAttributes], in section: VisibleSection) {
      for place in items.indices { items[place].alpha = section.offset / 1000 }
    }
    func answer(in slot: inout AnswerSlot) {
      answerMixed(in: &slot)
      answerVisibleItems(in: &slot)
    }
  }

  static var content: Content { Content([4, 1, 10, 5], [0, 1, 1, 1]) }
  static let environment = LayoutEnvironment(width: 310, height: 480)

  static func cells(_ prepared: some PreparedLayout, _ section: Int) -> [LayoutRect] {
    (0..<prepared.numberOfItems(inSection: section)).compactMap {
      prepared.cellFrame(at: ElementIndex(section: section, item: $0))
    }
  }

  @Test func scrolledSection_liesAsInItsOwnLayout_butFurtherDown() throws {
    var engine = try LayoutEngine(Self.page, for: Self.content, in: Self.environment)
    engine.scroll(to: LayoutPoint(x: 0, y: 300))
    let delta = engine.scrollSection(2, to: 150)
    #expect(delta.appeared.map { $0.element } == [.cell(section: 2, item: 4)])
    #expect(delta.disappeared == [.cell(section: 2, item: 0)])
    #expect(engine.sectionOffset(2) == 150)
    // The squares are 155 points wide, two rows of them; then 10 points, and the list's row of 50.
    #expect(
      engine.attributes(for: .cell(section: 2, item: 2))?.frame
        == LayoutRect(
          x: 55, y: 370, width: 100, height: 80))
    #expect(engine.element(at: LayoutPoint(x: 60, y: 375))?.element == .cell(section: 2, item: 2))
    var alone = try LayoutEngine(
      Self.cards, for: ArrayLayoutDelegate(counts: [1, 10, 5]),
      in: LayoutEnvironment(width: 300, height: 480))
    alone.scrollSection(1, to: 150)
    for section in 0..<3 {
      #expect(
        Self.cells(engine.prepared, section + 1)
          == Self.cells(alone.prepared, section).map { $0.offsetBy(x: 5, y: 320) })
    }
    #expect(engine.scrollSection(0, to: 40).isEmpty)
    #expect(engine.scrollSection(1, to: 40).isEmpty)
    #expect(engine.scrolling(ofSection: 1) == nil)
    #expect(engine.scrolling(ofSection: 4) == nil)
  }

  @Test func scrollingSections_areReportedAtTheirPlace() throws {
    let prepared = try Self.page.prepare(for: Self.content, in: Self.environment)
    let cards = try #require(prepared.scrolling(ofSection: 2))
    #expect(cards.frame == LayoutRect(x: 5, y: 370, width: 300, height: 80))
    #expect(cards.offsets == 0...700)
    #expect(cards.contentExtent == 1000)
    #expect(cards.axis == .horizontal)
    #expect(cards.behavior == .groupPaging)
    let centred = try #require(prepared.scrolling(ofSection: 3))
    #expect(centred.frame == LayoutRect(x: 5, y: 450, width: 300, height: 40))
    #expect(centred.restOffset == -120)
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 3, item: 0))
        == LayoutRect(x: 125, y: 450, width: 60, height: 40))
    func rest(_ section: Int, _ start: Double, _ proposed: Double) -> Double {
      prepared.restingOffset(
        ofSection: section, after: SectionDrag(from: start, proposed: proposed, velocity: 0))
    }
    #expect(rest(2, 100, 160) == 200)
    #expect(rest(3, -120, -70) == -60)
    #expect(rest(0, 0, 33) == 33)
    #expect(rest(1, 0, 33) == 33)
    #expect(rest(9, 0, 33) == 33)
  }

  @Test func offsets_areThoseOfThePage_andComeToRestWhereNoneIsSpecified() throws {
    let prepared = try Self.page.prepare(for: Self.content, in: Self.environment)
    func minX(_ section: Int, _ prepared: some PreparedLayout, _ offsets: SectionOffsets) -> Double?
    {
      let viewport = LayoutViewport(
        LayoutRect(x: 0, y: 0, width: 310, height: 480), sectionOffsets: offsets)
      return prepared.attributes(for: .cell(section: section, item: 0), in: viewport)?.frame.minX
    }
    #expect(minX(2, prepared, [2: 30, 3: 15, 77: 8]) == -25)
    #expect(minX(3, prepared, [2: 30, 3: 15, 77: 8]) == -10)
    #expect(minX(2, prepared, [3: 15]) == 5)
    #expect(minX(3, prepared, [3: 15]) == -10)
    #expect(minX(2, prepared, [:]) == 5)
    #expect(minX(3, prepared, [:]) == 125)
    let erased = AnyPreparedLayout(prepared)
    #expect(minX(2, erased, [2: 30]) == -25)
    #expect(erased.scrolling(ofSection: 2)?.frame.minY == 370)
    #expect(
      erased.restingOffset(
        ofSection: 2, after: SectionDrag(from: 100, proposed: 160, velocity: 0)) == 200)
    // Within another mixed layout, a block's sections are numbered from 0.
    let outer = try MixedLayout(blocks: [
      MixedBlock(WaterfallLayout(columns: 1), sections: 1), MixedBlock(Self.page),
    ]).prepare(for: Content([1, 4, 1, 10, 5], [0, 0, 1, 1, 1]), in: Self.environment)
    #expect(minX(3, outer, [3: 30]) == minX(3, outer, [:]).map { $0 - 30 })
  }

  /// Queries find the elements of sections that scroll down in a block that grows to the right.
  @Test func blockAlongTheOtherAxis_isFoundWhereItScrolls() throws {
    let layout = MixedLayout(blocks: [
      MixedBlock(WaterfallLayout(columns: 1), sections: 1),
      MixedBlock(
        CompositionalLayout(
          section: CompositionalSection(
            .cell(width: .absolute(50), height: .absolute(100)), scrolling: .continuous),
          axis: .horizontal)),
    ])
    let environment = LayoutEnvironment(width: 100, height: 200)
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(sections: [
        [LayoutSize(width: 1, height: 3)], Array(repeating: .zero, count: 6),
      ]),
      in: environment)
    for offset in [0.0, 400, -500, 120, 0] {
      for y in stride(from: -1000.0, through: 1500, by: 50) {
        let rect = LayoutRect(x: 0, y: y, width: 100, height: 60)
        let viewport = LayoutViewport(rect, sectionOffsets: [1: offset])
        let all = prepared.allElements(in: viewport)
        #expect(prepared.elements(in: viewport) == all.filter { $0.frame.intersects(rect) })
      }
    }
  }

  @Test func visibleItems_areAdjustedByThePagesNumbers() throws {
    let prepared = try Self.page.prepare(for: Self.content, in: Self.environment)
    let viewport = LayoutViewport(
      LayoutRect(x: 0, y: 300, width: 310, height: 480), sectionOffsets: [2: 150])
    func adjusted(_ prepared: some PreparedLayout) -> [Int: Set<Double>] {
      var answer = prepared.elements(in: viewport)
      prepared.adjust(&answer, viewport: viewport, for: Self.content)
      return Dictionary(grouping: answer) { $0.element.index.section }
        .mapValues { Set($0.map { $0.alpha }) }
    }
    let expected: [Int: Set<Double>] = [0: [0], 1: [0], 2: [0.15], 3: [-0.12]]
    #expect(adjusted(prepared) == expected)
    #expect(adjusted(AnyPreparedLayout(prepared)) == expected)
  }
}
