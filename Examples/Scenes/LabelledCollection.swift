import LayoutCore

/// A collection that is shown as boxes, with the index of each element as its label.
struct LabelledCollection<Content: LayoutDelegate & Sendable>: SceneContent {
  let content: Content

  // MARK: Answers

  var numberOfSections: Int { content.numberOfSections }

  func numberOfItems(inSection section: Int) -> Int { content.numberOfItems(inSection: section) }

  var commonNumberOfItems: Int? { content.commonNumberOfItems }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    content.sizeForItem(at: index, proposal: proposal)
  }

  func answer(in slot: inout AnswerSlot) { content.answer(in: &slot) }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let element = attributes.element
    let palette = context.palette
    let isCell = element.category == .cell
    let label = isCell ? "\(element.index)" : "\(element.kind) \(element.index)"
    switch element.category {
    case .decoration:
      var sketch = Sketch(attributes, context)
      sketch.border(Stroke(palette.hairline, 1), radius: 4)
      return sketch.look
    case .cell, .supplementary:
      var sketch = Sketch(attributes, context, label: label)
      // Sections have one of two colours in turn, so that their limits are visible.
      let fill =
        !isCell
        ? palette.bar : element.index.section.isMultiple(of: 2) ? palette.highlight : palette.card
      sketch.fill(fill, radius: isCell ? 6 : 0)
      sketch.border(Stroke(isCell ? palette.accent : palette.hairline, 1), radius: isCell ? 6 : 0)
      sketch.text(
        label, isCell ? .regular(12) : .bold(12), palette.text, in: sketch.bounds.inset(by: 4, 0),
        alignment: .center, isCentered: true)
      return sketch.look
    }
  }
}

/// Items of different sizes, in sections of different lengths.
struct NumberedItems: LayoutDelegate, Sendable {
  private static let counts = [12, 5, 24, 9]

  var numberOfSections: Int { NumberedItems.counts.count }

  func numberOfItems(inSection section: Int) -> Int { NumberedItems.counts[section] }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    let number = index.section * 5 + index.item
    return LayoutSize(
      width: 60 + 20 * Double(number * 7 % 5), height: 40 + 16 * Double(number * 5 % 7))
  }
}

extension Scene {
  /// Returns a scene that shows a collection in the layout with the given name, with the indexes of
  /// its elements.
  static func labelled(
    _ content: some LayoutDelegate & Sendable, name: String, summary: String,
    _ parameters: LayoutConfiguration
  ) -> Scene {
    Scene(
      name: name, title: name, summary: summary, layout: name,
      content: LabelledCollection(content: content)
    ) { _ in Setting(parameters: parameters) }
  }
}
