import LayoutCore

/// Lines of text in several fonts, one below the other.
extension Sketch {
  /// A text that may take several lines.
  struct Line {
    var text: String
    var font: TextFont
    var color: Color
    /// The maximum number of lines that the text takes.
    var count: Int

    init(_ text: String, _ font: TextFont, _ color: Color, count: Int = 1) {
      self.text = text
      self.font = font
      self.color = color
      self.count = count
    }
  }

  /// Returns the `lines` that fit in `room`, broken into single lines; drops the last ones first.
  func fitting(_ lines: [Line], in room: LayoutRect) -> [Line] {
    var kept: [Line] = []
    var height = 0.0
    // The last line needs no distance to a next one.
    let limit = room.height + 3
    for line in lines {
      let pieces = TextFit.lines(line.text, font: line.font, width: room.width, count: line.count)
      for piece in pieces where height + line.font.lineHeight <= limit {
        kept.append(Line(piece, line.font, line.color))
        height += line.font.lineHeight
      }
    }
    return kept
  }

  /// Writes lines, each of which fits, so that they end at the bottom of a rectangle.
  mutating func stack(_ lines: [Line], atBottomOf room: LayoutRect) {
    let height = lines.reduce(0) { $0 + $1.font.lineHeight }
    stack(lines, from: room.maxY - height, in: room, alignment: .leading)
  }

  /// Writes lines, each of which fits, in the middle of a rectangle.
  mutating func stack(_ lines: [Line], centeredIn room: LayoutRect, alignment: Alignment) {
    let height = lines.reduce(0) { $0 + $1.font.lineHeight }
    stack(lines, from: room.midY - height / 2, in: room, alignment: alignment)
  }

  private mutating func stack(
    _ lines: [Line], from start: Double, in room: LayoutRect, alignment: Alignment
  ) {
    var top = start
    for line in lines {
      text(
        line.text, line.font, line.color,
        in: LayoutRect(x: room.minX, y: top, width: room.width, height: line.font.lineHeight),
        alignment: alignment, isCentered: true)
      top += line.font.lineHeight
    }
  }
}
