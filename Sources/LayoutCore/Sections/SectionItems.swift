/// The storage of a layout's items: columns of numbers, with one entry for each item.
///
/// ``PlacedItems`` suits most strategies. A strategy that needs less memory or a faster search
/// declares its own columns.
public protocol SectionItems: Sendable {
  /// Creates storage for `count` items; they are measured and placed before they are read.
  init(unplaced count: Int)
  /// The number of items.
  var count: Int { get }
  /// Appends `count` items; they are measured and placed before they are read.
  mutating func append(unplaced count: Int)
  /// Appends items of another storage, with everything that is stored for them.
  mutating func append(_ items: Range<Int>, of other: Self)
  /// Replaces the items at some places with all items of another storage, whatever their number.
  mutating func replace(_ items: Range<Int>, with other: Self)
  /// Removes all items, but keeps values that belong to no particular item.
  mutating func removeAll()

  /// A Boolean value that indicates whether items are inserted and removed at low cost.
  ///
  /// If it is `true`, the core edits the storage at each change. Otherwise it can copy all items,
  /// or those after the first change, instead.
  static var editsInPlace: Bool { get }
  /// A Boolean value that indicates whether the values do not depend on the order of edits.
  ///
  /// If it is `false`, an update prepares the layout again.
  var isExact: Bool { get }

  /// A Boolean value that indicates whether the core finds items by boxes around their places.
  ///
  /// If it is `true`, implement ``box(around:)``.
  static var isIndexed: Bool { get }
  /// Returns the smallest place that contains the items of a range.
  ///
  /// This function is called only if ``isIndexed`` is `true`.
  func box(around items: Range<Int>) -> ItemSpan
}

extension SectionItems {
  /// Returns `false`, so the core may copy items at each change.
  @inlinable
  public static var editsInPlace: Bool { false }

  /// Returns `true`, for values that do not depend on the order of edits.
  @inlinable
  public var isExact: Bool { true }

  /// Returns `false`, so the core stores no boxes.
  @inlinable
  public static var isIndexed: Bool { false }

  /// Returns an empty place, which nothing reads if ``isIndexed`` is `false`.
  @inlinable
  public func box(around items: Range<Int>) -> ItemSpan { .zero }
}
