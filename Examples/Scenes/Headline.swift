import LayoutCore

/// A headline: the title of a newspaper, or of one of its parts.
struct Headline: SceneContent {
  let title: String
  let note: String
  /// A Boolean value that indicates whether the headline is the newspaper's title.
  var isMasthead = false

  // MARK: Answers

  func numberOfItems(inSection section: Int) -> Int { 1 }

  /// Exact: as wide as its column.
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    LayoutSize(width: proposal.width ?? 0, height: isMasthead ? 92 : 42)
  }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let palette = context.palette
    var sketch = Sketch(attributes, context, label: title)
    let size = sketch.size
    if isMasthead {
      let room = LayoutRect(x: 0, y: 6, width: size.width, height: 52)
      sketch.text(
        title, .bold(context.form == .phone ? 33 : 44), palette.text, in: room,
        alignment: .center, isCentered: true)
      for (y, thickness) in [(62.0, 2.0), (87, 1)] {
        sketch.fill(
          palette.text, in: LayoutRect(x: 0, y: y, width: size.width, height: thickness))
      }
      sketch.text(
        note, .regular(11.5), palette.secondaryText,
        in: LayoutRect(x: 0, y: 64, width: size.width, height: 23), alignment: .center,
        isCentered: true)
      return sketch.look
    }
    sketch.fill(palette.accent, in: LayoutRect(x: 0, y: 10, width: 4, height: 22), radius: 2)
    let room = LayoutRect(x: 13, y: 6, width: max(0, size.width - 13), height: 30)
    let width = TextMetrics.width(of: title, in: .bold(18))
    sketch.text(title, .bold(18), palette.text, in: room, isCentered: true)
    sketch.text(
      note, .regular(12), palette.secondaryText, in: room.without(leading: width + 12),
      alignment: .trailing, isCentered: true)
    return sketch.look
  }
}
