import LayoutCore

/// What a scene shows: data that answers a layout's questions, and how each element of it looks.
///
/// It knows nothing of frames but those that it is handed, and nothing of what draws it.
protocol SceneContent: LayoutDelegate, Sendable {
  /// The colour behind all elements.
  func backdrop(_ palette: Palette) -> Color

  /// How an element looks in its frame.
  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook

  /// Reads on, where not all data was read yet.
  ///
  /// - Returns: Whether the counts changed.
  mutating func readMore() -> Bool

  /// Parameters that follow from the data where it is shown on a screen of letters, so many in a line.
  func parameters(forLetters columns: Int) -> LayoutConfiguration

  /// Gets ready to tell how elements look that are about to be shown.
  mutating func willShow(_ elements: [LayoutAttributes])
}

extension SceneContent {
  func backdrop(_ palette: Palette) -> Color { palette.screen }

  mutating func readMore() -> Bool { false }

  func parameters(forLetters columns: Int) -> LayoutConfiguration { [:] }

  mutating func willShow(_ elements: [LayoutAttributes]) {}

  /// How many items there are in all.
  var numberOfAllItems: Int {
    if let common = commonNumberOfItems { return common * numberOfSections }
    return (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) }
  }
}
