import LayoutCore
import LayoutRuntime
import LayoutTesting
import TestSupport
import Testing

@testable import Compositional

@Suite struct CompositionalEngineTests {
  // MARK: Measured edge items

  @Test func measuredBars_moveWhatFollows_andAskForNoItem() throws {
    let layout = CompositionalLayout(
      section: CompositionalSection(
        .cell(width: .fractionalWidth(1), height: .estimated(20)),
        boundaryItems: [
          .header(height: .estimated(30), insets: LayoutInsets(top: 4)),
          .footer(height: .absolute(10)),
        ]))
    let delegate = Sections([2, 2])
    var engine = try LayoutEngine(layout, for: delegate, in: Self.environment)
    engine.anchor = .offset
    let (header, footer) = (
      LayoutElement.supplementary(.header, 0), LayoutElement.supplementary(.footer, 0)
    )
    func size(_ height: Double) -> LayoutSize { LayoutSize(width: 320, height: height) }
    let update = try engine.setPreferredSizes(
      [PreferredSize(header, size(50)), PreferredSize(footer, size(50))], for: delegate)
    #expect(update.work.questions == 0, "no item is measured again")
    #expect(engine.attributes(for: header)?.frame == rect(0, 4, 320, 50))
    #expect(engine.attributes(for: .cell(section: 0, item: 0))?.frame == rect(0, 54, 320, 20))
    #expect(engine.attributes(for: footer)?.frame == rect(0, 94, 320, 10), "a fixed extent")
    #expect(
      engine.attributes(for: .supplementary(.header, 1))?.frame == rect(0, 108, 320, 26))
    try engine.setPreferredSizes([PreferredSize(header, size(-7))], for: delegate)
    #expect(engine.attributes(for: .cell(section: 0, item: 0))?.frame.minY == 0)
    try engine.reload(for: delegate)
    #expect(engine.attributes(for: header)?.frame == rect(0, 4, 320, 26))
  }

  // MARK: Identity

  /// A header belongs to its section, even if the items of another section have badges of its kind.
  @Test func headersBelongToTheirSection_besideBadgesOfTheirKind() throws {
    var badged = CompositionalItem.cell(height: .absolute(40))
    badged.supplementaryItems = [
      CompositionalSupplementary(
        .header, width: .absolute(10), height: .absolute(10),
        containerAnchor: CompositionalAnchor(.top))
    ]
    let titled = CompositionalSection(
      .cell(height: .absolute(40)), boundaryItems: [.header(height: .absolute(20))])
    let descriptions = [titled, CompositionalSection(badged)]
    let header = LayoutElement.supplementary(.header, 0)
    var engine = try LayoutEngine(
      CompositionalLayout(), for: Sections([2, 2], descriptions), in: Self.environment)
    #expect(engine.identity(of: header) == .section)
    #expect(engine.identity(of: .supplementary(.header, 1, 1)) == .item)

    let item = ElementIndex(section: 0, item: 0)
    let update = try engine.apply(
      LayoutTransaction([.insertItem(item)], counts: [3, 2]), for: Sections([3, 2], descriptions),
      animated: true)
    #expect(update.entering.map { $0.after } == [.cell(at: item)])
    #expect(update.leaving.isEmpty)
    #expect(update.moving.contains { $0.before == header && $0.after == header })

    try engine.hide(items: [0], inSection: 0, for: Sections([3, 2], descriptions))
    #expect(
      engine.visibleElements.filter { $0.element.index.section == 0 }.map { "\($0.element)" }
        == ["cell/0/1", "cell/0/2", "supplementary/header/0/0"])

    try engine.apply(
      LayoutTransaction([.deleteSection(1)], counts: [3]), for: Sections([3], descriptions))
    #expect(engine.identity(of: header) == .section)
    // A section that comes later is not known yet.
    #expect(engine.identity(of: .supplementary(.header, 1, 1)) == .section)
  }

  // MARK: Reading order

  /// Boundary items of kinds without a role are read where they lie, whatever their number is.
  @Test(arguments: ReadingOrder.allCases)
  func boundaryItems_areReadWhereTheyLie(order: ReadingOrder) throws {
    func bar(
      _ kind: ElementKind, _ alignment: CompositionalAlignment, pins: Bool = false
    ) -> CompositionalBoundary {
      CompositionalBoundary(
        kind, width: .fractionalWidth(1), height: .absolute(20), alignment: alignment,
        pinsToVisibleBounds: pins)
    }
    let section = CompositionalSection(
      .cell(height: .absolute(30)),
      boundaryItems: [bar("loadMore", .bottom), bar("filter", .top, pins: true)])
    let layout = CompositionalLayout(
      section: section, boundaryItems: [.footer(height: .absolute(20)), bar("banner", .top)])
    var engine = try LayoutEngine(
      layout, for: Sections([3, 1]), in: LayoutEnvironment(width: 100, height: 240))
    let names = { engine.visibleElements(readBy: order).map { "\($0.element)" } }
    let second = [
      "supplementary/filter/1/0", "cell/1/0", "supplementary/loadMore/1/0",
      "supplementary/footer/0/-1",
    ]
    #expect(
      names() == [
        "supplementary/banner/0/-1", "supplementary/filter/0/0", "cell/0/0", "cell/0/1", "cell/0/2",
        "supplementary/loadMore/0/0",
      ] + second)
    // While it is pinned, the filter covers the second cell.
    try engine.setEnvironment(LayoutEnvironment(width: 100, height: 165), for: Sections([3, 1]))
    engine.scroll(to: LayoutPoint(x: 0, y: 75))
    #expect(
      names() == [
        "supplementary/filter/0/0", "cell/0/1", "cell/0/2", "supplementary/loadMore/0/0",
      ] + second)
  }

  // MARK: Sections that scroll by themselves

  static let environment = LayoutEnvironment(width: 320, height: 480)

  /// A list, a row of cards of 100 points, and a list.
  static let layout = CompositionalLayout(sections: [
    CompositionalSection(.cell(height: .absolute(50))),
    CompositionalSection(
      .cell(width: .absolute(100), height: .absolute(80)), scrolling: .groupPaging),
    CompositionalSection(.cell(height: .absolute(50))),
  ])

  static func engine(_ counts: [Int]) throws -> LayoutEngine {
    try LayoutEngine(layout, for: Sections(counts), in: environment)
  }

  @Test func scrollingASection_tellsWhatComesAndGoes() throws {
    var engine = try Self.engine([1, 10, 1])
    engine.scroll(to: .zero)
    let delta = engine.scrollSection(1, to: 150)
    #expect(delta.appeared.map { $0.element } == [.cell(section: 1, item: 4)])
    #expect(delta.disappeared == [.cell(section: 1, item: 0)])
    #expect(
      delta.updated.map { $0.element } == [
        .cell(section: 1, item: 1), .cell(section: 1, item: 2), .cell(section: 1, item: 3),
      ])
    #expect(engine.sectionOffset(1) == 150)
    #expect(engine.attributes(for: .cell(section: 1, item: 2))?.frame == rect(50, 50, 100, 80))
    #expect(engine.element(at: LayoutPoint(x: 60, y: 60))?.element == .cell(section: 1, item: 2))
    #expect(engine.scrollSection(0, to: 40).isEmpty)
    #expect(engine.scrollSection(1, to: .nan).isEmpty)
    let drag = SectionDrag(from: 100, proposed: 160, velocity: 0)
    #expect(engine.restingOffset(ofSection: 1, after: drag) == 200)
    #expect(engine.scrolling(ofSection: 1)?.offsets == 0...680)
  }

  /// Eight cards in 390 points end at 480, where no card begins.
  @Test(arguments: [SectionScrollBehavior.groupPaging, .paging, .continuousGroupLeadingBoundary])
  func sectionThatIsScrolledToItsEnd_staysThere(behavior: SectionScrollBehavior) throws {
    func layout(spacing: Double) -> CompositionalLayout {
      CompositionalLayout(
        section: CompositionalSection(
          .cell(width: .absolute(100), height: .absolute(80)), interGroupSpacing: 10,
          scrolling: behavior), interSectionSpacing: spacing)
    }
    for direction in [FlowDirection.leftToRight, .rightToLeft] {
      let cards = ArrayLayoutDelegate(counts: [8])
      var engine = try LayoutEngine(
        layout(spacing: 0), for: cards,
        in: LayoutEnvironment(width: 390, height: 844, direction: direction))
      let flick = SectionDrag(from: 440, proposed: 900, velocity: 2)
      #expect(engine.restingOffset(ofSection: 0, after: flick) == 480)
      engine.scrollSection(0, to: 480)
      let tap = SectionDrag(from: 480, proposed: 480, velocity: 0)
      #expect(engine.restingOffset(ofSection: 0, after: tap) == 480)
      try engine.setEnvironment(
        LayoutEnvironment(width: 390, height: 500, direction: direction), for: cards)
      #expect(engine.sectionOffset(0) == 480)
      try engine.reload(for: cards)
      #expect(engine.sectionOffset(0) == 480)
      try engine.setStrategy(layout(spacing: 5), for: cards)
      #expect(engine.sectionOffset(0) == 480)
    }
  }

  /// Hosts that query rectangles scroll sections without reports.
  @Test func aSectionScrollsWithoutReports() throws {
    for reports in [false, true] {
      var engine = try Self.engine([1, 10, 1])
      var other = engine
      if reports { engine.scroll(to: .zero) }
      #expect(engine.scrolledOffset(ofSection: 1) == nil)
      engine.setSectionOffset(1, to: 150)
      engine.setSectionOffset(1, to: .nan)
      other.scrollSection(1, to: 150)
      #expect(engine.scrolledOffset(ofSection: 1) == 150)
      #expect(engine.shownElements == other.shownElements)
      // Later reports are those of the new offset.
      engine.scroll(to: .zero)
      let delta = engine.scrollSection(1, to: 200)
      #expect(delta.appeared.map { $0.element } == [.cell(section: 1, item: 5)])
      #expect(delta.disappeared == [.cell(section: 1, item: 1)])
    }
  }

  /// The header of a section becomes the label of its first item, which has the same kind and number.
  @Test func elementsOfAnotherIdentity_fadeOutAndIn() throws {
    let plain = CompositionalSection(
      .cell(height: .absolute(40)), boundaryItems: [.header(height: .absolute(20))])
    let label = CompositionalSupplementary(
      .header, width: .absolute(20), height: .absolute(10),
      containerAnchor: CompositionalAnchor([.top, .leading]))
    let labelled = CompositionalSection(.cell(height: .absolute(40), supplementaryItems: [label]))
    var engine = try LayoutEngine(
      CompositionalLayout(section: plain), for: Sections([2]), in: Self.environment)
    let update = try engine.apply(
      LayoutTransaction([.resizeSection(0)], counts: [2]), for: Sections([2], [labelled]),
      animated: true)
    let header = LayoutElement.supplementary(.header, 0)
    #expect(
      update.moving.map { $0.after } == [.cell(section: 0, item: 0), .cell(section: 0, item: 1)])
    #expect(update.leaving.map { $0.before } == [header])
    #expect(update.leaving.first?.initial.frame == rect(0, 0, 320, 20))
    #expect(
      update.entering.map { $0.final.frame } == [rect(0, 0, 20, 10), rect(0, 40, 20, 10)])
  }
}

/// Tests of what is seen in sections that scroll by themselves, through changes.
@Suite struct CompositionalSectionAnchorTests {
  static let cards = CompositionalLayout(
    section: CompositionalSection(
      .cell(width: .estimated(100), height: .absolute(50)), scrolling: .continuous))

  private func engine(
    _ counts: [Int] = [20, 20], at offset: Double = 460
  ) throws -> LayoutEngine {
    var engine = try LayoutEngine(
      Self.cards, for: Sections(counts), in: LayoutEnvironment(width: 320, height: 480))
    engine.scrollSection(0, to: offset)
    return engine
  }

  private func minX(_ engine: LayoutEngine, _ item: Int) -> Double? {
    engine.attributes(for: .cell(section: 0, item: item))?.frame.minX
  }

  @Test func cardsInsertedBefore_moveNothing() throws {
    var engine = try engine()
    #expect(minX(engine, 5) == 40)
    try engine.apply(
      LayoutTransaction([.insertItem(ElementIndex(section: 0, item: 0))], counts: [21, 20]),
      for: Sections([21, 20]))
    #expect(minX(engine, 6) == 40)
    #expect(engine.sectionOffset(0) == 560)
    #expect(engine.sectionOffset(1) == 0)
  }

  @Test func widthsMeasuredBefore_moveNothing() throws {
    var engine = try engine()
    try engine.setPreferredSizes(
      (0..<4).map {
        PreferredSize(ElementIndex(section: 0, item: $0), LayoutSize(width: 150, height: 50))
      }, for: Sections([20, 20]))
    #expect(minX(engine, 5) == 40)
    #expect(engine.sectionOffset(0) == 660)
  }

  /// As along the scroll axis, what comes before the first card is shown.
  @Test func atTheBeginning_whatIsAddedComesIntoView() throws {
    var engine = try engine(at: 0)
    try engine.apply(
      LayoutTransaction([.insertItem(ElementIndex(section: 0, item: 0))], counts: [21, 20]),
      for: Sections([21, 20]))
    #expect(engine.sectionOffset(0) == 0)
    engine.anchor = .end
    engine.scrollSection(0, to: 1_780)
    try engine.apply(
      LayoutTransaction([.insertItem(ElementIndex(section: 0, item: 21))], counts: [22, 20]),
      for: Sections([22, 20]))
    #expect(engine.sectionOffset(0) == 1_880)
  }

  @Test func aCardIsShown_byTheOffsetOfItsSection() throws {
    let engine = try engine(at: 0)
    let target = engine.scrollTarget(toShow: .cell(section: 0, item: 15))
    #expect(target == ScrollOffsets(contentOffset: .zero, sectionOffset: 1_280))
    #expect(engine.scrollTarget(toShow: .cell(section: 1, item: 1))?.sectionOffset == 0)
  }
}
