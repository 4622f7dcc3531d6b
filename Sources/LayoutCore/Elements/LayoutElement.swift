/// The name of one element of a layout: its category, its kind and its index.
///
/// Within one state of a layout, no two elements are equal. The index counts the sections and items
/// of that state, so a change of the collection can give an item another element. After an
/// insertion before an item, for example, its cell has a greater index. An `ElementMotion`
/// specifies the element before and after a change, and an ``ElementIdentity`` the part of the
/// collection that an element follows.
public struct LayoutElement: Hashable, Sendable {
  /// The category of the element.
  public var category: ElementCategory
  /// The kind of the element within its category; ``ElementKind/cell`` for every cell.
  public var kind: ElementKind
  /// The item or section that the element belongs to.
  ///
  /// For a cell, it is the index of the item. For any other element, the layout that creates it
  /// defines the meaning of the item number. If a section has one header and one footer, their item
  /// number is 0. An element of the whole layout can have a negative item number.
  public var index: ElementIndex

  /// Creates the name of an element.
  ///
  /// - Parameter category: The category of the element.
  /// - Parameter kind: The kind within the category; ``ElementKind/cell`` for every cell.
  /// - Parameter index: The item or section that the element belongs to.
  public init(category: ElementCategory, kind: ElementKind, index: ElementIndex) {
    self.category = category
    self.kind = kind
    self.index = index
  }

  /// Returns the cell of the item at the given index.
  public static func cell(at index: ElementIndex) -> LayoutElement {
    LayoutElement(category: .cell, kind: .cell, index: index)
  }

  /// Returns the cell of the given item of a section.
  public static func cell(section: Int, item: Int) -> LayoutElement {
    cell(at: ElementIndex(section: section, item: item))
  }

  /// Returns the supplementary element of the given kind at an item of a section.
  ///
  /// - Parameter kind: The kind of the element, such as ``ElementKind/header``.
  /// - Parameter section: The number of the section, from 0.
  /// - Parameter item: The item number, whose meaning the layout defines. The default is 0, as for
  ///   the only header or footer of a section.
  public static func supplementary(
    _ kind: ElementKind, _ section: Int, _ item: Int = 0
  ) -> LayoutElement {
    LayoutElement(
      category: .supplementary, kind: kind, index: ElementIndex(section: section, item: item))
  }

  /// Returns the decoration element of the given kind at an item of a section.
  ///
  /// - Parameter kind: The kind of the element, such as ``ElementKind/background``.
  /// - Parameter section: The number of the section, from 0.
  /// - Parameter item: The item number, whose meaning the layout defines. The default is 0.
  public static func decoration(
    _ kind: ElementKind, _ section: Int, _ item: Int = 0
  ) -> LayoutElement {
    LayoutElement(
      category: .decoration, kind: kind, index: ElementIndex(section: section, item: item))
  }
}

extension LayoutElement {
  /// Hashes the index only, because few elements of an index differ in category or kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
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
