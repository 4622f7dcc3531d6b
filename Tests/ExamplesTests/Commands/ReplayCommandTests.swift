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
