import LayoutCore
import Waterfall

/// Paintings on a wall, in sections or all in one.
///
/// An item's size is the painting's own in centimetres, of which the ratio counts.
struct PaintingWall: SceneContent, WaterfallItemDelegate {
  /// A heading, and the paintings below it.
  struct Section: Sendable {
    var title: String
    var paintings: [Painting]
  }

  let sections: [Section]
  /// The ratio from which a painting spans two columns; infinity for none.
  var spanningRatio = Double.infinity

  /// Creates a wall that shows all paintings in one section without a heading.
  init(_ paintings: [Painting]) {
    sections = [Section(title: "", paintings: paintings)]
  }

  /// Creates a wall of sections; paintings with a ratio of at least `spanningRatio` span two columns.
  init(_ sections: [Section], spanningRatio: Double) {
    self.sections = sections
    self.spanningRatio = spanningRatio
  }

  /// Creates a wall with a section for each era, in the order of the first painting of each era.
  init(byEra paintings: [Painting], spanningRatio: Double) {
    var sections: [Section] = []
    for painting in paintings {
      if let place = sections.firstIndex(where: { $0.title == painting.era }) {
        sections[place].paintings.append(painting)
      } else {
        sections.append(Section(title: painting.era, paintings: [painting]))
      }
    }
    self.sections = sections
    self.spanningRatio = spanningRatio
  }

  // MARK: Answers

  var numberOfSections: Int { sections.count }

  func numberOfItems(inSection section: Int) -> Int { sections[section].paintings.count }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    sections[index.section].paintings[index.item].size
  }

  func waterfallSection(_ number: Int, default section: SectionParameters) -> SectionParameters {
    section
  }

  func waterfallItem(at index: ElementIndex) -> WaterfallItem {
    let ratio = sections[index.section].paintings[index.item].ratio
    return WaterfallItem(span: ratio >= spanningRatio ? 2 : 1)
  }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let index = attributes.element.index
    guard sections.indices.contains(index.section) else { return ElementLook() }
    switch attributes.element.category {
    case .cell:
      return look(of: sections[index.section].paintings[index.item], attributes, context)
    case .supplementary: return heading(of: sections[index.section], attributes, context)
    case .decoration: return ElementLook()
    }
  }

  private func look(
    of painting: Painting, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    let full = "\(painting.year) · \(painting.dimensions)"
    var sketch = Sketch(
      attributes, context, label: painting.title, notes: [painting.artist, full])
    let height = sketch.size.height
    let isNarrow = sketch.size.width < 150
    // The upper third is left to the painting.
    var room = sketch.bounds.inset(by: isNarrow ? 8 : 11, isNarrow ? 7 : 10)
    room.size.height -= max(0, height * 0.3 - room.minY)
    room.origin.y = max(room.minY, height * 0.3)
    let small = TextFont.regular(isNarrow ? 9.5 : 10.5)
    let isTooLong = TextMetrics.width(of: full, in: small) > room.width
    let lines: [Sketch.Line] = [
      .init(painting.title, .bold(isNarrow ? 11 : 12.5), .white, count: height > 100 ? 3 : 2),
      .init(
        painting.artist, .regular(isNarrow ? 10.5 : 11.5), Color.white.withOpacity(0.94)),
      .init(isTooLong ? painting.dimensions : full, small, Color.white.withOpacity(0.88)),
    ]
    let kept = sketch.fitting(lines, in: room)
    // The text lies on the lowest colour, which is dark enough to read it.
    let written = kept.reduce(16) { $0 + $1.font.lineHeight }
    let ground = min(0.8, max(0.1, 1 - written / max(height, 1)))
    let places = [0, ground * 0.62, ground]
    var stops = zip(painting.colors, places).map { Paint.Stop(color: $0, place: $1) }
    if let last = stops.popLast() {
      let color = last.color.darkened(toContrast: 6.5)
      stops.append(Paint.Stop(color: color, place: last.place))
    }
    sketch.fill(.gradient(stops), corners: .all(5))
    sketch.border(Stroke(Color.white.withOpacity(0.16), 1), radius: 5)
    sketch.stack(kept, atBottomOf: room)
    return sketch.look
  }

  private func heading(
    of section: Section, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    let palette = context.palette
    let count = section.paintings.count.counted("painting")
    var sketch = Sketch(attributes, context, label: section.title, detail: count)
    sketch.fill(palette.screen)
    sketch.fill(
      palette.hairline,
      in: LayoutRect(x: 0, y: sketch.size.height - 1, width: sketch.size.width, height: 1))
    let room = sketch.bounds.inset(by: 16, 0)
    let countWidth = TextMetrics.width(of: count, in: .regular(13))
    sketch.text(
      count, .regular(13), palette.secondaryText, in: room, alignment: .trailing, isCentered: true)
    sketch.text(
      section.title, .bold(18), palette.text,
      in: LayoutRect(
        x: room.minX, y: room.minY, width: max(0, room.width - countWidth - 12),
        height: room.height),
      isCentered: true)
    return sketch.look
  }
}
