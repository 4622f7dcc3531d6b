import LayoutCore

/// Answers the questions of a ``StairsLayout``, section by section.
public protocol StairsLayoutDelegate: LayoutDelegate {
  /// Returns the number of steps in `section`, or nil for the layout's own.
  func steps(inSection section: Int) -> ColumnCount?
}

extension StairsLayoutDelegate {
  /// Returns the answer to a question of the layout.
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    guard question == .steps else { return nil }
    return steps(inSection: index.section).map { .columns($0) }
  }
}

extension LayoutQuestion {
  /// The number of steps in a section.
  static var steps: LayoutQuestion { LayoutQuestion("Stairs.steps", about: .section) }
}
