import Testing

@testable import LayoutViewer

@Suite struct KeyReaderTests {
  private func keys(_ text: String) -> [Key] {
    var reader = KeyReader()
    return reader.read(text.utf8)
  }

  @Test func arrowsAndPages_areReadInEveryForm() {
    #expect(keys("\u{1b}[A\u{1b}[B\u{1b}[C\u{1b}[D") == [.up, .down, .right, .left])
    #expect(keys("\u{1b}OA\u{1b}OB\u{1b}OC\u{1b}OD") == [.up, .down, .right, .left])
    #expect(keys("\u{1b}[5~\u{1b}[6~\u{1b}[1;5A") == [.pageUp, .pageDown, .up])
    #expect(keys("\u{1b}[H\u{1b}OH\u{1b}[1~\u{1b}[7~") == [.home, .home, .home, .home])
    #expect(keys("\u{1b}[F\u{1b}OF\u{1b}[4~\u{1b}[8~") == [.end, .end, .end, .end])
    #expect(
      keys("kjhl bfgG") == [.up, .down, .left, .right, .pageDown, .pageUp, .pageDown, .home, .end])
    #expect(keys("q\u{3}\u{1a}\u{c}") == [.quit, .quit, .suspend, .redraw])
    #expect(keys("70G") == [.digit(7), .digit(0), .end])
  }

  @Test func wheel_isReadWithAnyKeyHeld() {
    #expect(
      keys("\u{1b}[<64;10;20M\u{1b}[<65;1;1M\u{1b}[<66;1;1M\u{1b}[<67;1;1M")
        == [.wheelUp, .wheelDown, .wheelLeft, .wheelRight])
    #expect(keys("\u{1b}[<68;1;1M\u{1b}[<81;1;1M") == [.wheelUp, .wheelDown])
    // Clicks, and the release of a button.
    #expect(keys("\u{1b}[<0;1;1M\u{1b}[<0;1;1m\u{1b}[<64;1;1m") == [])
  }

  @Test func sequences_mayComeInPieces() {
    var reader = KeyReader()
    #expect(reader.read([0x1b]) == [])
    #expect(reader.read([0x5b]) == [])
    #expect(reader.read(Array("A\u{1b}[<6".utf8)) == [.up])
    #expect(reader.read(Array("5;1;1Mq".utf8)) == [.wheelDown, .quit])
  }

  @Test func text_isReadBetweenSlashAndReturn() {
    #expect(
      keys("/qé\u{7f}名\r/\u{3}nN")
        == [
          .find, .letter("q"), .letter("é"), .erase, .letter("名"), .accept, .find, .cancel,
          .findNext,
          .findPrevious,
        ])
    #expect(keys("/a\u{1b}[Ab\r") == [.find, .letter("a"), .letter("b"), .accept])
    #expect(keys("/a\u{1b}") == [.find, .letter("a"), .cancel])
    var reader = KeyReader()
    #expect(reader.read([0x2f, 0xe5]) == [.find])
    #expect(reader.read([0x90, 0x8d]) == [.letter("名")])
  }

  @Test func whatMeansNothing_isPassedOver() {
    #expect(keys("xyz\u{1b}[99~é\u{1b}[Zq") == [.quit])
    #expect(keys("\u{1b}q") == [.quit])
    #expect(keys("\u{1b}\u{1b}[A") == [.up])
    var reader = KeyReader()
    #expect(reader.read(Array(("\u{1b}[" + String(repeating: "1", count: 100)).utf8)) == [])
    #expect(reader.read(Array("q".utf8)) == [.quit])
  }
}
