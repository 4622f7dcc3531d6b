import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import Spreadsheet

/// Tests of the laws with all parameters and answers, on collections of all flavours.
@Suite struct SpreadsheetLawTests {
  static let laws = LayoutLaws(
    SpreadsheetLayout(),
    // The spacing beside pinned cells counts as obscured, and trailing columns stick in a bounce too.
    claims: LayoutLaw.expected.subtracting(LayoutLaw.descriptions).subtracting([
      .transposes, .edgesAreObscured, .insideContentInBounce,
    ]).union([.noOverlap, .diagnosticsSurvive, .diagnosticsAreCurrent]),
    vary: { layout, collection, random in
      layout.columnWidth = random.length(in: 5...120)
      layout.rowHeight = random.length(in: 5...60)
      layout.sizing = random.pick(SpreadsheetSizing.allCases)
      if collection.flavor == .bad { layout.sizing = .cells }
      layout.sampleCount = random.integer(in: 1...5)
      layout.pinsHeaders = random.oneIn(2)
      layout.hasBackgrounds = !random.oneIn(4)
      if random.oneIn(2) { layout.columnHeaderHeight = random.length(in: 0...40) }
      if random.oneIn(2) { layout.rowHeaderWidth = random.length(in: 0...60) }
      if random.oneIn(2) {
        layout.frozenTopRows = random.integer(in: 0...3)
        layout.frozenBottomRows = random.integer(in: 0...2)
        layout.frozenLeadingColumns = random.integer(in: 0...3)
        layout.frozenTrailingColumns = random.integer(in: 0...2)
      }
      if random.oneIn(2) {
        layout.cellSpacing = LayoutSize(
          width: random.length(in: 0...5), height: random.length(in: 0...5))
      }
      if random.oneIn(3) { layout.gridlineThickness = random.length(in: 0...2) }
      if random.oneIn(3) {
        layout.hiddenRows = (0..<random.integer(in: 0...4)).map { _ in
          random.integer(in: 0...12)
        }
        layout.hiddenColumns = (0..<random.integer(in: 0...4)).map { _ in
          random.integer(in: 0...12)
        }
      }
      if random.oneIn(2) {
        layout.merges = (0..<random.integer(in: 0...8)).map { _ in
          CellRange(
            row: random.integer(in: -1...9), column: random.integer(in: -1...14),
            rowCount: random.integer(in: 0...4), columnCount: random.integer(in: 0...6))
        }
      }
    })

  @Test func laws_hold() {
    let report = SpreadsheetLawTests.laws.report(
      count: GeneratedCases.count(140), seed: GeneratedCases.seed())
    #expect(report.isClean, "\(report)")
  }
}
