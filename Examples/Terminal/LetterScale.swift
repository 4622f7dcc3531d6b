import LayoutCore

/// The scale between points and letters: a letter is 8 by 16 points, because it is about twice as
/// high as wide.
enum LetterScale {
  /// The size of a letter in points.
  static let size = LayoutSize(width: 8, height: 16)

  /// Returns the columns and rows of letters that a frame covers; edges are rounded, so that
  /// neighbours touch.
  ///
  /// - Parameter origin: The point at the corner of the first letter.
  static func letters(of frame: LayoutRect, from origin: LayoutPoint) -> (
    columns: Range<Int>, rows: Range<Int>
  ) {
    (
      range(frame.minX - origin.x, frame.maxX - origin.x, size.width),
      range(frame.minY - origin.y, frame.maxY - origin.y, size.height)
    )
  }

  private static func range(_ start: Double, _ end: Double, _ unit: Double) -> Range<Int> {
    // The limit is far beyond any screen, so that larger values still convert to integers.
    let limit = 1e6
    let first = Int(min(limit, max(-limit, start / unit)).rounded())
    let last = Int(min(limit, max(-limit, end / unit)).rounded())
    return first..<max(first, last)
  }

  /// Returns the size of a screen of letters, in points.
  static func points(columns: Int, rows: Int) -> LayoutSize {
    LayoutSize(width: Double(columns) * size.width, height: Double(rows) * size.height)
  }

  /// `point`, moved to the corner of the next letter.
  static func snapped(_ point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(
      x: (point.x / size.width).rounded() * size.width,
      y: (point.y / size.height).rounded() * size.height)
  }
}
