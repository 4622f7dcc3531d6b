/// Where an item stands in its collection: the section, and the place within it.
public struct ElementIndex: Hashable, Comparable, Sendable {
  /// The number of the section, from 0.
  public var section: Int
  /// The number of the item within its section, from 0.
  public var item: Int

  /// The place `item` of `section`, both counted from 0.
  @inlinable
  public init(section: Int, item: Int = 0) {
    self.section = section
    self.item = item
  }

  /// Whether `lhs` comes first: by section, then by item.
  @inlinable
  public static func < (lhs: ElementIndex, rhs: ElementIndex) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }
}

extension ElementIndex: CustomStringConvertible {
  /// The index as `section/item`.
  public var description: String { "\(section)/\(item)" }
}
