import LayoutCore
import Spreadsheet

/// The looks that all sheets have in common: headers, lines, and the surfaces of frozen panes.
enum SheetLooks {
  /// Returns a header over a column, or beside a row.
  static func header(
    _ title: String, note: String = "", isSelected: Bool = false,
    alignment: Sketch.Alignment = .center, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    let palette = context.palette
    var sketch = Sketch(attributes, context, label: title)
    sketch.fill(isSelected ? palette.highlight : palette.bar)
    let color = isSelected ? palette.accent : palette.text
    let lines: [Sketch.Line] = [
      .init(title, .bold(12), color), .init(note, .regular(10.5), palette.secondaryText),
    ]
    // What is aligned begins or ends where the cells' texts do; else, narrow columns need all their room.
    let isNarrow = alignment == .center && sketch.size.width < 60
    let room = sketch.bounds.inset(by: isNarrow ? 3 : 10, 2)
    sketch.stack(
      sketch.fitting(lines.filter { !$0.text.isEmpty }, in: room), centeredIn: room,
      alignment: alignment)
    return sketch.look
  }

  /// Everything that is neither a cell nor a header: corner, lines, and surfaces of frozen panes.
  static func decoration(
    _ attributes: LayoutAttributes, corner: String = "", _ context: LookContext
  ) -> ElementLook {
    switch attributes.element.kind {
    case .corner: return header(corner, attributes, context)
    case .background: return surface(context.palette.screen, attributes, context)
    case .rowHeaderBackground, .columnHeaderBackground:
      return surface(context.palette.hairline, attributes, context)
    case .columnGridline, .rowGridline:
      return surface(context.palette.hairline, attributes, context)
    default: return ElementLook()
    }
  }

  /// Returns a surface of one colour.
  static func surface(
    _ color: Color, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    var sketch = Sketch(attributes, context)
    sketch.fill(color)
    return sketch.look
  }

  /// Returns the letters that spreadsheets call a column by: A to Z, AA, AB and so on.
  static func letters(ofColumn column: Int) -> String {
    var letters: [Character] = []
    var rest = column + 1
    while rest > 0 {
      letters.append(Character(Unicode.Scalar(UInt8(65 + (rest - 1) % 26))))
      rest = (rest - 1) / 26
    }
    return String(letters.reversed())
  }
}
