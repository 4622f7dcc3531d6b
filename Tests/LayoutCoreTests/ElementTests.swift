import LayoutCore
import Testing

@Suite struct ElementTests {
  @Test func order_isSectionItemCategoryKind() {
    let ordered: [LayoutElement] = [
      .cell(section: 0, item: 0), .supplementary(.footer, 0), .supplementary(.header, 0),
      .decoration(.background, 0), .cell(section: 0, item: 1), .cell(section: 1, item: 0),
      .cell(section: 10, item: 0),
    ]
    #expect(ordered.shuffled().sorted() == ordered)
  }

  @Test func attributes_areOrderedByZIndexFirst() {
    let front = LayoutAttributes(element: .cell(section: 0, item: 0), frame: .zero, zIndex: 1)
    let back = LayoutAttributes(element: .cell(section: 5, item: 5), frame: .zero, zIndex: 0)
    #expect(LayoutAttributes.areInOrder(back, front))
    #expect(!LayoutAttributes.areInOrder(front, back))
    #expect(!LayoutAttributes.areInOrder(front, front))
  }

  @Test func kind_byName_isTheListedKind() {
    #expect(ElementKind("header") == .header)
    #expect(ElementKind("rowGridline") == .rowGridline)
    let badge: ElementKind = "badge"
    #expect(badge.name == "badge" && badge != .header && badge == ElementKind("badge"))
    #expect(badge < .header && !(badge < badge))
    #expect(Set([badge, "badge", .header]).count == 2)
  }

  @Test func description_isThePathOfTheElement() {
    #expect("\(LayoutElement.cell(section: 3, item: 14))" == "cell/3/14")
    #expect("\(LayoutElement.supplementary(.header, 2))" == "supplementary/header/2/0")
    #expect("\(LayoutElement.decoration("glow", 2, 1))" == "decoration/glow/2/1")
  }

  @Test func position_ofRowsInAGroup() {
    #expect((0..<3).map { CellPosition(index: $0, count: 3) } == [.top, .middle, .bottom])
    #expect((0..<2).map { CellPosition(index: $0, count: 2) } == [.top, .bottom])
    #expect(CellPosition(index: 0, count: 1) == .single)
    #expect(CellPosition.single.isFirst && CellPosition.single.isLast)
    #expect(CellPosition.top.isFirst && !CellPosition.top.isLast)
  }
}
