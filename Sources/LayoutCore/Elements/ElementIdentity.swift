/// The part of a collection that an element follows: an item, a section, a block, or none.
///
/// The identity determines the index of the element after a change of the collection. It is not
/// unique: all cells have the identity ``item``.
public enum ElementIdentity: Hashable, Sendable {
  /// The item at the index.
  ///
  /// If the item moves, the element moves with it.
  case item
  /// The section of the index.
  ///
  /// If the section moves, the element moves with it and keeps its item number.
  case section
  /// No part of the collection, as for the corner of a sheet or for a column header.
  ///
  /// The element keeps its index. The section of the index must be 0: a composite layout adds the
  /// first section of the element's block to it, and returns ``block`` instead.
  case fixed
  /// The block of sections that begins with the section of the index, in a composite layout.
  ///
  /// If the block moves, the element moves with it and keeps its item number. See
  /// ``PreparedLayout/block(around:)``.
  case block
}

/// The role of an element in an accessibility tree.
public enum ElementRole: Hashable, Sendable {
  /// A cell, which shows an item.
  case cell
  /// The header of a section, above its cells.
  case header(section: Int)
  /// The footer of a section, below its cells.
  case footer(section: Int)
  /// The header of a row of a sheet.
  case rowHeader(row: Int)
  /// The header of a column of a sheet.
  case columnHeader(column: Int)
  /// The background of a section. Its cells form a group.
  case group(section: Int)
  /// Any other supplementary element of an item or a section.
  case supplementary
  /// A decoration, such as a background or a line, that needs no description.
  case decoration
}
