import Foundation
import LayoutCore
import LayoutJSON
import Testing

@testable import LayoutViewer

/// Comparisons with the recorded cases of two layouts of photos.
///
/// Where an original has a fault, its result is corrected before it is compared.
@Suite struct PhotoReferenceTests {
  /// Returns the inputs, the recorded results and the replayed ones.
  private static func cases(
    of system: String
  ) throws -> [(input: JSONValue, theirs: JSONValue, ours: JSONValue)] {
    let folder = projectFolder.appendingPathComponent("Tests/Reference", isDirectory: true)
    let recording = try InputFile("\(system).json", in: folder).json()
    let report = try Replay(registry: try LayoutRegistry.ofAllLayouts()).report(on: recording)
    let replayed = try #require(report["cases"].array)
    return try zip(try #require(recording["cases"].array), replayed).map { recorded, replayed in
      try #require(recorded["index"].integer == replayed["index"].integer)
      return (recorded["input"], recorded["output"], replayed["output"])
    }
  }

  private static func frames(_ output: JSONValue) throws -> [LayoutRect] {
    try (output["frames"].array ?? []).map {
      LayoutRect(origin: try #require($0.point), size: try #require($0.size))
    }
  }

  @Test func greedyRows_agreeWithTheRecording() throws {
    let cases = try Self.cases(of: "justified")
    #expect(cases.count == 62)
    var faults: [String: Int] = [:]
    for (input, theirs, ours) in cases {
      let spacing = input["boxSpacing"]
      let gap = spacing["horizontal"].number ?? spacing.number ?? 0
      let padding = input["containerPadding"]
      let left = padding.insets?.leading ?? padding.number ?? 0
      let right = padding.insets?.trailing ?? padding.number ?? 0
      var expected = try Self.frames(theirs)
      var height = theirs["containerHeight"].number ?? 0
      let loose = expected.count - (theirs["widowCount"].integer ?? 0)
      var tolerance = 0.01
      if expected.isEmpty {
        // The height lacks the spacing after a row that does not exist.
        height += spacing["vertical"].number ?? spacing.number ?? 0
        faults["empty", default: 0] += 1
      } else if loose < expected.count {
        let width = input["containerWidth"].number ?? 0
        if expected[expected.count - 1].maxX > width - right + 1 {
          // The last row is as high as the one before, even if it is then too wide.
          expected.removeLast(expected.count - loose)
          height = ours["containerHeight"].number ?? 0
          faults["overflow", default: 0] += 1
        } else if input["widowLayoutStyle"].string == "center", gap != left {
          // The padding and a spacing are counted as parts of the last row.
          for item in loose..<expected.count { expected[item].origin.x -= (gap - left) / 2 }
          faults["center", default: 0] += 1
        } else if input["widowLayoutStyle"].string == "justify" {
          // The rest of the last row is distributed in whole points, so it is not filled exactly.
          tolerance = 1
          faults["rounding", default: 0] += 1
        }
      }
      let actual = try Self.frames(ours)
      #expect(actual.count >= expected.count)
      #expect(ours["widowCount"] == theirs["widowCount"])
      #expect(abs((ours["containerHeight"].number ?? 0) - height) <= 0.01)
      for (item, (mine, other)) in zip(actual, expected).enumerated() {
        let limit = item < loose ? 0.01 : tolerance
        #expect(
          abs(mine.minX - other.minX) <= limit && abs(mine.maxX - other.maxX) <= limit
            && abs(mine.minY - other.minY) <= 0.01 && abs(mine.maxY - other.maxY) <= 0.01,
          "\(input): item \(item): \(mine), recorded \(other)")
      }
    }
    #expect(faults == ["empty": 2, "overflow": 2, "center": 5, "rounding": 6])
  }

  @Test func evenRows_agreeWithTheRecording() throws {
    let cases = try Self.cases(of: "rows")
    #expect(cases.count == 50)
    var better = 0
    for (input, theirs, ours) in cases {
      let target = input["targetRowHeight"].number ?? 0
      func rows(_ output: JSONValue) -> (counts: [Int], heights: [Double], cost: Double) {
        let rows = output["rows"].array ?? []
        let counts = rows.map { $0["count"].integer ?? 0 }
        let heights = rows.map { $0["height"].number ?? 0 }
        return (
          counts, heights,
          zip(counts, heights).reduce(0) {
            $0 + ($1.1 - target) * ($1.1 - target) * Double($1.0)
          }
        )
      }
      let (mine, other) = (rows(ours), rows(theirs))
      if mine.counts != other.counts {
        // The original keeps rows that others improve by less than half a percent.
        #expect(mine.cost < other.cost && other.cost < mine.cost * 1.005)
        better += 1
        continue
      }
      #expect(zip(mine.heights, other.heights).allSatisfy { abs($0 - $1) <= 0.01 })
      for (row, recorded) in zip(ours["rows"].array ?? [], theirs["rows"].array ?? []) {
        for (width, other) in zip(row["widths"].array ?? [], recorded["widths"].array ?? []) {
          #expect(abs((width.number ?? 0) - (other.number ?? 0)) <= 0.01)
        }
      }
    }
    #expect(better == 2)
  }
}
