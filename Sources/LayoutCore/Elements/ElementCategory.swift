/// The category of an element: a cell, a supplementary element or a decoration.
public enum ElementCategory: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// An element that shows one item of the data.
  case cell
  /// An element that describes a section or an item, such as a header, a footer or a badge.
  case supplementary
  /// An element that shows no data, such as a background or a separator.
  case decoration

  /// Returns a Boolean value that indicates whether `lhs` precedes `rhs`.
  ///
  /// Cells precede supplementary elements, which precede decorations.
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
