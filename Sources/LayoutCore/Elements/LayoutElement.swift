/// The identity of one element of a layout: its category, its kind and its index.
///
/// The elements of a layout have different identities.
public struct LayoutElement: Hashable, Sendable {
  /// The category of the element.
  public var category: ElementCategory
  /// The kind of the element within its category; ``ElementKind/cell`` for every cell.
  public var kind: ElementKind
  /// The item or section that the element belongs to.
  ///
  /// For headers and footers, the item number is 0. For other supplementary and decoration
  /// elements, the layout that creates them defines its meaning.
  public var index: ElementIndex

  /// Creates an element of the given category and kind at `index`.
  @inlinable
  public init(category: ElementCategory, kind: ElementKind, index: ElementIndex) {
    self.category = category
    self.kind = kind
    self.index = index
  }

  /// Returns the cell of the item at the given index.
  @inlinable
  public static func cell(at index: ElementIndex) -> LayoutElement {
    LayoutElement(category: .cell, kind: .cell, index: index)
  }

  /// Returns the cell of the given item of a section.
  @inlinable
  public static func cell(section: Int, item: Int) -> LayoutElement {
    cell(at: ElementIndex(section: section, item: item))
  }

  /// Returns the supplementary element of the given kind at an item of a section.
  @inlinable
  public static func supplementary(
    _ kind: ElementKind, _ section: Int, _ item: Int = 0
  ) -> LayoutElement {
    LayoutElement(
      category: .supplementary, kind: kind, index: ElementIndex(section: section, item: item))
  }

  /// Returns the decoration element of the given kind at an item of a section.
  @inlinable
  public static func decoration(
    _ kind: ElementKind, _ section: Int, _ item: Int = 0
  ) -> LayoutElement {
    LayoutElement(
      category: .decoration, kind: kind, index: ElementIndex(section: section, item: item))
  }
}

extension LayoutElement: Comparable {
  /// Returns a Boolean value that indicates whether `lhs` precedes `rhs` in a layout's answers.
  ///
  /// Elements are ordered by section, item, category and kind.
  public static func < (lhs: LayoutElement, rhs: LayoutElement) -> Bool {
    if lhs.index != rhs.index { return lhs.index < rhs.index }
    if lhs.category != rhs.category { return lhs.category < rhs.category }
    return lhs.kind < rhs.kind
  }
}

extension LayoutElement: CustomStringConvertible {
  /// The element as `cell/section/item` or `category/kind/section/item`.
  public var description: String {
    category == .cell ? "cell/\(index)" : "\(category)/\(kind)/\(index)"
  }
}
