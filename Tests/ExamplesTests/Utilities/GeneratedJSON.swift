import Foundation
import LayoutCore
import LayoutJSON
import LayoutTesting

@testable import LayoutViewer

/// A generator of JSON configurations that are valid, or wrong in one way.
struct GeneratedJSON {
  let descriptors: [LayoutDescriptor]
  var random: SeededGenerator

  /// Returns a configuration; about half of all configurations are wrong.
  mutating func configuration() -> JSONValue {
    let descriptor = random.pick(descriptors)
    var parameters: [String: JSONValue] = [:]
    for parameter in descriptor.parameters where random.oneIn(3) {
      parameters[parameter.key] = good(parameter.type)
    }
    if random.oneIn(3), let parameter = descriptor.parameters.randomElement(using: &random) {
      parameters[parameter.key] = any(parameter.type)
    }
    if random.oneIn(20) { parameters["colums"] = .number(3) }
    var members: [String: JSONValue] = [
      "layout": .string(descriptor.name), "parameters": JSONValue(object: parameters),
    ]
    if random.oneIn(2) { members["version"] = .number(1) }
    switch random.integer(in: 0...40) {
    case 0: members["layout"] = nil
    case 1: members["layout"] = .string("waterfal")
    case 2: members["version"] = random.pick([.number(2), .string("1"), .null, .number(1.5)])
    case 3: members["parameters"] = random.pick([.null, .array([]), .number(3)])
    case 4: members["parameters"] = nil
    case 5: members["extra"] = .bool(true)
    case 6: return random.pick([.null, .array([JSONValue(object: members)]), .string("waterfall")])
    default: break
    }
    return JSONValue(object: members)
  }

  /// Returns a value that is most likely valid.
  private mutating func good(_ type: LayoutValueType) -> JSONValue {
    switch type {
    case .flag: return .bool(random.oneIn(2))
    case .integer(let range):
      return .number(
        Double(random.pick([range.lowerBound, range.upperBound, min(range.upperBound, 7)])))
    case .number(let range): return .number(length(range))
    case .choice(let names): return .string(random.pick(names))
    case .text(_, let pattern):
      let texts = [
        "B2:D4", "A1", "AA10:B3", "abcdef123456789", "44", "~44", "=0.5", "50%w", "12.25%h",
      ]
      let fitting = texts.filter { $0.range(of: pattern, options: .regularExpression) != nil }
      return .string(random.pick(fitting.isEmpty ? texts : fitting))
    case .size(let range):
      return ["width": .number(length(range)), "height": .number(length(range))]
    case .insets(let range):
      var edges: [String: JSONValue] = [:]
      for edge in ["top", "leading", "bottom", "trailing"] where random.oneIn(2) {
        edges[edge] = .number(length(range))
      }
      return edges.isEmpty ? ["top": .number(length(range))] : JSONValue(object: edges)
    case .columns:
      return random.oneIn(2)
        ? .number(random.pick([1, 3, 65_535]))
        : ["minimumWidth": .number(random.pick([0.5, 120, 1e9]))]
    case .optional(let type): return random.oneIn(2) ? .null : good(type)
    case .list(let type): return .array((0..<random.integer(in: 0...3)).map { _ in good(type) })
    }
  }

  private mutating func length(_ range: ClosedRange<Double>) -> Double {
    random.pick([
      range.lowerBound, range.upperBound, range.clamped(8), range.clamped(2.5), range.clamped(0),
    ])
  }

  /// Returns any value: at the limits of the allowed range, beyond them, or of another type.
  private mutating func any(_ type: LayoutValueType) -> JSONValue {
    let edges: [JSONValue] = [
      .null, .bool(true), .number(0), .number(-1), .number(0.5), .number(65_536), .number(1e9),
      .number(1_000_000_000.5), .number(-1e9), .number(2_147_483_647), .number(2_147_483_648),
      .number(1e300), .string(""), .string("none"), .string("vertical"), .string("Vertical"),
      .string("A0"), .string("A1:"), .string("A1\n"), .string("ABCDEFG1"), .string("A1234567890"),
      .string("44"), .string("5."), .string(".5"), .string("~"), .string("~50%w"), .string("50%x"),
      .string("123456789012345678901"), .string("1.2.3"), .string("44\n"),
      .array([]), .array([.null]), .array([.number(-1)]), .array([.number(2), .number(2.5)]),
      .array([.string("A1"), .string("1A")]), [:], ["width": 3],
      ["width": 3, "height": -4],
      ["width": 3, "height": 4, "depth": 5], ["top": 1], ["top": -1], ["top": "1"], ["left": 1],
      ["minimumWidth": 0], ["minimumWidth": -5], ["minimumWidth": 1e10],
      ["minimumWidth": 3, "top": 4],
      ["top": nil], ["a": ["b": 3]],
    ]
    return random.oneIn(4) ? good(type) : random.pick(edges)
  }
}

extension ClosedRange<Double> {
  func clamped(_ number: Double) -> Double { Swift.min(Swift.max(number, lowerBound), upperBound) }
}
