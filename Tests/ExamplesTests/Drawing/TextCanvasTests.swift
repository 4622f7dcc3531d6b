import LayoutCore
import Testing

@testable import LayoutViewer

@Suite struct TextCanvasTests {
  private func canvas(_ style: TextCanvas.Style) -> TextCanvas {
    var canvas = TextCanvas(width: 16, height: 5, style: style, paper: nil)
    canvas.draw(columns: 0..<7, rows: 0..<3, label: "Mona Lisa", tint: nil)
    canvas.draw(columns: 8..<16, rows: 0..<5, label: "Kiss", tint: nil)
    canvas.draw(columns: 0..<7, rows: 4..<5, label: "row", tint: nil)
    return canvas
  }

  @Test func boxes_haveBordersAndCutLabels() {
    #expect(
      canvas(.boxes).lines == [
        "┌─────┐ ┌──────┐",
        "│Mon… │ │      │",
        "└─────┘ │Kiss  │",
        "        │      │",
        "row     └──────┘",
      ])
  }

  @Test func ascii_isPlain() {
    #expect(
      canvas(.ascii).lines == [
        "+-----+ +------+",
        "|Mona | |      |",
        "+-----+ |Kiss  |",
        "        |      |",
        "row     +------+",
      ])
  }

  @Test func elementsBeyondTheEdges_areCut() {
    var canvas = TextCanvas(width: 4, height: 2, style: .boxes, paper: nil)
    canvas.draw(columns: -3..<3, rows: -1..<2, label: "abcdef", tint: nil)
    canvas.draw(columns: 9..<12, rows: 0..<1, label: "x", tint: nil)
    canvas.draw(columns: 2..<2, rows: 0..<1, label: "x", tint: nil)
    #expect(canvas.lines == ["c…│", "──┘"])
  }

  @Test func colors_areEscapeSequences() {
    var canvas = TextCanvas(width: 4, height: 1, style: .colors(.indexed), paper: .white)
    canvas.draw(columns: 1..<3, rows: 0..<1, label: "a", tint: Color(0xff0000))
    #expect(
      canvas.lines == [
        "\u{1b}[0;48;5;231m \u{1b}[0;38;5;16;48;5;196ma\u{1b}[0;48;5;196m "
          + "\u{1b}[0;48;5;231m \u{1b}[0m"
      ])
  }

  @Test func wideLetters_takeTwoSquares() {
    var canvas = TextCanvas(width: 15, height: 3, style: .boxes, paper: nil)
    canvas.draw(columns: 0..<8, rows: 0..<3, label: "李雷", tint: nil)
    canvas.draw(columns: 8..<15, rows: 0..<3, label: "韩梅梅", tint: nil)
    #expect(canvas.lines == ["┌──────┐┌─────┐", "│李雷  ││韩…  │", "└──────┘└─────┘"])
  }

  @Test func controlCharacters_areLeftOut() {
    var canvas = TextCanvas(width: 12, height: 1, style: .boxes, paper: nil)
    canvas.draw(
      columns: 0..<12, rows: 0..<1, label: "a\u{9b}31m\u{1b}[0m\tb\u{7f}", tint: nil)
    #expect(canvas.lines == ["a31m[0m b"])
  }

  /// Rows that are 2 letters high and rows that are 3 look alike, and panes have no border of their own.
  @Test func rowsOfATable_haveNoBorders() throws {
    let lines = TextPicture(staged: try StagedScenes.scene("elements")).lines
    #expect(!lines.dropFirst(3).contains { $0.hasPrefix("│") || $0.hasPrefix("┌") })
    #expect(lines.contains { $0.hasPrefix("19") && $0.contains("Potassium          Alkali metal") })
  }
}
