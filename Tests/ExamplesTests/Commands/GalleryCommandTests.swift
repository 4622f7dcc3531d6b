import Foundation
import Testing

@testable import LayoutViewer

@Suite struct GalleryCommandTests {
  @Test func gallery_drawsEverySceneFourTimesAndAPage() throws {
    try withTemporaryFolder { folder in
      let run = try ProgramRun(in: folder)
      #expect(run.status == 0)
      #expect(run.complaint == "")
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("gallery").path)
      #expect(names.count == 25 * 4 + 1)
      for scene in try SceneCatalog.bundled().scenes {
        for form in ["phone", "desktop"] {
          for theme in ["light", "dark"] {
            #expect(names.contains("\(scene.name)-\(form)-\(theme).svg"))
          }
        }
        #expect(run.output.contains("\n\(scene.name) "))
      }
      #expect(run.output.contains("\nSCENE           LAYOUT                    ITEMS  FILES"))
      #expect(run.output.contains("\nbig-sheet       spreadsheet      17,179,869,184      4 "))
      #expect(run.output.hasSuffix("\nOpen gallery/index.html to see them all.\n"))
    }
  }

  @Test func page_holdsEveryPictureAndNeedsNothingElse() throws {
    try withTemporaryFolder { folder in
      _ = try ProgramRun("gallery", "--output", "out", in: folder)
      let page = try folder.text(of: "out/index.html")
      #expect(page.contains("class=\"phone dark\" id=\"elements-phone-dark.svg\">\n<svg"))
      for reference in ["src=", "href=\"http", "url(http", "@import", "<script", "<link"] {
        #expect(!page.contains(reference))
      }
      // The names of definitions are distinct; otherwise one picture would show another's colours.
      var seen: Set<Substring> = []
      for piece in page.split(separator: " id=\"").dropFirst() {
        let name = piece.prefix { $0 != "\"" }
        #expect(seen.insert(name).inserted, "\(name)")
      }
    }
  }

  @Test func preview_hasColoursOnATerminalAlone() throws {
    try withTemporaryFolder { folder in
      let plain = try ProgramRun(in: folder).output
      #expect(!plain.contains("\u{1b}"))
      #expect(!plain.contains("┌"))
      #expect(plain.contains("+---"))
      let boxes = try ProgramRun(in: folder, isTerminal: true).output
      #expect(boxes.contains("┌──"))
      let colors = try ProgramRun(in: folder, isTerminal: true, hasColors: true).output
      #expect(colors.contains("\u{1b}[0;"))
    }
  }

  @Test func folderThatCannotBeMade_isOneClearLine() throws {
    try withTemporaryFolder { folder in
      try folder.write("a file", to: "gallery")
      let run = try ProgramRun(in: folder)
      #expect(run.status == 1)
      #expect(run.complaint == "Examples: gallery: this folder cannot be made\n")
    }
  }
}
