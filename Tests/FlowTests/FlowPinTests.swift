import LayoutCore
import Testing

@testable import Flow

@Suite struct FlowPinTests {
  /// Returns sections that have a header at 0…20, items at 20…120 and a footer at 120…130.
  func prepared(_ insets: LayoutInsets = .zero) throws -> PreparedFlow {
    var layout = FlowLayout.bare(1)
    layout.section.header.extent = 20
    layout.section.footer.extent = 10
    layout.section.header.isPinned = true
    layout.section.footer.isPinned = true
    return try layout.prepare(
      for: Boxes(counts: [2, 2], width: 10, height: 50),
      in: LayoutEnvironment(width: 10, height: 60, insets: insets))
  }

  func frame(
    _ kind: ElementKind, _ section: Int, at y: Double, _ prepared: PreparedFlow
  ) -> LayoutRect? {
    let viewport = LayoutRect(x: 0, y: y, width: 10, height: 60)
    return prepared.attributes(for: .supplementary(kind, section), viewport: viewport)?.frame
  }

  @Test func header_holdsToTheViewport_andIsPushedOutByTheNext() throws {
    let prepared = try prepared()
    let first = [-30, 0, 15, 100, 110, 125].map { frame(.header, 0, at: $0, prepared)?.minY }
    #expect(first == [0, 0, 15, 100, 100, 100])
    #expect(frame(.header, 1, at: 100, prepared)?.minY == 130)
    #expect(frame(.header, 1, at: 140, prepared)?.minY == 140)
  }

  @Test func footer_holdsToTheBottomOfTheViewport() throws {
    let prepared = try prepared()
    #expect([0, 30, 140].map { frame(.footer, 0, at: $0, prepared)?.maxY } == [60, 90, 130])
    // It never covers its section's header.
    #expect(frame(.footer, 1, at: 60, prepared)?.minY == 150)
  }

  @Test func pins_keepOutOfBars() throws {
    let prepared = try prepared(LayoutInsets(top: 7, bottom: 5))
    #expect(frame(.header, 0, at: 30, prepared)?.minY == 37)
    #expect(frame(.footer, 0, at: 30, prepared)?.maxY == 85)
  }

  @Test func pinnedElements_areInTheAnswer_inFrontOfCells() throws {
    let viewport = LayoutRect(x: 0, y: 60, width: 10, height: 60)
    let names = try prepared().elements(in: viewport).map { "\($0.element) \($0.zIndex)" }
    #expect(
      names == [
        "cell/0/0 0", "cell/0/1 0", "supplementary/footer/0/0 1", "supplementary/header/0/0 1",
      ])
  }

  @Test func pinnedElements_areReported() throws {
    let prepared = try prepared()
    #expect(prepared.hasFollowers)
    #expect(prepared.followsViewport(.supplementary(.header, 1)))
    #expect(!prepared.followsViewport(.cell(section: 0, item: 0)))
    #expect(
      prepared.obscuredEdges(for: .cell(section: 0, item: 1)) == LayoutInsets(top: 20, bottom: 10))
    #expect(prepared.obscuredEdges(for: .supplementary(.header, 0)) == .zero)
  }

  @Test func unpinned_staysAtItsPlace() throws {
    var layout = FlowLayout.bare()
    layout.section.header.extent = 20
    let prepared = try layout.prepare(
      for: Boxes(widths: 10), in: LayoutEnvironment(width: 10, height: 60))
    #expect(frame(.header, 0, at: 50, prepared)?.minY == 0)
    #expect(!prepared.hasFollowers)
  }
}
