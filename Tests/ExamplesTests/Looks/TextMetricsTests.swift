import Testing

@testable import LayoutViewer

@Suite struct TextMetricsTests {
  @Test func widths_areThoseOfHelvetica() {
    #expect(TextMetrics.width(of: "A", in: .regular(1000)) == 667)
    #expect(TextMetrics.width(of: "A", in: .bold(1000)) == 722)
    #expect(TextMetrics.width(of: "iiii", in: .regular(10)) == 8.88)
    #expect(TextMetrics.width(of: "WWWW", in: .regular(10)) == 37.76)
    #expect(TextMetrics.width(of: "0123456789", in: .regular(10)) == 55.6)
    #expect(TextMetrics.width(of: "~", in: .bold(1000)) == 584)
    #expect(TextMetrics.width(of: "", in: .regular(10)) == 0)
  }

  @Test func accents_makeNoLetterWider() {
    for (accented, plain) in [("é", "e"), ("Ō", "O"), ("ç", "c"), ("Š", "S"), ("ú", "u")] {
      #expect(
        TextMetrics.width(of: accented, in: .regular(10))
          == TextMetrics.width(of: plain, in: .regular(10)), "\(accented)")
    }
    // A letter and an accent of its own.
    #expect(
      TextMetrics.width(of: "e\u{301}", in: .regular(10))
        == TextMetrics.width(of: "e", in: .regular(10)))
  }

  @Test func otherScripts_areCountedAsWide() {
    #expect(TextMetrics.width(of: "東京", in: .regular(10)) == 20)
    #expect(TextMetrics.width(of: "🎨", in: .regular(10)) == 13)
    #expect(TextMetrics.width(of: "Ж", in: .regular(10)) == 8)
  }

  @Test func monospaced_countsLetters() {
    #expect(TextMetrics.width(of: "columns 2", in: .monospaced(10)) == 9 * 6.1)
  }
}
