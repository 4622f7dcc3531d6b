import LayoutCore
import LayoutRuntime
import Testing

@testable import Compositional

/// Tests of the counted work of preparation, updates and queries.
@Suite struct CompositionalWorkTests {
  /// Ten million squares in rows of four, with badges.
  static let grid = CompositionalLayout(
    section: CompositionalSection(
      .horizontal(
        height: .fractionalWidth(0.25), count: 4,
        of: .cell(supplementaryItems: [
          CompositionalSupplementary(
            "badge", width: .absolute(8), height: .absolute(8),
            containerAnchor: CompositionalAnchor([.top]))
        ]))))

  static let list = CompositionalLayout(
    section: CompositionalSection(.cell(height: .estimated(40))))

  @Test func repeatedGroups_costNothingPerItem() throws {
    let prepared = try Self.grid.phone(Sections([10_000_000]))
    #expect(prepared.work == LayoutWork())
    #expect(prepared.templates.list.count == 1)
    #expect(prepared.templates[0].entries.count == 4)
    #expect(prepared.measured.pitches.count == 0)
    #expect(prepared.contentSize.height == 200_000_000)
    let far = rect(0, 150_000_000, 320, 480)
    #expect(prepared.elements(in: far).count == 2 * 4 * 6)
    // The query visits 7 groups of 4 items once for each of its layers.
    #expect(prepared.work(ofQueryIn: far, viewport: far).total < 100)
  }

  @Test func sectionsAndGroupsWithoutExtent_costNothingToPass() throws {
    let few = rect(0, 0, 320, 480)
    var counts = Array(repeating: 0, count: 20_001)
    counts[10_000] = 1
    let sections = try CompositionalLayout().phone(Sections(counts))
    #expect(sections.elements(in: few).map { $0.element } == [.cell(section: 10_000, item: 0)])
    #expect(sections.work(ofQueryIn: few, viewport: few).total < 30)

    let cell = CompositionalItem.cell(height: .estimated(40))
    for group in [cell, .horizontal(height: .estimated(40), [cell])] {
      var answers = Sections([20_001], [CompositionalSection(group)])
      for item in 0...20_000 {
        answers.sizes[ElementIndex(section: 0, item: item)] = LayoutSize(
          width: 320, height: item == 10_000 ? 30 : 0)
      }
      let groups = try CompositionalLayout().phone(answers)
      #expect(groups.elements(in: few).map { $0.element } == [.cell(section: 0, item: 10_000)])
      #expect(groups.work(ofQueryIn: few, viewport: few).total < 30)
    }
  }

  @Test func sectionsOfOneDescription_shareIt() throws {
    let prepared = try Self.grid.phone(Sections(Array(repeating: 7, count: 1000)))
    #expect(prepared.templates.list.count == 1)
    #expect(prepared.extents.isUniform)
    let far = rect(0, 100_000, 320, 480)
    #expect(prepared.work(ofQueryIn: far, viewport: far).total < 120)
  }

  @Test func largeGroups_areSearchedByAnIndex() throws {
    let mosaic = CompositionalSection(
      .vertical(
        height: .absolute(20_000), count: 200, of: .horizontal(count: 100)))
    let prepared = try CompositionalLayout(section: mosaic).phone(Sections([1_000_000]))
    let spot = rect(100, 333_333, 1, 1)
    #expect(prepared.elements(in: spot).count == 1)
    #expect(prepared.work(ofQueryIn: spot, viewport: spot).total < 200)
  }

  /// A line with flexible spacing lays out free places too, because all places share the remaining space.
  @Test func placesThatStayFree_costABoundedAmount() throws {
    let places = CompositionalItem.horizontal(
      width: .absolute(5000), height: .absolute(10), spacing: .flexible(0), count: 5000,
      of: .cell(height: .estimated(10)))
    let layout = CompositionalLayout(
      section: CompositionalSection(.vertical(height: .estimated(10), [places])))
    let prepared = try layout.phone(Sections([3]))
    #expect(prepared.work.placed < 600)
    #expect(
      prepared.diagnostics.entries == [
        LayoutDiagnostic(.section(0, parameter: "group"), .tooLarge)
      ])
    let all = rect(0, 0, 320, 480)
    #expect(prepared.elements(in: all).count == 3)
    #expect(prepared.work(ofQueryIn: all, viewport: all).total < 600)
  }

  @Test func rowsThatScroll_areSearchedByTheirGroups() throws {
    let section = CompositionalSection(
      .cell(width: .absolute(100), height: .absolute(50)), scrolling: .continuous)
    let prepared = try CompositionalLayout(section: section).phone(Sections([1_000_000]))
    let viewport = LayoutViewport(rect(0, 0, 320, 480), sectionOffsets: [0: 40_000_000])
    var result = QueryResult()
    prepared.find(LayoutQuery(in: viewport.rect, viewport: viewport), into: &result)
    #expect(
      result.elements.map { $0.element.index.item } == [400_000, 400_001, 400_002, 400_003])
    #expect(result.searched < 20)
  }

  // MARK: Updates

  private func updated(
    _ layout: CompositionalLayout, _ before: Sections, _ after: Sections,
    _ changes: [LayoutChange]
  ) throws -> PreparedCompositional {
    let environment = LayoutEnvironment(width: 320, height: 480)
    var prepared = try layout.prepare(for: before, in: environment)
    let transaction = LayoutTransaction(changes, counts: after.counts)
    let checked = try transaction.changes(fromSections: before.counts.count) { before.counts[$0] }
    try layout.update(&prepared, by: checked, for: after, in: environment)
    #expect(
      prepared.allElements(viewport: .zero)
        == (try layout.prepare(for: after, in: environment)).allElements(viewport: .zero))
    return prepared
  }

  @Test func oneResizedItem_isAskedAlone() throws {
    let before = Sections([2000, 2000])
    var after = before
    after.sizes = [ElementIndex(section: 0, item: 5): LayoutSize(width: 320, height: 99)]
    let prepared = try updated(
      Self.list, before, after, [.resizeItem(ElementIndex(section: 0, item: 5))])
    #expect(prepared.work.questions == 1)
    #expect(prepared.work.total < 10)
  }

  /// All rows are as high as the highest, which is the first one.
  @Test func aRowThatIsNotTheHighest_changesNoOther() throws {
    let rows = CompositionalLayout(
      section: CompositionalSection(
        .horizontal(height: .uniformAcrossSiblings(estimate: 40), [.cell(height: .estimated(40))])))
    var before = Sections([2000])
    before.sizes = [ElementIndex(section: 0, item: 0): LayoutSize(width: 320, height: 90)]
    var after = before
    after.sizes[ElementIndex(section: 0, item: 5)] = LayoutSize(width: 320, height: 80)
    let change = LayoutChange.resizeItem(ElementIndex(section: 0, item: 5))
    let small = try updated(rows, before, after, [change])
    #expect(small.work.questions == 1)
    #expect(small.work.total < 20)
    #expect(small.contentSize.height == 180_000)
    after.sizes[ElementIndex(section: 0, item: 5)] = LayoutSize(width: 320, height: 100)
    let large = try updated(rows, before, after, [change])
    #expect(large.work.questions == 1)
    #expect(large.contentSize.height == 200_000)
  }

  @Test func itemsThatComeIntoAList_areAskedAlone() throws {
    let prepared = try updated(
      Self.list, Sections([2000, 2000]), Sections([2002, 2000]),
      [
        .insertItem(ElementIndex(section: 0, item: 0)),
        .insertItem(ElementIndex(section: 0, item: 7)),
      ])
    #expect(prepared.work.questions == 2)
    #expect(prepared.work.total < 12)
  }

  @Test func sectionsThatAreNotTouched_keepTheirGroups() throws {
    let rows = CompositionalLayout(
      section: CompositionalSection(
        .horizontal(
          height: .estimated(40), [.cell(width: .fractionalWidth(0.5), height: .estimated(40))])))
    let prepared = try updated(
      rows, Sections([3000, 50, 3000]), Sections([3000, 51, 3000]),
      [.insertItem(ElementIndex(section: 1, item: 40))])
    #expect(prepared.work.questions == 1)
    // Eleven items and their six groups.
    #expect(prepared.work.placed == 17)
  }

  @Test func uniformSections_changeInOneStep() throws {
    let prepared = try updated(
      Self.grid, Sections([400, 3]), Sections([399, 3]),
      [.deleteItem(ElementIndex(section: 0, item: 0))])
    #expect(prepared.work.total <= 2)
  }
}
