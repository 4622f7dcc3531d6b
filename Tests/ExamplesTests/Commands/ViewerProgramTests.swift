import Foundation
import LayoutCore
import Stairs
import Testing

@testable import LayoutViewer

/// Tests of programs of other packages, which show their own layouts.
@Suite struct ViewerProgramTests {
  /// Two sections of stairs, of which the second has a single step.
  private struct Steps: StairsLayoutDelegate {
    var numberOfSections: Int { 2 }

    func numberOfItems(inSection section: Int) -> Int { 3 }

    func stairsSection(_ number: Int, default section: SectionParameters) -> SectionParameters {
      var section = section
      if number == 1 { section.columns = 1 }
      return section
    }
  }

  private static var viewer: ViewerProgram {
    var viewer = ViewerProgram()
    viewer.add(StairsLayout.registration, parameters: ["headerExtent": 32])
    return viewer
  }

  private func run(
    _ viewer: ViewerProgram = viewer, _ arguments: String...
  ) -> (status: Int32, output: String, complaint: String) {
    final class Written { var (output, complaint) = ("", "") }
    let written = Written()
    let console = Console(
      write: { written.output += $0 }, complain: { written.complaint += $0 }, isTerminal: false,
      colors: .none, identity: nil)
    let status = viewer.run(
      arguments, named: "StairsViewer", on: console, in: FileManager.default.temporaryDirectory)
    return (status, written.output, written.complaint)
  }

  @Test func picture_hasLabels() {
    let run = run(Self.viewer, "show", "stairs")
    #expect(run.status == 0, "\(run.complaint)")
    for label in [">0/0<", ">0/1<", ">header 0/0<"] { #expect(run.output.contains(label)) }
  }

  @Test func parameters_areThoseOfTheProgram_andOfTheCommand() {
    let own = run(Self.viewer, "show", "stairs", "--format", "json").output
    #expect(own.contains("\"headerExtent\": 32"))
    let set = run(Self.viewer, "show", "stairs", "--format", "json", "--set", "headerExtent=50")
    #expect(set.output.contains("\"headerExtent\": 50"))
  }

  @Test func ownCollection_answersOwnQuestions() {
    var viewer = ViewerProgram()
    viewer.add(StairsLayout.registration, showing: Steps())
    let run = run(viewer, "show", "stairs", "--format", "text", "--width", "300")
    #expect(run.status == 0, "\(run.complaint)")
    #expect(run.output.contains("1/2"))
    #expect(!run.output.contains("1/3"))
  }

  @Test func story_isPlayed() {
    let run = run(Self.viewer, "story", "stairs")
    #expect(run.status == 0, "\(run.complaint)")
    #expect(run.output.contains("waterfall"))
  }

  @Test func mixedLayout_containsIt() {
    let run = run(Self.viewer, "show", "stairs", "--set", "steps=1", "--format", "text")
    #expect(run.status == 0, "\(run.complaint)")
    let list = self.run(
      Self.viewer, "show", "front-page", "--set", #"blocks=[{"layout": "stairs"}]"#)
    #expect(list.status == 0, "\(list.complaint)")
  }

  @Test func messages_nameTheProgram() {
    let missing = run(Self.viewer, "show", "spiral")
    #expect(missing.status == 1)
    #expect(
      missing.complaint.hasPrefix("StairsViewer: there is no scene \"spiral\"; there are stairs, "))
    #expect(run(Self.viewer, "help").output.contains("Usage: StairsViewer [COMMAND] [options]"))
  }

  @Test func takenName_isReported() {
    var viewer = Self.viewer
    viewer.add(StairsLayout.registration)
    let run = run(viewer, "list")
    #expect(run.status == 2)
    #expect(run.complaint.hasPrefix("StairsViewer: "))
    #expect(run.complaint.contains("\"stairs\""))
  }

  @Test func screenOfLetters_hasLabels() throws {
    let registry = try LayoutRegistry.ofSceneLayouts { registry throws(LayoutError) in
      try registry.register(StairsLayout.registration)
    }
    let content = LabelledCollection(content: Steps())
    let scene = LetterScene(
      Scene(name: "stairs", title: "Stairs", summary: "", layout: "stairs", content: content) { _ in
        .init(parameters: ["headerExtent": 32])
      })
    var viewer = try Viewer(scene, content, registry, hasColors: false, columns: 60, rows: 20)
    let grid = viewer.screen()
    let text = (0..<grid.height).map { grid.text(ofRow: $0) }.joined(separator: "\n")
    for label in ["header 0/0", "0/0", "0/1", "1/0"] { #expect(text.contains(label), "\(text)") }
  }
}
