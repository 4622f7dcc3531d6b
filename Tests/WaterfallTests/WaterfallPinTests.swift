import LayoutCore
import Testing

@testable import Waterfall

@Suite struct WaterfallPinTests {
  func prepared(_ insets: LayoutInsets = .zero) throws -> PreparedWaterfall {
    var layout = WaterfallLayout.bare(1)
    layout.section.header.extent = 20
    layout.section.footer.extent = 10
    layout.section.header.isPinned = true
    layout.section.footer.isPinned = true
    // Each section: header 0…20, items 20…120, footer 120…130.
    return try layout.prepare(
      for: Wall(heights: [50, 50], [50, 50]),
      in: LayoutEnvironment(width: 10, height: 60, insets: insets))
  }

  func viewport(_ y: Double) -> LayoutRect { LayoutRect(x: 0, y: y, width: 10, height: 60) }

  @Test func header_holdsToTheViewport_andIsPushedOutByTheNext() throws {
    let prepared = try prepared()
    let first = [-30, 0, 15, 100, 110, 125].map {
      prepared.frame(.header, 0, in: viewport($0))?.minY
    }
    #expect(first == [0, 0, 15, 100, 100, 100])
    #expect(prepared.frame(.header, 1, in: viewport(100))?.minY == 130)
    #expect(prepared.frame(.header, 1, in: viewport(140))?.minY == 140)
  }

  @Test func footer_holdsToTheBottomOfTheViewport() throws {
    let prepared = try prepared()
    // The viewport ends at 60, 90, 200: the footer ends with it until its own place.
    let first = [0, 30, 140].map { prepared.frame(.footer, 0, in: viewport($0))?.maxY }
    #expect(first == [60, 90, 130])
    // It never covers its section's header.
    #expect(prepared.frame(.footer, 1, in: viewport(60))?.minY == 150)
  }

  @Test func footer_isAtRest_inAViewportThatEndsWithTheContentInPixels() throws {
    var layout = WaterfallLayout.bare(1)
    layout.section.footer.extent = 10.8
    layout.section.footer.isPinned = true
    let prepared = try layout.prepare(for: Wall(heights: [20.6]), in: .squares(1))
    // 31.4 points of content are 31 pixels.
    let viewport = LayoutRect(x: 0, y: 0, width: 10, height: 31)
    #expect(prepared.contentSize.height == 31)
    #expect(prepared.frame(.footer, 0, in: viewport)?.minY == 21)
    #expect(prepared.frame(.footer, 0, in: viewport.offsetBy(x: 0, y: -1))?.minY == 19)
  }

  @Test func pins_keepOutOfBars() throws {
    let prepared = try prepared(LayoutInsets(top: 7, bottom: 5))
    #expect(prepared.frame(.header, 0, in: viewport(30))?.minY == 37)
    #expect(prepared.frame(.footer, 0, in: viewport(30))?.maxY == 85)
  }

  @Test func pinnedElements_areInTheAnswer_whereverTheyRest() throws {
    let prepared = try prepared()
    let names = prepared.elements(in: viewport(60)).map { "\($0.element)" }
    #expect(
      names == ["cell/0/0", "cell/0/1", "supplementary/footer/0/0", "supplementary/header/0/0"])
    #expect(prepared.elements(in: viewport(60)).last?.zIndex == 1)
  }

  @Test func sections_havePinsAndUsualSizesOfTheirOwn() throws {
    struct Sections: WaterfallLayoutDelegate {
      var numberOfSections: Int { 2 }
      func numberOfItems(inSection section: Int) -> Int { 1 }
      func waterfallSection(_ number: Int, default section: SectionParameters) -> SectionParameters
      {
        var section = section
        section.header = EdgeItem(extent: 20, isPinned: number == 0)
        section.itemSize.height = number == 0 ? 100 : 60
        return section
      }
    }
    let prepared = try WaterfallLayout.bare(1).prepare(for: Sections(), in: .squares(1))
    #expect(prepared.contentSize.height == 200)
    #expect(prepared.frame(.header, 0, in: viewport(30))?.minY == 30)
    #expect(prepared.frame(.header, 1, in: viewport(130))?.minY == 120)
  }

  @Test func unpinned_staysAtItsPlace() throws {
    var layout = WaterfallLayout.bare(1)
    layout.section.header.extent = 20
    let prepared = try layout.prepare(for: Wall(heights: [100]), in: .squares(1))
    #expect(prepared.frame(.header, 0, in: viewport(50))?.minY == 0)
  }
}
