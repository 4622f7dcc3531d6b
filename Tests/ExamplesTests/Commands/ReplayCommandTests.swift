import Foundation
import LayoutJSON
import Testing

@testable import LayoutViewer

@Suite struct ReplayCommandTests {
  @Test func replay_printsWhatCameOfEachCase() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        #"""
        {"system": "sk", "cases": [{"index": 7,
          "input": {"container": {"width": 200, "height": 400}, "numberOfColumns": 2,
            "sections": [{"itemCount": 2}, {"itemCount": 1}]},
          "output": {"queries": [{"rect": {"x": 120, "y": 10, "width": 5, "height": 5}}]}}]}
        """#, to: "cases.json")
      let run = try ProgramRun("replay", "cases.json", in: folder)
      #expect(run.status == 0)
      let report = try JSONValue(parsing: run.output)
      #expect(report["system"] == "sk")
      let replayed = report["cases"][0]
      #expect(replayed["index"] == 7)
      #expect(replayed["output"]["contentSize"] == ["width": 200, "height": 93])
      #expect(replayed["output"]["elements"].array?.count == 3)
      #expect(replayed["output"]["queries"][0]["elements"] == ["cell/1/0"])
    }
  }

  @Test func membersThatNoTranslationReads_areErrors() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        #"""
        {"system": "compositional", "cases": [{"index": 1, "input": {
          "container": {"width": 200, "height": 400}, "sections": [{"itemCount": 1}],
          "layout": {"group": {"type": "horizontal", "shadow": 3}}}}]}
        """#, to: "cases.json")
      let report = try JSONValue(parsing: try ProgramRun("replay", "cases.json", in: folder).output)
      #expect(
        report["cases"][0]["error"]
          == "input.layout.group.shadow is not known, so the case cannot be replayed")
    }
  }

  /// The insets of a boundary item lie within its space.
  @Test func insetsOfBoundaryItems_areRead() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        #"""
        {"system": "compositional", "cases": [{"index": 1, "input": {
          "container": {"width": 200, "height": 400}, "sections": [{"itemCount": 0}],
          "layout": {
            "group": {"type": "horizontal",
              "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 10}}},
            "boundarySupplementaryItems": [{"kind": "header", "alignment": "top",
              "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 30}},
              "contentInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}}]}}}]}
        """#, to: "cases.json")
      let report = try JSONValue(parsing: try ProgramRun("replay", "cases.json", in: folder).output)
      #expect(
        report["cases"][0]["output"]["elements"][0]["frame"]
          == ["x": 2, "y": 1, "width": 194, "height": 26])
    }
  }

  /// Returns a file of cases whose sections have these numbers of items.
  private static func cases(ofCounts counts: [[Int]]) -> String {
    let cases = counts.map { counts in
      let sections = counts.map { "{\"itemCount\": \($0)}" }.joined(separator: ", ")
      return """
        {"input": {"container": {"width": 100, "height": 100}, "rowHeight": 10, "numberOfColumns": 1,
          "sections": [\(sections)]}}
        """
    }
    return "{\"system\": \"sk\", \"cases\": [\(cases.joined(separator: ", "))]}"
  }

  @Test func badFiles_areOneClearLine() throws {
    try withTemporaryFolder { folder in
      let files: [(text: String, message: String)] = [
        ("{", "line 1, column 2, $: found the end of the text; expected a key in quotes"),
        ("{}", "not a file of recorded cases: it has no \"system\" and \"cases\""),
        (#"{"system": "abc", "cases": [{}]}"#, "no layout replays cases of \"abc\""),
        (
          Self.cases(ofCounts: [[60_000_000]]),
          "section 0 of case 0 exceeds the limit of 1,000,000 items in all cases of a file"
        ),
        (
          Self.cases(ofCounts: [[-5, 7], [999_993, 1]]),
          "section 1 of case 1 exceeds the limit of 1,000,000 items in all cases of a file"
        ),
        (
          Self.cases(ofCounts: [[1, 9_000_000_000_000_000_000]]),
          "section 1 of case 0 exceeds the limit of 1,000,000 items in all cases of a file"
        ),
      ]
      for (text, message) in files {
        try folder.write(text, to: "r.json")
        let run = try ProgramRun("replay", "r.json", in: folder)
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.complaint == "Examples: r.json: \(message)\n")
      }
      let missing = try ProgramRun("replay", "none.json", in: folder)
      #expect(missing.status == 1)
      #expect(missing.complaint == "Examples: none.json: there is no such file\n")
      let forgotten = try ProgramRun("replay")
      #expect(forgotten.status == 2)
      #expect(forgotten.complaint.hasPrefix("Examples: replay: FILE is missing\n"))
    }
  }
}
