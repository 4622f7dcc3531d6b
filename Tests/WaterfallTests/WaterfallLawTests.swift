import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import Waterfall

/// Tests of the laws with all parameters and answers, on collections of all flavours.
@Suite struct WaterfallLawTests {
  static let laws = LayoutLaws(
    WaterfallLayout(),
    claims: LayoutLaw.expected.subtracting(LayoutLaw.descriptions)
      .union([.noOverlap, .diagnosticsSurvive, .diagnosticsAreCurrent]),
    transpose: transpose,
    vary: vary)

  static let transpose: LayoutLaws<WaterfallLayout>.Transpose = { layout in
    var turned = layout
    turned.axis = layout.axis.transposed
    turned.sectionInsets = layout.sectionInsets.transposed
    turned.headerInsets = layout.headerInsets.transposed
    turned.footerInsets = layout.footerInsets.transposed
    turned.itemSize = layout.itemSize.transposed
    return turned
  }

  static let vary: LayoutLaws<WaterfallLayout>.Vary = { layout, collection, random in
    layout.axis = random.pick([.vertical, .vertical, .horizontal])
    layout.columns =
      random.oneIn(3)
      ? .adaptive(minimumWidth: random.length(in: 20...200))
      : .fixed(random.pick([1, 2, 3, 4, 5, 8, 12, 17, 40]))
    layout.columnSpacing = random.length(in: 0...20)
    layout.itemSpacing = random.oneIn(3) ? 0 : random.length(in: 0...20)
    layout.itemSizing = random.pick([.aspectRatio, .exact])
    layout.placement = random.pick(WaterfallPlacement.allCases + [.shortestFirst])
    layout.stretching = random.pick(WaterfallStretching.allCases + [.none])
    layout.tolerance = random.length(in: 0...40)
    if random.oneIn(2) {
      layout.headerExtent = random.length(in: 0...60)
      layout.footerExtent = random.length(in: 0...60)
      layout.headerInsets = LayoutInsets(all: random.length(in: 0...8))
      layout.footerInsets = LayoutInsets(top: random.length(in: 0...8), leading: 3)
      layout.pinsHeaders = random.oneIn(2)
      layout.pinsFooters = random.oneIn(2)
    }
    if random.oneIn(2) {
      layout.sectionInsets = LayoutInsets(
        top: random.length(in: 0...20), leading: random.length(in: 0...20),
        bottom: random.length(in: 0...20), trailing: random.length(in: 0...20))
    }
    if random.oneIn(3) { scriptSpans(&collection, &random) }
  }

  /// The laws of layouts with negative insets at both ends of sections and bars, in up to 100 sections.
  static let overhanging = LayoutLaws(
    WaterfallLayout(),
    claims: LayoutLaw.expected.subtracting(LayoutLaw.descriptions).subtracting([
      .insideContent, .insideContentInBounce,
    ]).union([.diagnosticsSurvive, .diagnosticsAreCurrent]),
    transpose: transpose,
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      layout.sectionInsets = insets(-200, &random)
      layout.headerInsets = insets(-80, &random)
      layout.footerInsets = insets(-80, &random)
      if random.oneIn(6) { layout.itemSpacing = random.length(in: -30...0) }
      guard collection.flavor != .bad, random.oneIn(4) else { return }
      collection.sections += (0..<random.integer(in: 65...100)).map { _ in
        (0..<random.pick([0, 0, 1, 1, 3])).map { _ in
          LayoutSize(width: random.length(in: 5...99), height: random.length(in: 5...99))
        }
      }
    })

  private static func insets(
    _ least: Double, _ random: inout SeededGenerator
  ) -> LayoutInsets {
    func length(_ least: Double, _ random: inout SeededGenerator) -> Double {
      random.oneIn(3) ? 0 : random.length(in: least...20)
    }
    return LayoutInsets(
      top: length(least, &random), leading: length(-20, &random), bottom: length(least, &random),
      trailing: length(-20, &random))
  }

  static func scriptSpans(
    _ collection: inout GeneratedCollection, _ random: inout SeededGenerator
  ) {
    for (section, sizes) in collection.sections.enumerated() {
      for item in sizes.indices where random.oneIn(5) {
        let index = ElementIndex(section: section, item: item)
        let isSpan = random.oneIn(2)
        collection.scripted.append(
          .init(
            question: isSpan ? WaterfallQuestion.columnSpan : WaterfallQuestion.column,
            index: index, number: Double(random.integer(in: isSpan ? -1...9 : 0...5))))
      }
    }
  }

  @Test func laws_hold() {
    let report = WaterfallLawTests.laws.report(
      count: GeneratedCases.count(140), seed: GeneratedCases.seed())
    #expect(report.isClean, "\(report)")
  }

  @Test func overhangingSections_keepTheLaws() {
    let report = WaterfallLawTests.overhanging.report(
      count: GeneratedCases.count(60), seed: GeneratedCases.seed(80_000))
    #expect(report.isClean, "\(report)")
  }
}
