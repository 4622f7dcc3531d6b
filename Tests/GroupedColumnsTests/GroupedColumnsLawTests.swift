import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import GroupedColumns

/// Tests of the laws with all parameters and answers, on collections of all flavours.
@Suite struct GroupedColumnsLawTests {
  static let laws = LayoutLaws(
    GroupedColumnsLayout(),
    claims: LayoutLaw.expected.subtracting(LayoutLaw.descriptions)
      .union([.noOverlap, .diagnosticsSurvive, .diagnosticsAreCurrent]),
    transpose: { layout in
      var turned = layout
      turned.axis = layout.axis.transposed
      turned.contentInsets = layout.contentInsets.transposed
      turned.style.cardInsets = layout.style.cardInsets.transposed
      return turned
    },
    vary: { layout, collection, random in
      layout.axis = random.pick([.vertical, .vertical, .horizontal])
      layout.columns =
        random.oneIn(3)
        ? .adaptive(minimumWidth: random.length(in: 20...300))
        : .fixed(random.integer(in: 1...20))
      layout.columnSpacing = random.length(in: 0...20)
      layout.sectionSpacing = random.oneIn(4) ? 0 : random.length(in: 0...20)
      layout.placement = random.pick(GroupedColumnsPlacement.allCases)
      layout.splitsTallSections = random.oneIn(2)
      layout.pinsHeaders = random.oneIn(2)
      layout.style = random.pick([.plain, .grouped, .fullWidth, .insetGrouped])
      layout.style.cardInsets.top = random.length(in: 0...4)
      if random.oneIn(2) {
        layout.headerExtent = random.length(in: 0...40)
        layout.footerExtent = random.length(in: 0...40)
      }
      if random.oneIn(2) {
        layout.contentInsets = LayoutInsets(
          top: random.length(in: 0...20), leading: random.length(in: 0...20),
          bottom: random.length(in: 0...20), trailing: random.length(in: 0...20))
      }
      // Lengths below zero count as none.
      if random.oneIn(12) { layout.contentInsets.top = -30 }
      if random.oneIn(12) { layout.style.cardInsets.bottom = -30 }
      if random.oneIn(8) { layout.style.separatorThickness = random.length(in: 0...40) }
      guard random.oneIn(3) else { return }
      for section in collection.sections.indices where random.oneIn(2) {
        let questions = [
          GroupedColumnsQuestion.column, GroupedColumnsQuestion.headerExtent,
          GroupedColumnsQuestion.sectionSpacing,
        ]
        collection.scripted.append(
          .init(
            question: random.pick(questions), index: ElementIndex(section: section),
            number: Double(random.integer(in: 0...5))))
      }
    })

  @Test func laws_hold() {
    let report = GroupedColumnsLawTests.laws.report(
      count: GeneratedCases.count(140), seed: GeneratedCases.seed())
    #expect(report.isClean, "\(report)")
  }
}
