/// What part an element plays in a collection.
public enum ElementCategory: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// Shows one item of the data.
  case cell
  /// Shows something about a section or an item: a header, a footer, a badge.
  case supplementary
  /// Shows nothing of the data: a background, a separator.
  case decoration

  /// Whether `lhs` is listed before `rhs`: cells, then supplementary elements, then decorations.
  public static func < (lhs: ElementCategory, rhs: ElementCategory) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

extension ElementCategory: CustomStringConvertible {
  /// The category's name.
  public var description: String {
    switch self {
    case .cell: "cell"
    case .supplementary: "supplementary"
    case .decoration: "decoration"
    }
  }
}
