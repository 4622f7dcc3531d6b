import LayoutCore
import Testing

@testable import LayoutViewer

@Suite struct StageTests {
  private func offset(_ name: String, _ scroll: ScrollTarget, isMirrored: Bool = false) throws
    -> LayoutPoint
  {
    var request = Stage.Request()
    request.scroll = scroll
    request.direction = isMirrored ? .rightToLeft : .leftToRight
    return try StagedScenes.scene(name, request).viewport.origin
  }

  @Test func offsets_countFromWhereReadingBegins() throws {
    #expect(try offset("big-sheet", .offset(x: 100, y: 200)) == LayoutPoint(x: 100, y: 200))
    let width = try StagedScenes.scene("big-sheet").contentSize.width
    #expect(
      try offset("big-sheet", .offset(x: 100, y: 200), isMirrored: true)
        == LayoutPoint(x: width - 390 - 100, y: 200))
    #expect(
      try offset("big-sheet", .start, isMirrored: true) == LayoutPoint(x: width - 390, y: 0))
  }

  @Test func offsets_stayInTheContentUnlessTheyAreExact() throws {
    let size = try StagedScenes.scene("big-sheet").contentSize
    #expect(
      try offset("big-sheet", .offset(x: 1e12, y: 1e12))
        == LayoutPoint(x: size.width - 390, y: size.height - 762))
    #expect(try offset("big-sheet", .offset(x: -5, y: -5)) == .zero)
    #expect(
      try offset("big-sheet", .exact(LayoutPoint(x: -5, y: 1e9))) == LayoutPoint(x: -5, y: 1e9))
  }

  @Test func otherLayouts_doNotGetTheScenesParameters() throws {
    var request = Stage.Request()
    request.layout = "honeycomb"
    let staged = try StagedScenes.scene("paintings", request)
    #expect(staged.layout.name == "honeycomb")
    #expect(staged.settings == [:])
    #expect(staged.parameters["spacing"] == .number(4))
    #expect(staged.viewport.origin == .zero)
  }

  @Test func everyScene_isLaidOutWithoutComplaint() throws {
    let all = try StagedScenes.all()
    #expect(all.count == 50)
    for staged in all {
      #expect(staged.diagnostics.isEmpty, "\(staged.scene.name): \(staged.diagnostics)")
      #expect(!staged.elements.isEmpty)
      #expect(staged.parameters.entries.count == staged.layout.parameters.count)
    }
  }
}
