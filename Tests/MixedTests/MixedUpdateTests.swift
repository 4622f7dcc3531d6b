import GroupedColumns
import LayoutCore
import LayoutTesting
import Spreadsheet
import TestSupport
import Testing
import Waterfall

@testable import Mixed

@Suite struct MixedUpdateTests {
  /// A script whose sections each specify a block, which sometimes does not exist.
  static let assigned = EditableCollection.Script(section: { random in
    [.init(.mixedBlock, \.self, Double(random.integer(in: 0...4)))]
  })

  static func counts(_ seed: UInt64) -> [Int] {
    switch seed % 4 {
    case 0: []
    case 1: Array(repeating: 3, count: 20)
    case 2: [3, 40, 0, 1, 5]
    default: [30, 30, 30]
    }
  }

  @Test(arguments: GeneratedCases.seeds(12))
  func updating_equalsAFreshLayout(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 91)
    let rounding = random.pick(PixelRounding.allCases)
    let layout = Mixes.mixed(
      random.pick([.vertical, .horizontal]), rounding, sheets: true, &random)
    let environment = LayoutEnvironment(
      width: 300, height: 240, insets: random.oneIn(3) ? LayoutInsets(all: 7.5) : .zero,
      direction: random.pick([.leftToRight, .rightToLeft]), scale: random.pick([1, 2, 3]))
    let law = UpdateLaw<MixedLayout>(
      script: random.oneIn(2) ? Self.assigned : .init(), invariants: { $0.brokenInvariants() })
    let violation = law.check(
      layout, counts: Self.counts(seed), environment: environment,
      steps: GeneratedCases.count(28, upTo: 90), seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }

  @Test(arguments: 1...2)
  func manyItems_costWhatIsTouched_inTheirBlocks(seed: UInt64) {
    let scale = GeneratedCases.count(1, upTo: 10)
    let law = UpdateLaw<MixedLayout>(
      bound: { extent, work in
        // For each inserted or removed section, counts move a section at each of three boundaries.
        let moved = 3 * extent.touchedSections
        let asked = extent.touchedItems + min(10_000, moved * 1_000) * scale
        // The waterfall, a fifth of the items, places the items after a change anew; groups place sections,
        // and the sheet asks for a row and a column if it asks for a cell again.
        let placed = 2_000 * scale + extent.sections + 2 * asked
        return work.questions <= 2 * asked && work.placed <= placed && work.moved <= 4 * placed
      }, invariants: { $0.brokenInvariants() })
    let layout = MixedLayout(blocks: [
      MixedBlock(GroupedColumnsLayout(columns: 2), sections: 60 * scale),
      MixedBlock(SpreadsheetLayout(sizing: .rowsAndColumns), sections: 50 * scale),
      MixedBlock(GroupedColumnsLayout(columns: 1), sections: 50 * scale),
      MixedBlock(WaterfallLayout(columns: 3, changePolicy: .reflow)),
    ])
    let violation = law.check(
      layout, counts: Array(repeating: 50, count: 160 * scale) + [1_200 * scale, 800 * scale],
      environment: LayoutEnvironment(width: 300, height: 240), steps: 5, seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }
}
