import Testing

@testable import LayoutViewer

@Suite struct KeyReaderTests {
  private func keys(_ text: String, isTyping: Bool = false) -> [Key] {
    var reader = KeyReader()
    return reader.keys(after: text.utf8, isTyping: isTyping)
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
    #expect(reader.keys(after: [0x1b]) == [])
    #expect(reader.keys(after: [0x5b]) == [])
    #expect(reader.keys(after: Array("A\u{1b}[<6".utf8)) == [.up])
    #expect(reader.keys(after: Array("5;1;1Mq".utf8)) == [.wheelDown, .quit])
  }

  @Test func lettersOfAText_areReadWhileItIsTyped() {
    #expect(
      keys("qé\u{7f}名/7\r\u{3}", isTyping: true)
        == [
          .letter("q"), .letter("é"), .erase, .letter("名"), .letter("/"), .letter("7"), .accept,
          .cancel,
        ])
    #expect(keys("/nN") == [.find, .findNext, .findPrevious])
    #expect(keys("a\u{1b}[Ab\r", isTyping: true) == [.letter("a"), .letter("b"), .accept])
    #expect(keys("a\u{1b}", isTyping: true) == [.letter("a"), .cancel])
    var reader = KeyReader()
    #expect(reader.keys(after: [0xe5], isTyping: true) == [])
    #expect(reader.keys(after: [0x90, 0x8d], isTyping: true) == [.letter("名")])
  }

  @Test func bytesAfterAKey_mayBeReadInTheOtherWay() {
    var reader = KeyReader()
    reader.add("/q\u{7f}q".utf8)
    #expect(reader.next(isTyping: false) == .find)
    #expect(reader.next(isTyping: true) == .letter("q"))
    #expect(reader.next(isTyping: true) == .erase)
    #expect(reader.next(isTyping: false) == .quit)
    #expect(reader.next(isTyping: false) == nil)
  }

  @Test func whatMeansNothing_isPassedOver() {
    #expect(keys("xyz\u{1b}[99~é\u{1b}[Zq") == [.quit])
    #expect(keys("\u{1b}q") == [.quit])
    #expect(keys("\u{1b}\u{1b}[A") == [.up])
    var reader = KeyReader()
    #expect(reader.keys(after: Array(("\u{1b}[" + String(repeating: "1", count: 100)).utf8)) == [])
    #expect(reader.keys(after: Array("q".utf8)) == [.quit])
  }
}

extension KeyReader {
  /// Returns the keys that end with `bytes`.
  fileprivate mutating func keys(
    after bytes: some Sequence<UInt8>, isTyping: Bool = false
  ) -> [Key] {
    add(bytes)
    var keys: [Key] = []
    while let key = next(isTyping: isTyping) { keys.append(key) }
    return keys
  }
}
