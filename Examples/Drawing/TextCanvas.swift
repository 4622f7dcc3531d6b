import LayoutCore

/// A picture of letters, for a terminal.
///
/// With colours, elements are surfaces of their colour; without, they have borders.
struct TextCanvas {
  /// The characters that a picture consists of.
  enum Style: Hashable, Sendable {
    /// The characters `+`, `-` and `|`.
    case ascii
    /// Characters that draw boxes.
    case boxes
    /// Surfaces of colour, by the escape sequences of a terminal.
    case colors(TerminalColors)

    /// The colours of the terminal; nil if elements have borders.
    fileprivate var colors: TerminalColors? {
      if case .colors(let colors) = self { return colors }
      return nil
    }
  }

  private struct Square {
    /// The letter, or nil behind a wide one, which takes two squares.
    var letter: Character? = " "
    var ink: Color?
    var paper: Color?
  }

  let width: Int
  let height: Int
  let style: Style
  private var squares: [Square]

  init(width: Int, height: Int, style: Style, paper: Color?) {
    self.width = width
    self.height = height
    self.style = style
    let square = Square(paper: style.colors == nil ? nil : paper)
    squares = Array(repeating: square, count: max(0, width * height))
  }

  /// The lines of the picture.
  var lines: [String] {
    (0..<height).map { row in
      var text = ""
      var current: (ink: Color?, paper: Color?)?
      for square in squares[row * width..<(row + 1) * width] {
        if let colors = style.colors,
          current == nil || current?.ink != square.ink || current?.paper != square.paper
        {
          text += TextCanvas.escape(ink: square.ink, paper: square.paper, colors)
          current = (square.ink, square.paper)
        }
        if let letter = square.letter { text.append(letter) }
      }
      if style.colors != nil { return text + "\u{1b}[0m" }
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// Draws an element in a rectangle of letters: `columns` by `rows`.
  ///
  /// A border needs room for a letter in it, too.
  mutating func draw(
    columns: Range<Int>, rows: Range<Int>, label: String, tint: Color?, isBordered: Bool = true
  ) {
    let isBordered = isBordered && columns.count >= 3 && rows.count >= 3
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let visibleRows = rows.clamped(to: 0..<height)
    let visibleColumns = columns.clamped(to: 0..<width)
    for row in visibleRows {
      for column in visibleColumns {
        // An element without a colour shows the colour below it.
        let place = row * width + column
        var square = Square(paper: style.colors == nil ? nil : tint ?? squares[place].paper)
        if style.colors == nil, isBordered {
          square.letter = border(column, row, columns, rows)
        }
        squares[place] = square
      }
    }
    let inset = isBordered ? 1 : 0
    write(
      label, from: columns.lowerBound + inset, in: columns.count - 2 * inset,
      row: rows.lowerBound + (rows.count - 1) / 2)
  }

  private mutating func write(_ text: String, from start: Int, in room: Int, row: Int) {
    guard (0..<height).contains(row) else { return }
    let label = text.printable
    // One letter of room stays free behind a label that fills it, to separate neighbouring labels.
    let limit = max(0, room - (room > 4 ? 1 : 0))
    let isCut = label.letterWidth > limit && limit > 1 && style != .ascii
    let text = isCut ? label.cut(toLetters: limit) : label
    var place = 0
    for letter in text {
      let letterWidth = letter.letterWidth
      let columns = start + place..<start + place + letterWidth
      place += letterWidth
      if place > limit { break }
      guard letterWidth > 0, columns.lowerBound >= 0, columns.upperBound <= width else { continue }
      for column in columns {
        let square = row * width + column
        squares[square].letter = column == columns.lowerBound ? letter : nil
        squares[square].ink = squares[square].paper?.inked
      }
    }
  }

  private func border(_ column: Int, _ row: Int, _ columns: Range<Int>, _ rows: Range<Int>)
    -> Character
  {
    let isLeft = column == columns.lowerBound
    let isRight = column == columns.upperBound - 1
    let isTop = row == rows.lowerBound
    let isBottom = row == rows.upperBound - 1
    if !(isLeft || isRight || isTop || isBottom) { return " " }
    if style == .ascii {
      return (isLeft || isRight) && (isTop || isBottom) ? "+" : isTop || isBottom ? "-" : "|"
    }
    switch (isTop, isBottom, isLeft, isRight) {
    case (true, _, true, _): return "┌"
    case (true, _, _, true): return "┐"
    case (_, true, true, _): return "└"
    case (_, true, _, true): return "┘"
    default: return isTop || isBottom ? "─" : "│"
    }
  }

  private static func escape(ink: Color?, paper: Color?, _ colors: TerminalColors) -> String {
    let codes = ["0"] + colors.codes(ink: ink, paper: paper)
    return "\u{1b}[\(codes.joined(separator: ";"))m"
  }
}
