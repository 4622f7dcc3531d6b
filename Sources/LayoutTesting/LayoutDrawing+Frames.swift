import LayoutCore

/// What makes a drawing say nothing about frames.
public enum DrawingError: Error, Hashable, Sendable {
  /// A letter's squares are no rectangle.
  case isNoRectangle(letter: Character)
  /// Lines differ in how many squares they have.
  case raggedLine(number: Int)
  /// A letter is used though one before it in the order of cells is not.
  case skips(letter: Character)
}

extension LayoutDrawing {
  /// The frames that a drawing means, in the order of its letters: `A` is the first cell.
  ///
  /// - Parameter square: The size that one letter stands for.
  /// - Parameter origin: Where the drawing's first corner lies.
  /// - Throws: ``DrawingError`` where the letters are no rectangles, or leave one out.
  /// - Complexity: O(s); s = squares.
  public func frames(
    square: LayoutSize, origin: LayoutPoint = .zero
  ) throws(DrawingError) -> [LayoutRect] {
    var boxes: [Character: (rows: ClosedRange<Int>, columns: ClosedRange<Int>, count: Int)] = [:]
    var width: Int?
    for (row, line) in lines.enumerated() {
      let squares = line.filter { $0 != " " }
      if width ?? squares.count != squares.count { throw .raggedLine(number: row + 1) }
      width = squares.count
      for (column, letter) in squares.enumerated() where letter != "." {
        let box = boxes[letter] ?? (row...row, column...column, 0)
        boxes[letter] = (
          box.rows.lowerBound...row,
          min(box.columns.lowerBound, column)...max(box.columns.upperBound, column), box.count + 1
        )
      }
    }
    var frames: [LayoutRect] = []
    for letter in LayoutDrawing.letters.prefix(boxes.count) {
      guard let box = boxes.removeValue(forKey: letter) else {
        throw .skips(letter: boxes.keys.min() ?? letter)
      }
      if box.rows.count * box.columns.count != box.count { throw .isNoRectangle(letter: letter) }
      frames.append(
        LayoutRect(
          x: origin.x + Double(box.columns.lowerBound) * square.width,
          y: origin.y + Double(box.rows.lowerBound) * square.height,
          width: Double(box.columns.count) * square.width,
          height: Double(box.rows.count) * square.height))
    }
    if let stranger = boxes.keys.min() { throw .skips(letter: stranger) }
    return frames
  }
}
