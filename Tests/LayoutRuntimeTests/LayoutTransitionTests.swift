import LayoutCore
import LayoutRuntime
import Testing
import Waterfall

@Suite struct LayoutTransitionTests {
  private func prepared(_ columns: ColumnCount) throws -> PreparedWaterfall {
    let layout = WaterfallLayout(
      columns: columns, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact)
    return try layout.prepare(
      for: Heights([40, 40, 40, 40]), in: LayoutEnvironment(width: 100, height: 80))
  }

  @Test func framesAreBetweenTheTwoLayouts() throws {
    let viewport = LayoutViewport(LayoutRect(x: 0, y: 0, width: 100, height: 80))
    let transition = LayoutTransition(
      from: try prepared(1), viewport: viewport, to: try prepared(2), viewport: viewport)
    func frames(_ progress: Double) -> [LayoutRect] {
      transition.attributes(at: progress).map { $0.frame }
    }
    #expect(frames(0).filter { $0.intersects(viewport.rect) }.count == 2)
    #expect(
      frames(1) == [
        LayoutRect(x: 0, y: 0, width: 50, height: 40),
        LayoutRect(x: 50, y: 0, width: 50, height: 40),
        LayoutRect(x: 0, y: 40, width: 50, height: 40),
        LayoutRect(x: 50, y: 40, width: 50, height: 40),
      ])
    // Half-way each is half as far, and three quarters as wide.
    #expect(frames(0.5)[1] == LayoutRect(x: 25, y: 20, width: 75, height: 40))
    #expect(frames(0.5)[3] == LayoutRect(x: 25, y: 80, width: 75, height: 40))
    #expect(transition.entering.isEmpty && transition.leaving.isEmpty)
  }

  @Test func whatOneLayoutLacks_fades() throws {
    let viewport = LayoutViewport(LayoutRect(x: 0, y: 0, width: 100, height: 80))
    var layout = WaterfallLayout(columns: 1, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact)
    layout.section.header.extent = 10
    let headed = try layout.prepare(
      for: Heights([40, 40]), in: LayoutEnvironment(width: 100, height: 80))
    let transition = LayoutTransition(
      from: try prepared(1), viewport: viewport, to: headed, viewport: viewport)
    #expect(transition.entering.map { $0.after } == [.supplementary(.header, 0)])
    #expect(transition.attributes(at: 0.25).last?.alpha == 0.25)
    #expect(transition.attributes(at: 0).allSatisfy { $0.element.category == .cell })
  }

  @Test func attributes_areInterpolated() {
    var from = LayoutAttributes(
      element: .cell(section: 0, item: 0), frame: LayoutRect(x: 0, y: 0, width: 10, height: 10))
    var to = LayoutAttributes(
      element: .cell(section: 0, item: 0), frame: LayoutRect(x: 10, y: 20, width: 30, height: 10),
      zIndex: 5)
    from.alpha = 0
    to.transform = .scale(x: 3, y: 1)
    let middle = from.interpolated(to: to, progress: 0.5)
    #expect(middle.frame == LayoutRect(x: 5, y: 10, width: 20, height: 10))
    #expect(middle.alpha == 0.5)
    #expect(middle.transform == .scale(x: 2, y: 1))
    #expect(middle.zIndex == 5)
    #expect(from.interpolated(to: to, progress: 1) == to)
    #expect(from.interpolated(to: to, progress: .nan) == to)
    #expect(from.interpolated(to: to, progress: 1.5).frame.minX == 15, "springs go beyond")
  }

  @Test func insertedAndDeletedItems_comeAndGoAsTheDelegateSays() throws {
    struct Flying: LayoutDelegate {
      var base: Heights
      var numberOfSections: Int { base.numberOfSections }
      func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
      func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
        base.sizeForItem(at: index, proposal: proposal)
      }
      func answer(in slot: inout AnswerSlot) {
        slot.fill(.entering) {
          $1 = LayoutAppearance(alpha: 0.5, offset: LayoutPoint(x: -100, y: 0))
        }
      }
    }
    var heights = Heights([40, 40])
    var engine = try LayoutEngine.wall(heights)
    heights.sections[0] = [40, 30]
    let update = try engine.apply(
      heights.transaction(
        .deleteItem(ElementIndex(section: 0, item: 0)),
        .insertItem(ElementIndex(section: 0, item: 1))), for: Flying(base: heights), animated: true)
    let entering = try #require(update.entering.first)
    #expect(entering.initial.frame == LayoutRect(x: -100, y: 40, width: 100, height: 30))
    #expect(entering.initial.alpha == 0.5)
    #expect(entering.final.alpha == 1)
    #expect(update.leaving.map { $0.before } == [.cell(section: 0, item: 0)])
    #expect(update.leaving.first?.final.alpha == 0)
    let moving = try #require(update.moving.first)
    #expect(
      moving.before == .cell(section: 0, item: 1) && moving.after == .cell(section: 0, item: 0))
    #expect(moving.attributes(at: 0.5).frame.minY == 20)
  }
}
