import Foundation
import LayoutCore
import Testing

@testable import LayoutViewer

@Suite struct LazyTableTests {
  private func table(rows: Int) -> LazyTable {
    var text = "id,name,amount\n"
    for row in 1...rows { text += "\(row),name of \(row),\(Double(row) / 4)\n" }
    return LazyTable(DelimitedFile(Data(text.utf8)))
  }

  @Test func openingReads_theBeginningOnly() {
    var table = table(rows: 200_000)
    #expect(!table.isComplete)
    // A quarter of a megabyte, at some 24 bytes a row.
    #expect((5000...20_000).contains(table.rowCount))
    #expect(table.digits == 6)
    var pieces = 0
    while table.readMore() { pieces += 1 }
    #expect(table.rowCount == 200_000)
    #expect((2...10).contains(pieces))
    #expect(table.isComplete)
  }

  @Test func widths_areThoseOfTheLongestTextsSeen() {
    // The last rows count, where numbers are longest.
    #expect(table(rows: 200_000).widths == [6, 14, 8])
    #expect(table(rows: 3).widths == [2, 9, 6])
  }

  @Test func rowHeaders_growWithTheNumbersKnown() {
    // Long rows first: far fewer are expected than there are.
    var text = "a\n" + String(repeating: String(repeating: "x", count: 500) + "\n", count: 600)
    text += String(repeating: "y\n", count: 200_000)
    var table = LazyTable(DelimitedFile(Data(text.utf8)))
    #expect(table.parameters(forLetters: 100)["rowHeaderWidth"] == .number(56))
    while table.readMore() {}
    #expect(table.parameters(forLetters: 100)["rowHeaderWidth"] == .number(72))
    // The first column is 43 letters wide.
    #expect(table.parameters(forLetters: 100)["frozenLeadingColumns"] == 0)
    #expect(table.parameters(forLetters: 104)["frozenLeadingColumns"] == 1)
  }

  @Test func cells_areReadWhereTheyAreShown() {
    var table = table(rows: 50_000)
    while table.readMore() {}
    let shown = (40_000..<40_010).map {
      LayoutAttributes(
        element: .cell(section: $0, item: 1), frame: LayoutRect(x: 0, y: 0, width: 1, height: 1))
    }
    table.willShow(shown)
    let context = LookContext(
      palette: .dark, form: .desktop, direction: .leftToRight, parameters: [:], viewport: .zero)
    #expect(table.look(of: shown[0], in: context).label == "name of 40001")
    var number = shown[9]
    number.element = .cell(section: 40_009, item: 2)
    #expect(
      table.look(of: number, in: context) == ElementLook(label: "10002.5", isTrailing: true))
    number.element = .cell(section: 5, item: 0)
    #expect(table.look(of: number, in: context).label == "")
  }
}
