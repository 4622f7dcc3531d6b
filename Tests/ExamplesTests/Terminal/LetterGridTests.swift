import Testing

@testable import LayoutViewer

@Suite struct LetterGridTests {
  private func lines(_ grid: LetterGrid) -> [String] {
    (0..<grid.height).map { grid.text(ofRow: $0) }
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("東", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("👍", 2), ("👨‍👩‍👧", 2),
    ("\u{301}", 0), ("\u{200b}", 0), ("\u{7}", 0), ("…", 1), ("│", 1), ("−", 1),
  ])
  func letters_haveTheirWidths(letter: String, width: Int) {
    #expect(letter.letterWidth == width)
  }

  @Test func texts_areCutToTheirRoom() {
    #expect("paper".cut(toLetters: 5) == "paper")
    #expect("paper".cut(toLetters: 4) == "pap…")
    #expect("a per".cut(toLetters: 3) == "a…")
    #expect("東京都".cut(toLetters: 5) == "東京…")
    #expect("東京都".cut(toLetters: 4) == "東…")
    #expect("ab".cut(toLetters: 0) == "")
    #expect("a\tb\u{1b}[1mc\u{9b}".printable == "a b[1mc")
  }

  @Test func boxesAndTexts_areClippedToTheScreen() {
    var grid = LetterGrid(width: 8, height: 4)
    grid.box(-1..<5, 1..<6, .plain)
    grid.box(5..<8, 0..<3, .plain, isRound: true)
    grid.write("label", 0..<4, row: 2, .plain)
    grid.write("12", 4..<8, row: 3, .plain, isTrailing: true)
    grid.write("far", 0..<3, row: 9, .plain)
    #expect(lines(grid) == ["     ╭─╮", "────┐│ │", "lab…│╰─╯", "    │ 12"])
  }

  @Test func wideLetters_areNeverHalved() {
    var grid = LetterGrid(width: 6, height: 1)
    grid.write("東京都", 0..<6, row: 0, .plain)
    grid.write("x", 1..<2, row: 0, .plain)
    #expect(lines(grid) == [" x京都"])
    grid.fill(2..<3, 0..<1)
    #expect(lines(grid) == [" x  都"])
    // One that would reach over the edge is left out.
    grid.write("東", 5..<7, row: 0, .plain)
    #expect(lines(grid) == [" x  都"])
    #expect(grid.row(0).map { $0.isCovered } == [false, false, false, false, false, true])
  }

  @Test func lines_tellEveryStyleOnce() {
    var grid = LetterGrid(width: 4, height: 1)
    grid.write("ab", 0..<2, row: 0, .bold)
    grid.write("c", 2..<3, row: 0, LetterStyle(ink: .white, paper: Color(0xff0000)))
    #expect(
      grid.line(ofRow: 0, colors: .indexed)
        == "\u{1b}[0;1mab\u{1b}[0;38;5;231;48;5;196mc\u{1b}[0m \u{1b}[0m")
    #expect(grid.line(ofRow: 0, colors: .none) == "\u{1b}[0;1mab\u{1b}[0mc \u{1b}[0m")
  }
}
