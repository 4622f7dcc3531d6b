import Foundation
import LayoutCore
import LayoutTesting
import Testing

@testable import LayoutViewer

@Suite struct StoryTests {
  static func rendered() throws -> [RenderedStory] {
    let registry = try LayoutRegistry.ofAllLayouts()
    return try StoryCatalog.bundled().stories.map { try $0.rendered(by: registry) }
  }

  @Test func everyLayout_hasAStory() throws {
    let stories = try StoryCatalog.bundled().stories.map { $0.layout }
    let layouts = try LayoutRegistry.ofAllLayouts().descriptors.map { $0.name }
    #expect(stories.sorted() == layouts.sorted())
  }

  @Test func anchors_neverJump() throws {
    for story in try Self.rendered() {
      // The story of boards ends with a drag.
      #expect(story.shots.count == (story.layout == "board" ? 24 : 21))
      for (place, shot) in story.shots.enumerated() {
        #expect(
          shot.anchor?.jump == .zero, "\(story.layout), frame \(place + 1): \(shot.title)")
      }
    }
  }

  /// Each storyboard equals its file, which this command writes:
  /// `swift run Examples story NAME --output Tests/ExamplesTests/Stories/Boards/NAME.txt`.
  @Test func storyboards_areThoseInTheRepository() throws {
    let folder = projectFolder.appendingPathComponent("Tests/ExamplesTests/Stories/Boards")
    for story in try Self.rendered() {
      let name = "\(story.layout).txt"
      #expect(try folder.text(of: name) == story.text, "\(name) differs")
    }
  }

  @Test func command_writesTextAndPictures() throws {
    try withTemporaryFolder { folder in
      let run = try ProgramRun("story", "honeycomb", in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("1 scroll to the middle   2 insert 3 at 0/0"))
      _ = try ProgramRun("story", "waterfall", "--output", "a.svg", in: folder)
      let picture = try folder.text(of: "a.svg")
      #expect(picture.hasPrefix("<svg xmlns"))
      #expect(picture.contains(">Paintings by era: what happens to the layout waterfall</text>"))
      #expect(picture.components(separatedBy: ">jump 0 pt</text>").count == 22)
      #expect(picture.contains(">7  change to flow</text>"))
    }
    try withTemporaryFolder { folder in
      _ = try ProgramRun("story", "waterfall", "--output", "a.html", in: folder)
      let page = try folder.text(of: "a.html")
      #expect(page.hasPrefix("<!DOCTYPE html>"))
      #expect(page.components(separatedBy: "<li ").count == 22)
      #expect(page.contains("<b>7  change to flow</b>"))
      #expect(page.contains("prefers-reduced-motion: reduce"))
      // The phone is turned in the fourth step, and back in the fifth.
      #expect(
        page.contains("@keyframes inner { 0%, 12.86% { width: 390px; height: 762px; } 14.29%"))
      #expect(page.contains("{ width: 762px; height: 390px; } 19.05%"))
      // It stays in the middle.
      #expect(
        page.contains("@keyframes middle { 0%, 12.86% { transform: translate(186px, 0px); } 14.29%")
      )
      #expect(page.contains("{ transform: translate(0px, 0px); } 19.05%"))
    }
    let unknown = try ProgramRun("story", "spiral")
    #expect(unknown.status == 1)
    #expect(
      unknown.complaint
        == "Examples: there is no story \"spiral\"; there are waterfall, grouped-columns,"
        + " spreadsheet, flow, justified, board, schedule, compositional, mixed, honeycomb\n")
  }
}
