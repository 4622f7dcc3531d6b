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
}
