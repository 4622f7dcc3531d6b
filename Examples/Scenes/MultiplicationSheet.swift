import LayoutCore

/// A multiplication table of 1,048,576 rows by 16,384 columns: 17 billion cells, none of them stored.
struct MultiplicationSheet: SceneContent {
  static let rows = 1_048_576
  static let columns = 16_384
  /// The cell that is picked out: 2¹⁹ rows down and 2¹³ columns along.
  static let selected = ElementIndex(section: 524_287, item: 8_191)

  // MARK: Answers

  var numberOfSections: Int { MultiplicationSheet.rows }
  var commonNumberOfItems: Int? { MultiplicationSheet.columns }

  func numberOfItems(inSection section: Int) -> Int { MultiplicationSheet.columns }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let index = attributes.element.index
    let selected = MultiplicationSheet.selected
    switch (attributes.element.category, attributes.element.kind) {
    case (.cell, _): return cell(attributes, context)
    case (.supplementary, .columnHeader):
      return SheetLooks.header(
        SheetLooks.letters(ofColumn: index.item), note: "× \((index.item + 1).grouped)",
        isSelected: index.item == selected.item, attributes, context)
    case (.supplementary, .rowHeader):
      return SheetLooks.header(
        (index.section + 1).grouped, isSelected: index.section == selected.section,
        alignment: .trailing, attributes, context)
    default: return SheetLooks.decoration(attributes, context)
    }
  }

  private func cell(_ attributes: LayoutAttributes, _ context: LookContext) -> ElementLook {
    let palette = context.palette
    let index = attributes.element.index
    let product = (index.section + 1) * (index.item + 1)
    let text = product.grouped
    var sketch = Sketch(attributes, context, label: text)
    let isSelected = index == MultiplicationSheet.selected
    sketch.fill(isSelected ? palette.highlight : palette.screen)
    if isSelected { sketch.border(Stroke(palette.accent, 2)) }
    sketch.text(
      text, isSelected ? .bold(12.5) : .regular(12.5), isSelected ? palette.accent : palette.text,
      in: sketch.bounds.inset(by: 8, 2), alignment: .trailing, isCentered: true)
    return sketch.look
  }
}
