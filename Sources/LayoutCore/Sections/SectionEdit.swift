/// A change within one section, after its items were reordered and measured.
public struct SectionEdit: Hashable, Sendable {
  /// The first item that may need a new place.
  public let first: Int
  /// The removed and inserted items; a moved item is both.
  public let items: IndexEdits<ElementIndex>
  /// The new and resized items, which were measured again, in their new order.
  public let measured: [Int]
  /// The extent of the section's items before the change.
  public let body: SectionBody

  /// The number of items of the section before the change.
  public var oldCount: Int { items.oldCount }

  /// A Boolean value that indicates whether no item is removed, inserted or moved.
  ///
  /// If it is `true`, all items keep their numbers, and only the values of ``measured`` can differ.
  public var isResizeOnly: Bool { items.isEmpty }

  @usableFromInline
  init(first: Int, items: IndexEdits<ElementIndex>, measured: [Int], body: SectionBody) {
    self.first = first
    self.items = items
    self.measured = measured
    self.body = body
  }
}
