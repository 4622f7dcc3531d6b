import Testing

@testable import LayoutViewer

@Suite struct DelimitedTextTests {
  @Test func plainRows_areSplit() throws {
    #expect(try DelimitedText.rows(of: "a,b,c\n1,2,3\n") == [["a", "b", "c"], ["1", "2", "3"]])
    #expect(try DelimitedText.rows(of: "a") == [["a"]])
    #expect(try DelimitedText.rows(of: "") == [])
  }

  @Test func quotes_holdSeparatorsLineBreaksAndQuotes() throws {
    let text = "\"a,b\",\"line 1\nline 2\",\"say \"\"hi\"\"\"\nx,\"\",\"\r\n\"\n"
    #expect(
      try DelimitedText.rows(of: text) == [
        ["a,b", "line 1\nline 2", "say \"hi\""], ["x", "", "\r\n"],
      ])
  }

  @Test func quotesWithinPlainFields_areLetters() throws {
    #expect(try DelimitedText.rows(of: "5\" pipe,a\"b\"") == [["5\" pipe", "a\"b\""]])
  }

  @Test func textBehindQuotes_isKept() throws {
    #expect(try DelimitedText.rows(of: "\"a\"b,c") == [["ab", "c"]])
  }

  @Test func allLineEnds_areUnderstood() throws {
    let rows = [["a", "b"], ["c", "d"]]
    #expect(try DelimitedText.rows(of: "a,b\nc,d") == rows)
    #expect(try DelimitedText.rows(of: "a,b\r\nc,d\r\n") == rows)
    #expect(try DelimitedText.rows(of: "a,b\rc,d\r") == rows)
    #expect(try DelimitedText.rows(of: "\n\na,b\r\n\r\nc,d\n\n") == rows)
  }

  @Test func raggedRowsAndEmptyFields_areKept() throws {
    #expect(
      try DelimitedText.rows(of: "a\nb,c,d\n,\ne,\n\"\"\n") == [
        ["a"], ["b", "c", "d"], ["", ""], ["e", ""], [""],
      ])
  }

  private func separator(_ text: String) -> Character {
    let byte = Array(text.utf8).withUnsafeBytes { DelimitedText.likelySeparator(in: $0) }
    return Character(Unicode.Scalar(byte))
  }

  @Test func separators_areGuessedFromTheFirstLine() throws {
    #expect(separator("a\tb\tc,d") == "\t")
    #expect(separator("a;b;c\n1,2,3,4,5") == ";")
    #expect(separator("\"a;b;c;d\",e") == ",")
    #expect(separator("nothing") == ",")
    #expect(try DelimitedText.rows(of: "a;b\n1;2") == [["a", "b"], ["1", "2"]])
  }

  @Test func separators_canBeSpecified() throws {
    #expect(try DelimitedText.rows(of: "a,b\tc", separator: UInt8(ascii: "\t")) == [["a,b", "c"]])
  }

  @Test func quoteThatIsNeverClosed_isAnErrorWithItsLine() {
    #expect(throws: UsageError("line 3: a quote is opened and never closed")) {
      _ = try DelimitedText.rows(of: "a,b\r\n1,2\r\n3,\"4\n5")
    }
    #expect(throws: UsageError("line 2: a quote is opened and never closed")) {
      _ = try DelimitedText.rows(of: "a\n\"b\"\"\nc\n")
    }
  }

  @Test func lettersBeyondASCII_areKept() throws {
    #expect(try DelimitedText.rows(of: "Ōgata,“é”,東京\n") == [["Ōgata", "“é”", "東京"]])
  }
}
