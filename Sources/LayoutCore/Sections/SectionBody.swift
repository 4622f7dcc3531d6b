/// The room that the items of a section take along the scroll axis.
public struct SectionBody: Hashable, Sendable {
  /// The length from the beginning of the items to their end.
  public var length: LayoutUnit
  /// The distance by which items begin before the beginning of the items.
  public var before: LayoutUnit

  /// Creates the room of items that end after `length`.
  @inlinable
  public init(length: LayoutUnit, before: LayoutUnit = .zero) {
    self.length = length
    self.before = before
  }

  /// No room.
  @inlinable
  public static var zero: SectionBody { SectionBody(length: .zero) }
}
