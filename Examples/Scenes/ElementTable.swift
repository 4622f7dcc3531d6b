import LayoutCore
import Spreadsheet

/// The chemical elements as a table: a row for each, and one more for the range of every column.
struct ElementTable: SceneContent, SpreadsheetLayoutDelegate {
  let elements: [ChemicalElement]

  /// The columns from the leading edge on.
  enum Column: Int, CaseIterable {
    case period, element, weight, group, block, category, electronegativity, melting, discovered

    var title: String {
      switch self {
      case .period: "Period"
      case .element: "Element"
      case .weight: "Weight"
      case .group: "Group"
      case .block: "Block"
      case .category: "Category"
      case .electronegativity: "Electronegativity"
      case .melting: "Melting point"
      case .discovered: "Discovered"
      }
    }

    var note: String {
      switch self {
      case .weight: "standard"
      case .group: "1 to 18"
      case .block: "s p d f"
      case .electronegativity: "Pauling scale"
      case .melting: "kelvins"
      case .discovered: "year"
      default: ""
      }
    }

    /// The distance of texts from the cell's sides.
    var margin: Double {
      switch self {
      case .element: 8
      case .discovered: 20
      default: 10
      }
    }

    var width: Double {
      switch self {
      case .period: 50
      case .element: 136
      case .weight: 110
      case .group: 80
      case .block: 76
      case .category: 163
      case .electronegativity: 190
      case .melting: 208
      case .discovered: 140
      }
    }
  }

  /// The row below all elements.
  var lastRow: Int { elements.count }

  /// A cell for the run of rows of each period, in the syntax of the parameter `merges`.
  var merges: [String] {
    var names: [String] = []
    var start = 0
    for row in 1...elements.count {
      if row == elements.count || elements[row].period != elements[start].period {
        names.append("A\(start + 1):A\(row)")
        start = row
      }
    }
    return names + ["A\(lastRow + 1):B\(lastRow + 1)"]
  }

  // MARK: Answers

  var numberOfSections: Int { elements.count + 1 }

  func numberOfItems(inSection section: Int) -> Int { Column.allCases.count }

  func spreadsheetRow(_ row: Int) -> SpreadsheetRow { SpreadsheetRow() }

  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn {
    SpreadsheetColumn(width: Column(rawValue: column)?.width)
  }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let element = attributes.element
    switch (element.category, element.kind) {
    case (.cell, _): return cell(attributes, context)
    case (.supplementary, .columnHeader):
      guard let column = Column(rawValue: element.index.item) else { return ElementLook() }
      return SheetLooks.header(
        column.title, note: column.note, alignment: alignment(of: column), attributes, context)
    case (.supplementary, .rowHeader):
      let row = element.index.section
      return SheetLooks.header(
        row < elements.count ? "\(elements[row].number)" : "", isSelected: row == elements.count,
        attributes, context)
    default: return SheetLooks.decoration(attributes, corner: "No.", context)
    }
  }

  private func alignment(of column: Column) -> Sketch.Alignment {
    switch column {
    case .weight, .discovered: .trailing
    case .period, .group, .block: .center
    default: .leading
    }
  }

  private func cell(_ attributes: LayoutAttributes, _ context: LookContext) -> ElementLook {
    let palette = context.palette
    let row = attributes.element.index.section
    guard let column = Column(rawValue: attributes.element.index.item) else { return ElementLook() }
    guard row < elements.count else { return summary(column, attributes, context) }
    let element = elements[row]
    var sketch = Sketch(attributes, context, label: text(of: element, in: column))
    sketch.fill(row.isMultiple(of: 2) || column == .period ? palette.screen : palette.stripe)
    let room = sketch.bounds.inset(by: column.margin, 2)
    switch column {
    case .period: sketch.period(element.period, attributes, context)
    case .element: sketch.element(element, in: room, palette)
    case .category:
      sketch.circle(
        LayoutPoint(x: room.minX + 5, y: room.midY), radius: 4.5,
        element.category.color.mixed(with: .white, palette.isDark ? 0.25 : 0))
      sketch.text(
        element.category.rawValue, .regular(13), palette.text, in: room.without(leading: 17),
        isCentered: true)
    case .electronegativity:
      sketch.bar(
        Double(element.electronegativity).map { $0 / 4 }, in: room, element.category, palette)
      sketch.number(text(of: element, in: column), in: room, palette)
    case .melting:
      sketch.bar(Double(element.melting).map { $0 / 3700 }, in: room, element.category, palette)
      sketch.number(text(of: element, in: column), in: room, palette)
    default:
      sketch.text(
        text(of: element, in: column), .regular(13), palette.text, in: room,
        alignment: alignment(of: column), isCentered: true)
    }
    return sketch.look
  }

  private func text(of element: ChemicalElement, in column: Column) -> String {
    switch column {
    case .period: "\(element.period)"
    case .element: element.name
    case .weight: element.weight
    case .group: element.group.map { "\($0)" } ?? "–"
    case .block: element.block
    case .category: element.category.rawValue
    case .electronegativity: element.electronegativity.isEmpty ? "–" : element.electronegativity
    case .melting: element.melting.isEmpty ? "–" : element.melting
    case .discovered: element.discovered
    }
  }

  /// Returns a cell of the last row: the least and the largest value.
  private func summary(
    _ column: Column, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    var text: String
    switch column {
    case .period, .element: text = "\(elements.count) elements"
    case .weight: text = range(\.weight) { $0.mass }
    case .group: text = "18"
    case .block: text = "4"
    case .category: text = "\(ChemicalElement.Category.allCases.count - 1) categories"
    case .electronegativity:
      text = range(\.electronegativity) { Double($0.electronegativity) }
    case .melting: text = range(\.melting) { Double($0.melting) } + " K"
    case .discovered: text = "to \(elements.compactMap { Int($0.discovered) }.max() ?? 0)"
    }
    var sketch = Sketch(attributes, context, label: text)
    sketch.fill(context.palette.highlight)
    sketch.text(
      text, .bold(12.5), context.palette.accent, in: sketch.bounds.inset(by: column.margin, 2),
      alignment: alignment(of: column), isCentered: true)
    return sketch.look
  }

  /// Returns the texts of the elements with the least and the largest number.
  private func range(
    _ text: KeyPath<ChemicalElement, String>, of number: (ChemicalElement) -> Double?
  ) -> String {
    let known = elements.filter { number($0) != nil }
    func order(_ one: ChemicalElement, _ two: ChemicalElement) -> Bool {
      (number(one) ?? 0) < (number(two) ?? 0)
    }
    guard let least = known.min(by: order), let largest = known.max(by: order) else { return "" }
    return "\(least[keyPath: text]) to \(largest[keyPath: text])"
  }
}

extension Sketch {
  /// The number of a period, in the middle of what is to be seen of its rows.
  fileprivate mutating func period(
    _ period: Int, _ attributes: LayoutAttributes, _ context: LookContext
  ) {
    let visible = context.visiblePart(of: attributes.frame)
    // Rows below the headers and the last row count as visible; that hardly moves the middle.
    let room = LayoutRect(x: 4, y: visible.minY, width: size.width - 8, height: visible.height)
    text(
      "\(period)", .bold(20), context.palette.secondaryText, in: room, alignment: .center,
      isCentered: true)
  }

  /// An element's symbol on a chip of its category's colour, and its name.
  fileprivate mutating func element(
    _ element: ChemicalElement, in room: LayoutRect, _ palette: Palette
  ) {
    let chip = LayoutRect(x: room.minX - 2, y: room.midY - 11, width: 30, height: 22)
    fill(element.category.color, in: chip, radius: 5)
    text(element.symbol, .bold(12.5), .white, in: chip, alignment: .center, isCentered: true)
    text(
      element.name, .regular(13), palette.text, in: room.without(leading: 35), isCentered: true)
  }

  /// A bar as long as a share of the room behind a number.
  fileprivate mutating func bar(
    _ share: Double?, in room: LayoutRect, _ category: ChemicalElement.Category,
    _ palette: Palette
  ) {
    guard let share else { return }
    let rail = room.without(leading: 54)
    let track = LayoutRect(x: rail.minX, y: rail.midY - 3, width: rail.width, height: 6)
    fill(palette.hairline.withOpacity(0.55), in: track, radius: 3)
    let length = max(6, track.width * min(1, share))
    fill(
      category.color.mixed(with: .white, palette.isDark ? 0.2 : 0.12),
      in: LayoutRect(x: track.minX, y: track.minY, width: length, height: 6), radius: 3)
  }

  /// A number in front of its bar.
  fileprivate mutating func number(_ text: String, in room: LayoutRect, _ palette: Palette) {
    let rail = LayoutRect(x: room.minX, y: room.minY, width: 44, height: room.height)
    self.text(
      text, .regular(13), palette.text, in: rail, alignment: .trailing, isCentered: true)
  }
}
