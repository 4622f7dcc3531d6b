import Compositional
import LayoutCore
import LayoutRuntime
import Mixed

/// Swift that makes the layout of a playground: the layout alone, or a complete file.
struct SwiftCode {
  private let registry: LayoutRegistry
  let current: Playground.Current
  let spelling: SwiftSpelling
  /// The modules of the layouts, and the types that no product has.
  private(set) var modules: [String] = []
  private var files: [String] = []
  /// The statements that declare a constant or variable `layout`.
  private(set) var statements: [String] = []

  init(_ registry: LayoutRegistry, _ current: Playground.Current) {
    self.registry = registry
    self.current = current
    spelling = SwiftSpelling(layout: current.layout.name)
    declare(current.engine.strategy, as: "layout")
  }

  /// The type of the layout.
  var type: String { spelling.type }

  /// The layout alone, with the sizes of a sheet that its questions ask for.
  var layoutText: String {
    imports([]) + "\n" + lines(statements) + lines(sheetSizes(isStatic: false))
      + lines(current.layout.name == "board" ? boardPlaces(isStatic: false) : [])
      + lines(laneExtents(isStatic: false))
      + (hasWideItems
        ? "// The first item of each section spans two columns, as a WaterfallItemDelegate says.\n"
        : "")
  }

  func lines(_ lines: [String], indentation: String = "") -> String {
    var text = ""
    for line in lines { text += (line.isEmpty ? "" : indentation + line) + "\n" }
    return text
  }

  /// Returns the imports, and notes about types whose source follows the code.
  func imports(_ others: [String]) -> String {
    var text = ""
    let own = files.isEmpty && modules.isEmpty ? ["LayoutCore"] : ["LayoutCore"] + modules
    for module in (own + others).sorted(by: { $0.isOrdered(before: $1) }) {
      text += "import \(module)\n"
    }
    for type in files {
      text += "// \(type): Examples/Strategies/\(type).swift\n"
    }
    return text
  }

  private mutating func use(_ spelling: SwiftSpelling) {
    if let module = spelling.module {
      if !modules.contains(module) { modules.append(module) }
    } else if !files.contains(spelling.type) {
      files.append(spelling.type)
    }
  }

  /// Adds the statements that declare a layout.
  private mutating func declare(_ layout: AnyLayoutStrategy, as name: String) {
    if let mixed = layout.unwrapped(as: MixedLayout.self) { return declare(mixed, as: name) }
    if let compositional = layout.unwrapped(as: CompositionalLayout.self) {
      return declare(compositional, as: name)
    }
    guard let (own, values) = registry.configuration(of: layout) else { return }
    let spelling = SwiftSpelling(layout: own)
    use(spelling)
    var changes: [String] = []
    for parameter in registry.descriptors.first(where: { $0.name == own })?.parameters ?? [] {
      // A style without a name is written as its components.
      guard let value = values[parameter.key], value != parameter.defaultValue,
        value != .text("custom")
      else { continue }
      changes.append(
        "\(name).\(spelling.path(of: parameter.key)) = \(spelling.spell(value, parameter))")
    }
    statements.append("\(changes.isEmpty ? "let" : "var") \(name) = \(spelling.type)()")
    statements += changes
  }

  /// Adds the statements that declare the layouts of the blocks, each once, and the layout of them.
  private mutating func declare(_ mixed: MixedLayout, as name: String) {
    use(SwiftSpelling(layout: "mixed"))
    var known: [(layout: AnyLayoutStrategy, name: String)] = []
    var blocks: [String] = []
    for block in mixed.blocks {
      let own: String
      if let old = known.first(where: { $0.layout == block.layout }) {
        own = old.name
      } else {
        let base = SwiftSpelling(layout: registry.configuration(of: block.layout)?.name ?? "block")
          .variable
        let count = known.reduce(1) { $0 + ($1.name.hasPrefix(base) ? 1 : 0) }
        own = count > 1 ? "\(base)\(count)" : base
        declare(block.layout, as: own)
        statements.append("")
        known.append((block.layout, own))
      }
      var text = "MixedBlock(\(own)"
      if let sections = block.sections { text += ", sections: \(sections)" }
      if block.insets != .zero { text += ", insets: \(spelling.spell(block.insets))" }
      blocks.append(text + ")")
    }
    statements.append("let \(name) = MixedLayout(")
    statements.append(blocks.isEmpty ? "  blocks: []" : "  blocks: [")
    for block in blocks { statements.append("    \(block),") }
    if !blocks.isEmpty { statements.append("  ]") }
    finish([
      mixed.axis == .vertical ? "" : "axis: .horizontal",
      mixed.blockSpacing == 0 ? "" : "blockSpacing: \(spelling.plain(mixed.blockSpacing))",
      mixed.rounding == .lossless ? "" : "rounding: .\(mixed.rounding.rawValue)",
    ])
  }

  /// Adds the statements that declare a layout with a description of each section.
  ///
  /// Data that describes its sections does so for the width of the container.
  private mutating func declare(_ layout: CompositionalLayout, as name: String) {
    use(SwiftSpelling(layout: "compositional"))
    var sections = layout.sections
    if name == "layout", current.isDescribedByData {
      sections = current.collection.sections.compactMap {
        current.source.compositionalSection(
          Int($0.number), width: current.environment.containerSize.width)
      }
    }
    // The last description applies to the sections that follow.
    while sections.count > 1, sections[sections.count - 1] == sections[sections.count - 2] {
      sections.removeLast()
    }
    statements.append("let \(name) = CompositionalLayout(")
    statements.append("  sections: [")
    for section in sections { statements += spelling.lines(section) }
    statements.append("  ]")
    finish([
      layout.axis == .vertical ? "" : "axis: .horizontal",
      layout.interSectionSpacing == 0
        ? "" : "interSectionSpacing: \(spelling.plain(layout.interSectionSpacing))",
      layout.rounding == .lossless ? "" : "rounding: .\(layout.rounding.rawValue)",
    ])
  }

  /// Ends an initializer with its last arguments.
  private mutating func finish(_ arguments: [String]) {
    for argument in arguments where !argument.isEmpty {
      statements[statements.count - 1] += ","
      statements.append("  \(argument)")
    }
    statements[statements.count - 1] += ")"
  }
}

extension Playground.Current {
  /// A Boolean value that indicates whether the data describes the sections of the layout.
  var isDescribedByData: Bool {
    layout.name == "compositional" && source.compositionalSection(0, width: 0) != nil
  }
}

extension String {
  /// Returns whether the text is before another one in the order of its bytes.
  fileprivate func isOrdered(before other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
