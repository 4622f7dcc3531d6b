import Foundation
import LayoutCore
import LayoutRuntime
import LayoutTesting
import TestSupport
import Testing
import Waterfall

@Suite struct LayoutRecordingTests {
  @Test(arguments: [
    "delete 0/3", "insert 12/0", "reload 0/0", "resize 4/9", "move 0/1 to 2/0", "insert section 1",
    "delete section 0", "reload section 7", "move section 1 to 3",
  ]) func changes_areReadAsTheyPrint(text: String) throws {
    #expect(try #require(LayoutChange(text)).description == text)
  }

  @Test(arguments: [
    "", "delete", "delete 0", "delete 0/x", "move 0/1", "move 0/1 by 2/0", "move 0/1 to",
    "jump 0/1",
    "resize section 1", "insert section", "insert section 1 to 2", "delete 0/1/2",
  ]) func whatIsNoChange_isNotRead(text: String) {
    #expect(LayoutChange(text) == nil)
  }

  @Test(arguments: GeneratedCases.seeds(20)) func transactions_areReadAsTheyPrint(seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    var collection = EditableCollection(counts: [9, 0, 30], using: &random)
    let transaction = collection.change(using: &random)
    #expect(LayoutTransaction(transaction.description) == transaction, "seed \(seed)")
    let data = try JSONEncoder().encode([transaction])
    #expect(try JSONDecoder().decode([LayoutTransaction].self, from: data) == [transaction])
  }

  @Test func whatIsNoTransaction_isShown() {
    let data = Data(#"["delete 0/3 -> many sections"]"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LayoutTransaction].self, from: data)
    }
    #expect("\(error as Any)".contains("delete 0/3 -> many sections"))
  }

  @Test(arguments: GeneratedCases.seeds(10)) func aRecording_playsTheSameAgain(seed: UInt64) throws
  {
    var random = SeededGenerator(seed: seed)
    var collection = EditableCollection(counts: [40, 3], using: &random)
    let layout = WaterfallLayout(columns: 3, itemSizing: .exact, headerExtent: 20)
    var environment = LayoutEnvironment(width: 300, height: 200, scale: 2)
    var engine = try LayoutEngine(layout, for: collection, in: environment)
    var recording = LayoutRecording(of: collection, in: environment)
    var sights = [engine.visibleElements]
    for _ in 0..<12 {
      switch random.integer(in: 0...3) {
      case 0:
        let transaction = collection.change(using: &random)
        try engine.apply(transaction, for: collection)
        recording.apply(transaction, for: collection)
      case 1:
        let measured = [
          PreferredSize(ElementIndex(section: 0, item: 2), collection.makeSize(&random)),
          PreferredSize(.supplementary(.header, 0), collection.makeSize(&random)),
        ]
        try engine.setPreferredSizes(measured, for: collection)
        recording.measure(measured)
      case 2:
        let offset = LayoutPoint(x: 0, y: random.length(in: 0...400))
        engine.scroll(to: offset)
        recording.scroll(to: offset)
      default:
        environment.containerSize.width = random.length(in: 100...500)
        try engine.setEnvironment(environment, for: collection)
        recording.resize(to: environment)
      }
      sights.append(engine.visibleElements)
    }
    let json = try JSONEncoder().encode(recording)
    let report = try JSONDecoder().decode(LayoutRecording.self, from: json)
    #expect(report == recording)
    var seen: [[LayoutAttributes]] = []
    try report.play(layout) { step, engine in
      #expect(step == seen.count)
      seen.append(engine.visibleElements)
    }
    #expect(seen == sights, "seed \(seed)")
  }

  static func recording(_ rest: String) throws -> LayoutRecording {
    let environment =
      #"{"width":100,"height":90,"insets":[1,2],"isRightToLeft":true,"scale":2}"#
    return try JSONDecoder().decode(
      LayoutRecording.self, from: Data(#"{"environment":\#(environment),\#(rest)}"#.utf8))
  }

  @Test(arguments: [
    (
      #""counts":[3000000000000000000],"sizes":[],"steps":[]"#,
      LayoutError.tooManyItems(section: 0, count: 3_000_000_000_000_000_000, limit: 67_108_864)
    ),
    (
      #""counts":[60000000,1,60000000],"sizes":[],"steps":[]"#,
      .tooManyItems(section: 2, count: 60_000_000, limit: 67_108_864)
    ),
    (
      #""counts":[1],"sizes":[],"steps":[{"apply":{"_0":"insert section 0 -> "#
        + #"2 sections, 0: 4000000000000000000","sizes":[]}}]"#,
      .tooManyItems(section: 0, count: 4_000_000_000_000_000_000, limit: 67_108_864)
    ),
  ]) func recordingOfTooManyItems_isAnError(text: String, error: LayoutError) throws {
    let recording = try Self.recording(text)
    #expect(throws: error) { try recording.play(WaterfallLayout()) }
  }

  @Test func numbersThatAreNotFinite_areEncodedAsTexts() throws {
    let sizes = [LayoutSize(width: .nan, height: 5), LayoutSize(width: 7, height: .infinity)]
    var recording = LayoutRecording(
      of: ArrayLayoutDelegate(sizes: sizes),
      in: LayoutEnvironment(width: 1e300, height: 10, insets: LayoutInsets(top: -.infinity)))
    recording.scroll(to: LayoutPoint(x: -.infinity, y: 4.5))
    recording.measure([
      PreferredSize(.supplementary(.header, 0), LayoutSize(width: .nan, height: 3))
    ])
    let json = try JSONEncoder().encode(recording)
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.contains(#""width":"nan""#), "\(text)")
    let report = try JSONDecoder().decode(LayoutRecording.self, from: json)
    #expect(report.sizes.map { "\($0.width) × \($0.height)" } == ["nan × 5.0", "7.0 × inf"])
    #expect(report.environment.width == 1e300)
    #expect(report.environment.insets == [-.infinity, 0, 0, 0])
    #expect(report.steps.first == .scroll(x: -.infinity, y: 4.5))
    guard case .measure(let measured)? = report.steps.last else {
      Issue.record("\(report.steps)")
      return
    }
    #expect(measured.map { "\($0.width) × \($0.height) \($0.kind ?? "")" } == ["nan × 3.0 header"])
  }

  @Test func textThatIsNoNumber_isNotRead() {
    let error = #expect(throws: DecodingError.self) {
      try Self.recording(
        #""counts":[1],"sizes":[{"section":0,"item":0,"width":"wide","height":3}],"steps":[]"#)
    }
    #expect("\(error as Any)".contains("wide"))
  }

  /// A file of an earlier version.
  @Test func recordingOfNumbers_isRead() throws {
    let recording = try Self.recording(
      #""counts":[1],"sizes":[{"section":0,"item":0,"width":9,"height":3.5}],"#
        + #""steps":[{"scroll":{"x":0,"y":7}},{"resize":{"_0":{"width":1,"height":2,"#
        + #""insets":[],"isRightToLeft":false,"scale":1}}},"#
        + #"{"measure":{"_0":[{"section":0,"item":0,"width":4,"height":5,"kind":"header"}]}},"#
        + #"{"apply":{"_0":"delete 0/0 -> 1 sections, 0: 0","sizes":[]}}]"#)
    #expect(
      recording.environment.environment
        == LayoutEnvironment(
          width: 100, height: 90, insets: LayoutInsets(top: 1, leading: 2),
          direction: .rightToLeft, scale: 2))
    #expect(
      recording.sizes == [
        .init(ElementIndex(section: 0, item: 0), LayoutSize(width: 9, height: 3.5))
      ])
    #expect(
      recording.steps.first == .scroll(x: 0, y: 7) && recording.steps.count == 4)
  }
}
