import Testing

@testable import LayoutViewer

@Suite struct TextFitTests {
  private static let font = TextFont.regular(10)

  @Test func textThatFits_isLeftAlone() {
    let width = TextMetrics.width(of: "The Night Watch", in: TextFitTests.font)
    #expect(
      TextFit.line("The Night Watch", font: TextFitTests.font, width: width) == "The Night Watch")
  }

  @Test func textThatDoesNot_isCutWithAnEllipsis() {
    let font = TextFitTests.font
    #expect(TextFit.line("The Night Watch", font: font, width: 60) == "The Night…")
    #expect(TextFit.line("The Night Watch", font: font, width: 11) == "…")
    #expect(TextFit.line("The Night Watch", font: font, width: 9) == "")
    #expect(TextFit.line("The Night Watch", font: font, width: 0) == "")
    #expect(TextFit.line("The Night Watch", font: font, width: -5) == "")
  }

  @Test func cutText_alwaysFits() {
    let text = "Portrait of Adele Bloch-Bauer I, 1907 · 140 × 140 cm"
    for width in 0...300 {
      for font in [TextFont.regular(12), .bold(9), .monospaced(11)] {
        let cut = TextFit.line(text, font: font, width: Double(width))
        #expect(TextMetrics.width(of: cut, in: font) <= Double(width) + 0.01)
      }
    }
  }

  @Test func lettersWithAccents_areNotTornApart() {
    #expect(TextFit.line("e\u{301}e\u{301}e\u{301}", font: .regular(10), width: 16) == "e\u{301}…")
  }

  @Test func lines_breakBetweenWords() {
    let font = TextFitTests.font
    #expect(
      TextFit.lines("The Garden of Earthly Delights", font: font, width: 60, count: 3)
        == ["The Garden", "of Earthly", "Delights"])
    #expect(
      TextFit.lines("The Garden of Earthly Delights", font: font, width: 60, count: 2)
        == ["The Garden", "of Earthly…"])
    #expect(
      TextFit.lines("Travelers among Mountains", font: font, width: 40, count: 2)
        == ["Travel…", "amon…"])
    #expect(TextFit.lines("a\n b\t c", font: font, width: 60, count: 2) == ["a b c"])
    #expect(TextFit.lines("a\u{a0}b c", font: font, width: 14, count: 2) == ["a\u{a0}b", "c"])
    #expect(TextFit.lines("", font: font, width: 60, count: 2) == [])
    #expect(TextFit.lines("text", font: font, width: 60, count: 0) == [])
  }
}
