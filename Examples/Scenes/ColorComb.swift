import LayoutCore

/// Colours with a name, each in a hexagon.
struct ColorComb: SceneContent {
  /// A colour and its name, word by word.
  struct NamedColor: Hashable, Sendable {
    var name: String
    var color: Color
  }

  let colors: [NamedColor]

  /// Creates a comb from lines of a name and hexadecimal digits; ignores all other lines.
  init(_ lines: [[String]]) {
    colors = lines.compactMap { fields in
      guard fields.count == 2, let color = Color(hex: fields[1]) else { return nil }
      return NamedColor(name: fields[0], color: color)
    }
  }

  // MARK: Answers

  func numberOfItems(inSection section: Int) -> Int { colors.count }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    guard attributes.element.category == .cell else { return ElementLook() }
    let named = colors[attributes.element.index.item]
    var sketch = Sketch(attributes, context, label: named.name, notes: [named.color.hex])
    let edge =
      context.palette.isDark ? Color.white.withOpacity(0.16) : Color.black.withOpacity(0.12)
    sketch.polygon(
      ColorComb.hexagon(in: sketch.bounds, axis: context.axis), named.color,
      stroke: Stroke(edge, 1))
    let ink = named.color.inked
    // A hexagon has its full width in the middle half only; there the writing goes.
    let size = sketch.size
    let room =
      context.axis == .vertical
      ? sketch.bounds.inset(by: 5, size.height * 0.24)
      : sketch.bounds.inset(by: size.width * 0.2, size.height * 0.16)
    let lines: [Sketch.Line] = [
      .init(named.name, .bold(10.5), ink, count: 3),
      .init(named.color.hex, .regular(9.5), ink),
    ]
    sketch.stack(sketch.fitting(lines, in: room), centeredIn: room, alignment: .center)
    return sketch.look
  }

  /// Returns the corners of a regular hexagon in the rectangle around it: standing on a corner if
  /// the layout scrolls vertically, lying on a side if it scrolls horizontally.
  static func hexagon(in rect: LayoutRect, axis: LayoutAxis) -> [LayoutPoint] {
    let shares: [(Double, Double)] = [
      (0.5, 0), (1, 0.25), (1, 0.75), (0.5, 1), (0, 0.75), (0, 0.25),
    ]
    return shares.map { cross, main in
      axis == .vertical
        ? LayoutPoint(x: rect.minX + cross * rect.width, y: rect.minY + main * rect.height)
        : LayoutPoint(x: rect.minX + main * rect.width, y: rect.minY + cross * rect.height)
    }
  }
}
