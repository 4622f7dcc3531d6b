import LayoutCore
import LayoutJSON
import LayoutRuntime

/// The export of the setup as code or a command.
extension Playground {
  func export(_ form: String) {
    guard let current else { return }
    let text: String
    switch form {
    case "swift": text = SwiftCode(registry, current).layoutText
    case "swiftui": text = SwiftCode(registry, current).viewText
    case "uikit": text = SwiftCode(registry, current).controllerText
    case "json": text = registry.json(of: current.engine.strategy) ?? ""
    case "sections": text = counts(current)
    default: text = link(current)
    }
    answer.text = Array(text.utf8)
  }

  /// Returns the number of items in each section, as JSON.
  private func counts(_ current: Current) -> String {
    var text = ""
    for section in current.collection.sections {
      text += (text.isEmpty ? "" : ", ") + "\(section.items.count)"
    }
    return "[\(text)]"
  }

  /// Returns the values that differ from the layout's own, in the order of its parameters.
  private func specified(_ current: Current) -> [(ParameterDescriptor, LayoutValue)] {
    let all = registry.configuration(of: current.engine.strategy)?.configuration
    return current.layout.parameters.compactMap { parameter in
      guard let value = all?[parameter.key], value != parameter.defaultValue else { return nil }
      return (parameter, value)
    }
  }

  /// Lines of `key=value`, everything that differs from a layout's own defaults.
  private func link(_ current: Current) -> String {
    var text = "layout=\(current.layout.name)\ndata=\(current.source.name)\ndefaults=none"
    if current.source.isGenerated { text += "\nitems=\(current.items)" }
    if current.environment.direction == .rightToLeft { text += "\ndirection=rightToLeft" }
    if current.anchor != .start { text += "\nanchor=\(Playground.name(of: current.anchor))" }
    for (parameter, value) in specified(current) {
      text += "\nset.\(parameter.key)=\(value.setupText)"
    }
    return text
  }
}
