import Foundation

/// Functions that format numbers as text.
enum Figure {
  /// Returns a number with a suitable unit, such as 1.2 ns, 340 µs or 2.1 ms.
  static func text(_ value: Double, _ unit: Scenario.Unit) -> String {
    switch unit {
    case .perItem: return plain(value) + " ns/item"
    case .bytesPerItem: return plain(value) + " B/item"
    case .bytes: return plain(value) + " B"
    case .work: return grouped(Int(value))
    case .perOperation:
      if value < 1000 { return plain(value) + " ns" }
      if value < 1e6 { return plain(value / 1000) + " µs" }
      return plain(value / 1e6) + " ms"
    }
  }

  /// Returns a number with about three significant digits.
  static func plain(_ value: Double) -> String {
    if value.isNaN { return "–" }
    if value >= 1000 { return grouped(Int(value.rounded())) }
    let digits = value >= 100 || value == value.rounded() ? 0 : value >= 10 ? 1 : 2
    var text = String(format: "%.\(digits)f", value)
    while text.contains("."), text.hasSuffix("0") || text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Returns a number with a comma between groups of three digits.
  static func grouped(_ number: Int) -> String {
    var text = ""
    for (place, digit) in String(number).reversed().enumerated() {
      if place > 0, place % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// Returns a number of columns with its noun.
  static func columns(_ count: Int) -> String { count == 1 ? "1 column" : "\(count) columns" }
}
