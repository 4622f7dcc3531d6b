import LayoutCore
import Testing

@testable import LayoutViewer

@Suite struct WaterfallSceneTests {
  @Test func widePaintings_spanTwoColumns() throws {
    let staged = try StagedScenes.scene(
      "eras", Stage.Request(size: LayoutSize(width: 390, height: 9000), scroll: .start))
    guard let wall = staged.scene.content as? PaintingWall else {
      Issue.record("no wall")
      return
    }
    #expect(wall.sections.map { $0.paintings.count } == [5, 15, 17, 12, 11, 9, 11])
    let column = (390 - 28 - 20) / 3.0
    for attributes in staged.elements where attributes.element.category == .cell {
      let index = attributes.element.index
      let isWide = wall.sections[index.section].paintings[index.item].ratio >= 1.7
      #expect(attributes.frame.width == (isWide ? 2 * column + 10 : column))
    }
  }
}
