import Flow
import LayoutCore

/// Paintings as cards of one height: a small picture, and what there is to know.
struct PaintingCards: SceneContent {
  let paintings: [Painting]

  // MARK: Answers

  func numberOfItems(inSection section: Int) -> Int { paintings.count }

  // MARK: Looks

  func backdrop(_ palette: Palette) -> Color { palette.groupedScreen }

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    guard attributes.element.category == .cell else { return ElementLook() }
    let painting = paintings[attributes.element.index.item]
    let palette = context.palette
    var sketch = Sketch(attributes, context, label: painting.title)
    sketch.fill(palette.card, radius: 12)
    let room = sketch.bounds.inset(by: 12)
    let picture = LayoutRect(x: room.minX, y: room.minY, width: room.height, height: room.height)
    let scale = min(
      picture.width / painting.size.width, picture.height / painting.size.height)
    let frame = picture.inset(
      by: (picture.width - painting.size.width * scale) / 2,
      (picture.height - painting.size.height * scale) / 2)
    sketch.fill(
      .gradient(
        zip(painting.colors, [0, 0.5, 1]).map { Paint.Stop(color: $0, place: $1) }),
      in: frame, corners: .all(3))
    let words = LayoutRect(
      x: picture.maxX + 14, y: room.minY, width: max(0, room.maxX - picture.maxX - 14),
      height: room.height)
    let facts = "\(painting.year) · \(painting.dimensions)"
    sketch.stack(
      sketch.fitting(
        [
          .init(painting.title, .bold(16), palette.text, count: 2),
          .init(painting.artist, .regular(14), palette.text),
          .init(facts, .regular(12.5), palette.secondaryText),
        ], in: words), centeredIn: words, alignment: .leading)
    return sketch.look
  }
}
