import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import Flow

/// Tests of the laws with all parameters and answers, on collections of all flavours.
@Suite struct FlowLawTests {
  /// Gives a layout random parameters.
  static func vary(_ layout: inout FlowLayout, _ random: inout SeededGenerator) {
    layout.axis = random.pick([.vertical, .vertical, .horizontal])
    if random.oneIn(3) {
      layout.columns =
        random.oneIn(3)
        ? .adaptive(minimumWidth: random.length(in: 20...300))
        : .fixed(random.pick([1, 1, 2, 3, 7, 60]))
    }
    layout.itemSize = LayoutSize(
      width: random.length(in: 0...120), height: random.length(in: 0...120))
    layout.itemSizing = random.pick([.exact, .exact, .aspectRatio])
    layout.asksForSizes = !random.oneIn(6)
    layout.lineSpacing = random.oneIn(3) ? 0 : random.length(in: 0...20)
    layout.itemSpacing = random.oneIn(3) ? 0 : random.length(in: 0...20)
    layout.lineAlignment = random.pick(FlowLineAlignment.allCases + [.justified])
    layout.lastLine = random.pick(FlowLastLine.allCases + [.automatic])
    layout.loneItem = random.pick(FlowLineAlignment.allCases)
    layout.itemAlignment = random.pick(FlowItemAlignment.allCases)
    layout.pinsHeaders = random.oneIn(2)
    layout.pinsFooters = random.oneIn(2)
    if random.oneIn(2) {
      layout.headerExtent = random.length(in: 0...40)
      layout.footerExtent = random.length(in: 0...40)
    }
    if random.oneIn(2) {
      layout.sectionInsets = LayoutInsets(
        top: random.length(in: 0...20), leading: random.length(in: 0...20),
        bottom: random.length(in: 0...20), trailing: random.length(in: 0...20))
    }
  }

  static let laws = LayoutLaws(
    FlowLayout(),
    claims: LayoutLaw.expected.subtracting(LayoutLaw.descriptions)
      .union([.noOverlap, .diagnosticsSurvive, .diagnosticsAreCurrent]),
    transpose: { layout in
      var turned = layout
      turned.axis = layout.axis.transposed
      turned.itemSize = layout.itemSize.transposed
      turned.sectionInsets = layout.sectionInsets.transposed
      return turned
    },
    vary: { layout, collection, random in
      vary(&layout, &random)
      // Sizes that the layout does not ask for are not reported.
      if collection.flavor == .bad { layout.asksForSizes = true }
      guard random.oneIn(3) else { return }
      for section in collection.sections.indices where random.oneIn(2) {
        let questions = [
          FlowQuestion.columns, FlowQuestion.headerExtent, FlowQuestion.lineSpacing,
          FlowQuestion.itemSpacing, FlowQuestion.lineAlignment, FlowQuestion.footerExtent,
        ]
        collection.scripted.append(
          .init(
            question: random.pick(questions), index: ElementIndex(section: section),
            number: Double(random.integer(in: 0...5))))
      }
    })

  @Test func laws_hold() {
    let report = FlowLawTests.laws.report(
      count: GeneratedCases.count(140), seed: GeneratedCases.seed())
    #expect(report.isClean, "\(report)")
  }

  @Test func storage_isSound() throws {
    for seed in GeneratedCases.seeds(60) {
      let example = LayoutCase(FlowLayout(), seed: seed) { layout, _, random in
        FlowLawTests.vary(&layout, &random)
      }
      #expect(try example.prepared().brokenInvariants() == [], "seed \(seed)")
    }
  }

  /// The laws hold if insets are negative, so that sections overlap.
  @Test func negativeInsets_keepTheLaws() {
    var claims = LayoutLaw.expected.subtracting(LayoutLaw.descriptions)
    claims.subtract([
      .insideContent, .insideContentInBounce, .badDataIsDiagnosed, .transposes,
    ])
    let laws = LayoutLaws(
      FlowLayout(), claims: claims,
      vary: { layout, collection, random in
        FlowLawTests.vary(&layout, &random)
        let least = random.pick([-60, -300.5])
        layout.sectionInsets = LayoutInsets(
          top: random.length(in: least...20), leading: random.length(in: -20...20),
          bottom: random.length(in: least...20), trailing: random.length(in: -20...20))
        guard random.oneIn(4) else { return }
        collection.sections += (0..<random.integer(in: 65...100)).map { _ in
          (0..<random.pick([0, 0, 1, 1, 3])).map { _ in LayoutSize(width: 40, height: 30.3) }
        }
      })
    let report = laws.report(
      count: GeneratedCases.count(80), seed: GeneratedCases.seed(50_000))
    #expect(report.isClean, "\(report)")
  }
}
