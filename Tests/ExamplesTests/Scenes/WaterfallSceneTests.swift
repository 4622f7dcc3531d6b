import LayoutCore
import Testing

@testable import LayoutViewer

@Suite struct WaterfallSceneTests {
  @Test func paintings_haveTheirRealProportions() throws {
    let paintings = try BundledData.paintings()
    let staged = try StagedScenes.scene(
      "paintings", Stage.Request(size: LayoutSize(width: 390, height: 9000), scroll: .start))
    #expect(staged.elements.count == 80)
    for attributes in staged.elements {
      let painting = paintings[attributes.element.index.item]
      let height = attributes.frame.width / painting.ratio
      #expect((attributes.frame.height - height).magnitude <= 1, "\(painting.title)")
    }
  }

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

  @Test func headings_stayOnTop() throws {
    let staged = try StagedScenes.scene("eras")
    let heading = try #require(staged.elements.last)
    #expect(heading.element.kind == .header)
    #expect(
      staged.elements.contains {
        $0.frame.minY <= staged.viewport.minY + 5 && $0.element.kind == .header
      })
  }
}
