import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import Flow

@Suite struct FlowUpdateTests {
  static let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)

  /// A diagnostic of a measured header ends with the measurement, also if its section changes.
  @Test func diagnosticOfAMeasuredHeader_endsWithIt() throws {
    var layout = FlowLayout()
    layout.headerExtent = 20
    func flow(_ sections: Int, measured: Int?) -> ClosureLayoutDelegate {
      ClosureLayoutDelegate(
        sections: sections, itemCount: { _ in 1 },
        answer: { slot in
          slot.fill(.flowSection) { $1.columns = .fixed($0.section + 1) }
          guard let measured else { return }
          slot.fill(.barSizes) {
            if $0.section == measured { $1.header = LayoutSize(width: 1, height: .nan) }
          }
        })
    }
    var prepared = try layout.prepare(for: flow(2, measured: 1), in: Self.environment)
    #expect(prepared.diagnostics.count == 1)
    let changes = LayoutChanges(sections: IndexEdits(oldCount: 2, removed: [0]))
    try layout.update(
      &prepared, by: changes, for: flow(1, measured: nil), in: Self.environment)
    #expect(prepared.diagnostics.isEmpty)
  }

  static let script = EditableCollection.Script(section: { random in
    guard random.oneIn(2) else { return [] }
    return [
      .init(.flowSection, \.headerExtent, Double(random.integer(in: 0...30))),
      .init(.flowSection, \.lineSpacing, Double(random.integer(in: 0...9))),
      random.oneIn(2)
        ? .init(.flowSection, \.lineAlignment, Double(random.integer(in: 0...3)))
        : .init(
          AnswerProperty(.flowSection, \.columns),
          random.pick([.none, .integer(1), .integer(2), .integer(3)])),
    ]
  })

  static func layout(_ seed: UInt64) -> FlowLayout {
    var random = SeededGenerator(seed: seed &* 77)
    var layout = FlowLayout()
    FlowLawTests.vary(&layout, &random)
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

  @Test(arguments: GeneratedCases.seeds(12))
  func update_equalsAFreshLayout(seed: UInt64) {
    let law = UpdateLaw<FlowLayout>(
      script: seed % 3 == 0 ? .init() : Self.script, invariants: { $0.brokenInvariants() })
    let violation = law.check(
      Self.layout(seed), counts: Self.counts(seed / 3), environment: Self.environment,
      steps: GeneratedCases.count(28, upTo: 90), seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }

  @Test(arguments: 1...4)
  func manyItems_areNotAskedAgain_andLinesAreBrokenWhereTheyChange(seed: UInt64) {
    let law = UpdateLaw<FlowLayout>(
      bound: { extent, work in
        // Lines are broken until they begin as before, some ten items later.
        let anew = extent.touchedItems + extent.touchedSections
        return work.questions <= extent.touchedItems && work.placed <= 32 * anew + extent.sections
          && work.moved <= 4 * (anew + extent.items)
      }, invariants: { $0.brokenInvariants() })
    var layout = FlowLayout(columns: seed % 2 == 0 ? 1 : nil)
    layout.axis = seed < 3 ? .vertical : .horizontal
    let violation = law.check(
      layout, counts: Array(repeating: 500, count: GeneratedCases.count(20, upTo: 200)),
      environment: Self.environment,
      steps: 5, seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }
}
