import LayoutCore
import LayoutRuntime
import Testing

@testable import Compositional

/// Tests of sections that scroll by themselves: the frames of their items and the resting offsets.
@Suite struct CompositionalScrollingTests {
  /// Returns a layout of cards of 200 × 120 points, ten points apart.
  static func cards(
    _ behavior: SectionScrollBehavior, insets: LayoutInsets = .zero
  ) -> CompositionalSection {
    CompositionalSection(
      .cell(width: .absolute(200), height: .absolute(120)), interGroupSpacing: 10,
      contentInsets: insets, scrolling: behavior)
  }

  static let insets = LayoutInsets(top: 5, leading: 16, bottom: 7, trailing: 18)

  @Test func items_areSideBySideAndScroll() throws {
    var section = Self.cards(.continuous, insets: Self.insets)
    section.boundaryItems = [.header()]
    let layout = CompositionalLayout(section: section)
    let prepared = try layout.phone(Sections([5, 1]))
    #expect(prepared.cells(0).map { $0.minX } == [16, 226, 436, 646, 856])
    #expect(prepared.cells(0)[0].minY == 49)
    #expect(prepared.contentSize == LayoutSize(width: 320, height: 352))
    let scrolling = try #require(prepared.scrolling(ofSection: 0))
    #expect(scrolling.frame == rect(0, 49, 320, 120))
    #expect(scrolling.contentExtent == 1074)
    #expect(scrolling.offsets == 0...754)
    #expect(scrolling.axis == .horizontal)
    #expect(prepared.cells(0, scrolledTo: 300).map { $0.minX } == [-284, -74, 136, 346, 556])
    #expect(prepared.cells(1).map { $0.minX } == [16])
    let viewport = LayoutViewport(rect(0, 0, 320, 169), sectionOffsets: [0: 300])
    let shown = prepared.elements(in: viewport).map { "\($0.element)" }
    #expect(shown == ["cell/0/1", "cell/0/2", "supplementary/header/0/0"])
  }

  @Test func offsets_countInTheDirectionOfReading() throws {
    let layout = CompositionalLayout(section: Self.cards(.continuous))
    let prepared = try layout.prepare(
      for: Sections([5]),
      in: LayoutEnvironment(width: 320, height: 480, direction: .rightToLeft))
    #expect(prepared.cells().map { $0.minX } == [120, -90, -300, -510, -720])
    #expect(prepared.cells(scrolledTo: 210).map { $0.minX } == [330, 120, -90, -300, -510])
    let scrolling = try #require(prepared.scrolling(ofSection: 0))
    let own = scrolling.ownFrame(of: prepared.cells()[0], at: 0)
    #expect(own == rect(840, 0, 200, 120))
  }

  @Test func horizontalLayouts_scrollTheirSectionsVertically() throws {
    let section = CompositionalSection(
      .cell(width: .absolute(120), height: .absolute(100)), interGroupSpacing: 10,
      scrolling: .continuous)
    let prepared = try CompositionalLayout.prepared(section, count: 8, axis: .horizontal)
    #expect(prepared.contentSize == LayoutSize(width: 120, height: 480))
    #expect(prepared.cells().map { $0.minY } == [0, 110, 220, 330, 440, 550, 660, 770])
    #expect(prepared.scrolling(ofSection: 0)?.axis == .vertical)
    #expect(prepared.cells(scrolledTo: 110)[1] == rect(0, 0, 120, 100))
  }

  /// 33: Space before the first group and behind the last lets both rest in the middle.
  @Test func centredGroups_restInTheMiddle() throws {
    let plain = try CompositionalLayout.prepared(Self.cards(.groupPagingCentered), count: 5)
    #expect(plain.cells()[0] == rect(60, 0, 200, 120))
    #expect(plain.scrolling(ofSection: 0)?.offsets == -60...780)
    #expect(plain.cells(scrolledTo: 780)[4] == rect(60, 0, 200, 120))
    let inset = try CompositionalLayout.prepared(
      Self.cards(.groupPagingCentered, insets: Self.insets), count: 5)
    #expect(inset.cells()[0] == rect(60, 5, 200, 120))
    #expect(inset.scrolling(ofSection: 0)?.restOffset == -44)
  }

  @Test func sectionsThatDoNotScroll_restWhereProposed() throws {
    let prepared = try CompositionalLayout.prepared(
      CompositionalSection(.cell(height: .absolute(44))), count: 3)
    #expect(prepared.scrolling(ofSection: 0) == nil)
    #expect(prepared.scrolling(ofSection: 7) == nil)
    let drag = SectionDrag(from: 0, proposed: 12, velocity: 0)
    #expect(prepared.restingOffset(ofSection: 0, after: drag) == 12)
    #expect(prepared.cells(scrolledTo: 50) == prepared.cells())
  }

  // MARK: Looks

  /// Items fade with their distance from the middle of the container.
  final class Fading: VisibleItemsDelegate {
    var seen: [String] = []
    func numberOfItems(inSection section: Int) -> Int { 5 }
    func adjustVisibleItems(_ items: inout [LayoutAttributes], in section: VisibleSection) {
      seen.append("\(section.section) at \(section.offset)")
      for place in items.indices {
        let distance = (items[place].frame.midX - section.viewport.midX).magnitude
        items[place].alpha = 1 - distance / 400
        items[place].zIndex = distance < 100 ? 5 : 0
        items[place].frame = .zero
      }
    }
  }

  @Test func visibleItems_areAdjustedOnTheAnswerOfAQuery() throws {
    let delegate = Fading()
    let layout = CompositionalLayout(section: Self.cards(.continuous))
    let prepared = try layout.phone(delegate)
    #expect(delegate.seen == [])
    let viewport = LayoutViewport(rect(0, 0, 320, 480), sectionOffsets: [0: 150])
    var answer = prepared.elements(in: viewport)
    prepared.adjust(&answer, viewport: viewport, for: delegate)
    #expect(delegate.seen == ["0 at 150.0"])
    #expect(
      answer.map { "\($0)" } == [
        "cell/0/0 (-150, 0) 200 × 120 alpha 0.475",
        "cell/0/2 (270, 0) 200 × 120 alpha 0.475", "cell/0/1 (60, 0) 200 × 120 z 5",
      ])
    var erased = AnyPreparedLayout(prepared).elements(in: viewport)
    prepared.adjust(&erased, viewport: viewport, for: delegate.erased)
    #expect(erased == answer)
  }

  /// Arrow keys reach the items beyond the edges of the container.
  @Test(arguments: [FlowDirection.leftToRight, .rightToLeft])
  func neighbors_lieBeyondTheEdges(direction: FlowDirection) throws {
    let section = CompositionalSection(
      .cell(width: .absolute(100), height: .absolute(50)), scrolling: .continuous)
    var engine = try LayoutEngine(
      CompositionalLayout(section: section), for: Sections([10]),
      in: LayoutEnvironment(width: 300, height: 200, direction: direction))
    let (forward, back): (LayoutSide, LayoutSide) =
      direction == .leftToRight ? (.right, .left) : (.left, .right)
    func neighbor(_ item: Int, _ side: LayoutSide) -> Int? {
      engine.neighbor(of: .cell(section: 0, item: item), toward: side)?.index.item
    }
    #expect(neighbor(2, forward) == 3)
    #expect(neighbor(8, forward) == 9)
    #expect(neighbor(9, forward) == nil)
    #expect(neighbor(0, back) == nil)
    engine.scrollSection(0, to: 200)
    #expect(neighbor(2, back) == 1)
    #expect(neighbor(1, back) == 0)
    #expect(neighbor(0, back) == nil)
    #expect(neighbor(4, forward) == 5)
  }
}
