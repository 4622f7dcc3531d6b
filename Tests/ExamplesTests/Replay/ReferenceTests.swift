import Foundation
import LayoutCore
import LayoutJSON
import Testing

@testable import LayoutViewer

/// Comparisons with the recorded cases of five other layouts.
@Suite struct ReferenceTests {
  /// The recordings, each read once.
  private static let recordings: [String: JSONValue] = {
    let folder = projectFolder.appendingPathComponent("Tests/Reference", isDirectory: true)
    let systems = ["ajf", "cht", "sk", "kez", "flow"]
    return Dictionary(
      uniqueKeysWithValues: systems.map { system in
        (system, (try? InputFile("\(system).json", in: folder).json()) ?? .null)
      })
  }()

  private static func recording(_ system: String) throws -> JSONValue {
    try #require(recordings[system])
  }

  private static func replay(_ recording: JSONValue) throws -> JSONValue {
    try Replay(registry: try LayoutRegistry.ofAllLayouts()).report(on: recording)
  }

  @Test(arguments: [
    ("ajf", 51, 5), ("cht", 50, 7), ("sk", 43, 7), ("kez", 86, 2), ("flow", 55, 9),
  ])
  func replay_agreesWithTheRecording(system: String, agreeing: Int, skipped: Int) throws {
    let recording = try ReferenceTests.recording(system)
    let report = try ReferenceTests.replay(recording)
    #expect(report["system"].string == system)
    let cases = try #require(recording["cases"].array)
    let replayed = try #require(report["cases"].array)
    let byIndex = Dictionary(replayed.map { ($0["index"].integer, $0) }) { first, _ in first }
    var counts: [ReferenceComparison.Verdict: Int] = [:]
    for recorded in cases {
      let verdict = ReferenceComparison(system: system)
        .verdict(on: recorded, replayed: byIndex[recorded["index"].integer] ?? nil)
      counts[verdict, default: 0] += 1
      if case .differs = verdict {
        Issue.record("\(system) \(recorded["index"]) (\(recorded["name"])): \(verdict)")
      }
    }
    #expect(cases.count == agreeing + skipped)
    #expect(counts[.agrees] == agreeing)
    #expect(counts[.skipped] == skipped)
  }
}
