import Foundation
import LayoutCore
import LayoutJSON
import Testing

@testable import LayoutViewer

/// Comparisons with recorded sessions of gridstack's engine.
@Suite struct BoardReferenceTests {
  @Test func sessions_agreeWithTheRecording() throws {
    let folder = projectFolder.appendingPathComponent("Tests/Reference", isDirectory: true)
    let recording = try InputFile("board.json", in: folder).json()
    let report = try Replay(registry: try LayoutRegistry.ofAllLayouts()).report(on: recording)
    let (cases, replayed) = (recording["cases"].array ?? [], report["cases"].array ?? [])
    #expect(cases.count == 62 && replayed.count == 62)
    var differing: [Int] = []
    for (recorded, ours) in zip(cases, replayed) where recorded["output"] != ours["output"] {
      differing.append(recorded["index"].integer ?? -1)
    }
    // In this session, an item returns to the row that it had before it was moved because another
    // item is removed later.
    #expect(differing == [49])
  }
}
