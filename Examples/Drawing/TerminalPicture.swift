import LayoutCore

/// Screens of letters as a terminal shows them, in windows below each other.
struct TerminalPicture {
  let screens: [LetterGrid]
  /// The titles of the windows.
  let titles: [String]
  let palette: Palette

  private static let margin = 28.0
  private static let padding = 14.0
  private static let barHeight = 40.0
  private static let font = TextFont.monospaced(13)
  /// The size of a letter in points; its width is usual for monospaced fonts.
  private static let letter = LayoutSize(width: 7.8, height: 17)

  private func windowSize(_ grid: LetterGrid) -> LayoutSize {
    LayoutSize(
      width: Double(grid.width) * Self.letter.width + 2 * Self.padding,
      height: Double(grid.height) * Self.letter.height + 2 * Self.padding + Self.barHeight)
  }

  /// Returns the picture as a file of its own.
  ///
  /// - Parameter prefix: The prefix of the names of definitions.
  func svg(prefix: String) -> String {
    let margin = Self.margin
    let sizes = screens.map { windowSize($0) }
    var writer = SVGWriter(prefix: prefix)
    writer.openPicture(
      LayoutSize(
        width: (sizes.map { $0.width }.max() ?? 0) + 2 * margin,
        height: sizes.reduce(margin) { $0 + $1.height + margin }),
      palette, corners: 28, title: titles.joined(separator: ", "))
    var y = margin
    for ((screen, title), size) in zip(zip(screens, titles), sizes) {
      let window = LayoutRect(origin: LayoutPoint(x: margin, y: y), size: size)
      write(screen, title, in: window, to: &writer)
      y += size.height + margin
    }
    writer.close()
    return writer.text
  }

  private func write(
    _ grid: LetterGrid, _ title: String, in window: LayoutRect, to writer: inout SVGWriter
  ) {
    writer.write(
      window, .all(12), .color(palette.screen),
      Stroke(palette.isDark ? Color.white.withOpacity(0.14) : Color.black.withOpacity(0.16), 1))
    writeBar(title, window, to: &writer)
    let corner = LayoutPoint(
      x: window.minX + Self.padding, y: window.minY + Self.barHeight + Self.padding)
    for row in 0..<grid.height {
      write(
        Array(grid.row(row)), corner.x, corner.y + Double(row) * Self.letter.height, to: &writer)
    }
  }

  private func writeBar(_ title: String, _ window: LayoutRect, to writer: inout SVGWriter) {
    for (place, hex) in [UInt32(0xec6a5e), 0xf4bf4f, 0x61c554].enumerated() {
      let center = LayoutPoint(x: window.minX + 22 + Double(place) * 20, y: window.minY + 20)
      writer.write(.circle(center: center, radius: 6, .color(Color(hex)), nil))
    }
    writer.write(
      TextMark(
        text: title, font: .bold(13), color: palette.secondaryText,
        origin: LayoutPoint(x: window.midX, y: window.minY + 25), anchor: .middle))
  }

  /// Writes a row: surfaces, and what is written on them, in runs of one style.
  private func write(
    _ squares: [LetterGrid.Square], _ left: Double, _ top: Double, to writer: inout SVGWriter
  ) {
    var start = 0
    while start < squares.count {
      var end = start + 1
      while end < squares.count, squares[end].style == squares[start].style { end += 1 }
      write(squares[start..<end], left, top, to: &writer)
      start = end
    }
  }

  private func write(
    _ run: ArraySlice<LetterGrid.Square>, _ left: Double, _ top: Double, to writer: inout SVGWriter
  ) {
    guard let style = run.first?.style else { return }
    var ink = style.ink ?? palette.text
    var paper = style.paper
    if style.isReversed { (ink, paper) = (paper ?? palette.screen, ink) }
    if style.isDim { ink = ink.mixed(with: paper ?? palette.screen, 0.45) }
    let x = left + Double(run.startIndex) * Self.letter.width
    if let paper {
      // A little wider, so that no seam is seen between two of them.
      writer.write(
        LayoutRect(
          x: x, y: top, width: Double(run.count) * Self.letter.width + 0.4,
          height: Self.letter.height + 0.4), .square, .color(paper), nil)
    }
    writeLines(run, left, top, ink, to: &writer)
    var start = run.startIndex
    while start < run.endIndex {
      // Words one by one, each at its place: no font is exactly as wide as another.
      while start < run.endIndex, !isWritten(run[start]) { start += 1 }
      var end = start
      while end < run.endIndex, isWritten(run[end]) { end += 1 }
      write(run[start..<end], left, top, ink, style, to: &writer)
      start = end
    }
  }

  private func isWritten(_ square: LetterGrid.Square) -> Bool {
    square.isCovered || square.letter != " " && Self.lines[square.letter] == nil
  }

  // MARK: Lines

  /// The sides of its cell that a line touches.
  private struct Sides: OptionSet {
    let rawValue: Int
    static let left = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
    static let up = Sides(rawValue: 4)
    static let down = Sides(rawValue: 8)
  }

  private static let lines: [Character: Sides] = [
    "─": [.left, .right], "│": [.up, .down], "┌": [.right, .down], "┐": [.left, .down],
    "└": [.right, .up], "┘": [.left, .up], "╭": [.right, .down], "╮": [.left, .down],
    "╰": [.right, .up], "╯": [.left, .up], "┼": [.left, .right, .up, .down],
  ]

  /// Draws box-drawing letters as lines from edge to edge, because as letters they would not meet.
  private func writeLines(
    _ run: ArraySlice<LetterGrid.Square>, _ left: Double, _ top: Double, _ ink: Color,
    to writer: inout SVGWriter
  ) {
    var path = ""
    let y = top + Self.letter.height / 2
    func move(_ x: Double, _ y: Double, _ line: String) {
      path += "M\(x.plainText) \(y.plainText)\(line)"
    }
    // Where a line begins that goes on to the right.
    var start: Double?
    for place in run.indices {
      let sides = Self.lines[run[place].letter] ?? []
      let edge = left + Double(place) * Self.letter.width
      let x = edge + Self.letter.width / 2
      if let from = start, !sides.contains(.left) {
        move(from, y, "H\(edge.plainText)")
        start = nil
      }
      if sides.contains(.left), !sides.contains(.right) {
        move(start ?? edge, y, "H\(x.plainText)")
        start = nil
      }
      if sides.contains(.right), start == nil { start = sides.contains(.left) ? edge : x }
      if sides.contains(.up) || sides.contains(.down) {
        let upper = sides.contains(.up) ? top : y
        move(x, upper, "V\((sides.contains(.down) ? top + Self.letter.height : y).plainText)")
      }
    }
    if let from = start {
      move(from, y, "H\((left + Double(run.endIndex) * Self.letter.width).plainText)")
    }
    if path.isEmpty { return }
    writer.element(
      "path",
      [
        "d": .text(path), "fill": "none", "stroke": .text(ink.hex),
        "stroke-linecap": "square",
      ])
  }

  // MARK: Words

  private func write(
    _ word: ArraySlice<LetterGrid.Square>, _ left: Double, _ top: Double, _ ink: Color,
    _ style: LetterStyle, to writer: inout SVGWriter
  ) {
    guard !word.isEmpty else { return }
    let text = String(word.filter { !$0.isCovered }.map { $0.letter })
    writer.element(
      "text",
      [
        "x": .number(left + Double(word.startIndex) * Self.letter.width),
        "y": .number(top + 13), "font-size": .number(Self.font.size),
        "font-weight": style.isBold ? "700" : nil,
        "font-family": .text(SVGWriter.monospacedFamily), "fill": .text(ink.hex),
        "textLength": .number(Double(word.count) * Self.letter.width),
        "lengthAdjust": "spacingAndGlyphs",
      ], content: text)
  }
}
