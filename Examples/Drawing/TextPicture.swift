import LayoutCore

/// A staged scene as a picture of letters.
struct TextPicture {
  let staged: StagedScene
  var style = TextCanvas.Style.boxes
  var palette = Palette.light
  /// The number of letters in a line; nil for as many as make the picture legible.
  var columns: Int?
  /// The maximum number of lines.
  var maximumRows = Int.max

  /// The lines of the picture.
  var lines: [String] {
    let viewport = staged.viewport
    let columns = columns ?? min(120, max(20, Int(viewport.width / 7)))
    // Letters are about twice as high as wide.
    let unit = viewport.width / Double(columns)
    let rows = min(maximumRows, max(1, Int((viewport.height / (unit * 2)).rounded())))
    var canvas = TextCanvas(
      width: columns, height: rows, style: style,
      paper: staged.scene.content.backdrop(palette))
    for (attributes, look) in staged.looks(palette) {
      let frame = attributes.frame.offsetBy(x: -viewport.minX, y: -viewport.minY)
      // Lines between cells would take the room of letters.
      if min(frame.width, frame.height) < unit / 3 { continue }
      canvas.draw(
        columns: letters(from: frame.minX, to: frame.maxX, unit),
        rows: letters(from: frame.minY, to: frame.maxY, unit * 2), label: look.label,
        tint: look.tint,
        // A row of a table is 2 letters high here and 3 there, so the exact extents decide for all. The
        // background of a frozen pane is behind its cells, whose borders are enough.
        isBordered: frame.width >= 3 * unit && frame.height >= 6 * unit
          && !(look.label.isEmpty && attributes.zIndex > 0))
    }
    return canvas.lines
  }

  /// Returns the letters that a range covers; rounds both ends, so that neighbours touch.
  private func letters(from start: Double, to end: Double, _ unit: Double) -> Range<Int> {
    let limit = 1e6
    let first = Int(min(limit, max(-limit, start / unit)).rounded())
    let last = Int(min(limit, max(-limit, end / unit)).rounded())
    return first..<max(first, last)
  }

  /// The picture with the text above and below it.
  var text: String {
    let items = staged.scene.content.numberOfAllItems
    var text = "\(staged.scene.title.printable) (\(staged.scene.name)), by \(staged.layout.name)\n"
    text += "\(items.grouped) items, content \(staged.contentSize), "
    text += "\(staged.elements.count) elements visible in \(staged.viewport)\n\n"
    text += lines.map { $0 + "\n" }.joined()
    if !staged.diagnostics.isEmpty { text += "\n\(staged.diagnostics)\n" }
    return text
  }
}
