import LayoutCore
import Testing

@testable import Compositional

/// Tests of headers, footers, badges and backgrounds against the documented behaviour.
///
/// The numbers in the comments have the same meaning as in `CompositionalGroupTests`.
@Suite struct CompositionalBoundaryTests {
  static let row = CompositionalItem.cell(height: .absolute(44))
  static let insets = LayoutInsets(top: 5, leading: 6, bottom: 7, trailing: 8)

  static func badge(
    _ container: CompositionalAnchor, by own: CompositionalAnchor? = nil
  ) -> CompositionalItem {
    .horizontal(
      height: .fractionalWidth(0.25),
      [
        .cell(
          width: .fractionalWidth(0.25), insets: LayoutInsets(all: 5),
          supplementaryItems: [
            CompositionalSupplementary(
              "badge", width: .absolute(20), height: .absolute(16), containerAnchor: container,
              itemAnchor: own)
          ])
      ])
  }

  static func badgeFrame(
    _ container: CompositionalAnchor, by own: CompositionalAnchor? = nil
  ) throws -> LayoutRect? {
    try CompositionalLayout.prepared(CompositionalSection(badge(container, by: own)), count: 6)
      .frame(.supplementary("badge", 0, 1))
  }

  // The cell is at (85, 5), 70 × 70.
  @Test func badges_lieAtTheirAnchor() throws {
    let corner = CompositionalAnchor(
      [.top, .trailing], fractionalOffset: LayoutPoint(x: 0.3, y: -0.3))
    #expect(try Self.badgeFrame(corner) == rect(141, 0.2, 20, 16))
    #expect(try Self.badgeFrame(CompositionalAnchor([.bottom, .leading])) == rect(85, 59, 20, 16))
    #expect(try Self.badgeFrame(CompositionalAnchor([.bottom])) == rect(110, 59, 20, 16))
    #expect(try Self.badgeFrame(CompositionalAnchor([])) == rect(110, 32, 20, 16))
  }

  /// 12: The item anchor is the point of the badge that is placed at the container's anchor.
  @Test func itemAnchor_isThePointThatIsPutThere() throws {
    let corner = CompositionalAnchor(
      [.top, .trailing], absoluteOffset: LayoutPoint(x: 10, y: -10))
    let frame = try Self.badgeFrame(corner, by: CompositionalAnchor([.bottom, .leading]))
    #expect(frame == rect(165, -21, 20, 16))
  }

  /// 15: A supplementary item of a group is anchored to the group, and has the index of its first item.
  @Test func groups_haveSupplementaryItemsToo() throws {
    let row = CompositionalItem.horizontal(
      height: .absolute(80),
      supplementaryItems: [
        CompositionalSupplementary(
          "line", width: .fractionalWidth(1), height: .absolute(10),
          containerAnchor: CompositionalAnchor([.bottom]))
      ], count: 2)
    let prepared = try CompositionalLayout.prepared(CompositionalSection(row), count: 3)
    #expect(prepared.frame(.supplementary("line", 0, 0)) == rect(0, 70, 320, 10))
    #expect(prepared.frame(.supplementary("line", 0, 2)) == rect(0, 150, 320, 10))
    #expect(prepared.frame(.supplementary("line", 0, 1)) == nil)
  }

  @Test func kindThatIsTaken_isLeftOutAndReported() throws {
    var section = CompositionalSection(Self.badge(CompositionalAnchor([])))
    section.boundaryItems = [CompositionalBoundary("badge", alignment: .top)]
    let prepared = try CompositionalLayout.prepared(section, count: 1)
    #expect(prepared.diagnostics.entries.map { $0.problem } == [.overlaps])
    #expect(
      prepared.allElements(viewport: .zero).map { "\($0.element)" } == [
        "cell/0/0", "supplementary/badge/0/0",
      ])
  }

  /// 4: The bottom inset lies between the content and the footer, and counts once.
  @Test func bottomInset_countsOnce() throws {
    let section = CompositionalSection(
      Self.row, contentInsets: Self.insets,
      boundaryItems: [.header(), .footer(height: .absolute(30))])
    let prepared = try CompositionalLayout(section: section).phone(Sections([3, 2]))
    #expect(prepared.frame(.supplementary(.header, 0)) == rect(6, 0, 306, 44))
    #expect(prepared.cells(0)[2] == rect(6, 137, 306, 44))
    #expect(prepared.frame(.supplementary(.footer, 0)) == rect(6, 188, 306, 30))
    #expect(prepared.frame(.supplementary(.header, 1)) == rect(6, 218, 306, 44))
  }

  /// The section reserves the whole frame of a boundary item; the element lies within its insets.
  @Test func insetsOfABoundaryItem_areTakenOff() throws {
    let insets = LayoutInsets(leading: 20, trailing: 30)
    let section = CompositionalSection(
      Self.row,
      boundaryItems: [
        .header(insets: insets, pinsToVisibleBounds: true),
        .footer(insets: LayoutInsets(top: 4, bottom: 10)),
      ])
    let layout = CompositionalLayout(
      section: section, boundaryItems: [.header(height: .absolute(50), insets: insets)])
    let prepared = try layout.phone(Sections([20]))
    let header = LayoutElement.supplementary(.header, 0)
    #expect(
      prepared.frame(CompositionalLayout.boundaryElement(.header)) == rect(20, 0, 270, 50))
    #expect(prepared.frame(header) == rect(20, 50, 270, 44))
    #expect(prepared.frame(header, scrolledTo: 200) == rect(20, 200, 270, 44))
    #expect(prepared.cells()[0] == rect(0, 94, 320, 44))
    #expect(prepared.frame(.supplementary(.footer, 0)) == rect(0, 978, 320, 30))
    #expect(prepared.contentSize.height == 1018)
    #expect(
      "\(section.boundaryItems[0])" == "header 100%w × 44 at top, insets 0 20 0 30, pinned")
  }

  /// 14: Boundary items of the whole layout lie before and behind all sections.
  @Test func boundaryItemsOfTheLayout_lieAroundAllSections() throws {
    let layout = CompositionalLayout(
      section: CompositionalSection(Self.row, boundaryItems: [.header(height: .absolute(10))]),
      boundaryItems: [.header(height: .absolute(50)), .footer(height: .absolute(20))])
    let prepared = try layout.phone(Sections([3, 2]))
    let header = CompositionalLayout.boundaryElement(.header)
    let footer = CompositionalLayout.boundaryElement(.footer)
    #expect(prepared.frame(header) == rect(0, 0, 320, 50))
    #expect(prepared.frame(.supplementary(.header, 0)) == rect(0, 50, 320, 10))
    #expect(prepared.cells(0)[0] == rect(0, 60, 320, 44))
    #expect(prepared.frame(footer) == rect(0, 290, 320, 20))
    #expect(prepared.contentSize.height == 310)
    #expect(prepared.identity(of: header) == .fixed)
  }

  /// 16: A boundary item at a corner or a side lies inside the section, at the trailing edge.
  @Test func trailingItems_lieInside() throws {
    let section = CompositionalSection(
      Self.row, contentInsets: Self.insets,
      boundaryItems: [
        CompositionalBoundary(
          "corner", width: .absolute(100), height: .absolute(20), alignment: .topTrailing),
        CompositionalBoundary(
          "side", width: .absolute(50), height: .absolute(30), alignment: .trailing),
      ])
    let prepared = try CompositionalLayout.prepared(section, count: 3)
    #expect(prepared.frame(.supplementary("corner", 0)) == rect(212, 0, 100, 20))
    #expect(prepared.frame(.supplementary("side", 0)) == rect(262, 77, 50, 30))
    #expect(prepared.cells()[0] == rect(6, 25, 306, 44))
  }

  /// 19: In a layout that scrolls horizontally, leading and trailing items make sections longer.
  @Test func horizontalSections_areExtendedAtTheirEnds() throws {
    let section = CompositionalSection(
      .cell(width: .absolute(100)),
      boundaryItems: [
        CompositionalBoundary(
          .header, width: .absolute(30), height: .fractionalHeight(1), alignment: .leading),
        CompositionalBoundary(
          .footer, width: .absolute(20), height: .fractionalHeight(1), alignment: .trailing),
      ])
    let prepared = try CompositionalLayout(section: section, axis: .horizontal)
      .phone(Sections([4, 1]))
    #expect(prepared.frame(.supplementary(.header, 0)) == rect(0, 0, 30, 480))
    #expect(prepared.cells(0).map { $0.minX } == [30, 130, 230, 330])
    #expect(prepared.frame(.supplementary(.footer, 0)) == rect(430, 0, 20, 480))
    #expect(prepared.cells(1) == [rect(480, 0, 100, 480)])
  }

  /// 26, 29: Each of several backgrounds lies behind the whole section, along both axes.
  @Test func backgrounds_lieBehindTheWholeSection() throws {
    let section = CompositionalSection(
      .cell(width: .absolute(100)), contentInsets: LayoutInsets(all: 10),
      decorations: [
        CompositionalDecoration(contentInsets: LayoutInsets(all: 5)),
        CompositionalDecoration("frame", zIndex: -1), CompositionalDecoration("frame"),
      ])
    let prepared = try CompositionalLayout.prepared(section, count: 4, axis: .horizontal)
    #expect(prepared.frame(.decoration(.background, 0)) == rect(5, 5, 410, 470))
    #expect(prepared.frame(.decoration("frame", 0)) == rect(0, 0, 420, 480))
    #expect(prepared.frame(.decoration("frame", 0, 1)) == rect(0, 0, 420, 480))
    let order = prepared.elements(in: rect(0, 0, 100, 100)).map { "\($0.element) \($0.zIndex)" }
    #expect(
      order == [
        "decoration/frame/0/0 -1", "decoration/background/0/0 0", "decoration/frame/0/1 0",
        "cell/0/0 1",
      ])
  }

  /// 27: A section without items keeps only its insets, headers and footers.
  @Test func sectionsWithoutItems_keepWhatIsAround() throws {
    let section = CompositionalSection(
      Self.row, contentInsets: Self.insets, boundaryItems: [.header(height: .absolute(20))],
      scrolling: .continuous)
    let prepared = try CompositionalLayout(section: section).phone(Sections([0, 1]))
    #expect(prepared.frame(.supplementary(.header, 1)) == rect(6, 32, 306, 20))
    #expect(prepared.cells(1) == [rect(6, 57, 306, 44)])
  }
}
