import LayoutCore
import Spreadsheet

/// The periodic table of the elements as a sheet: groups are columns, periods are rows.
struct PeriodicTable: SceneContent, SpreadsheetLayoutDelegate {
  /// The content of a cell.
  enum Square: Hashable, Sendable {
    case empty
    case element(ChemicalElement)
    /// A reference to the row that contains the elements of this cell.
    case reference(String)
    case title
    /// The name of a row that is set apart.
    case name(String)
  }

  /// The squares, row by row: seven periods, a gap, and two rows that are set apart.
  let squares: [[Square]]
  static let gap = 7
  /// Cells that are shown as one, in the syntax of the parameter `merges`.
  static let merges = ["C1:L3", "A9:B9", "A10:B10"]

  init(_ elements: [ChemicalElement]) {
    var squares = [[Square]](repeating: [Square](repeating: .empty, count: 18), count: 10)
    for element in elements {
      switch element.category {
      case .lanthanide: squares[8][element.number - 57 + 2] = .element(element)
      case .actinide: squares[9][element.number - 89 + 2] = .element(element)
      default:
        if let group = element.group { squares[element.period - 1][group - 1] = .element(element) }
      }
    }
    squares[0][2] = .title
    squares[5][2] = .reference("57–71")
    squares[6][2] = .reference("89–103")
    squares[8][0] = .name("Lanthanides")
    squares[9][0] = .name("Actinides")
    self.squares = squares
  }

  // MARK: Answers

  var numberOfSections: Int { squares.count }
  var commonNumberOfItems: Int? { 18 }

  func numberOfItems(inSection section: Int) -> Int { 18 }

  func spreadsheetRow(_ row: Int) -> SpreadsheetRow {
    SpreadsheetRow(height: row == PeriodicTable.gap ? 14 : nil)
  }

  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn { SpreadsheetColumn() }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let element = attributes.element
    switch (element.category, element.kind) {
    case (.cell, _):
      let square = squares[element.index.section][element.index.item]
      return look(of: square, attributes, context)
    case (.supplementary, .columnHeader):
      return SheetLooks.header("\(element.index.item + 1)", attributes, context)
    case (.supplementary, .rowHeader):
      let row = element.index.section
      return SheetLooks.header(row < PeriodicTable.gap ? "\(row + 1)" : "", attributes, context)
    default: return SheetLooks.decoration(attributes, context)
    }
  }

  private func look(
    of square: Square, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    let palette = context.palette
    switch square {
    case .empty: return ElementLook()
    case .title: return title(attributes, context)
    case .element(let element):
      var sketch = Sketch(attributes, context, label: element.symbol)
      sketch.square(element, palette)
      return sketch.look
    case .reference(let text), .name(let text):
      var sketch = Sketch(attributes, context, label: text)
      var alignment = Sketch.Alignment.trailing
      if case .reference = square {
        alignment = .center
        sketch.border(Stroke(palette.hairline, 1), radius: 5)
      }
      sketch.text(
        text, .regular(12), palette.secondaryText, in: sketch.bounds.inset(by: 6, 4),
        alignment: alignment, isCentered: true)
      return sketch.look
    }
  }

  private func title(_ attributes: LayoutAttributes, _ context: LookContext) -> ElementLook {
    let palette = context.palette
    var sketch = Sketch(attributes, context, label: "Periodic table of the elements")
    // The visible part of the room of thirty cells, in reading direction.
    var visible = context.visiblePart(of: attributes.frame)
    if sketch.isMirrored { visible = sketch.mirrored(visible) }
    let isNarrow = visible.width < 420
    let room = visible.inset(by: isNarrow ? 14 : 22, isNarrow ? 6 : 12)
    let height = sketch.text(
      "Periodic table of the elements", .bold(isNarrow ? 17 : 24), palette.text, in: room, lines: 2)
    // The legend of the colours, in as many columns as fit.
    let columns = isNarrow ? 1 : 3
    let font = TextFont.regular(isNarrow ? 11 : 13)
    let pitch = font.lineHeight * (isNarrow ? 1.12 : 1.5)
    let width = room.width / Double(columns)
    for (place, category) in ChemicalElement.Category.allCases.enumerated() {
      let cell = LayoutRect(
        x: room.minX + Double(place % columns) * width,
        y: room.minY + height + pitch * 0.6 + Double(place / columns) * pitch, width: width - 10,
        height: font.lineHeight)
      let chip = LayoutRect(x: cell.minX, y: cell.midY - 5.5, width: 11, height: 11)
      sketch.fill(category.color, in: chip, radius: 3)
      sketch.text(
        category.rawValue, font, palette.text, in: cell.without(leading: 19), isCentered: true)
    }
    return sketch.look
  }
}

extension Sketch {
  /// An element's square: its number, symbol, name and weight.
  fileprivate mutating func square(_ element: ChemicalElement, _ palette: Palette) {
    let color = element.category.color.mixed(with: .black, palette.isDark ? 0.18 : 0)
    fill(color, radius: 5)
    let room = bounds.inset(by: 5, 5)
    text("\(element.number)", .regular(10.5), Color.white.withOpacity(0.92), in: room)
    text(
      element.symbol, .bold(size.height > 60 ? 20 : 17), .white,
      in: LayoutRect(x: room.minX, y: room.minY + 13, width: room.width, height: 22),
      alignment: .center, isCentered: true)
    let lower = LayoutRect(x: 1, y: room.maxY - 23, width: size.width - 2, height: 23)
    stack(
      fitting(
        [
          .init(element.name, .regular(8.75), .white),
          .init(element.weight, .regular(8.75), Color.white.withOpacity(0.92)),
        ], in: lower),
      centeredIn: lower, alignment: .center)
  }
}
