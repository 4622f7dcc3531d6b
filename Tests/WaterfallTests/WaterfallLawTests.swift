import LayoutCore
import LayoutTesting
import Testing

@testable import Waterfall

/// Every parameter and every answer, on collections of all flavours.
@Suite struct WaterfallLawTests {
  static let laws = LayoutLaws(
    WaterfallLayout(),
    claims: LayoutLaw.expected.union([.noOverlap]),
    transpose: { layout in
      var turned = layout
      turned.axis = layout.axis.transposed
      turned.sectionInsets = layout.sectionInsets.transposed
      turned.headerInsets = layout.headerInsets.transposed
      turned.footerInsets = layout.footerInsets.transposed
      turned.estimatedItemSize = layout.estimatedItemSize.transposed
      return turned
    },
    vary: { layout, collection, random in
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
    })

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
    let violations = WaterfallLawTests.laws.check(count: 2000)
    #expect(violations.isEmpty, "\(violations)")
  }
}
