import Foundation
import LayoutCore
import Testing

@testable import LayoutViewer

@Suite struct DocumentationPicturesTests {
  @Test func committedPictures_areWhatTheProgramDraws() throws {
    let pictures = try DocumentationPictures.all(
      try SceneCatalog.bundled(), try BundledData.file("elements.csv").lazyTable(),
      Stage(registry: try LayoutRegistry.ofSceneLayouts()))
    #expect(
      pictures.map { $0.name } == [
        "gallery.svg", "gallery-dark.svg", "waterfall.svg", "grouped-columns.svg",
        "spreadsheet.svg", "flow.svg", "justified.svg", "board.svg", "schedule.svg",
        "compositional.svg", "mixed.svg", "honeycomb.svg", "carousel.svg", "terminal.svg",
      ])
    let folder = projectFolder.appendingPathComponent("docs/images")
    for picture in pictures {
      let isFresh = try folder.text(of: picture.name) == picture.svg
      #expect(isFresh, "docs/images/\(picture.name): run swift run Examples gallery --docs")
    }
  }

  @Test func docsOption_writesThePictures() throws {
    try withTemporaryFolder { folder in
      let run = try ProgramRun("gallery", "--docs", in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("docs/images/gallery.svg\ndocs/images/gallery-dark.svg\n"))
      let written = try folder.text(of: "docs/images/gallery.svg")
      #expect(
        try written
          == projectFolder.appendingPathComponent("docs/images").text(of: "gallery.svg"))
    }
  }
}
