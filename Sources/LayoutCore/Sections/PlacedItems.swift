/// Storage of a value and a place for each item, which is the default of a ``SectionStrategy``.
///
/// - Complexity: 32 bytes per item and the size of the value; a search is O(log n) for items that
///   do not overlap much; n = items of the section.
public struct PlacedItems<Value: ItemValue>: SectionItems {
  @usableFromInline var values: [Value]
  @usableFromInline var spans: [ItemSpan]

  /// Creates storage for `count` items, each with an unmeasured value and an empty place.
  @inlinable
  public init(unplaced count: Int) {
    values = Array(repeating: Value(), count: count)
    spans = Array(repeating: .zero, count: count)
  }

  /// The number of items.
  @inlinable
  public var count: Int { spans.count }

  /// Appends `count` items, each with an unmeasured value and an empty place.
  @inlinable
  public mutating func append(unplaced count: Int) {
    values.append(contentsOf: repeatElement(Value(), count: count))
    spans.append(contentsOf: repeatElement(.zero, count: count))
  }

  /// Appends the values and places of items of another storage.
  @inlinable
  public mutating func append(_ items: Range<Int>, of other: Self) {
    values.append(contentsOf: other.values[items])
    spans.append(contentsOf: other.spans[items])
  }

  /// Replaces the items at some places with all items of another storage, whatever their number.
  @inlinable
  public mutating func replace(_ items: Range<Int>, with other: Self) {
    values.replaceSubrange(items, with: other.values)
    spans.replaceSubrange(items, with: other.spans)
  }

  /// Removes all items.
  @inlinable
  public mutating func removeAll() {
    values = []
    spans = []
  }

  // MARK: Items of a section

  /// Accesses the place of an item of a section.
  ///
  /// A place that you set is limited to ``LayoutLimits/maximumPosition`` in both directions. If an
  /// interval ends before it begins, it becomes empty.
  @inlinable
  public subscript(item: Int, in section: SectionSlice) -> ItemSpan {
    get { spans[section.place(of: item)] }
    set { spans[section.place(of: item)] = newValue.limited }
  }

  /// Returns the value that was stored when the item was measured.
  @inlinable
  public func value(of item: Int, in section: SectionSlice) -> Value {
    values[section.place(of: item)]
  }

  /// Stores the value of an item of a section.
  ///
  /// - Parameter value: The value, which items keep until they are measured again.
  /// - Parameter item: The number of the item in its section.
  /// - Parameter section: The part of the storage that belongs to the section.
  @inlinable
  public mutating func setValue(_ value: Value, of item: Int, in section: SectionSlice) {
    values[section.place(of: item)] = value
  }

  // MARK: Search

  /// Returns `true`, because ``SectionStore/find(in:_:into:)`` searches the boxes.
  @inlinable
  public static var isIndexed: Bool { true }

  /// Returns the smallest place that contains the items of a range, or an empty one if it is empty.
  @inlinable
  public func box(around items: Range<Int>) -> ItemSpan {
    guard var box = items.first.map({ spans[$0] }) else { return .zero }
    for place in items.dropFirst() { box = box.union(spans[place]) }
    return box
  }
}
