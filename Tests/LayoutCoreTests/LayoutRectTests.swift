import LayoutCore
import Testing

@Suite struct LayoutRectTests {
  let rect = LayoutRect(x: 10, y: 20, width: 30, height: 40)

  @Test func intersects_touchingEdges_isFalse() {
    #expect(!rect.intersects(LayoutRect(x: 40, y: 20, width: 5, height: 5)))
    #expect(!rect.intersects(LayoutRect(x: 10, y: 60, width: 30, height: 5)))
    #expect(rect.intersects(LayoutRect(x: 39.999, y: 59.999, width: 5, height: 5)))
  }

  @Test func intersects_emptyRect_isFalseEvenInside() {
    #expect(!rect.intersects(LayoutRect(x: 15, y: 25, width: 0, height: 5)))
    #expect(!LayoutRect(x: 15, y: 25, width: 5, height: 0).intersects(rect))
    #expect(!rect.intersects(LayoutRect(x: 50, y: 70, width: -30, height: -30)))
  }

  @Test func intersects_notANumber_isFalse() {
    #expect(!rect.intersects(LayoutRect(x: .nan, y: 20, width: 5, height: 5)))
    #expect(!rect.intersects(LayoutRect(x: 10, y: 20, width: .nan, height: 5)))
    #expect(!rect.isEmpty && LayoutRect(x: 0, y: 0, width: .nan, height: 1).isEmpty)
  }

  @Test func everything_intersectsTheFarthestFrame() {
    let end = LayoutLimits.maximumPosition.points
    #expect(LayoutRect.everything.intersects(LayoutRect(x: 0, y: end, width: 1, height: 1)))
  }

  @Test func contains_point_excludesFarEdges() {
    #expect(rect.contains(LayoutPoint(x: 10, y: 20)))
    #expect(!rect.contains(LayoutPoint(x: 40, y: 20)))
  }

  @Test func union_andTransposed_areLiteral() {
    #expect(
      rect.union(LayoutRect(x: 0, y: 50, width: 5, height: 50))
        == LayoutRect(x: 0, y: 20, width: 40, height: 80))
    #expect(rect.transposed == LayoutRect(x: 20, y: 10, width: 40, height: 30))
    #expect("\(rect)" == "(10, 20) 30 × 40")
  }
}
