import LayoutCore
import Testing

/// Tests of ``restoreOrder(from:)``.
@Suite struct LayoutAttributesOrderTests {
  private func cells(_ numbers: [Int], zIndex: Int = 0) -> [LayoutAttributes] {
    numbers.map {
      LayoutAttributes(element: .cell(section: 0, item: $0), frame: .zero, zIndex: zIndex)
    }
  }

  @Test func attributesBeforeTheFirst_stay() {
    var list = cells([9, 3, 1, 2])
    list.restoreOrder(from: 1)
    #expect(list == cells([9, 1, 2, 3]))
  }

  @Test func zIndex_precedesTheElement() {
    var list = cells([1], zIndex: 1) + cells([2])
    list.restoreOrder(from: 0)
    #expect(list == cells([2]) + cells([1], zIndex: 1))
  }

  @Test func elementsOfOneItem_areOrderedByCategory() {
    let badge = LayoutAttributes(element: .supplementary("badge", 0, 1), frame: .zero)
    var list = [badge] + cells([1, 2])
    list.restoreOrder(from: 0)
    #expect(list == cells([1]) + [badge] + cells([2]))
  }

  @Test func fewAttributes_areInOrder() {
    var list = cells([1])
    list.restoreOrder(from: 0)
    list.restoreOrder(from: 1)
    #expect(list == cells([1]))
    list = []
    list.restoreOrder(from: 0)
    #expect(list.isEmpty)
  }
}
