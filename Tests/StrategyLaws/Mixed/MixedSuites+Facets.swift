import Compositional
import LayoutCore
import LayoutRuntime
import LayoutTesting
import Mixed
import Spreadsheet
import Waterfall

/// Suites of the rows, columns and scrolling sections of blocks.
extension MixedSuites {
  static var facets: [LawSuite] { [tracks, hiddenTracks, scrolling, offsets, scrolledAcross] }

  // MARK: Rows and columns

  private static let screen = LayoutEnvironment(width: 40, height: 100)

  /// Returns two lists with a sheet of four rows between them, after which a sheet of one row follows.
  private static func page(frozen: Int = 0) -> MixedLayout {
    let sheet = SpreadsheetLayout(
      columnWidth: 20, rowHeight: 10, columnHeaderHeight: 10, frozenTopRows: frozen)
    return MixedLayout(blocks: [
      MixedBlock(list(1), sections: 2), MixedBlock(sheet, sections: 4),
      MixedBlock(list(1), sections: 1), MixedBlock(sheet),
    ])
  }

  private static func content(_ sections: Int) -> ClosureLayoutDelegate {
    ClosureLayoutDelegate(
      sections: sections, itemCount: { $0 == 7 ? 2 : 3 },
      size: { index, _ in
        LayoutSize(width: index.section == 7 ? 60 : 40, height: Double(30 + index.section))
      })
  }

  private static func frame(
    _ engine: LayoutEngine<MixedLayout>, _ section: Int, _ item: Int
  ) -> LayoutRect? {
    engine.attributes(for: .cell(section: section, item: item)).flatMap {
      $0.isHidden ? nil : $0.frame
    }
  }

  /// Extents of rows and columns, and what they cover and need.
  private static let tracks = LawSuite.literals("mixed tracks") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let content = content(8)
    var engine = try LayoutEngine(page(), for: content, in: screen)
    check((-1...8).filter { engine.isRow($0) }, [2, 3, 4, 5, 7])
    check(engine.numberOfColumns, 3)
    check(
      engine.trackSpan(of: .cell(section: 3, item: 1)), TrackSpan(rows: 3..<4, columns: 1..<2))
    check(
      engine.trackSpan(of: .supplementary(.columnHeader, 2, 1)),
      TrackSpan(rows: 0..<0, columns: 1..<2))
    check(engine.trackSpan(of: .cell(section: 0, item: 1)), nil)
    check(engine.trackSpan(of: .cell(section: 9, item: 1)), nil)
    // The lists have items of 30 and 31 points, the column header 10.
    let top = frame(engine, 3, 0)?.minY ?? 0
    try engine.setExtent(25, ofRow: 3, for: content)
    try engine.setExtent(35, ofColumn: 0, for: content)
    check(frame(engine, 3, 0), LayoutRect(x: 0, y: top, width: 35, height: 25))
    check(frame(engine, 4, 1), LayoutRect(x: 35, y: top + 25, width: 20, height: 10))
    check(frame(engine, 7, 1)?.minX, 35)
    try engine.setExtent(nil, ofRow: 3, for: content)
    check(frame(engine, 4, 1)?.minY, top + 10)
    try engine.sizeToFit(rows: [0, 4, 7], columns: [1, 2], for: content)
    check([0, 4, 7].map { engine.givenExtent(ofRow: $0) }, [nil, 34, 37])
    check(frame(engine, 4, 2), LayoutRect(x: 95, y: top + 10, width: 40, height: 34))
    check(frame(engine, 7, 1)?.width, 60)
    let prepared = engine.prepared
    check(
      prepared.facets.tracks?.fittingExtent(
        TrackFitting(
          track: 1, isRow: true, viewport: LayoutViewport(.zero), limit: 9, delegate: content.erased
        )), nil)
    // Lists have no columns, and their layout no rows.
    let lists = try MixedLayout(blocks: [MixedBlock(list(1))]).prepare(for: content, in: screen)
    check(lists.facets.tracks == nil, true)
  }

  /// Hidden rows, columns and sections in one page.
  private static let hiddenTracks = LawSuite.literals("mixed hidden tracks") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let content = content(8)
    var engine = try LayoutEngine(page(frozen: 2), for: content, in: screen)
    let whole = engine.contentSize.height
    let top = frame(engine, 2, 0)?.minY ?? 0
    try engine.hide(sections: [2], for: content)
    check(frame(engine, 2, 0), nil)
    check(frame(engine, 3, 0)?.minY, top)
    check(engine.followsViewport(.cell(section: 3, item: 0)), true)
    check(engine.followsViewport(.cell(section: 4, item: 0)), false)
    check(engine.contentSize.height, whole - 10)
    try engine.hide(sections: [0, 6], for: content)
    check((0..<8).filter { engine.isHidden(section: $0) }, [0, 2, 6])
    check(frame(engine, 3, 0)?.minY, 103)
    check(engine.trackSpan(of: .cell(section: 5, item: 1))?.rows, 5..<6)
    try engine.setExtent(15, ofRow: 5, for: content)
    check(frame(engine, 5, 0)?.height, 15)
    try engine.hide(columns: [1], for: content)
    check(frame(engine, 5, 2)?.minX, 20)
    check(engine.isHidden(ElementIndex(section: 5, item: 1)), true)
    check(engine.isHidden(ElementIndex(section: 1, item: 1)), false)
    try engine.show(columns: [1], for: content)
    try engine.show(sections: Array(0..<8), for: content)
    check(engine.contentSize.height, whole + 5)
  }

  // MARK: Scrolling sections

  /// A list above cards of 100 × 80 points that scroll, and cards of 60 × 40 that rest centered.
  private static let cardPage = MixedLayout(
    blocks: [
      MixedBlock(WaterfallLayout(columns: 2, columnSpacing: 0, itemSpacing: 0)),
      MixedBlock(
        CompositionalLayout(sections: [
          CompositionalSection(.cell(height: .absolute(50))),
          CompositionalSection(
            .cell(width: .absolute(100), height: .absolute(80)), scrolling: .groupPaging),
          CompositionalSection(
            .cell(width: .absolute(60), height: .absolute(40)), scrolling: .groupPagingCentered),
        ]), sections: 3, insets: LayoutInsets(top: 10, leading: 5, trailing: 5)),
    ])

  private static func cardContent(_ counts: [Int], _ blocks: [Int]) -> ClosureLayoutDelegate {
    ClosureLayoutDelegate(
      sections: counts.count, itemCount: { counts[$0] },
      size: { _, _ in LayoutSize(width: 1, height: 1) },
      answer: { slot in
        slot.fill(.mixedBlock) { if $0.item == 0 { $1 = blocks[$0.section] } }
      })
  }

  private static let phone = LayoutEnvironment(width: 310, height: 480)

  /// The sections that scroll, and the offsets at which they rest.
  private static let scrolling = LawSuite.literals("mixed scrolling sections") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let content = cardContent([4, 1, 10, 5], [0, 1, 1, 1])
    let prepared = try cardPage.prepare(for: content, in: phone)
    // Two rows of squares of 155 points, then 10 points, and a row of 50.
    let found = (-1...4).map { prepared.facets.scrollingSections?.scrolling($0) }
    check(found.map { $0 != nil }, [false, false, false, true, true, false])
    check(found[3]?.frame, LayoutRect(x: 5, y: 370, width: 300, height: 80))
    check(found[3]?.offsets, 0...700)
    check(found[3]?.contentExtent, 1000)
    check(found[3]?.axis, .horizontal)
    check(found[3]?.behavior, .groupPaging)
    check(found[4]?.frame, LayoutRect(x: 5, y: 450, width: 300, height: 40))
    check(found[4]?.offsets.lowerBound, -120)
    func rest(_ section: Int, _ start: Double, _ proposed: Double) -> Double? {
      prepared.facets.scrollingSections?.restingOffset(
        section, SectionDrag(from: start, proposed: proposed, velocity: 0))
    }
    check(rest(2, 100, 160), 200)
    check(rest(3, -120, -70), -60)
    check([0, 1, 9, -1].map { rest($0, 0, 33) }, [33, 33, 33, 33])
    let right = try cardPage.prepare(
      for: content, in: LayoutEnvironment(width: 310, height: 480, direction: .rightToLeft))
    check(right.facets.scrollingSections?.scrolling(2)?.direction, .rightToLeft)
    var engine = try LayoutEngine(cardPage, for: content, in: phone)
    engine.scroll(to: LayoutPoint(x: 0, y: 300))
    let delta = engine.scrollSection(2, to: 150)
    check(delta.appeared.map { $0.element }, [.cell(section: 2, item: 4)])
    check(delta.disappeared, [.cell(section: 2, item: 0)])
    check(
      engine.attributes(for: .cell(section: 2, item: 2))?.frame,
      LayoutRect(x: 55, y: 370, width: 100, height: 80))
    check(engine.scrollSection(1, to: 40).isEmpty, true)
  }

  /// The offsets of sections in viewports, also in a nested layout.
  private static let offsets = LawSuite.literals("mixed section offsets") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let prepared = try cardPage.prepare(
      for: cardContent([4, 1, 10, 5], [0, 1, 1, 1]), in: phone)
    let outer = try MixedLayout(blocks: [MixedBlock(list(1), sections: 1), MixedBlock(cardPage)])
      .prepare(
        for: ClosureLayoutDelegate(
          sections: 5, itemCount: { [1, 4, 1, 10, 5][$0] },
          answer: { slot in
            slot.fill(.mixedBlock) {
              if $0.item == 1 { $1 = [0, 0, 1, 1, 1][$0.section] }
            }
          }), in: phone)
    func left(
      _ section: Int, _ prepared: PreparedMixed, _ offsets: SectionOffsets
    ) -> Double? {
      let viewport = LayoutViewport(
        LayoutRect(x: 0, y: 0, width: 310, height: 480), sectionOffsets: offsets)
      return prepared.attributes(for: .cell(section: section, item: 0), in: viewport)?.frame.minX
    }
    check(left(2, prepared, [2: 30, 3: 15, 77: 8]), -25)
    check(left(3, prepared, [2: 30, 3: 15, 77: 8]), -10)
    check(left(2, prepared, [3: 15]), 5)
    check(left(3, prepared, [:]), 125)
    check(left(3, outer, [3: 30]), -25)
    check(left(3, outer, [2: 30]), 5)
    check(left(4, outer, [4: 15]), -10)
  }

  /// Queries of sections that scroll along the axis of the mixed layout, beyond their blocks.
  private static let scrolledAcross = LawSuite.literals("mixed sections beyond blocks") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let cards = CompositionalLayout(
      section: CompositionalSection(
        .cell(width: .absolute(50), height: .absolute(100)), scrolling: .continuous),
      axis: .horizontal)
    let inner = MixedLayout(blocks: [
      MixedBlock(list(1), sections: 1), MixedBlock(cards, sections: 2), MixedBlock(list(1)),
    ])
    for isNested in [false, true] {
      let layout =
        isNested
        ? MixedLayout(blocks: [MixedBlock(list(1), sections: 2), MixedBlock(inner)]) : inner
      let first = isNested ? 2 : 0
      let prepared = try layout.prepare(
        for: ClosureLayoutDelegate(
          sections: 5 + first, itemsPerSection: 6,
          size: { _, _ in LayoutSize(width: 9, height: 3) }),
        in: LayoutEnvironment(width: 100, height: 200))
      for offset in [0.0, 400, -500, 120] {
        for y in stride(from: -1000.0, through: 1500, by: 50) {
          let rect = LayoutRect(x: 0, y: y, width: 100, height: 60)
          let viewport = LayoutViewport(
            rect, sectionOffsets: [1 + first: offset, 2 + first: 3, 99: 4])
          let all = prepared.allElements(in: viewport)
          check(prepared.elements(in: viewport), all.filter { $0.frame.intersects(rect) })
        }
      }
    }
  }
}
