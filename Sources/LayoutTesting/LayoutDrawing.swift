import LayoutCore

/// A drawing of a layout as text, with a letter for each cell in a grid of equal squares.
///
/// ```
/// A A B
/// . . B
/// ```
///
/// Letters follow the order of the elements: `A` to `Z`, `a` to `z`, `0` to `9`, then again from
/// `A`. An element without extent takes no letter. A `.` marks an empty square. If elements
/// overlap, only the front element is drawn.
///
/// A drawing can also be written by hand, to specify the expected frames of cells:
///
/// ```swift
/// let expected = try LayoutDrawing("A A B\n. . B").frames(square: LayoutSize(width: 10, height: 10))
/// ```
public struct LayoutDrawing: Hashable, Sendable, CustomStringConvertible {
  static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
  /// The maximum number of lines, and of letters in a line.
  private static let limit = 1000

  /// The lines from top to bottom.
  public let lines: [String]

  /// Creates a drawing of the elements of a layout.
  ///
  /// A square shows the front element at its center.
  ///
  /// - Parameter prepared: The layout to draw.
  /// - Parameter square: The size that one letter stands for, in points.
  /// - Parameter rect: The part of the content to draw, up to 1,000 squares in each direction. The
  ///   default is all of it.
  /// - Parameter includes: Returns whether to draw an element. The default draws all cells.
  public init(
    _ prepared: some PreparedLayout, square: LayoutSize, rect: LayoutRect? = nil,
    includes: (LayoutElement) -> Bool = { $0.category == .cell }
  ) {
    let area = rect ?? LayoutRect(origin: .zero, size: prepared.contentSize)
    let shown = prepared.elements(in: area, viewport: area).filter { includes($0.element) }
    var ranks: [LayoutElement: Int] = [:]
    for element in shown.map({ $0.element }).sorted() { ranks[element] = ranks.count }
    self.init(shown, in: area, square: square) { element in
      ranks[element].map { Self.letter($0) } ?? Self.blank
    }
  }

  /// Creates a drawing of attributes, from back to front.
  ///
  /// - Parameter shown: The attributes to draw.
  /// - Parameter area: The part of the content to draw.
  /// - Parameter square: The size that one letter stands for, in points.
  /// - Parameter letter: Returns the letter of an element.
  public init(
    _ shown: [LayoutAttributes], in area: LayoutRect, square: LayoutSize,
    letter: (LayoutElement) -> Character
  ) {
    var lines: [String] = []
    for row in 0..<LayoutDrawing.count(area.height, square.height) {
      var line: [String] = []
      for column in 0..<LayoutDrawing.count(area.width, square.width) {
        let middle = LayoutPoint(
          x: area.minX + (Double(column) + 0.5) * square.width,
          y: area.minY + (Double(row) + 0.5) * square.height)
        let front = shown.last { $0.frame.contains(middle) }
        line.append(String(front.map { letter($0.element) } ?? Self.blank))
      }
      lines.append(line.joined(separator: " "))
    }
    self.lines = lines
  }

  /// The character of an empty square.
  package static let blank: Character = "."

  /// Returns the letter of the element with the given number, from 0.
  package static func letter(_ place: Int) -> Character { letters[place % letters.count] }

  /// Creates a drawing of all content, with at most the given numbers of columns and rows.
  ///
  /// If the content has fewer points than that, each letter stands for one point.
  ///
  /// - Parameter prepared: The layout to draw.
  /// - Parameter columns: The maximum number of letters in a line. A number below 1 means 1.
  /// - Parameter rows: The maximum number of lines. A number below 1 means 1.
  public init(fitting prepared: some PreparedLayout, columns: Int, rows: Int) {
    let size = prepared.contentSize
    let width = max(1, size.width / Double(max(1, columns)))
    let height = max(1, size.height / Double(max(1, rows)))
    self.init(prepared, square: LayoutSize(width: width, height: height))
  }

  /// Creates a drawing from text: lines of letters and dots, in which spaces are ignored.
  public init(_ text: String) {
    lines = text.split { $0.isNewline }.map { line in
      line.filter { $0 != " " }.map { String($0) }.joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  private static func count(_ extent: Double, _ square: Double) -> Int {
    let squares = extent / square + 0.5
    return squares.isFinite ? Int(min(max(0, squares), Double(limit))) : 0
  }

  /// The lines of the drawing, separated by line breaks.
  public var description: String { lines.joined(separator: "\n") }
}
