/// The part of the storage of a layout that belongs to one section.
public struct SectionSlice: Hashable, Sendable {
  /// The number of the section.
  public let section: Int
  /// The places of the section's items among all items.
  public let items: Range<Int>
  /// The places of the section's checkpoints in ``SectionStore/checkpoints``.
  public let checkpoints: Range<Int>
  /// The places of the section's boxes.
  @usableFromInline let boxes: Range<Int>

  /// The number of items of the section.
  @inlinable
  public var count: Int { items.count }

  /// Returns the place of an item among all items.
  ///
  /// - Parameter item: The number of the item in its section. It is not checked.
  @inlinable
  public func place(of item: Int) -> Int { items.lowerBound &+ item }

  /// Returns the places of several items among all items.
  ///
  /// - Parameter items: The numbers of the items in their section. They are not checked.
  @inlinable
  public func places(of items: Range<Int>) -> Range<Int> {
    place(of: items.lowerBound)..<place(of: items.upperBound)
  }
}
