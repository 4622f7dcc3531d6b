import StrategyKit
import Testing

@Suite struct PreparedFramesTests {
  func attributes(_ element: LayoutElement, _ y: Double, z: Int = 0) -> LayoutAttributes {
    LayoutAttributes(
      element: element, frame: LayoutRect(x: 0, y: y, width: 10, height: 10), zIndex: z)
  }

  @Test func elements_inAnyOrder_areAnsweredInOrder() {
    let prepared = PreparedFrames(
      attributes: [
        attributes(.supplementary(.header, 0), 0, z: 1), attributes(.cell(section: 0, item: 1), 30),
        attributes(.cell(section: 0, item: 0), 20),
        attributes(.decoration(.background, 0), 0, z: -1),
      ],
      contentSize: LayoutSize(width: 10, height: 40), itemCounts: [2])
    #expect(
      prepared.elements(in: .everything).map { "\($0.element)" } == [
        "decoration/background/0/0", "cell/0/0", "cell/0/1", "supplementary/header/0/0",
      ])
    #expect(prepared.elements(in: LayoutRect(x: 0, y: 25, width: 1, height: 5)).count == 1)
    #expect(prepared.cellFrame(at: ElementIndex(section: 0, item: 1))?.minY == 30)
    #expect(prepared.cellFrame(at: ElementIndex(section: 0, item: 2)) == nil)
  }

  @Test func hiddenElements_areInNoAnswer_butCanBeAskedFor() {
    var hidden = attributes(.cell(section: 0, item: 0), 0)
    hidden.isHidden = true
    let prepared = PreparedFrames(
      attributes: [hidden], contentSize: LayoutSize(width: 10, height: 10), itemCounts: [1])
    #expect(prepared.elements(in: .everything).isEmpty)
    #expect(prepared.attributes(for: .cell(section: 0, item: 0), viewport: .zero) == hidden)
    #expect(prepared.allElements(viewport: .zero) == [hidden])
  }

  @Test func negativeCounts_countAsZero() {
    let prepared = PreparedFrames(attributes: [], contentSize: .zero, itemCounts: [-5, 2])
    #expect(prepared.numberOfItems(inSection: 0) == 0)
    #expect(prepared.numberOfItems(inSection: 1) == 2)
  }

  @Test func repeatedElement_isKeptOnce() {
    let prepared = PreparedFrames(
      attributes: [
        attributes(.cell(section: 0, item: 0), 5, z: 3),
        attributes(.cell(section: 0, item: 0), 9, z: 1),
      ],
      contentSize: LayoutSize(width: 10, height: 20), itemCounts: [1])
    #expect(prepared.allElements(viewport: .zero).map { $0.frame.minY } == [9])
  }
}
