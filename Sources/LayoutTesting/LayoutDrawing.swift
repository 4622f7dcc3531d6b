import LayoutCore

/// A layout as text: a letter for each cell, over a grid of equal squares.
///
/// ```
/// A A B
/// A . B
/// ```
///
/// Letters follow the order of the elements: `A` to `Z`, `a` to `z`, `0` to `9`, then again; `.` is
/// where nothing lies. What lies in front hides what is behind.
///
/// A drawing can be written down as well, and tells where it means cells to be:
///
/// ```swift
/// let expected = try LayoutDrawing("A A B\nA . B").frames(square: LayoutSize(width: 10, height: 10))
/// ```
public struct LayoutDrawing: Hashable, Sendable, CustomStringConvertible {
  static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
  /// How many lines, and letters in a line, are drawn at most.
  private static let limit = 1000

  /// The lines from top to bottom.
  public let lines: [String]

  /// A drawing of the cells of a layout.
  ///
  /// - Parameter square: The size that one letter stands for; the middle of each square decides.
  /// - Parameter rect: What part of the content is drawn; all of it unless told otherwise, up to 1,000
  ///   squares each way.
  /// - Parameter includes: Which elements are drawn; all cells unless told otherwise.
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

  /// A drawing of attributes, from back to front.
  ///
  /// - Parameter area: What part of the content is drawn.
  /// - Parameter letter: What stands for an element.
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

  /// What stands where nothing lies.
  static let blank: Character = "."

  /// The letter of the element that is number `place`.
  static func letter(_ place: Int) -> Character { letters[place % letters.count] }

  /// A drawing of all content, in squares of such a size that it has at most `columns` and `rows`.
  ///
  /// Content that is no larger than that many points is drawn with a letter for each.
  public init(fitting prepared: some PreparedLayout, columns: Int, rows: Int) {
    let size = prepared.contentSize
    let width = max(1, size.width / Double(max(1, columns)))
    let height = max(1, size.height / Double(max(1, rows)))
    self.init(prepared, square: LayoutSize(width: width, height: height))
  }

  /// A drawing as it was written down: lines of letters and dots; spaces count for nothing.
  public init(_ text: String) {
    lines = text.split(separator: "\n").map { line in
      line.filter { $0 != " " }.map { String($0) }.joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  private static func count(_ extent: Double, _ square: Double) -> Int {
    let squares = extent / square + 0.5
    return squares.isFinite ? Int(min(max(0, squares), Double(limit))) : 0
  }

  /// The drawing as one text.
  public var description: String { lines.joined(separator: "\n") }
}
