import LayoutTesting
import StrategyKit
import TestSupport
import Testing

/// Tests of layouts whose frames depend on the bars along the scroll axis: content that is shorter than the
/// viewport rests at its end, above the bar there.
@Suite struct BarTests {
  static func report(_ laws: LayoutLaws<some LayoutStrategy>, count: Int = 60) -> LawReport {
    laws.report(count: GeneratedCases.count(count), seed: GeneratedCases.seed())
  }

  @Test func layoutsThatSaySo_keepTheLaws() {
    // These layouts ask for no sizes.
    let claims = LayoutLaw.expected.subtracting([.transposes, .badDataIsDiagnosed])
    let reports = [
      Self.report(LayoutLaws(ListAtTheEnd(saysSo: true), claims: claims)),
      Self.report(LayoutLaws(SectionsAtTheEnd(saysSo: true), claims: claims)),
      // The effect moves frames by whole points.
      Self.report(
        LayoutLaws(EffectAtTheEnd(saysSo: true), claims: claims.subtracting([.pixelEdges]))),
    ]
    for report in reports { #expect(report.isClean, "\(report)") }
  }

  @Test func layoutsThatDoNot_areFound() {
    let claims: Set<LayoutLaw> = [.scrollingIsDescribed]
    let reports = [
      Self.report(LayoutLaws(ListAtTheEnd(saysSo: false), claims: claims)),
      Self.report(LayoutLaws(SectionsAtTheEnd(saysSo: false), claims: claims)),
      Self.report(LayoutLaws(EffectAtTheEnd(saysSo: false), claims: claims)),
    ]
    for report in reports { #expect(report.violations.first?.law == .scrollingIsDescribed) }
  }

  /// An item that is appended moves all others up.
  @Test func itemsThatArePlacedAgain_areFound() throws {
    let environment = LayoutEnvironment(width: 100, height: 2000)
    let layout = SectionsAtTheEnd(saysSo: true)
    var prepared = try layout.prepare(for: ArrayLayoutDelegate(counts: [40]), in: environment)
    let insertion = LayoutChanges.SectionChanges(
      section: 0, oldSection: 0, items: IndexEdits(oldCount: 40, inserted: [.init(index: 40)]))
    let change = LayoutChanges(sections: IndexEdits(oldCount: 1), within: [insertion])
    try layout.update(
      &prepared, by: change, for: ArrayLayoutDelegate(counts: [41]), in: environment)
    let found = prepared.elements(in: LayoutRect(x: 0, y: 370, width: 100, height: 20))
    #expect(found.map(\.frame) == [LayoutRect(x: 0, y: 360, width: 100, height: 40)])
  }

  /// A constant effect changes elements, but none of them follows the viewport.
  @Test func aConstantEffect_leavesFollowersAlone() throws {
    let environment = LayoutEnvironment(width: 100, height: 300)
    let prepared = try EffectAtTheEnd(saysSo: true).prepare(
      for: ArrayLayoutDelegate(counts: [2]), in: environment)
    let viewport = LayoutRect(x: 0, y: 0, width: 100, height: 300)
    #expect(prepared.cellFrame(at: ElementIndex(section: 0, item: 1))?.minY == 260)
    #expect(!prepared.hasFollowers)
    var answer = QueryResult()
    prepared.find(
      LayoutQuery(in: viewport, viewport: LayoutViewport(viewport), part: .followers), into: &answer
    )
    #expect(answer.elements.isEmpty)
  }
}

extension LayoutContainer {
  /// The room between the bars along the main axis.
  fileprivate var room: LayoutUnit {
    max(
      .zero, LayoutUnit(points: (mainExtent - mainStartInset - mainEndInset).points.rounded(.down)))
  }
}

/// Items of 40 points, listed one by one.
private struct ListAtTheEnd: FramesStrategy {
  var axis = LayoutAxis.vertical
  var saysSo: Bool
  var placementDependsOnInsets: Bool { saysSo }

  func plan(
    of itemCounts: [Int], in container: LayoutContainer, noting diagnostics: inout LayoutDiagnostics
  ) -> Plan {
    let height = LayoutUnit(points: 40 * Double(itemCounts.reduce(0, +)))
    let (left, right) = (
      LayoutUnit(points: container.crossStartInset), LayoutUnit(points: container.crossEndInset)
    )
    let length = max(height, container.room)
    return Plan(
      space: container.space(mainLength: length), start: length - height, counts: itemCounts,
      cross: left..<max(left, container.crossLength - right))
  }

  struct Plan: FramesPlan {
    let space: LayoutSpace
    let start: LayoutUnit
    let counts: [Int]
    let cross: Range<LayoutUnit>

    func elements(
      ofSection section: Int, count: Int, reading items: inout ItemSizeReader
    ) -> [PlacedElement] {
      let before = counts[..<section].reduce(0, +)
      return (0..<count).map { item in
        let lower = start + LayoutUnit(points: 40 * Double(before + item))
        return PlacedElement(
          .cell(section: section, item: item),
          frame: space.frame(main: lower..<lower + LayoutUnit(points: 40), cross: cross))
      }
    }
  }
}

/// The items of each section at its end.
private struct SectionsAtTheEnd: SectionStrategy {
  typealias Content = PlacedContent<Style>
  var axis = LayoutAxis.vertical
  var saysSo: Bool
  var placementDependsOnInsets: Bool { saysSo }

  func layout(
    of section: SectionParameters, in container: LayoutContainer, noting notes: inout SectionNotes
  ) -> SectionLayout<Style> {
    let metrics = SectionMetrics(section, in: container, noting: &notes)
    return SectionLayout(Style(metrics: metrics, room: container.room), section)
  }

  struct Style: PlacedStyle {
    var metrics: SectionMetrics
    var room: LayoutUnit

    func place(from first: Int, _ items: inout PlacedItems<ItemExtents>) -> SectionBounds {
      let item = LayoutUnit(points: 40)
      let height = LayoutUnit(points: 40 * Double(items.count))
      let (left, right) = metrics.grid.edges(of: 0)
      let length = max(height, room)
      var lower = length - height
      for number in 0..<items.count {
        items[number] = ItemSpan(
          lower: lower, upper: lower + item, crossLower: left, crossUpper: right)
        lower = lower + item
      }
      return SectionBounds(length: length)
    }
  }
}

/// Items of 40 points, which an effect moves.
private struct EffectAtTheEnd: LayoutStrategy {
  var saysSo: Bool

  func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedWithEffect<PreparedFrames, Shift> {
    var diagnostics = LayoutDiagnostics()
    let counts = try delegate.storedItemCounts(noting: &diagnostics)
    let container = LayoutContainer(
      environment, axis: .vertical, rounding: .lossless, diagnostics: &diagnostics)
    let height = 40 * Double(counts.reduce(0, +))
    let left = LayoutUnit(points: container.crossStartInset)
    let right = max(left, container.crossLength - LayoutUnit(points: container.crossEndInset))
    let length = max(height, container.room.points)
    let space = container.space(mainLength: LayoutUnit(points: length))
    var attributes: [LayoutAttributes] = []
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let lower = LayoutUnit(points: 40 * Double(attributes.count))
        attributes.append(
          LayoutAttributes(
            element: .cell(section: section, item: item),
            frame: space.frame(
              main: lower..<lower + LayoutUnit(points: 40), cross: left..<right)))
      }
    }
    let base = PreparedFrames(
      attributes: attributes, contentSize: space.contentSize(cross: container.crossPoints),
      itemCounts: counts, in: environment, diagnostics: diagnostics)
    return PreparedWithEffect(base, effect: Shift(reach: length - height, saysSo: saysSo))
  }

  struct Shift: ViewportEffect {
    var reach: Double
    var saysSo: Bool
    var movedAxes: LayoutAxes { [] }
    var changedAxes: LayoutAxes { [] }
    var placementDependsOnInsets: Bool { saysSo }

    func apply(to attributes: inout LayoutAttributes, in viewport: LayoutRect) {
      attributes.frame.origin.y += reach
    }
  }
}
