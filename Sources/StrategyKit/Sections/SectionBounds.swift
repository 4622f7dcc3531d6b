import LayoutCore

/// The extent that the items of a section take along the scroll axis.
public struct SectionBounds: Hashable, Sendable {
  /// The length from the start of the items to their end; a negative one becomes 0.
  public var length: LayoutUnit
  /// The distance by which items extend before their start, at least 0.
  public var before: LayoutUnit
  /// The distance by which items extend beyond their end, at least 0.
  public var after: LayoutUnit
  /// A Boolean value that indicates whether items are cut off at the maximum position.
  ///
  /// Items that extend beyond it are cut off in any case.
  public var isCut = false

  /// Creates the extent of items that end after `length`.
  ///
  /// - Parameter length: The length from the start of the items to their end.
  /// - Parameter before: The distance by which items extend before their start. The default is 0.
  /// - Parameter after: The distance by which items extend beyond their end. The default is 0.
  public init(length: LayoutUnit, before: LayoutUnit = .zero, after: LayoutUnit = .zero) {
    self.length = length
    self.before = before
    self.after = after
  }

  /// The extent of no items.
  public static var zero: SectionBounds { SectionBounds(length: .zero) }
}
