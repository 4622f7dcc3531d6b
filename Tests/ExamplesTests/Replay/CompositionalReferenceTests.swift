import Foundation
import LayoutCore
import LayoutJSON
import Testing

@testable import LayoutViewer

/// Comparisons with the recorded cases of a public backport of UIKit's compositional layout.
///
/// If the original differs from its documentation, the recording marks each such element. The layout's own
/// tests cover those elements one by one.
@Suite struct CompositionalReferenceTests {
  /// The quirks of the original that leave nothing to compare, each with its reason.
  static let skipped: Set<String> = [
    // It has no boundary items of the whole layout, and no supplementary items of groups.
    "COMP-14", "COMP-15",
    // It is not known what should be: several headers, items that fit no group, insets of estimated
    // extents, sections without items, insets larger than an element.
    "COMP-17", "COMP-18", "COMP-22", "COMP-27", "COMP-34",
  ]

  static let recording: JSONValue = {
    let folder = projectFolder.appendingPathComponent("Tests/Reference", isDirectory: true)
    return (try? InputFile("compositional.json", in: folder).json()) ?? .null
  }()

  static func replay(_ cases: [JSONValue]) throws -> [JSONValue] {
    let file: JSONValue = ["system": "compositional", "cases": .array(cases)]
    let report = try Replay(registry: try LayoutRegistry.ofAllLayouts()).report(on: file)
    return try #require(report["cases"].array)
  }

  @Test func replay_agreesWithTheRecording() throws {
    let cases = try #require(Self.recording["cases"].array)
    let replayed = try Self.replay(cases)
    #expect(replayed.count == cases.count)
    var agreeing = 0
    for (recorded, ours) in zip(cases, replayed) {
      let quirks = Set((recorded["quirks"].array ?? []).compactMap { $0.string })
      if !quirks.isDisjoint(with: Self.skipped) { continue }
      let finding = Self.difference(recorded, ours["output"])
      #expect(finding == nil, "\(recorded["index"]), \(recorded["name"])")
      agreeing += finding == nil ? 1 : 0
    }
    #expect(agreeing == 89)
    #expect(cases.count == 102)
  }

  /// The queries of every layout, compared or not, equal a test of every frame.
  @Test func queries_equalATestOfEveryFrame() throws {
    let cases = try #require(Self.recording["cases"].array)
    var answered = 0
    for ours in try Self.replay(cases) {
      let layout = try #require(ReferenceLayout(ours["output"]))
      for query in layout.queries {
        for entry in layout.entries where !entry.frame.isEmpty {
          let overlap = min(
            min(query.rect.maxX, entry.frame.maxX) - max(query.rect.minX, entry.frame.minX),
            min(query.rect.maxY, entry.frame.maxY) - max(query.rect.minY, entry.frame.minY))
          if overlap.magnitude <= 1e-6 { continue }
          #expect((overlap > 0) == query.answer.contains(entry.element.description))
          answered += 1
        }
      }
    }
    #expect(answered > 5000)
  }

  // MARK: Comparing

  private static func isNear(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return false }
    return (one - other).magnitude <= 1e-3 + 1e-6 * max(one.magnitude, other.magnitude)
  }

  /// Returns the key that identifies an element of a recording or a replay.
  private static func key(_ element: JSONValue) -> String {
    let kind = element["kind"].string.map { "\($0)/" } ?? ""
    let section = element["section"].integer ?? -1
    let item = element["item"].integer ?? -1
    return "\(element["category"].string ?? "")/\(kind)\(section)/\(item)"
  }

  private static func frames(
    _ theirs: [JSONValue], _ ours: [JSONValue], unsure: Set<String>, comparesLayers: Bool = false
  ) -> String? {
    let actual = Dictionary(ours.map { (key($0), $0) }) { first, _ in first }
    for element in theirs where !unsure.contains(element["id"].string ?? "") {
      guard let own = actual[key(element)] else { return "lacks \(key(element))" }
      for field in ["x", "y", "width", "height"]
      where !isNear(element["frame"][field].number, own["frame"][field].number) {
        return "\(key(element)) has the \(field) \(own["frame"][field])"
      }
      if comparesLayers, element["zIndex"].integer != own["zIndex"].integer {
        return "\(key(element)) has the zIndex \(own["zIndex"])"
      }
    }
    return nil
  }

  private static func difference(_ recorded: JSONValue, _ ours: JSONValue) -> String? {
    let theirs = recorded["output"]
    func names(_ key: String, in value: JSONValue) -> Set<String> {
      Set((value[key].array ?? []).compactMap { $0.string })
    }
    let scrolling = theirs["orthogonalSections"].array ?? []
    let own = Dictionary(
      (ours["orthogonalSections"].array ?? []).map { ($0["section"].integer, $0) }
    ) { first, _ in first }
    for section in scrolling {
      guard let own = own[section["section"].integer] else {
        return "section \(section["section"].integer ?? -1) does not scroll"
      }
      let finding = frames(
        section["elements"].array ?? [], own["elements"].array ?? [],
        unsure: names("orthogonalDiffersFromDescription", in: recorded))
      if let finding { return finding }
    }
    // Here the cells of sections that scroll are among all others, there they are not.
    let apart = Set(scrolling.map { $0["section"].integer })
    let elements = (ours["elements"].array ?? []).filter {
      $0["category"] != "cell" || !apart.contains($0["section"].integer)
    }
    let expected = theirs["elements"].array ?? []
    if let extra = Set(elements.map(key)).subtracting(expected.map(key)).min() {
      return "has \(extra)"
    }
    let finding = frames(
      expected, elements, unsure: names("differsFromDescription", in: recorded),
      // The original drops the zIndex that custom frames have.
      comparesLayers: !names("quirks", in: recorded).contains("COMP-28"))
    if let finding { return finding }
    for (number, step) in (theirs["scroll"].array ?? []).enumerated() {
      let finding = frames(
        step["supplementary"].array ?? [],
        ours["scroll"][number]["supplementary"].array ?? [],
        unsure: names("differsFromDescription", in: step))
      if let finding { return "at \(step["contentOffset"]): \(finding)" }
    }
    let along = recorded["input"]["scrollDirection"] == "horizontal" ? "width" : "height"
    let across = along == "width" ? "height" : "width"
    if recorded["contentSizeDiffersFromDescription"] == .null,
      !isNear(theirs["contentSize"][along].number, ours["contentSize"][along].number)
    {
      return "the content has the \(along) \(ours["contentSize"][along])"
    }
    return isNear(
      recorded["input"]["container"][across].number, ours["contentSize"][across].number)
      ? nil : "the content has the \(across) \(ours["contentSize"][across])"
  }
}
