import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import GroupedColumns

@Suite struct GroupedColumnsUpdateTests {
  static let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)

  static let script = EditableCollection.Script(section: { random in
    random.oneIn(2)
      ? [
        .init(.groupedColumnsSection, \.headerExtent, Double(random.integer(in: 0...30))),
        .init(.groupedColumnsSection, \.sectionSpacing, Double(random.integer(in: 0...9))),
      ]
      : random.oneIn(3)
        ? [.init(.groupedColumnsColumn, \.self, Double(random.integer(in: 0...4)))] : []
  })

  /// A collection that specifies the previous column of every part that an update keeps.
  struct Recorded: LayoutDelegate {
    let base: EditableCollection
    let columns: [ElementIndex: Int]

    init(
      _ prepared: PreparedGroupedColumns, _ changes: LayoutChanges, _ base: EditableCollection
    ) {
      self.base = base
      var columns: [ElementIndex: Int] = [:]
      for place in 0..<prepared.partCount {
        let part = prepared.part(at: place)
        guard let section = changes.newSection(of: part.section) else { continue }
        columns[ElementIndex(section: section, item: part.number)] =
          prepared.column(ofPartAt: place)
      }
      self.columns = columns
    }

    var numberOfSections: Int { base.numberOfSections }
    func numberOfItems(inSection section: Int) -> Int {
      base.numberOfItems(inSection: section)
    }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      base.sizeForItem(at: index, proposal: proposal)
    }
    func answer(in slot: inout AnswerSlot) {
      base.answer(in: &slot)
      slot.fill(.groupedColumnsColumn) { if let column = columns[$0] { $1 = column } }
    }
  }

  /// A delegate that records the sections whose measured bars it is asked for.
  final class BarQuestions: LayoutDelegate {
    var counts = [1]
    private(set) var sections: [Int] = []

    var numberOfSections: Int { counts.count }
    func numberOfItems(inSection section: Int) -> Int { counts[section] }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? { nil }
    func answer(in slot: inout AnswerSlot) {
      if slot.asks(.barSizes) { sections.append(slot.index.section) }
    }
  }

  @Test func barsOfAbsentSections_areNotAskedFor() throws {
    let delegate = BarQuestions()
    let layout = GroupedColumnsLayout(headerExtent: 20)
    var prepared = try layout.prepare(for: delegate, in: Self.environment)
    #expect(delegate.sections == [0])
    delegate.counts = []
    try layout.update(
      &prepared, by: LayoutChanges(sections: IndexEdits(oldCount: 1, removed: [0])),
      for: delegate, in: Self.environment)
    #expect(prepared.numberOfSections == 0)
    #expect(delegate.sections == [0])
  }

  static func layout(_ seed: UInt64, _ policy: ChangePolicy) -> GroupedColumnsLayout {
    var random = SeededGenerator(seed: seed &* 77)
    var layout = GroupedColumnsLayout(columns: .fixed(random.pick([1, 1, 2, 3, 5, 20])))
    layout.placement = random.pick([.shortestColumn, .shortestColumn, .balanced])
    layout.splitsTallSections = random.oneIn(3)
    layout.style = random.pick([.plain, .insetGrouped, .fullWidth])
    layout.headerExtent = random.pick([0, 20])
    layout.footerExtent = random.pick([0, 12])
    layout.sectionSpacing = random.pick([0, 5])
    layout.changePolicy = policy
    layout.axis = random.pick(LayoutAxis.allCases)
    layout.rounding = random.pick(PixelRounding.allCases)
    return layout
  }

  static func counts(_ seed: UInt64) -> [Int] {
    switch seed % 4 {
    case 0: [0, 12]
    case 1: [250]
    case 2: [4, 1, 9, 3, 3, 0, 6, 2, 11, 5, 1, 1]
    default: [3, 0, 40]
    }
  }

  @Test(arguments: GeneratedCases.seeds(6))
  func rePlacing_equalsAFreshLayout(seed: UInt64) {
    let law = UpdateLaw<GroupedColumnsLayout>(
      script: seed % 3 == 0 ? .init() : Self.script, invariants: { $0.brokenInvariants() })
    let violation = law.check(
      Self.layout(seed, .reflow), counts: Self.counts(seed / 3), environment: Self.environment,
      steps: GeneratedCases.count(28, upTo: 90), seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }

  @Test(arguments: GeneratedCases.seeds(6))
  func keepingColumns_equalsAFreshLayoutWithAssignedTracks(seed: UInt64) {
    var layout = Self.layout(seed, .preserveTracks)
    layout.placement = .shortestColumn
    let law = UpdateLaw<GroupedColumnsLayout>(
      script: seed % 3 == 0 ? .init() : Self.script, fresh: { Recorded($0, $1, $2).erased },
      invariants: { $0.brokenInvariants() })
    let violation = law.check(
      layout, counts: Self.counts(seed / 3), environment: Self.environment,
      steps: GeneratedCases.count(28, upTo: 90), seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }

  @Test(arguments: 1...2)
  func manyRows_areNeitherAskedNorMovedAgain(seed: UInt64) {
    let law = UpdateLaw<GroupedColumnsLayout>(
      bound: {
        // Rows cost by what is touched; columns are filled anew, part by part. A section that is removed or
        // moved takes its rows with it, of which none has more than 520.
        $1.questions <= $0.touchedItems && $1.placed <= $0.sections
          && $1.moved <= 4 * ($0.touchedItems + $0.sections) + 520 * $0.touchedSections
      }, invariants: { $0.brokenInvariants() })
    var layout = Self.layout(seed, .reflow)
    layout.splitsTallSections = false
    let violation = law.check(
      layout, counts: Array(repeating: 500, count: GeneratedCases.count(20, upTo: 200)),
      environment: Self.environment,
      steps: 5, seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }
}
