import LayoutCore
import LayoutRuntime
import Testing

@testable import Compositional

@Suite struct CompositionalBadDataTests {
  static func problems(_ section: CompositionalSection, count: Int = 3) throws
    -> [LayoutDiagnostic.Problem]
  {
    try CompositionalLayout.prepared(section, count: count).diagnostics.entries.map { $0.problem }
  }

  @Test func numbersThatMakeNoSense_areReplacedAndReported() throws {
    #expect(try Self.problems(CompositionalSection(.cell(height: .absolute(.nan)))) == [.notFinite])
    #expect(try Self.problems(CompositionalSection(.cell(height: .absolute(-3)))) == [.negative])
    #expect(
      try Self.problems(CompositionalSection(.cell(height: .fractionalWidth(-1)))) == [.negative])
    #expect(
      try Self.problems(CompositionalSection(.cell(height: .absolute(1e300)))) == [.tooLarge])
    #expect(
      try Self.problems(
        CompositionalSection(.cell(height: .absolute(9)), interGroupSpacing: -.infinity))
        == [.notFinite])
    let crowded = CompositionalSection(
      .cell(height: .absolute(9)), contentInsets: LayoutInsets(leading: 200, trailing: 200))
    #expect(try Self.problems(crowded) == [.noRoom])
    #expect(
      try CompositionalLayout.prepared(crowded, count: 1).cells() == [rect(200, 0, 0, 9)])
  }

  @Test func framesAndFractionsThatAreTooLarge_areReplacedAndReported() throws {
    let frame = CompositionalFrame(LayoutRect(x: 0, y: 0, width: 1e300, height: 10))
    let section = CompositionalSection(.custom(height: .absolute(10), frames: [frame]))
    #expect(try Self.problems(section) == [.tooLarge])
    #expect(
      try Self.problems(CompositionalSection(.cell(height: .fractionalWidth(1e300)))) == [.tooLarge]
    )
  }

  /// The group has 2³³ − 1 cells and groups in a few kilobytes.
  @Test func sharedSubitems_countEachTime() throws {
    var item = CompositionalItem.cell(height: .absolute(10))
    for _ in 0..<15 { item = .horizontal([item, item]) }
    #expect(item.subitems.count == 2)
    for _ in 15..<32 { item = .horizontal([item, item]) }
    #expect(item.subitems.isEmpty || item.subitems.allSatisfy { $0.subitems.isEmpty })
    let flat = CompositionalItem.vertical(Array(repeating: .cell(), count: 65_535))
    #expect(flat.subitems.isEmpty)
    #expect(
      throws: LayoutError.groupTooLarge(section: 1, count: 65_536, limit: 65_535)
    ) {
      try CompositionalLayout().phone(
        Sections(
          [1, 1], [CompositionalSection(.cell(height: .absolute(1))), CompositionalSection(flat)]))
    }
    #expect(
      LayoutError.groupTooLarge(section: 1, count: 65_536, limit: 65_535).description
        == "the group of section 1 has 65536 cells and groups; use at most 65535")
  }

  @Test func groupsWithoutPlaces_areCells() throws {
    for group: CompositionalItem in [
      .horizontal(height: .absolute(30), []), .custom(height: .absolute(30), frames: []),
      .vertical(height: .absolute(30), [.horizontal([])]),
    ] {
      let section = CompositionalSection(group)
      #expect(try Self.problems(section).contains(.zero))
      #expect(
        try CompositionalLayout.prepared(section, count: 2).cells()
          == [rect(0, 0, 320, 30), rect(0, 30, 320, 30)])
    }
  }

  @Test func customGroupsOfTooManyFrames_areReported() throws {
    let frame = CompositionalFrame(LayoutRect(x: 0, y: 0, width: 1, height: 1))
    func section(_ count: Int) -> CompositionalSection {
      CompositionalSection(
        .custom(height: .absolute(30), frames: Array(repeating: frame, count: count)))
    }
    #expect(try Self.problems(section(65_535)) == [])
    #expect(try Self.problems(section(65_536)) == [.tooLarge])
  }

  @Test func groupsOfTooManyItems_endSomewhere() throws {
    let section = CompositionalSection(
      .horizontal(
        width: .absolute(1e9), height: .absolute(1), [.cell(width: .absolute(0.001))]))
    let prepared = try CompositionalLayout.prepared(section, count: 200_000)
    #expect(prepared.diagnostics.entries.map { $0.problem } == [.noRoom])
    #expect(prepared.cellFrame(at: ElementIndex(section: 0, item: 65_534))?.minY == 0)
    #expect(prepared.cellFrame(at: ElementIndex(section: 0, item: 65_535))?.minY == 1)
  }

  @Test func groupsNestedTooDeep_areRefused() throws {
    var item = CompositionalItem.cell()
    for _ in 0..<32 { item = .vertical([item]) }
    item.height = .absolute(10)
    #expect(item.depth == 32)
    #expect(
      try CompositionalLayout.prepared(CompositionalSection(item), count: 1).cells()
        == [rect(0, 0, 320, 10)])
    item = .horizontal([item])
    #expect(item.subitems.isEmpty)
    for _ in 33..<100_000 { item = .vertical([.cell(), item]) }
    let section = CompositionalSection(item)
    #expect(section == section && Set([section]).count == 1)
    let layout = CompositionalLayout(sections: [CompositionalSection(.cell()), section])
    let error = LayoutError.groupsNestedTooDeeply(section: 1, depth: 100_000, limit: 32)
    #expect(throws: error) { try layout.phone(Sections([1, 1])) }
    #expect("\(error)" == "section 1 nests groups 100000 levels deep; use at most 32")
    // A delegate's description is refused too, and leaves the prepared layout unchanged.
    var sections = Sections([1, 1], [CompositionalSection(.cell()), section])
    #expect(throws: error) { try CompositionalLayout().phone(sections) }
    sections.descriptions[1] = sections.descriptions[0]
    var engine = try LayoutEngine(
      CompositionalLayout(), for: sections, in: LayoutEnvironment(width: 320, height: 480))
    let cells = engine.prepared.cells(1)
    sections.descriptions[1] = section
    #expect(throws: error) {
      try engine.apply(LayoutTransaction([.reloadSection(1)], counts: [1, 1]), for: sections)
    }
    #expect(engine.prepared.cells(1) == cells)
  }

  @Test func subitemsThatAreChanged_areCountedAgain() {
    var item = CompositionalItem.vertical([.horizontal([.cell()])])
    #expect(item.depth == 2)
    item.subitems[0].subitems = []
    #expect(item.depth == 1)
    item.subitems[0] = .horizontal([.vertical([.cell()])])
    #expect(item.depth == 3)
  }

  @Test func layoutsWithoutDescriptions_areLists() throws {
    let prepared = try CompositionalLayout(sections: []).phone(Sections([2]))
    #expect(prepared.cells() == [rect(0, 0, 320, 44), rect(0, 44, 320, 44)])
  }

  @Test func tooManyItems_areRefused() throws {
    let layout = CompositionalLayout(section: CompositionalSection(.cell(height: .estimated(9))))
    #expect(throws: LayoutError.tooManyItems(section: 0, count: .max, limit: 1 << 26)) {
      try layout.phone(Sections([.max]))
    }
    #expect(
      throws: LayoutError.tooManyItems(section: 0, count: .max, limit: LayoutLimits.maximumCount)
    ) {
      try CompositionalLayout().phone(Sections([.max]))
    }
    #expect(try CompositionalLayout().phone(Sections([-5])).diagnostics.count == 1)
  }

  /// The description of a section that is refused leaves no trace.
  @Test func aRefusedUpdate_changesNothing() throws {
    let list = CompositionalSection(.cell(height: .absolute(50)))
    var pinned = list
    pinned.boundaryItems = [.header(pinsToVisibleBounds: true)]
    pinned.decorations = [CompositionalDecoration(.background)]
    let layout = CompositionalLayout(section: list)
    var engine = try LayoutEngine(
      layout, for: Sections([3], [list, pinned]), in: LayoutEnvironment(width: 320, height: 480))
    let counts = [3, 2_147_483_648]
    #expect(throws: LayoutError.self) {
      try engine.apply(
        LayoutTransaction([.insertSection(1)], counts: counts),
        for: Sections(counts, [list, pinned]))
    }
    let prepared = try #require(engine.prepared.unwrapped(as: PreparedCompositional.self))
    #expect(prepared.contentScrolling.followers == .none)
    #expect(prepared.templates.list.count == 1)
    #expect(prepared.templates.numbers.count == 1)
    #expect(prepared.templates.layers == [0])
  }
}
