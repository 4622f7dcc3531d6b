/// The identity of one element of a layout: its category, its kind and its index.
///
/// A layout never has two elements of the same identity.
public struct LayoutElement: Hashable, Sendable {
  /// The part that the element plays.
  public var category: ElementCategory
  /// The sort of element within its category; ``ElementKind/cell`` for every cell.
  public var kind: ElementKind
  /// The item or section that the element belongs to.
  ///
  /// What the item of a supplementary or decoration element counts is told by the layout that makes
  /// it; 0 for headers and footers.
  public var index: ElementIndex

  /// An element of the given category and kind at `index`.
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

  /// A supplementary element of `kind`.
  @inlinable
  public static func supplementary(
    _ kind: ElementKind, _ section: Int, _ item: Int = 0
  ) -> LayoutElement {
    LayoutElement(
      category: .supplementary, kind: kind, index: ElementIndex(section: section, item: item))
  }

  /// A decoration element of `kind`.
  @inlinable
  public static func decoration(
    _ kind: ElementKind, _ section: Int, _ item: Int = 0
  ) -> LayoutElement {
    LayoutElement(
      category: .decoration, kind: kind, index: ElementIndex(section: section, item: item))
  }
}

extension LayoutElement: Comparable {
  /// Whether `lhs` is listed before `rhs` in a layout's answers: by section, item, category, kind.
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
