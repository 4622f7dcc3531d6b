import LayoutCore

/// A painter that draws one element with letters.
///
/// If there is room, cells are boxes in their own colour; flat cells are lines of text.
/// Pinned elements are opaque, because other elements pass below them.
struct LetterPainter {
  let attributes: LayoutAttributes
  let look: ElementLook
  /// The point at the corner of the screen.
  let origin: LayoutPoint
  /// A Boolean value that indicates whether the element belongs to a sheet.
  let isSheet: Bool
  /// A Boolean value that indicates whether surfaces have colours; if not, shapes have outlines.
  let hasColors: Bool
  /// A Boolean value that indicates whether rows have insets in their card, in which its border is drawn.
  var hasCards = false

  private var frame: (columns: Range<Int>, rows: Range<Int>) {
    LetterScale.letters(of: attributes.frame, from: origin)
  }

  func paint(on grid: inout LetterGrid) {
    let (columns, rows) = frame
    guard !columns.isEmpty, !rows.isEmpty else { return }
    switch attributes.element.category {
    case .cell where isSheet: paintSheetCell(columns, rows, .plain, &grid)
    case .cell: paintCell(columns, rows, &grid)
    case .supplementary: paintHeader(columns, rows, &grid)
    case .decoration: paintDecoration(columns, rows, &grid)
    }
  }

  /// Marks the element.
  func reverse(on grid: inout LetterGrid) {
    let (columns, rows) = frame
    grid.reverse(isSheet ? columns.dropLast() : columns, rows)
  }

  // MARK: Sheets

  /// Paints a text with a space before and behind it, and a line at the end.
  private func paintSheetCell(
    _ columns: Range<Int>, _ rows: Range<Int>, _ style: LetterStyle, _ grid: inout LetterGrid
  ) {
    grid.fill(columns, rows)
    let end = columns.upperBound - 1
    for row in rows { grid.put("│", 1, end, row, .dim) }
    guard columns.count > 3 else { return }
    grid.write(
      look.label, columns.lowerBound + 1..<end - 1, row: middle(of: rows), style,
      isTrailing: look.isTrailing)
  }

  private func paintHeader(
    _ columns: Range<Int>, _ rows: Range<Int>, _ grid: inout LetterGrid
  ) {
    switch attributes.element.kind {
    case .rowHeader: paintSheetCell(columns, rows, .dim, &grid)
    case .columnHeader:
      let rule = rows.upperBound - 1
      let text = rows.count > 1 ? rows.lowerBound..<rule : rows
      paintSheetCell(columns, text, .bold, &grid)
      if rows.count > 1 { paintRule(columns, rule, &grid) }
    case .footer: paintLine(columns, rows, .dim, &grid)
    case .header: paintHeading(columns, rows, &grid)
    default:
      guard columns.count <= 4, rows.count <= 2 else {
        return paintHeading(columns, rows, &grid)
      }
      // A badge at the corner of a cell stands in its border, behind the corner.
      let start = columns.upperBound - 1
      grid.write(look.label, start..<start + look.label.letterWidth, row: rows.lowerBound, .bold)
    }
  }

  private func paintHeading(
    _ columns: Range<Int>, _ rows: Range<Int>, _ grid: inout LetterGrid
  ) {
    paintLine(columns, rows, .bold, &grid)
    if rows.count > 1 {
      for column in columns { grid.put("─", 1, column, rows.upperBound - 1, .dim) }
    }
  }

  /// Paints the line below the header of a column.
  private func paintRule(_ columns: Range<Int>, _ row: Int, _ grid: inout LetterGrid) {
    for column in columns { grid.put("─", 1, column, row, .dim) }
    grid.put("┼", 1, columns.upperBound - 1, row, .dim)
  }

  // MARK: Cells

  private func paintCell(_ columns: Range<Int>, _ rows: Range<Int>, _ grid: inout LetterGrid) {
    if let corners = polygon {
      paintPolygon(corners, columns, rows, &grid)
    } else if rows.count < 3 || columns.count < 4 || attributes.position != .single {
      paintLine(columns, rows, .plain, &grid)
    } else {
      let style = LetterStyle(ink: look.tint?.inked, paper: look.tint)
      grid.fill(columns, rows, style)
      grid.box(columns, rows, style)
      write(
        columns.lowerBound + 1..<columns.upperBound - 1, rows.dropFirst().dropLast(), style, &grid)
    }
  }

  /// Paints a line of text: the label and a note behind it, and the detail at the end.
  private func paintLine(
    _ columns: Range<Int>, _ rows: Range<Int>, _ style: LetterStyle, _ grid: inout LetterGrid
  ) {
    grid.fill(columns, rows)
    let row = middle(of: rows)
    let width = look.label.printable.letterWidth
    // A word that just fits needs no space around it.
    let hasRoom = columns.count > 2 && (width <= columns.count - 2 || width > columns.count)
    let room = hasRoom ? columns.lowerBound + 1..<columns.upperBound - 1 : columns
    let detail = look.detail.printable.letterWidth
    grid.write(look.label, room, row: row, style, isTrailing: look.isTrailing)
    guard width + 2 + detail <= room.count else { return }
    if detail > 0 { grid.write(look.detail, room, row: row, style, isTrailing: true) }
    let start = room.lowerBound + width + 2
    var end = max(start, room.upperBound - detail - (detail > 0 ? 2 : 0))
    if look.notes.count > 1 {
      let width = look.notes[1].printable.letterWidth
      if start + width <= end {
        grid.write(look.notes[1], start..<end, row: row, .dim, isTrailing: true)
        end = max(start, end - width - 2)
      }
    }
    if let note = look.notes.first, end - start >= min(8, note.letterWidth) {
      grid.write(note, start..<end, row: row, .dim)
    }
  }

  /// Writes the label and the notes below each other, if there is room.
  private func write(
    _ columns: Range<Int>, _ rows: Range<Int>, _ style: LetterStyle, _ grid: inout LetterGrid
  ) {
    var row = rows.lowerBound
    var strong = style
    strong.isBold = true
    for line in look.label.wrapped(to: columns.count) where row < rows.upperBound {
      grid.write(line, columns, row: row, strong)
      row += 1
    }
    for note in look.notes where !note.isEmpty && row < rows.upperBound {
      grid.write(note, columns, row: row, style)
      row += 1
    }
  }

  // MARK: Shapes

  /// The corners of the element's shape, relative to the corner of the screen; nil for a rectangle.
  private var polygon: [LayoutPoint]? {
    for mark in look.marks {
      if case .polygon(let points, _?, _) = mark {
        return points.map {
          LayoutPoint(
            x: $0.x + attributes.frame.minX - origin.x, y: $0.y + attributes.frame.minY - origin.y)
        }
      }
    }
    return nil
  }

  /// Fills the letters whose middles are inside a shape.
  private func paintPolygon(
    _ corners: [LayoutPoint], _ columns: Range<Int>, _ rows: Range<Int>, _ grid: inout LetterGrid
  ) {
    let style = LetterStyle(ink: look.tint?.inked, paper: look.tint)
    var widest: [Range<Int>] = []
    for row in rows {
      let inside = columns.filter { column in
        LetterPainter.contains(
          corners,
          LayoutPoint(
            x: (Double(column) + 0.5) * LetterScale.size.width,
            y: (Double(row) + 0.5) * LetterScale.size.height))
      }
      let part = (inside.first ?? 0)..<((inside.last ?? -1) + 1)
      widest.append(part)
      grid.fill(part, row..<row + 1, style)
      if part.count > 1, !hasColors {
        grid.put("▏", 1, part.lowerBound, row, style)
        grid.put("▕", 1, part.upperBound - 1, row, style)
      }
    }
    writeInside(widest, rows, style, &grid)
  }

  /// Writes label and notes in the middle of lines of different lengths.
  private func writeInside(
    _ parts: [Range<Int>], _ rows: Range<Int>, _ style: LetterStyle, _ grid: inout LetterGrid
  ) {
    let full = parts.map { $0.count }.max() ?? 0
    let room = parts.indices.filter { parts[$0].count >= full - 1 }
    guard full > 4, let first = room.first else { return }
    let lines = (look.label.wrapped(to: full - 2) + look.notes).prefix(room.count)
    let start = first + (room.count - lines.count) / 2
    for (number, line) in lines.enumerated() {
      let part = parts[start + number]
      let width = min(line.letterWidth, part.count - 2)
      let left = part.lowerBound + (part.count - width) / 2
      grid.write(line, left..<left + width, row: rows.lowerBound + start + number, style)
    }
  }

  private static func contains(_ corners: [LayoutPoint], _ point: LayoutPoint) -> Bool {
    var isInside = false
    for (one, other) in zip(corners, corners.dropFirst() + corners.prefix(1))
    where (one.y > point.y) != (other.y > point.y) {
      let x = one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x)
      if point.x < x { isInside.toggle() }
    }
    return isInside
  }

  // MARK: Decorations

  private func paintDecoration(
    _ columns: Range<Int>, _ rows: Range<Int>, _ grid: inout LetterGrid
  ) {
    switch attributes.element.kind {
    case .background where hasCards:
      // A card has a border around its rows.
      grid.box(
        columns.lowerBound - 1..<columns.upperBound + 1, rows.lowerBound - 1..<rows.upperBound + 1,
        .dim, isRound: true)
    case .corner:
      grid.fill(columns, rows)
      if rows.count > 1 { paintRule(columns, rows.upperBound - 1, &grid) }
      for row in rows.dropLast(rows.count > 1 ? 1 : 0) {
        grid.put("│", 1, columns.upperBound - 1, row, .dim)
      }
    case .background where isSheet: grid.fill(columns, rows)
    case .rowHeaderBackground, .columnHeaderBackground: grid.fill(columns, rows)
    default: break
    }
  }

  private func middle(of rows: Range<Int>) -> Int { rows.lowerBound + (rows.count - 1) / 2 }
}
