/// A change within one section, after its items are in their new order and measured.
public struct SectionEdit: Hashable, Sendable {
  /// The first item that may have to be placed again.
  public let first: Int
  /// The number of items before the change.
  public let oldCount: Int
  /// The items that were measured again, in their new order: new ones and resized ones.
  public let measured: [Int]
  /// A Boolean value that indicates whether items were measured again, and nothing else.
  public let isResizeOnly: Bool

  @usableFromInline
  init(first: Int, oldCount: Int, measured: [Int], isResizeOnly: Bool) {
    self.first = first
    self.oldCount = oldCount
    self.measured = measured
    self.isResizeOnly = isResizeOnly
  }
}
