/// The place of an item in a collection: its section and its number in the section.
public struct ElementIndex: Hashable, Comparable, Sendable {
  /// The number of the section, from 0.
  public var section: Int
  /// The number of the item within its section, from 0.
  public var item: Int

  /// Creates the index of the given item of a section, both counted from 0.
  @inlinable
  public init(section: Int, item: Int = 0) {
    self.section = section
    self.item = item
  }

  /// Returns a Boolean value that indicates whether `lhs` precedes `rhs`, by section, then by item.
  @inlinable
  public static func < (lhs: ElementIndex, rhs: ElementIndex) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }
}

extension ElementIndex: CustomStringConvertible {
  /// The index as `section/item`.
  public var description: String { "\(section)/\(item)" }
}
