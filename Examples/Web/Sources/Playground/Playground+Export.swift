import LayoutCore
import LayoutJSON
import LayoutRuntime

/// The export of the setup as code or a command.
extension Playground {
  func export(_ form: String) {
    guard let current else { return }
    let text: String
    switch form {
    case "swift": text = swiftCode(current)
    case "json": text = registry.json(of: current.engine.strategy) ?? ""
    default: text = link(current)
    }
    answer.text = Array(text.utf8)
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

  // MARK: Swift

  /// Swift that makes the layout.
  private func swiftCode(_ current: Current) -> String {
    let name = SwiftSpelling(layout: current.layout.name)
    var text = "import LayoutCore\n"
    text += name.module.map { "import \($0)\n" } ?? "// \(name.type) comes from \(name.file)\n"
    let values = specified(current)
    guard name.hasProperties else {
      var parts: [SwiftSpelling] = []
      if name.isComposite {
        for descriptor in registry.descriptors where descriptor.name != name.layout {
          parts.append(SwiftSpelling(layout: descriptor.name))
        }
      }
      for part in parts {
        text += part.module.map { "import \($0)\n" } ?? "// \(part.type) comes from \(part.file)\n"
      }
      return text + name.registered(values, parts)
    }
    text += "\n\(values.isEmpty ? "let" : "var") layout = \(name.type)()\n"
    // A style without a name is written as its components.
    for (parameter, value) in values where value != .text("custom") {
      text += "layout.\(name.path(of: parameter.key)) = \(name.spell(value, parameter))\n"
    }
    return text
  }
}

/// The spelling of a layout and its parameters in Swift.
///
/// A layout `grouped-columns` is `GroupedColumnsLayout` of the module `GroupedColumns`, and a
/// parameter is a property of the same name; this type specifies the exceptions.
struct SwiftSpelling {
  let layout: String
  let type: String
  /// The module, or nil for a layout that no product has.
  let module: String?

  /// A Boolean value that indicates whether every parameter is a property; where they describe a
  /// part of the layout, its registration knows how they are written.
  var hasProperties: Bool { layout != "compositional" && !isComposite }

  /// A Boolean value that indicates whether it names other layouts, which have to be registered
  /// before it.
  var isComposite: Bool { layout == "mixed" }

  var file: String { "Examples/Strategies/\(type).swift" }

  init(layout: String) {
    var camel: [UInt8] = []
    var isStart = true
    for byte in layout.utf8 {
      if byte == UInt8(ascii: "-") {
        isStart = true
      } else {
        camel.append(isStart && byte >= 0x61 ? byte - 32 : byte)
        isStart = false
      }
    }
    let name = String(decoding: camel, as: UTF8.self)
    self.layout = layout
    type = name + "Layout"
    module = layout == "honeycomb" ? nil : name
  }

  /// Returns the property of a parameter.
  func path(of key: String) -> String {
    if layout == "grouped-columns" {
      switch key {
      case "sectionSpacing", "headerExtent", "footerExtent": return "section.\(key)"
      case "cardInsets", "cornerRadius", "hasBackground", "separatorThickness", "separatorLeading",
        "separatorTrailing", "hasOuterSeparators":
        return "style.\(key)"
      default: return key
      }
    }
    guard layout == "waterfall" || layout == "flow" else { return key }
    switch key {
    case "headerExtent": return "section.header.extent"
    case "headerInsets": return "section.header.insets"
    case "pinsHeaders": return "section.header.isPinned"
    case "footerExtent": return "section.footer.extent"
    case "footerInsets": return "section.footer.insets"
    case "pinsFooters": return "section.footer.isPinned"
    case "columns", "columnSpacing", "itemSpacing", "lineSpacing", "sectionInsets", "itemSize",
      "lineAlignment":
      return "section.\(key)"
    default: return key
    }
  }

  /// Returns a value as an expression.
  func spell(_ value: LayoutValue, _ parameter: ParameterDescriptor) -> String {
    switch value {
    case .none: return "nil"
    case .flag, .integer, .number: return value.description
    case .text(let text):
      if case .choice = parameter.type { return ".\(text)" }
      return "\"\(text)\""
    case .size(let size): return spell(size)
    case .insets(let insets): return spell(insets)
    case .columns(let columns): return spell(columns)
    case .list(let values):
      var items = ""
      for value in values {
        items += items.isEmpty ? "" : ", "
        if case .text(let text) = value {
          items += "\"\(text)\""
        } else {
          items += value.description
        }
      }
      // Ranges of cells are read from text, and may fail to be.
      return parameter.key == "merges" ? "[\(items)].compactMap { CellRange($0) }" : "[\(items)]"
    case .object: return literal(value)
    }
  }

  /// Returns the layout by its name.
  ///
  /// - Parameter parts: The layouts that it may be made of.
  func registered(
    _ values: [(ParameterDescriptor, LayoutValue)], _ parts: [SwiftSpelling]
  ) -> String {
    var text = "\nvar registry = LayoutRegistry()\n"
    for part in parts { text += "try registry.register(\(part.type).registration)\n" }
    let own = isComposite ? "registration(of: registry)" : "registration"
    text += "try registry.register(\(type).\(own))\n"
    text += "let layout = try registry.layout(named: \"\(layout)\", ["
    for (parameter, value) in values {
      text += "\n  \"\(parameter.key)\": \(literal(value)),"
    }
    return text + (values.isEmpty ? ":])\n" : "\n])\n")
  }

  /// Returns a value as an entry of a configuration.
  private func literal(_ value: LayoutValue) -> String {
    switch value {
    case .none: return ".none"
    case .text(let text): return "\"\(text)\""
    case .size(let size): return ".size(\(spell(size)))"
    case .insets(let insets): return ".insets(\(spell(insets)))"
    case .columns(let columns): return ".columns(\(spell(columns)))"
    case .list(let values):
      var items = ""
      for value in values { items += (items.isEmpty ? "" : ", ") + literal(value) }
      return "[\(items)]"
    case .object(let object):
      var items = ""
      for entry in object.entries {
        items += (items.isEmpty ? "" : ", ") + "\"\(entry.key)\": \(literal(entry.value))"
      }
      return items.isEmpty ? "[:]" : "[\(items)]"
    case .flag, .integer, .number: return value.description
    }
  }

  private func spell(_ size: LayoutSize) -> String {
    "LayoutSize(width: \(plain(size.width)), height: \(plain(size.height)))"
  }

  private func spell(_ insets: LayoutInsets) -> String {
    "LayoutInsets(top: \(plain(insets.top)), leading: \(plain(insets.leading)), "
      + "bottom: \(plain(insets.bottom)), trailing: \(plain(insets.trailing)))"
  }

  private func spell(_ columns: ColumnCount) -> String {
    switch columns {
    case .fixed(let count): "\(count)"
    case .adaptive(let width): ".adaptive(minimumWidth: \(plain(width)))"
    }
  }

  private func plain(_ number: Double) -> String { LayoutValue.number(number).description }
}
