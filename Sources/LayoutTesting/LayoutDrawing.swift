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
public struct LayoutDrawing: Hashable, Sendable, CustomStringConvertible {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  /// The lines from top to bottom.
  public let lines: [String]

  /// A drawing of the cells of a layout.
  ///
  /// - Parameter square: The size that one letter stands for; the middle of each square decides.
  /// - Parameter rect: What part of the content is drawn; all of it unless told otherwise.
  /// - Parameter includes: Which elements are drawn; all cells unless told otherwise.
  public init(
    _ prepared: some PreparedLayout, square: LayoutSize, rect: LayoutRect? = nil,
    includes: (LayoutElement) -> Bool = { $0.category == .cell }
  ) {
    let area = rect ?? LayoutRect(origin: .zero, size: prepared.contentSize)
    let shown = prepared.elements(in: area, viewport: area).filter { includes($0.element) }
    let order = shown.map { $0.element }.sorted()
    self.init(shown, in: area, square: square) { element in
      order.firstIndex(of: element).map { Self.letter($0) } ?? Self.blank
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
    let rows = Int(max(0, area.height / square.height + 0.5))
    let columns = Int(max(0, area.width / square.width + 0.5))
    for row in 0..<rows {
      var line: [String] = []
      for column in 0..<columns {
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

  /// The drawing as one text.
  public var description: String { lines.joined(separator: "\n") }
}
