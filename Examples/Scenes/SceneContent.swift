import LayoutCore

/// The content of a scene: data that answers a layout's questions, and the look of each element.
///
/// It reads only the frames that it is given, and does not depend on how it is drawn.
protocol SceneContent: LayoutDelegate, Sendable {
  /// Returns the colour behind all elements.
  func backdrop(_ palette: Palette) -> Color

  /// Returns the look of an element in its frame.
  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook

  /// A Boolean value that indicates whether all data was read, so that the counts are final.
  var isComplete: Bool { get }

  /// Reads more data if not all of it was read.
  ///
  /// - Returns: `true` if the counts changed.
  mutating func readMore() -> Bool

  /// Returns parameters that follow from the data on a screen of `columns` letters in a line.
  func parameters(forLetters columns: Int) -> LayoutConfiguration

  /// A Boolean value that indicates whether ``row(containing:from:isBackward:)`` finds rows; otherwise only
  /// the looks of elements show what they contain.
  var findsRows: Bool { get }

  /// Returns the next row that contains a text, from a row on or back from it, of the rows that were read.
  func row(containing text: String, from row: Int, isBackward: Bool) -> Int?

  /// Prepares the looks of elements that are about to be shown.
  mutating func willShow(_ elements: [LayoutAttributes])
}

extension SceneContent {
  func backdrop(_ palette: Palette) -> Color { palette.screen }

  var isComplete: Bool { true }

  mutating func readMore() -> Bool { false }

  var findsRows: Bool { false }

  func row(containing text: String, from row: Int, isBackward: Bool) -> Int? { nil }

  func parameters(forLetters columns: Int) -> LayoutConfiguration { [:] }

  mutating func willShow(_ elements: [LayoutAttributes]) {}

  /// The number of items in all sections.
  var numberOfAllItems: Int {
    if let common = commonNumberOfItems { return common * numberOfSections }
    return (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) }
  }
}
