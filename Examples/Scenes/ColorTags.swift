import Flow
import LayoutCore

/// The names of colours as tags, each as wide as its letters.
struct ColorTags: SceneContent {
  let colors: [ColorComb.NamedColor]

  private static let font = TextFont.bold(13)

  // MARK: Answers

  func numberOfItems(inSection section: Int) -> Int { colors.count }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    let width = TextMetrics.width(of: colors[index.item].name, in: ColorTags.font)
    return LayoutSize(width: (width + 30).rounded(.up), height: 34)
  }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    guard attributes.element.category == .cell else { return ElementLook() }
    let named = colors[attributes.element.index.item]
    var sketch = Sketch(attributes, context, label: named.name)
    let edge =
      context.palette.isDark ? Color.white.withOpacity(0.16) : Color.black.withOpacity(0.12)
    sketch.fill(named.color, radius: sketch.size.height / 2)
    sketch.border(Stroke(edge, 1), radius: sketch.size.height / 2)
    sketch.text(
      named.name, ColorTags.font, named.color.inked, in: sketch.bounds.inset(by: 12, 0),
      alignment: .center, isCentered: true)
    return sketch.look
  }
}
