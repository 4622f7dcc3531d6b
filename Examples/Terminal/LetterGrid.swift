/// A screen of letters, each in a square; some take two.
struct LetterGrid: Hashable, Sendable {
  /// One cell of the screen.
  struct Square: Hashable, Sendable {
    var letter: Character = " "
    var style = LetterStyle.plain
    /// A Boolean value that indicates whether the letter before it reaches over this square.
    var isCovered = false
  }

  let width: Int
  let height: Int
  private(set) var squares: [Square]

  /// Creates an empty screen.
  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    squares = Array(repeating: Square(), count: self.width * self.height)
  }

  // MARK: Drawing

  /// Clears a rectangle, clipped to the screen.
  mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ style: LetterStyle = .plain) {
    for row in rows.clamped(to: 0..<height) {
      for column in columns.clamped(to: 0..<width) { put(" ", 1, column, row, style) }
    }
  }

  /// Writes a text into a part of a row, cut with an ellipsis if it is too long.
  ///
  /// - Parameter isTrailing: A Boolean value that indicates whether the text ends at the end of
  ///   the part.
  mutating func write(
    _ text: String, _ columns: Range<Int>, row: Int, _ style: LetterStyle,
    isTrailing: Bool = false
  ) {
    let fitting = text.printable.cut(toLetters: columns.count)
    var column = isTrailing ? columns.upperBound - fitting.letterWidth : columns.lowerBound
    for letter in fitting {
      let width = letter.letterWidth
      if width == 0 { continue }
      put(letter, width, column, row, style)
      column += width
    }
  }

  /// Exchanges the colours of the letters and of their background in a rectangle, clipped to the screen.
  mutating func reverse(_ columns: Range<Int>, _ rows: Range<Int>) {
    for row in rows.clamped(to: 0..<height) {
      for column in columns.clamped(to: 0..<width) {
        squares[row * width + column].style.isReversed.toggle()
      }
    }
  }

  /// Draws a border along the edges of a rectangle, clipped to the screen.
  mutating func box(
    _ columns: Range<Int>, _ rows: Range<Int>, _ style: LetterStyle, isRound: Bool = false
  ) {
    guard columns.count >= 2, rows.count >= 2 else { return }
    let (left, right) = (columns.lowerBound, columns.upperBound - 1)
    let (top, bottom) = (rows.lowerBound, rows.upperBound - 1)
    for column in columns.clamped(to: 0..<width) where column != left && column != right {
      put("─", 1, column, top, style)
      put("─", 1, column, bottom, style)
    }
    for row in rows.clamped(to: 0..<height) where row != top && row != bottom {
      put("│", 1, left, row, style)
      put("│", 1, right, row, style)
    }
    let corners: [Character] = isRound ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
    put(corners[0], 1, left, top, style)
    put(corners[1], 1, right, top, style)
    put(corners[2], 1, left, bottom, style)
    put(corners[3], 1, right, bottom, style)
  }

  /// Writes a letter if it fits, and clears the other half of any wide letter that it overwrites.
  mutating func put(
    _ letter: Character, _ letterWidth: Int, _ column: Int, _ row: Int, _ style: LetterStyle
  ) {
    guard (0..<height).contains(row), column >= 0, column + letterWidth <= width else { return }
    let place = row * width + column
    if squares[place].isCovered { squares[place - 1].letter = " " }
    let next = place + letterWidth
    if next < (row + 1) * width, squares[next].isCovered {
      squares[next].letter = " "
      squares[next].isCovered = false
    }
    squares[place] = Square(letter: letter, style: style)
    if letterWidth == 2 { squares[place + 1] = Square(style: style, isCovered: true) }
  }

  // MARK: Reading

  /// Returns the squares of a row.
  func row(_ row: Int) -> ArraySlice<Square> { squares[row * width..<(row + 1) * width] }

  /// Returns a row as text, without the spaces at its end.
  func text(ofRow number: Int) -> String {
    var text = String(row(number).filter { !$0.isCovered }.map { $0.letter })
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Returns all cells of a row as text for a terminal.
  ///
  /// - Parameter colors: The colours of the terminal. Without any, letters are only bold, dim or reversed.
  func line(ofRow number: Int, colors: TerminalColors) -> String {
    var line = ""
    var current: LetterStyle?
    for square in row(number) where !square.isCovered {
      let style = colors == .none ? square.style.uncolored : square.style
      if style != current {
        line += style.escape(colors)
        current = style
      }
      line.append(square.letter)
    }
    return line + "\u{1b}[0m"
  }
}
