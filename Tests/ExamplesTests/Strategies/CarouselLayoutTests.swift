import LayoutCore
import LayoutTesting
import Testing

@testable import LayoutViewer

@Suite struct CarouselLayoutTests {
  static let screen = LayoutEnvironment(width: 400, height: 300)

  // A carousel asks for no sizes.
  @Test func laws_hold() {
    let report = LayoutLaws(
      CarouselLayout.registration, claims: LayoutLaw.expected.subtracting([.badDataIsDiagnosed])
    ).report(count: 500)
    #expect(report.isClean, "\(report)")
  }

  @Test func cells_growTowardsTheCentre() throws {
    let layout = CarouselLayout(itemExtent: 100, spacing: 0, minimumScale: 0.5)
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(counts: [20]), in: Self.screen)
    let viewport = LayoutRect(x: 150, y: 0, width: 400, height: 300)
    let found = prepared.elements(in: viewport)
    // The centre is at 350, the middle of cell 3.
    #expect(found.map { $0.element.index.item } == [1, 2, 3, 4, 5])
    #expect(found.map { $0.transform.a } == [0.5, 0.75, 1, 0.75, 0.5])
    #expect(prepared.scrollAxis == .horizontal)
    #expect(prepared.changedAxes(of: .cell(section: 0, item: 19)) == .horizontal)
    #expect(!prepared.followsViewport(.cell(section: 0, item: 19)))
  }
}
