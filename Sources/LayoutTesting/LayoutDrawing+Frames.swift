import LayoutCore

/// An error in a drawing from which frames cannot be read.
public enum DrawingError: Error, Hashable, Sendable {
  /// The squares of a letter do not form a rectangle.
  case isNoRectangle(letter: Character)
  /// A line has another number of squares than the first one.
  case raggedLine(number: Int)
  /// A letter is used although one before it in the order of cells is not.
  case skips(letter: Character)
}

extension DrawingError: CustomStringConvertible {
  /// One sentence that names the problem and its place.
  public var description: String {
    switch self {
    case .isNoRectangle(let letter):
      "the squares of \"\(letter)\" do not form a rectangle"
    case .raggedLine(let number):
      "line \(number) has another number of squares than line 1"
    case .skips(let letter):
      "\"\(letter)\" is out of order; use A to Z, a to z and 0 to 9 without a gap"
    }
  }
}

extension LayoutDrawing {
  /// Returns the frames that a drawing specifies, in the order of its letters; `A` is the first
  /// cell.
  ///
  /// - Parameter square: The size that one letter stands for, in points.
  /// - Parameter origin: The origin of the first square.
  /// - Throws: ``DrawingError`` if the letters do not form rectangles, or if one is omitted.
  /// - Complexity: O(s) for s squares.
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
