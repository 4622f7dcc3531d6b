import Testing

@testable import LayoutViewer

@Suite struct TextTableTests {
  @Test func columns_areAsWideAsTheirWidestText() {
    var table = TextTable(headings: ["NAME", "SIZE", "NOTE"], trailing: ["SIZE"])
    table.rows = [["a", "1,000", "x"], ["longer", "2", ""]]
    #expect(
      table.text == """
        NAME     SIZE  NOTE
        a       1,000  x
        longer      2

        """)
  }

  @Test func text_isWrappedBetweenWords() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("one incomprehensible".wrapped(to: 5) == ["one", "incomprehensible"])
    #expect("".wrapped(to: 5) == [])
    #expect("ab".padded(to: 4) == "ab  ")
    #expect("abcde".padded(to: 4) == "abcde")
  }
}
