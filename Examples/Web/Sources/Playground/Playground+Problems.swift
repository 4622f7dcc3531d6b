import LayoutCore
import LayoutRuntime

/// Problems of setups, which links and controls report in the same way.
extension Playground {
  /// The number of items that generated data can have.
  static let itemRange = 1...1_000_000
  /// The number of elements that a page draws; a screen has no room for more that can be recognized.
  static let mostShown = 4000

  private static let keys = [
    "layout", "data", "scene", "items", "direction", "anchor", "defaults",
  ]

  /// Returns the first problem of a setup that no layout reports, or nil if there is none.
  func problem(of setup: Setup) -> String? {
    for entry in setup.entries where !entry.key.hasPrefix("set.") {
      let known: [String]
      switch entry.key {
      case "scene": known = WebScenes.all.map { $0.name }
      case "data": known = sources.map { $0.name }
      case "anchor": known = ["start", "leading", "end", "offset"]
      case "direction": known = ["leftToRight", "rightToLeft"]
      case "items":
        if let count = Int(entry.value), Playground.itemRange.contains(count) { continue }
        return "items: \(entry.value) is out of range; use 1...1,000,000"
      default:
        if Playground.keys.contains(entry.key) { continue }
        return "\"\(entry.key)\" is unknown; known are \(listed(Playground.keys))"
      }
      if !known.contains(entry.value) {
        return "\(entry.key): \"\(entry.value)\" is unknown; known are \(listed(known))"
      }
    }
    return nil
  }

  private func listed(_ names: [String]) -> String {
    var text = ""
    for name in names { text += (text.isEmpty ? "" : ", ") + name }
    return text
  }

  /// Reports the diagnostics of the layout, one a line.
  func tellDiagnostics() {
    guard let current else { return }
    var text = current.engine.diagnostics.description
    // A length that is valid, and of which a screen shows nothing.
    let values = registry.configuration(of: current.engine.strategy)?.configuration
    let size = current.environment.containerSize
    let most = max(5000, 4 * max(size.width, size.height))
    for parameter in current.layout.parameters where parameter.unit == .points {
      guard case .number(let length)? = values?[parameter.key], length > most,
        values?[parameter.key] != parameter.defaultValue
      else { continue }
      text +=
        (text.isEmpty ? "" : "\n")
        + "\(parameter.key): \(LayoutValue.number(length)) points are more than four times the viewport"
    }
    answer.text = Array(text.utf8)
  }
}
