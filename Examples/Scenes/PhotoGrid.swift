import Flow
import LayoutCore

/// Paintings as squares, by era, as a photo app shows them.
struct PhotoGrid: SceneContent {
  /// An era and its paintings.
  struct Section: Sendable {
    var title: String
    var paintings: [Painting]
  }

  let sections: [Section]

  /// Creates a grid with a section for each era, in the order of the first painting of each era.
  init(_ paintings: [Painting]) {
    var sections: [Section] = []
    for painting in paintings {
      if let place = sections.firstIndex(where: { $0.title == painting.era }) {
        sections[place].paintings.append(painting)
      } else {
        sections.append(Section(title: painting.era, paintings: [painting]))
      }
    }
    self.sections = sections
  }

  // MARK: Answers

  var numberOfSections: Int { sections.count }

  func numberOfItems(inSection section: Int) -> Int { sections[section].paintings.count }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let index = attributes.element.index
    guard sections.indices.contains(index.section) else { return ElementLook() }
    let section = sections[index.section]
    switch (attributes.element.category, attributes.element.kind) {
    case (.cell, _): return photo(section.paintings[index.item], attributes, context)
    case (.supplementary, .header): return heading(section, attributes, context)
    case (.supplementary, _): return count(section, attributes, context)
    case (.decoration, _): return ElementLook()
    }
  }

  private func photo(
    _ painting: Painting, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    var sketch = Sketch(attributes, context, label: painting.title)
    let room = sketch.bounds.inset(by: 8, 7)
    let lines = sketch.fitting(
      [.init(painting.title, .bold(11), .white, count: 2)],
      in: LayoutRect(x: room.minX, y: room.midY, width: room.width, height: room.height / 2))
    var stops = zip(painting.colors, [0, 0.4, 0.62]).map { Paint.Stop(color: $0, place: $1) }
    if let last = stops.popLast() {
      stops.append(Paint.Stop(color: last.color.darkened(toContrast: 6.5), place: last.place))
    }
    sketch.fill(.gradient(stops))
    sketch.stack(lines, atBottomOf: room)
    return sketch.look
  }

  private func heading(
    _ section: Section, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    var sketch = Sketch(attributes, context, label: section.title)
    // Opaque: photos pass below it.
    sketch.fill(context.palette.screen)
    sketch.text(
      section.title, .bold(19), context.palette.text, in: margins(sketch, context),
      isCentered: true)
    return sketch.look
  }

  private func count(
    _ section: Section, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    let text = section.paintings.count.counted("painting")
    var sketch = Sketch(attributes, context, label: text)
    sketch.text(
      text, .regular(12), context.palette.secondaryText, in: margins(sketch, context),
      isCentered: true)
    return sketch.look
  }

  /// Returns the room between the insets that the photos have too.
  private func margins(_ sketch: Sketch, _ context: LookContext) -> LayoutRect {
    guard case .insets(let insets) = context.parameters["sectionInsets"] else {
      return sketch.bounds
    }
    return sketch.bounds.inset(by: insets.leading, 0)
  }
}
