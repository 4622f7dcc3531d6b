/// A change within one section, after its items were reordered and measured.
public struct SectionEdit: Hashable, Sendable {
  /// The first item that may need a new place.
  public let first: Int
  /// The number of items before the change.
  public let oldCount: Int
  /// The new and resized items, which were measured again, in their new order.
  public let measured: [Int]
  /// A Boolean value that indicates whether the change only measured items again.
  public let isResizeOnly: Bool
  /// The extent of the section's items before the change.
  public let body: SectionBody

  @usableFromInline
  init(first: Int, oldCount: Int, measured: [Int], isResizeOnly: Bool, body: SectionBody) {
    self.first = first
    self.oldCount = oldCount
    self.measured = measured
    self.isResizeOnly = isResizeOnly
    self.body = body
  }
}
