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

  // MARK: The comparison itself

  /// Returns the verdict on a case that agrees, after one change to its replay.
  private func verdict(
    _ system: String, _ number: Int, changing change: (inout [String: JSONValue]) -> Void
  ) throws -> ReferenceComparison.Verdict {
    let recording = try ReferenceTests.recording(system)
    let recorded = recording["cases"][number]
    let report = try ReferenceTests.replay(["system": .string(system), "cases": [recorded]])
    var output = try #require(report["cases"][0]["output"].object)
    change(&output)
    return ReferenceComparison(system: system)
      .verdict(on: recorded, replayed: ["index": 0, "output": JSONValue(object: output)])
  }

  /// Returns the replay with one member of one element changed.
  private func changing(
    _ output: inout [String: JSONValue], element number: Int, _ key: String,
    to change: (JSONValue) -> JSONValue
  ) {
    var elements = output["elements"]?.array ?? []
    guard elements.indices.contains(number), var members = elements[number].object else { return }
    members[key] = change(members[key] ?? .null)
    elements[number] = JSONValue(object: members)
    output["elements"] = .array(elements)
  }

  private func moved(_ frame: JSONValue) -> JSONValue {
    var members = frame.object ?? [:]
    members["x"] = .number((frame["x"].number ?? 0) + 0.01)
    return JSONValue(object: members)
  }

  @Test func unchangedReplay_agrees() throws {
    for system in ["ajf", "cht", "sk", "kez", "flow"] {
      #expect(try verdict(system, 1) { _ in } == .agrees)
    }
  }

  @Test func movedElement_isFound() throws {
    // The flow's case 1 has no elements.
    for (system, number) in [("ajf", 1), ("cht", 1), ("sk", 1), ("kez", 1), ("flow", 5)] {
      let verdict = try verdict(system, number) {
        changing(&$0, element: 1, "frame", to: moved)
      }
      #expect(verdict != .agrees && verdict != .skipped, "\(system)")
    }
  }

  @Test func lostAndDoubledElements_areFound() throws {
    let lost = try verdict("sk", 1) { output in
      output["elements"] = .array(Array((output["elements"]?.array ?? []).dropLast()))
      output["queries"] = []
    }
    #expect(lost.description.hasPrefix("differs: lacks cell/"))
    let doubled = try verdict("sk", 1) { output in
      let elements = output["elements"]?.array ?? []
      output["elements"] = .array(elements + elements.prefix(1))
    }
    #expect(doubled == .differs("cell/0/0 is there twice"))
  }

  @Test func wrongAnswerToAQuery_isFound() throws {
    let verdict = try verdict("kez", 1) { output in
      var queries = output["queries"]?.array ?? []
      let first = queries.firstIndex { $0["elements"].array?.isEmpty == false } ?? 0
      queries[first] = ["rect": queries[first]["rect"], "elements": []]
      output["queries"] = .array(queries)
    }
    #expect(verdict.description.contains(" lacks "))
  }

  @Test func wrongPosition_isFound() throws {
    let verdict = try verdict("sk", 1) {
      changing(&$0, element: 0, "position") { _ in "middle" }
    }
    #expect(verdict.description.hasPrefix("differs: cell/0/0: position is middle, recorded "))
  }

  @Test func wrongContentSize_isFound() throws {
    let verdict = try verdict("kez", 1) { $0["contentSize"] = ["width": 1, "height": 1] }
    #expect(verdict.description.hasPrefix("differs: the content is 1 × 1, recorded "))
  }

  @Test func wrongLayer_isFound() throws {
    let recording = try ReferenceTests.recording("kez")
    let cases = recording["cases"].array ?? []
    let number = try #require(
      cases.firstIndex { recorded in
        recorded["quirks"].array?.isEmpty == true
          && recorded["output"]["elements"].array?.contains { $0["category"] == "decoration" }
            == true
      })
    let verdict = try verdict("kez", number) { output in
      for place in (output["elements"]?.array ?? []).indices {
        changing(&output, element: place, "zIndex") { _ in 7 }
      }
    }
    #expect(verdict.description.contains("is not above what lies below"))
  }

  @Test func missingCase_isFound() throws {
    let recorded = try ReferenceTests.recording("ajf")["cases"][1]
    #expect(
      ReferenceComparison(system: "ajf").verdict(on: recorded, replayed: nil)
        == .differs("is missing from the replay"))
    #expect(
      ReferenceComparison(system: "ajf").verdict(on: recorded, replayed: ["error": "no"])
        == .differs("no"))
  }
}
