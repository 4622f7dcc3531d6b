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
}
