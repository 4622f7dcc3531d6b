import LayoutCore

/// What a scene shows: data that answers a layout's questions, and how each element of it looks.
///
/// It knows nothing of frames but those that it is handed, and nothing of what draws it.
protocol SceneContent: LayoutDelegate, Sendable {
  /// The colour behind all elements.
  func backdrop(_ palette: Palette) -> Color

  /// How an element looks in its frame.
  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook
}

extension SceneContent {
  func backdrop(_ palette: Palette) -> Color { palette.screen }

  /// How many items there are in all.
  var numberOfAllItems: Int {
    if let common = commonNumberOfItems { return common * numberOfSections }
    return (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) }
  }
}
