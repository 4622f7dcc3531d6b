import LayoutCore
import LayoutTesting
import Testing
import Waterfall

@Suite struct LayoutDrawingTests {
  static let square = LayoutSize(width: 10, height: 10)

  @Test func drawing_hasALetterForEachCell() throws {
    let sizes = [20, 10, 30, 10, 20].map { LayoutSize(width: 10, height: $0) }
    let prepared = try WaterfallLayout(
      columns: 3, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact
    ).prepare(
      for: ArrayLayoutDelegate(sizes: sizes), in: LayoutEnvironment(width: 30, height: 100))
    #expect(
      LayoutDrawing(prepared, square: Self.square).description == """
        A B C
        A D C
        E . C
        E . .
        """)
  }

  @Test func writtenDrawing_ignoresSpacesAndEmptyLines() {
    #expect(LayoutDrawing("\n  AAB\n  A A B \n").lines == ["A A B", "A A B"])
    #expect(LayoutDrawing("\r\nA A B\r\nA A B\r\n").lines == ["A A B", "A A B"])
  }

  @Test func emptyAndEndlessLayouts_areDrawnInBounds() throws {
    let nothing = try WaterfallLayout().prepare(
      for: ArrayLayoutDelegate(counts: []), in: LayoutEnvironment(width: 30, height: 100))
    #expect(LayoutDrawing(nothing, square: Self.square).lines == [])
    let tall = try WaterfallLayout(columns: 1, itemSizing: .exact).prepare(
      for: ArrayLayoutDelegate(sizes: [LayoutSize(width: 1, height: 1e9)]),
      in: LayoutEnvironment(width: 30, height: 100))
    #expect(LayoutDrawing(tall, square: Self.square).lines.count == 1000)
    #expect(
      LayoutDrawing(fitting: tall, columns: 3, rows: 4).lines == [
        "A A A", "A A A", "A A A", "A A A",
      ])
    #expect(LayoutDrawing(tall, square: LayoutSize(width: 0, height: 0)).lines == [])
  }
}
