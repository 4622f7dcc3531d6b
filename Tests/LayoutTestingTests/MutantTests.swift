import GroupedColumns
import LayoutCore
import LayoutTesting
import Stairs
import TestSupport
import Testing
import Waterfall

/// Tests that the laws find every mistake, and no violation in a correct layout.
@Suite struct MutantTests {
  /// The hours of items, an end not before its start.
  static let hours = [
    DeclaredQuestion("start", .mutantHours, \.start, .number(0...24), unit: "h"),
    DeclaredQuestion(
      "end", .mutantHours, \.end, .number(0...24), unit: "h", atLeast: "start"),
  ]

  /// Returns the questions of a mutant, which only the faults in their answers need.
  static func questions(_ fault: Fault?) -> [DeclaredQuestion] {
    fault == nil || fault == .allowsAnEndBeforeItsStart ? hours : []
  }

  static func mutant(_ base: some LayoutStrategy, _ fault: Fault?) -> Mutant {
    Mutant(base: AnyLayoutStrategy(base), fault: fault, asksForHours: !questions(fault).isEmpty)
  }

  /// Returns the laws that look for a mistake in waterfalls and in grouped columns.
  static func laws(_ fault: Fault?, claims: Set<LayoutLaw>) -> LayoutLaws<Mutant> {
    LayoutLaws(
      mutant(WaterfallLayout(), fault), claims: claims,
      transpose: { mutant in
        var turned = mutant
        if var layout = mutant.base.unwrapped(as: WaterfallLayout.self) {
          layout.axis = layout.axis.transposed
          layout.section.sectionInsets = layout.section.sectionInsets.transposed
          turned.base = AnyLayoutStrategy(layout)
        }
        if var layout = mutant.base.unwrapped(as: GroupedColumnsLayout.self) {
          layout.axis = layout.axis.transposed
          layout.style.cardInsets = layout.style.cardInsets.transposed
          turned.base = AnyLayoutStrategy(layout)
        }
        return turned
      },
      questions: questions(fault),
      vary: { mutant, collection, random in
        let axis: LayoutAxis = random.oneIn(4) ? .horizontal : .vertical
        let columns = ColumnCount.fixed(random.integer(in: 1...5))
        if random.oneIn(2) {
          var layout = WaterfallLayout(columns: columns)
          layout.axis = axis
          layout.itemSizing = .exact
          layout.section.itemSpacing = random.pick([0, 6])
          layout.section.header.extent = random.pick([0, 20])
          layout.section.header.isPinned = true
          layout.section.sectionInsets = LayoutInsets(
            top: 2, leading: 3, bottom: 9, trailing: 5)
          mutant.base = AnyLayoutStrategy(layout)
        } else {
          var layout = GroupedColumnsLayout(columns: columns)
          layout.axis = axis
          layout.section.headerExtent = random.pick([0, 20])
          layout.pinsHeaders = true
          layout.splitsTallSections = random.oneIn(2)
          mutant.base = AnyLayoutStrategy(layout)
        }
      })
  }

  @Test(arguments: Fault.allCases)
  func fault_isFoundByItsLaw(fault: Fault) throws {
    let report = Self.laws(fault, claims: [fault.law]).report(
      count: 6000, atMost: 1, minimizes: false)
    let violation = try #require(report.violations.first, "\(fault) is not found\n\(report)")
    #expect(violation.law == fault.law)
    #expect(violation.finding.isEmpty == false)
  }

  /// The laws that the template for strategies claims, with a mistake in the template.
  static func lawsOfTheTemplate(_ fault: Fault?) -> LayoutLaws<Mutant> {
    LayoutLaws(
      mutant(StairsLayout(), fault),
      claims: LayoutLaw.expected.subtracting([.transposes]).union([
        .diagnosticsAreCurrent, .noOverlap,
      ]),
      questions: questions(fault),
      vary: { mutant, _, random in
        mutant.base = AnyLayoutStrategy(
          StairsLayout(
            steps: .fixed(random.integer(in: 1...5)), axis: random.pick(LayoutAxis.allCases),
            spacing: random.pick([0, 6]), headerExtent: random.pick([0, 20])))
      })
  }

  @Test(arguments: [
    Fault.remembersByRectangle, .nothingSticks, .cellsAreUnderBars, .allowsAnEndBeforeItsStart,
  ])
  func faultOfTheTemplate_isFoundByTheLawsAlone(fault: Fault) {
    let report = Self.lawsOfTheTemplate(fault).report(count: 300, atMost: .max, minimizes: false)
    #expect(report.violations.contains { $0.law == fault.law }, "\(report)")
  }

  @Test func templateWithoutFault_isClean() {
    let report = Self.lawsOfTheTemplate(nil).report(
      count: GeneratedCases.count(60), seed: GeneratedCases.seed())
    #expect(report.isClean, "\(report)")
  }

  @Test func noFault_isFoundInWhatIsRight() {
    let excused: Set<LayoutLaw> = [.matchesReference, .diagnosticsAreCurrent]
    let claims = Set(LayoutLaw.allCases).subtracting(excused)
    let report = Self.laws(nil, claims: claims).report(
      count: GeneratedCases.count(60), seed: GeneratedCases.seed())
    #expect(report.isClean, "\(report)")
    // The mutants' own plumbing is no mistake either: without one, updates are the strategies'.
    #expect(Set(report.notClaimed) == excused)
  }

  @Test func everyLaw_isBrokenBySomeFault() {
    let broken = Set(Fault.allCases.map { $0.law }).union([.matchesReference])
    #expect(Set(LayoutLaw.allCases).subtracting(broken) == [])
  }
}
