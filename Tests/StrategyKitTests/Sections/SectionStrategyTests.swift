import LayoutRuntime
import LayoutTesting
import Testing

@testable import LayoutCore
@testable import StrategyKit

@Suite struct SectionStrategyTests {
  static let screen = LayoutEnvironment(width: 300, height: 200)

  static func items(_ counts: Int...) -> ArrayLayoutDelegate {
    ArrayLayoutDelegate(
      sections: counts.map { [LayoutSize](repeating: LayoutSize(width: 1, height: 10), count: $0) })
  }

  /// Queries equal a test of every frame around the counts that fill a level of nested bounding boxes.
  ///
  /// 4,096 items fill three levels.
  @Test(arguments: [15, 16, 17, 255, 256, 257, 4095, 4096, 4097, 5000])
  func queries_ofManyItems_equalBruteForce(count: Int) throws {
    let layout = ScatterLayout()
    var prepared = try layout.prepare(for: Self.items(3, count), in: Self.screen)
    func check() {
      let all = prepared.allElements(viewport: .zero)
      for y in stride(from: -200.0, to: 1000, by: 61) {
        let rect = LayoutRect(x: 20, y: y, width: 30, height: 9)
        #expect(
          prepared.elements(in: rect, viewport: .zero) == all.filter { $0.frame.intersects(rect) })
      }
    }
    check()
    let changes = try LayoutTransaction(
      [.insertItem(ElementIndex(section: 1, item: count))], numberOfSections: 2,
      itemCounts: [.init(section: 1, count: count + 1)]
    ).changes(fromSections: 2) { [3, count][$0] }
    try layout.update(&prepared, by: changes, for: Self.items(3, count + 1), in: Self.screen)
    check()
  }

  @Test func query_looksAtFewOfManyItems() throws {
    let prepared = try TowersLayout().prepare(for: Self.items(100_000), in: Self.screen)
    let rect = LayoutRect(x: 0, y: 20_000, width: 300, height: 200)
    #expect(prepared.elements(in: rect).count == 45)
    #expect(prepared.work(ofQueryIn: rect, viewport: rect).searched < 250)
  }

  @Test func itemAtTheEnd_movesNoOther() throws {
    let layout = ScatterLayout()
    var prepared = try layout.prepare(for: Self.items(50, 1003), in: Self.screen)
    let changes = try LayoutTransaction(
      [.insertItem(ElementIndex(section: 1, item: 1003))], numberOfSections: 2,
      itemCounts: [.init(section: 1, count: 1004)]
    ).changes(fromSections: 2) { [50, 1003][$0] }
    try layout.update(&prepared, by: changes, for: Self.items(50, 1004), in: Self.screen)
    #expect(prepared.work.description == "asked 1, placed 1, moved 1")
  }

  @Test func invalidInsetsOfABar_areReportedUnderTheirName_ifThereIsABar() throws {
    var layout = ScatterLayout()
    layout.parameters.header.insets = LayoutInsets(leading: .nan)
    #expect(try layout.prepare(for: Self.items(1), in: Self.screen).diagnostics.isEmpty)
    layout.parameters.header.extent = 20
    #expect(
      try layout.prepare(for: Self.items(1), in: Self.screen).diagnostics.entries.map(\.description)
        == ["section 0, headerInsets: not a finite number (nan), used 0"])
    layout.parameters.header = EdgeItem(extent: -.infinity)
    #expect(
      try layout.prepare(for: Self.items(1), in: Self.screen).diagnostics.entries == [
        LayoutDiagnostic(
          .section(0, parameter: "headerExtent"), .notFinite, given: -.infinity, used: 0)
      ])
  }

  /// The footer is 10 points high, 6 points after the items and 4 points before the end.
  @Test func pinnedHeader_stopsBeforeTheInsetOfTheFooter() throws {
    var layout = ScatterLayout()
    layout.parameters.header = EdgeItem(extent: 20, isPinned: true)
    layout.parameters.footer = EdgeItem(extent: 10, insets: LayoutInsets(top: 6, bottom: 4))
    let prepared = try layout.prepare(for: Self.items(1), in: Self.screen)
    #expect(prepared.contentSize.height == 740)
    func frame(_ kind: ElementKind, scrolledTo y: Double) -> LayoutRect? {
      let viewport = LayoutRect(x: 0, y: y, width: 300, height: 300)
      return prepared.attributes(for: .supplementary(kind, 0), viewport: viewport)?.frame
    }
    #expect(frame(.footer, scrolledTo: 0)?.minY == 726)
    #expect(frame(.header, scrolledTo: 690)?.minY == 690)
    #expect(frame(.header, scrolledTo: 710)?.maxY == 720)
    #expect(frame(.footer, scrolledTo: 710)?.minY == 726)
  }

  @Test func movedSection_isNotPlacedAgain() throws {
    let layout = TowersLayout()
    var prepared = try layout.prepare(for: Self.items(50, 70, 9), in: Self.screen)
    let changes = try LayoutTransaction([.moveSection(from: 0, to: 2)], numberOfSections: 3)
      .changes(fromSections: 3) { [50, 70, 9][$0] }
    try layout.update(&prepared, by: changes, for: Self.items(70, 9, 50), in: Self.screen)
    #expect(prepared.work.description == "nothing")
    let fresh = try layout.prepare(for: Self.items(70, 9, 50), in: Self.screen)
    #expect(prepared.allElements(viewport: .zero) == fresh.allElements(viewport: .zero))
  }

  @Test func tooManyItems_areRefused_andNothingChanges() throws {
    let layout = TowersLayout()
    var prepared = try layout.prepare(for: Self.items(2), in: Self.screen)
    let before = prepared.allElements(viewport: .zero)
    let limit = LayoutLimits.maximumStoredItems
    let many = ClosureLayoutDelegate(itemsPerSection: limit + 1)
    let changes = LayoutChanges(
      sections: IndexEdits(oldCount: 1, removed: [0], inserted: [.init(index: 0)]))
    #expect(throws: LayoutError.tooManyItems(section: 0, count: limit + 1, limit: limit)) {
      try layout.update(&prepared, by: changes, for: many, in: Self.screen)
    }
    #expect(prepared.allElements(viewport: .zero) == before)
  }

  @Test func wideContent_withInsets_scrollsAlongBothAxes() throws {
    var layout = TowersLayout()
    layout.columns = .fixed(1)
    layout.contentCrossExtent = 500
    layout.contentInsets = LayoutInsets(top: 20, bottom: 40)
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(sections: [[LayoutSize(width: 1, height: 10)]]),
      in: LayoutEnvironment(width: 300, height: 300))
    #expect(prepared.contentSize == LayoutSize(width: 500, height: 75))
    #expect(prepared.scrollAxis == nil)
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 0, item: 0))
        == LayoutRect(x: 7, y: 23, width: 484, height: 10))
    #expect(prepared.elements(in: LayoutRect(x: 480, y: 0, width: 20, height: 40)).count == 1)
  }

  /// Content that scrolls along both axes begins at the right edge of the container.
  @Test func highContent_fromRightToLeft_isAsWideAsItsContainer() throws {
    var layout = TowersLayout(axis: .horizontal)
    layout.columns = .fixed(1)
    layout.contentCrossExtent = 500
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(sections: [[LayoutSize(width: 10, height: 1)]]),
      in: LayoutEnvironment(width: 300.25, height: 200, direction: .rightToLeft))
    #expect(prepared.scrollAxis == nil)
    #expect(prepared.contentSize == LayoutSize(width: 300, height: 500))
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 0, item: 0))
        == LayoutRect(x: 283, y: 3, width: 10, height: 495))
  }
}
