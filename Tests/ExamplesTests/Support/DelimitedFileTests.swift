import Foundation
import LayoutTesting
import TestSupport
import Testing

@testable import LayoutViewer

@Suite struct DelimitedFileTests {
  private func file(_ text: String, piece: Int = 1 << 20) -> DelimitedFile {
    var file = DelimitedFile(Data(text.utf8), separator: UInt8(ascii: ","))
    while !file.isComplete { file.findRows(inNext: piece) }
    return file
  }

  /// Rows that are read in pieces equal those of the whole text.
  @Test(arguments: GeneratedCases.seeds(100))
  func rows_areThoseOfTheWholeText(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letters = ["a", "b", ",", ",", "\"", "\n", "\r", "\r\n", "é", "\"\"", "\n\n"]
    let length = random.integer(in: 0...400)
    let isCalm = random.oneIn(2)
    var text = ""
    for _ in 0..<length {
      let letter = random.pick(letters)
      // Quotes make most texts one row.
      if isCalm, letter.hasPrefix("\""), !random.oneIn(6) { continue }
      text += letter
    }
    guard let expected = try? DelimitedText.rows(of: text, separator: 0x2c) else { return }
    let file = file(text, piece: random.integer(in: 1...60))
    #expect(file.count == expected.count, "seed \(seed)")
    #expect(file.rows(0..<file.count) == expected, "seed \(seed)")
    let counts = expected.map { $0.count }
    #expect((0..<file.count).map { file.fieldCount(ofRow: $0) } == counts, "seed \(seed)")
    let common = Set(counts).count > 1 ? nil : counts.first ?? 0
    #expect(file.commonFieldCount == common, "seed \(seed)")
    for row in expected.indices where random.oneIn(4) {
      #expect(file.rows(row..<row + 1) == [expected[row]], "seed \(seed), row \(row)")
    }
  }

  @Test func rowsFarIn_areFound() {
    let file = file((0..<1000).map { "\($0),\"x\n\($0)\"\n" }.joined())
    #expect(file.count == 1000)
    #expect(file.rows(63..<66) == [["63", "x\n63"], ["64", "x\n64"], ["65", "x\n65"]])
    #expect(file.rows(999..<2000) == [["999", "x\n999"]])
    #expect(file.rows(1000..<1001) == [])
  }

  @Test func quoteThatIsNeverClosed_endsWithTheFile() {
    let file = file("a,b\n1,\"2\n3,4\n")
    #expect(file.rows(0..<9) == [["a", "b"], ["1", "2\n3,4\n"]])
  }

  @Test func byteOrderMark_isNoText() {
    #expect(file("\u{feff}a,b\n1,2").rows(0..<2) == [["a", "b"], ["1", "2"]])
    #expect(file("").count == 0)
    #expect(file("\u{feff}\n\n").count == 0)
  }

  @Test func counts_areEstimatedWhileRowsAreLookedFor() {
    var file = DelimitedFile(Data(String(repeating: "1,2,3\n", count: 5000).utf8))
    file.findRows(inNext: 598)
    #expect(file.count == 100)
    #expect(!file.isComplete)
    #expect((4900...5100).contains(file.estimatedCount))
    file.findRows(inNext: 1 << 20)
    #expect(file.isComplete)
    #expect(file.estimatedCount == 5000)
  }

  /// A table keeps one number for every sixteen rows, and one more for each row only if the rows differ.
  @Test func tables_keepPlacesNotCells() throws {
    let even = (0..<160_000).map { "\($0),name of \($0),\"x, y\"\n" }.joined()
    #expect(DataTable(file(even)).file.numberOfEntries == 10_000)
    #expect(DataTable(file(even)).commonNumberOfItems == 3)
    #expect(DataTable(file(even + "last\n")).file.numberOfEntries == 10_001 + 160_001)
    #expect(DataTable(file(even + "last\n")).numberOfItems(inSection: 159_999) == 1)
    #expect(DataTable(file(even + "last\n")).numberOfItems(inSection: 159_998) == 3)
  }

  @Test func wholeFiles_areChecked() throws {
    func check(_ bytes: [UInt8]) throws(UsageError) {
      var file = DelimitedFile(Data(bytes), separator: UInt8(ascii: ","))
      try file.findAllRows()
    }
    try check(Array("größe,東京\n".utf8))
    let long = Array(String(repeating: "größe,東京\n", count: 150_000).utf8)
    try check(long)
    #expect(throws: UsageError("is not text in UTF-8")) { try check(long + [0x61, 0xff]) }
    #expect(throws: UsageError("is not text in UTF-8")) { try check([0xc3]) }
    #expect(throws: UsageError("line 150002: a quote is opened and never closed")) {
      try check(long + Array("a\r\n\"b\n".utf8))
    }
  }

  @Test func samples_comeFromAllOverTheFile() {
    let file = DelimitedFile(Data((1...10_000).map { "\($0),x\n" }.joined().utf8))
    let numbers = file.sample(10).compactMap { $0.first.flatMap { Int($0) } }
    #expect(numbers.count >= 10)
    #expect(numbers.contains { $0 < 1500 })
    #expect(numbers.contains { (4000...6000).contains($0) })
    #expect(numbers.contains { $0 > 9980 })
  }
}
