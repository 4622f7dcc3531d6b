import Foundation
import GroupedColumns
import LayoutCore
import LayoutTesting
import Testing
import Waterfall

@Suite struct LayoutDrawingTests {
  static let square = LayoutSize(width: 10, height: 10)

  static func wall() throws -> PreparedWaterfall {
    let sizes = [20, 10, 30, 10, 20].map { LayoutSize(width: 10, height: $0) }
    return try WaterfallLayout(columns: 3, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact)
      .prepare(
        for: ArrayLayoutDelegate(sizes: sizes), in: LayoutEnvironment(width: 30, height: 100))
  }

  @Test func drawing_isReadBackAsTheFramesItWasMadeFrom() throws {
    let prepared = try Self.wall()
    let drawing = LayoutDrawing(prepared, square: Self.square)
    #expect(
      drawing.description == """
        A B C
        A D C
        E . C
        E . .
        """)
    let frames = try drawing.frames(square: Self.square)
    #expect(
      frames == (0..<5).compactMap { prepared.cellFrame(at: ElementIndex(section: 0, item: $0)) })
  }

  @Test func writtenDrawing_ignoresSpacesAndEmptyLines() throws {
    let drawing = LayoutDrawing("\n  AAB\n  A A B \n")
    #expect(drawing.lines == ["A A B", "A A B"])
    #expect(LayoutDrawing("\r\nA A B\r\nA A B\r\n").lines == ["A A B", "A A B"])
    let frames = try drawing.frames(
      square: LayoutSize(width: 4, height: 3), origin: .init(x: 1, y: 2))
    #expect(
      frames == [
        LayoutRect(x: 1, y: 2, width: 8, height: 6), LayoutRect(x: 9, y: 2, width: 4, height: 6),
      ])
  }

  @Test(arguments: [
    ("A B\nB A", DrawingError.isNoRectangle(letter: "A")),
    ("A A\nA .", .isNoRectangle(letter: "A")),
    ("A A\nA", .raggedLine(number: 2)),
    ("A C", .skips(letter: "C")),
    ("A ?", .skips(letter: "?")),
  ])
  func drawing_thatMeansNoFrames_isAnError(text: String, error: DrawingError) {
    #expect(throws: error) { try LayoutDrawing(text).frames(square: Self.square) }
  }

  /// The drawing of the documentation.
  @Test func emptySquares_areLeftOut() throws {
    let frames = try LayoutDrawing("A A B\n. . B").frames(square: Self.square)
    #expect(
      frames == [
        LayoutRect(x: 0, y: 0, width: 20, height: 10),
        LayoutRect(x: 20, y: 0, width: 10, height: 20),
      ])
  }

  @Test func errors_nameTheLetterOrTheLine() {
    #expect(
      "\(DrawingError.isNoRectangle(letter: "A"))"
        == "the squares of \"A\" do not form a rectangle")
    #expect(
      "\(DrawingError.raggedLine(number: 2))"
        == "line 2 has another number of squares than line 1")
    #expect(
      "\(DrawingError.skips(letter: "C"))"
        == "\"C\" is out of order; use A to Z, a to z and 0 to 9 without a gap")
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

  @Test func svg_isASnapshot() throws {
    let groups = try GroupedColumnsLayout(columns: 2, headerExtent: 18).prepare(
      for: ArrayLayoutDelegate(counts: [3, 1, 2]), in: LayoutEnvironment(width: 240, height: 300))
    try expectSnapshot(LayoutDrawing.svg(of: groups), "grouped-columns.svg")
    try expectSnapshot(
      LayoutDrawing(groups, square: LayoutSize(width: 12, height: 11)).description + "\n",
      "grouped-columns.txt")
  }

  @Test func kinds_areEscapedInSVG() {
    let prepared = PreparedFrames(
      attributes: [
        LayoutAttributes(
          element: .supplementary("a<b&c", 0),
          frame: LayoutRect(x: 0, y: 0, width: 50, height: 20))
      ], contentSize: LayoutSize(width: 50, height: 20), itemCounts: [0])
    #expect(LayoutDrawing.svg(of: prepared).contains(">a&lt;b&amp;c 0/0</text>"))
  }

  /// Compares a text with a file, or writes the file and fails if there is none.
  private func expectSnapshot(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Snapshots/\(name)")
    guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was not there, and is written now: look at it")
      return
    }
    #expect(text == recorded)
  }
}
