import Testing

@testable import LayoutViewer

@Suite struct NumbersTests {
  @Test func numbers_haveAtMostTwoDecimals() {
    let numbers: [(Double, String)] = [
      (0, "0"), (1, "1"), (-1.5, "-1.5"), (0.05, "0.05"), (2.006, "2.01"), (-0.001, "0"),
      (100.10, "100.1"), (1e9, "1000000000"), (-0.25, "-0.25"), (99.999, "100"),
    ]
    for (number, text) in numbers { #expect(number.plainText == text) }
  }

  @Test func wholeNumbers_areGroupedByThrees() {
    let numbers = [
      (0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "−1,234,567"),
      (17_179_869_184, "17,179,869,184"),
    ]
    for (number, text) in numbers { #expect(number.grouped == text) }
  }

  @Test func whatIsCounted_isInItsRightForm() {
    #expect(1.counted("image") == "1 image")
    #expect(0.counted("image") == "0 images")
    #expect(1200.counted("row") == "1,200 rows")
  }
}
