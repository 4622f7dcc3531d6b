import LayoutCore

/// The images of a folder, as surfaces of their shape with their names and sizes.
struct ImageWall: SceneContent {
  struct Image: Hashable, Sendable {
    var name: String
    /// Width and height in pixels.
    var size: LayoutSize
    var format: ImageHeader.Format
  }

  let images: [Image]

  // MARK: Answers

  func numberOfItems(inSection section: Int) -> Int { images.count }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    images[index.item].size
  }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    guard attributes.element.category == .cell else { return ElementLook() }
    let image = images[attributes.element.index.item]
    let size = "\(Int(image.size.width)) × \(Int(image.size.height)) · \(image.format.rawValue)"
    var sketch = Sketch(attributes, context, label: image.name, notes: [size])
    let color = ImageWall.color(for: image.name)
    sketch.fill(
      .gradient([
        .init(color: color.mixed(with: .white, 0.28), place: 0), .init(color: color, place: 0.75),
      ]), corners: .all(5))
    let room = sketch.bounds.inset(by: 11, 10)
    sketch.stack(
      sketch.fitting(
        [
          .init(image.name, .bold(12.5), .white),
          .init(size, .regular(11), Color.white.withOpacity(0.92)),
        ], in: room),
      atBottomOf: room)
    return sketch.look
  }

  /// Returns a quiet colour for a name, always the same one.
  private static func color(for name: String) -> Color {
    let colors: [UInt32] = [
      0x41597a, 0x5a5478, 0x74506a, 0x7d5248, 0x6f5f3a, 0x4c6647, 0x376860, 0x3f6275,
    ]
    let sum = name.utf8.reduce(UInt32(7)) { $0 &* 31 &+ UInt32($1) }
    return Color(colors[Int(sum >> 8) % colors.count])
  }
}
