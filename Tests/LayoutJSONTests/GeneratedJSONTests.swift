import Compositional
import Flow
import Foundation
import GroupedColumns
import LayoutCore
import LayoutJSON
import LayoutTesting
import Mixed
import Spreadsheet
import TestSupport
import Testing
import Waterfall

/// Tests with random texts and configurations; each failure prints its seed.
@Suite struct GeneratedJSONTests {
  private static func registry() throws -> LayoutRegistry {
    var registry = LayoutRegistry()
    try registry.register(WaterfallLayout.registration)
    try registry.register(GroupedColumnsLayout.registration)
    try registry.register(SpreadsheetLayout.registration)
    try registry.register(FlowLayout.registration)
    try registry.register(CompositionalLayout.registration)
    try registry.register(MixedLayout.registration(of: registry))
    return registry
  }

  // MARK: Values

  /// Foundation's independent reader finds the same values.
  @Test func validTexts_areReadAsFoundationReadsThem() throws {
    for seed in GeneratedCases.seeds(600) {
      var source = GeneratedText(seed: seed)
      let text = source.text()
      let json = try JSONValue(parsing: text)
      let object = try JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      #expect(Self.isSame(json, object), "seed \(seed): \(text)")
      #expect(try JSONValue(parsing: json.text) == json, "seed \(seed): \(text)")
      #expect(try JSONValue(parsing: json.indentedText) == json, "seed \(seed): \(text)")
    }
  }

  private static func isSame(_ json: JSONValue, _ object: Any) -> Bool {
    switch json {
    case .null: return object is NSNull
    case .bool(let flag): return object as? Bool == flag
    case .integer, .number:
      // Some of Foundation's numbers are decimal, and are rounded twice; the last bits are tested below.
      guard let number = json.number, let other = (object as? NSNumber)?.doubleValue else {
        return false
      }
      return (number - other).magnitude <= 1e-14 * number.magnitude
    case .string(let text):
      // By scalars: texts are equal that look alike, and these are to be the same.
      return (object as? String).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars)
    case .array(let elements):
      guard let others = object as? [Any], others.count == elements.count else { return false }
      return zip(elements, others).allSatisfy { isSame($0, $1) }
    case .object(let members):
      guard let others = object as? [String: Any], others.count == members.count else {
        return false
      }
      return members.allSatisfy { member in
        others[member.key].map { isSame(member.value, $0) } ?? false
      }
    }
  }

  /// Numbers equal those of the C library, to the last bit.
  @Test func numbers_areTheNearestOnes() throws {
    for seed in GeneratedCases.seeds(4_000) {
      var source = GeneratedText(seed: seed)
      var texts = [source.number()]
      // Any number as it is printed, and the middle between it and the next.
      let number = Double(bitPattern: source.random.next() & (1 << 63 - 1))
      if number.isFinite {
        texts.append("\(number)")
        texts += Self.ties(number)
      }
      for text in texts {
        let expected = try #require(Double(text))
        guard expected.isFinite else {
          #expect(throws: LayoutJSONError.self) { try JSONValue(parsing: text) }
          continue
        }
        #expect(try JSONValue(parsing: text).number == expected, "seed \(seed): \(text)")
      }
    }
  }

  /// Returns the exact middle between a whole number and the next one, and numbers just beside it.
  private static func ties(_ number: Double) -> [String] {
    let whole = number.significandBitPattern | 1 << 53 | 1
    return ["\(whole << 2)", "\(whole << 2 | 2)", "\(whole << 2 | 2).0000000000000000000000001"]
      + ["\(whole << 2 | 1).99999999999999999999999999"]
  }

  @Test func numbersAtTheEdges_areTheNearestOnes() throws {
    let half = "2.4703282292062327208"
    for text in [
      "5e-324", "4.9e-324", "\(half)e-324", "\(half)5e-324", "2.2250738585072014e-308",
      "2.2250738585072011e-308", "2.225073858507201e-308", "1.7976931348623157e308",
      "9007199254740993.0",
      "1e23", "8.5e22", "1e-400", "0.1e1", "0e999", "123456789012345678901234567890e-10",
      "0." + String(repeating: "0", count: 400) + "1e401",
      "1" + String(repeating: "0", count: 1200) + "e-1200",
      "9007199254740993." + String(repeating: "0", count: 900) + "1",
    ] {
      #expect(try JSONValue(parsing: text).number == Double(text), "\(text)")
    }
  }

  // MARK: Hostile texts

  /// Any bytes are read, or refused with a position; Foundation accepts all bytes that are read.
  @Test func anyBytes_areReadOrRefused() throws {
    let registry = try Self.registry()
    let letters = Array("{}[]\",:\\/tfn0123456789.eE+-u \n\u{1}é".utf8)
    let samples = try registry.descriptors.map {
      Array(try #require(registry.json(of: registry.layout(named: $0.name))).utf8)
    }
    var accepted = 0
    for seed in GeneratedCases.seeds(2_000) {
      var random = SeededGenerator(seed: seed)
      var bytes: [UInt8] = []
      if random.oneIn(2) {
        bytes = (0..<random.integer(in: 0...40)).map { _ in
          random.oneIn(30) ? UInt8(random.integer(in: 0...255)) : random.pick(letters)
        }
      } else {
        bytes = random.oneIn(2) ? random.pick(samples) : Array(Self.text(seed).utf8)
        if random.oneIn(2) { bytes = Array(bytes.prefix(random.integer(in: 0...bytes.count))) }
        for _ in 0..<random.integer(in: 0...3) where !bytes.isEmpty {
          let place = random.integer(in: 0...bytes.count - 1)
          switch random.integer(in: 0...2) {
          case 0: bytes[place] = random.pick(letters)
          case 1: bytes.insert(random.pick(letters), at: place)
          default: bytes.remove(at: place)
          }
        }
      }
      do throws(LayoutJSONError) {
        let json = try JSONValue(parsing: bytes)
        accepted += 1
        let isJSON =
          (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
        #expect(isJSON, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
        _ = try registry.layout(from: LayoutDocument(json))
      } catch {
        #expect(error.line >= 1 && error.column >= 1 && error.path.hasPrefix("$"), "seed \(seed)")
        #expect(!error.description.isEmpty)
      }
    }
    #expect(accepted > GeneratedCases.count(2_000) / 12)
  }

  private static func text(_ seed: UInt64) -> String {
    var source = GeneratedText(seed: seed)
    return source.text()
  }
}
