import LayoutCore

/// A collector of the items that a query finds, which creates their attributes.
///
/// It is a concrete type rather than a closure. A closure that reads the layout would count a
/// reference to every array of the layout for each item.
public struct CellSink {
  var answer: [LayoutAttributes] = []
  let rect: LayoutRect
  let space: LayoutSpace
  var section = 0
  /// The beginning of the section's items along the scroll axis.
  var start = LayoutUnit.zero
  /// The number of cells in the section's group, or 0 if its cells form no group.
  var group = 0
  var lastItem = -1
  var isInOrder = true
  /// The number of entries that were examined.
  ///
  /// A strategy that searches its own storage adds the entries that it examines.
  public var searched = 0

  init(rect: LayoutRect, space: LayoutSpace) {
    self.rect = rect
    self.space = space
  }

  mutating func begin(_ section: Int, at start: LayoutUnit, group: Int) {
    self.section = section
    self.start = start
    self.group = group
    lastItem = -1
  }

  /// Returns an interval across the scroll axis in the host's coordinates.
  ///
  /// - Parameter lower: The position at which the interval begins.
  /// - Parameter upper: The position at which the interval ends.
  public func crossSpan(from lower: LayoutUnit, to upper: LayoutUnit) -> LayoutSpan {
    space.crossSpan(from: lower, to: upper)
  }

  /// Adds the cell of an item if its frame intersects the rectangle of the query.
  ///
  /// Items that are added in ascending order need no sorting.
  ///
  /// - Parameter item: The number of the item in its section.
  /// - Parameter span: The place of the item in its section.
  public mutating func add(_ item: Int, at span: ItemSpan) {
    add(
      item, from: span.lower, to: span.upper,
      across: crossSpan(from: span.crossLower, to: span.crossUpper))
  }

  /// Adds the supplementary element of a section if its frame intersects the rectangle of the
  /// query.
  ///
  /// - Parameter kind: The kind of the element, which is ``SectionContent/accessoryKind``.
  /// - Parameter span: The place of the element in its section.
  public mutating func addAccessory(_ kind: ElementKind, at span: ItemSpan) {
    let frame = space.frame(
      main: mainSpan(from: span.lower, to: span.upper),
      cross: crossSpan(from: span.crossLower, to: span.crossUpper))
    guard frame.intersects(rect) else { return }
    isInOrder = false
    answer.append(LayoutAttributes(element: .supplementary(kind, section), frame: frame))
  }

  /// Returns an interval of the current section along the scroll axis in the host's coordinates.
  ///
  /// - Parameter lower: The position in the section at which the interval begins.
  /// - Parameter upper: The position in the section at which the interval ends.
  public func mainSpan(from lower: LayoutUnit, to upper: LayoutUnit) -> LayoutSpan {
    space.mainSpan(from: start + lower, to: start + upper)
  }

  /// Adds the cell of an item whose interval across the scroll axis is known in host coordinates.
  ///
  /// The cell is added if its frame intersects the rectangle of the query.
  ///
  /// - Parameter item: The number of the item in its section.
  /// - Parameter lower: The position at which the item begins along the scroll axis.
  /// - Parameter upper: The position at which the item ends along the scroll axis.
  /// - Parameter cross: The interval across the scroll axis, in the host's coordinates.
  public mutating func add(
    _ item: Int, from lower: LayoutUnit, to upper: LayoutUnit, across cross: LayoutSpan
  ) {
    add(item, along: mainSpan(from: lower, to: upper), across: cross)
  }

  private mutating func add(_ item: Int, along main: LayoutSpan, across cross: LayoutSpan) {
    let frame = space.frame(main: main, cross: cross)
    guard frame.intersects(rect) else { return }
    if item < lastItem { isInOrder = false }
    lastItem = item
    answer.append(
      LayoutAttributes(
        element: .cell(section: section, item: item), frame: frame,
        position: CellPosition(index: item, count: group)))
  }
}
