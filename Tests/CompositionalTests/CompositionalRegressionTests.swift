import LayoutCore
import Testing

@testable import Compositional

/// Regression tests, one for each reported defect.
@Suite struct CompositionalRegressionTests {
  /// An item that did not fit takes no share of its line's spacing in the middle of a section.
  @Test func itemsThatDoNotFit_takeNoShareOfTheLine() throws {
    var sections = Sections([4])
    for (item, width) in [100.0, 150, 300, 20].enumerated() {
      sections.sizes[ElementIndex(section: 0, item: item)] = LayoutSize(width: width, height: 20)
    }
    let line = CompositionalItem.horizontal(
      height: .absolute(20), spacing: .flexible(10), [.cell(width: .estimated(30))])
    let prepared = try CompositionalLayout(section: CompositionalSection(line)).phone(sections)
    #expect(prepared.cells().prefix(3).map { $0.minX } == [0, 170, 0])
  }

  // MARK: Work

  /// Nested lines that depend on each other are laid out a bounded number of times.
  @Test func linesThatDependOnEachOther_areBounded() throws {
    var item = CompositionalItem.cell(height: .estimated(20))
    for depth in 0..<30 {
      item =
        depth % 2 == 0
        ? .horizontal(width: .fractionalWidth(1), height: .estimated(30), [item])
        : .vertical(width: .estimated(30), height: .fractionalHeight(1), [item])
    }
    let prepared = try CompositionalLayout.prepared(CompositionalSection(item), count: 100)
    #expect(prepared.cellFrame(at: ElementIndex(section: 0, item: 99)) != nil)
    #expect(prepared.work.placed < 100 * 16 * 100)
    #expect(prepared.templates[0].steps < 16 * 100)
  }

  /// The places of missing items are not laid out unless they share the rest of the line.
  @Test func missingItems_costNothing() throws {
    let section = CompositionalSection(
      .horizontal(height: .estimated(30), count: 60_000, of: .cell(height: .estimated(20))))
    let prepared = try CompositionalLayout(section: section).phone(Sections([1, 1, 1]))
    #expect(prepared.work.placed == 6)
    let viewport = rect(0, 0, 320, 480)
    #expect(prepared.work(ofQueryIn: viewport, viewport: viewport).total < 20)
  }

  /// Two billion groups in one place, none of them visible, cost the work of a single one.
  @Test func groupsInOnePlace_areLookedAtOnce() throws {
    let prepared = try CompositionalLayout.prepared(
      CompositionalSection(.cell(height: .absolute(0))), count: LayoutLimits.maximumCount)
    let viewport = rect(0, -10, 320, 480)
    #expect(prepared.elements(in: viewport).isEmpty)
    #expect(prepared.work(ofQueryIn: viewport, viewport: viewport).total < 10)
  }

  @Test func manyAttachedKinds_areTakenOnce() throws {
    var cell = CompositionalItem.cell(height: .absolute(10))
    cell.supplementaryItems = (0..<20_000).map {
      CompositionalSupplementary(
        ElementKind("k\($0 / 2)"), width: .absolute(1), height: .absolute(1),
        containerAnchor: CompositionalAnchor([]))
    }
    let prepared = try CompositionalLayout.prepared(CompositionalSection(cell), count: 1)
    #expect(prepared.diagnostics.count == 10_000)
    #expect(prepared.allElements(viewport: .zero).count == 10_001)
  }

  @Test func emptyGroupsInALine_areBounded() throws {
    let section = CompositionalSection(
      .horizontal(
        width: .absolute(1e9), height: .absolute(10),
        [.horizontal(width: .absolute(0.0001), height: .absolute(1), [])]))
    let prepared = try CompositionalLayout.prepared(section, count: 2)
    #expect(prepared.diagnostics.entries.map { $0.problem } == [.zero, .zero])
    #expect(prepared.cells() == [rect(0, 0, 1e9, 10), rect(0, 10, 1e9, 10)])
  }

  /// The estimate of a cell fits beside an empty group, but its measured width does not.
  @Test func measuredItemsThatDoNotFitBesideABlank_haveTheirPlaces() throws {
    let section = CompositionalSection(
      .horizontal(
        width: .absolute(100), height: .estimated(20),
        [
          .horizontal(width: .absolute(60), height: .absolute(10), []),
          .cell(width: .estimated(30), height: .estimated(20)),
        ]))
    let delegate = ClosureLayoutDelegate(itemsPerSection: 2) { _, _ in
      LayoutSize(width: 70, height: 15)
    }
    let prepared = try CompositionalLayout(section: section).prepare(
      for: delegate, in: LayoutEnvironment(width: 320, height: 480))
    #expect(prepared.cells() == [rect(60, 0, 70, 15), rect(60, 15, 70, 15)])
    let all = prepared.elements(in: rect(0, 0, 320, 480)).map { $0.element }
    #expect(all == [.cell(section: 0, item: 0), .cell(section: 0, item: 1)])
  }

  // MARK: Far out

  /// Queries find groups at the farthest position, which reach beyond their section.
  @Test func groupsAtTheFarthestPosition_areFound() throws {
    let layout = CompositionalLayout(
      sections: [
        CompositionalSection(.cell(height: .absolute(1e9))),
        CompositionalSection(.cell(height: .absolute(5))),
      ], rounding: .none)
    let prepared = try layout.phone(Sections([1_000_000, 1]))
    let last = try #require(prepared.cellFrame(at: ElementIndex(section: 0, item: 999_999)))
    #expect(last.maxY > 1.18e11)
    let spot = rect(0, last.maxY - 10, 320, 5)
    #expect(prepared.elements(in: spot).contains { $0.element == .cell(section: 0, item: 999_999) })
    #expect(prepared.diagnostics.entries.map { $0.subject } == [.content])
  }

  @Test func oneParameter_leavesTheOthersUnchanged() throws {
    let registration = CompositionalLayout.registration
    let pinned = try registration.applying(
      ["headerExtent": 30, "pinsHeaders": true], to: registration.prototype)
    let taller = try registration.applying(["headerExtent": 60], to: pinned)
    #expect(registration.configuration(of: taller)["headerExtent"] == .number(60))
    #expect(registration.configuration(of: taller)["pinsHeaders"] == .flag(true))
    let sideways = try registration.applying(["axis": "horizontal"], to: pinned)
    let made = try registration.applying(
      ["axis": "horizontal", "headerExtent": 30, "pinsHeaders": true],
      to: registration.prototype)
    #expect(sideways == made)
    let two = CompositionalLayout(sections: [pinned.sections[0], CompositionalSection(.cell())])
    #expect(try registration.applying(["axis": "horizontal"], to: two).sections == two.sections)
  }
}
