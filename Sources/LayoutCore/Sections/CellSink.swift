/// Receives the items that a query finds, and makes their attributes.
///
/// A concrete type rather than a closure: a closure that reads the layout would count a reference to every
/// array of it, for each item.
public struct CellSink {
  /// The answer so far.
  @usableFromInline var answer: [LayoutAttributes] = []
  @usableFromInline let rect: LayoutRect
  @usableFromInline let space: LayoutSpace
  /// Whether items are looked at but not answered, to count the work of a query.
  @usableFromInline let countsOnly: Bool
  @usableFromInline var section = 0
  /// The beginning of the section's items along the scroll axis.
  @usableFromInline var start = LayoutUnit.zero
  @usableFromInline var lastItem = -1
  @usableFromInline var isInOrder = true
  /// The number of entries that were looked at.
  public var searched = 0

  @usableFromInline
  init(rect: LayoutRect, space: LayoutSpace, countsOnly: Bool = false) {
    self.rect = rect
    self.space = space
    self.countsOnly = countsOnly
  }

  /// Goes on to the next section.
  @inlinable
  mutating func begin(_ section: Int, at start: LayoutUnit) {
    self.section = section
    self.start = start
    lastItem = -1
  }

  /// Adds the cell of an item if its frame intersects the rectangle of the query.
  ///
  /// Items that are added in ascending order need no sorting.
  /// - Parameter item: The number of the item in its section.
  @inlinable @inline(__always)
  public mutating func add(_ item: Int, at span: ItemSpan) {
    add(
      item, from: span.lower, to: span.upper,
      across: space.crossSpan(from: span.crossLower.rawValue, to: span.crossUpper.rawValue))
  }

  /// Adds the cell of an item, given its interval across the scroll axis as the host sees it.
  @inlinable @inline(__always)
  public mutating func add(
    _ item: Int, from lower: LayoutUnit, to upper: LayoutUnit, across cross: LayoutSpan
  ) {
    let frame = space.frame(
      main: space.mainSpan(from: (start + lower).rawValue, to: (start + upper).rawValue),
      cross: cross)
    guard frame.intersects(rect), !countsOnly else { return }
    if item < lastItem { isInOrder = false }
    lastItem = item
    answer.append(LayoutAttributes(element: .cell(section: section, item: item), frame: frame))
  }
}
