import LayoutCore
import Testing

@testable import Compositional

/// 24: Tests of boundary items that stay visible while any part of their section is.
@Suite struct CompositionalPinTests {
  static let row = CompositionalItem.cell(height: .absolute(44))
  static let header = LayoutElement.supplementary(.header, 0)

  @Test func header_goesWithTheEdgeAndIsPushedOut() throws {
    let section = CompositionalSection(
      Self.row, boundaryItems: [.header(pinsToVisibleBounds: true, zIndex: 2)])
    let prepared = try CompositionalLayout(section: section).phone(Sections([4, 4]))
    let places = [-20.0, 0, 100, 176, 200, 230].map {
      prepared.frame(Self.header, scrolledTo: $0)?.minY
    }
    #expect(places == [0, 0, 100, 176, 176, 176])
    // Nothing follows the last section: its own end pushes the header out all the same.
    let last = LayoutElement.supplementary(.header, 1)
    #expect(prepared.frame(last, scrolledTo: 300)?.minY == 300)
    #expect(prepared.frame(last, scrolledTo: 430)?.minY == 396)
  }

  @Test func footer_keepsToTheTrailingEdge() throws {
    let section = CompositionalSection(
      Self.row,
      boundaryItems: [
        CompositionalBoundary(
          .footer, height: .absolute(30), alignment: .bottom, pinsToVisibleBounds: true)
      ])
    let prepared = try CompositionalLayout(section: section).phone(Sections([12, 12]))
    let footer = LayoutElement.supplementary(.footer, 0)
    #expect(prepared.frame(footer, scrolledTo: 0) == rect(0, 450, 320, 30))
    #expect(prepared.frame(footer, scrolledTo: 60) == rect(0, 510, 320, 30))
    #expect(prepared.frame(footer, scrolledTo: 100) == rect(0, 528, 320, 30))
    // It never leaves its section at the other end.
    let next = LayoutElement.supplementary(.footer, 1)
    #expect(prepared.frame(next, scrolledTo: 90) == rect(0, 558, 320, 30))
  }

  @Test func headerOfTheLayout_keepsInViewToTheEnd() throws {
    let layout = CompositionalLayout(
      section: CompositionalSection(Self.row),
      boundaryItems: [.header(height: .absolute(20), pinsToVisibleBounds: true)])
    let prepared = try layout.phone(Sections([20, 20]))
    let header = CompositionalLayout.boundaryElement(.header)
    #expect(prepared.frame(header, scrolledTo: 1200)?.minY == 1200)
    #expect(prepared.followsViewport(header))
    #expect(prepared.obscuredEdges(for: .cell(section: 1, item: 0)) == LayoutInsets(top: 20))
  }
}
