/// The storage of what a layout keeps of its items: columns of numbers, one entry for each item.
///
/// ``PlacedItems`` serves most strategies. A strategy that needs less memory, or a faster search, declares
/// columns of its own.
public protocol SectionItems: Sendable {
  /// Creates storage for `count` items that are measured and placed before they are read.
  init(unplaced count: Int)
  /// The number of items.
  var count: Int { get }
  /// Adds `count` items at the end that are measured and placed before they are read.
  mutating func append(unplaced count: Int)
  /// Adds items of another storage at the end, with everything that is kept of them.
  mutating func append(_ items: Range<Int>, of other: Self)
  /// Replaces some items by those of another storage.
  mutating func replace(_ items: Range<Int>, with other: Self)
  /// Removes all items and keeps what belongs to no item in particular.
  mutating func removeAll()

  /// A Boolean value that indicates whether the core finds items by boxes around their places.
  static var isIndexed: Bool { get }
  /// Returns the smallest place around the items of a range; asked only if items are found by boxes.
  func box(around items: Range<Int>) -> ItemSpan
}

extension SectionItems {
  /// Returns `false`.
  @inlinable
  public static var isIndexed: Bool { false }

  /// Returns an empty place.
  @inlinable
  public func box(around items: Range<Int>) -> ItemSpan { .zero }
}
