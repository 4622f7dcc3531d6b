/// What the index of an element stands for, which tells where the element is after a change.
public enum ElementIdentity: Hashable, Sendable {
  /// The item at the index: the element goes with it.
  case item
  /// The section of the index: the element goes with it and keeps its number.
  case section
  /// Nothing that changes: a corner, or the header of a column by number.
  ///
  /// The section of the index is 0, so that a layout made of layouts can tell whose it is.
  case fixed
  /// The block of sections that begins with the section of the index, in a layout made of layouts: the
  /// element goes with the block and keeps its number. See ``PreparedLayout/block(around:)``.
  case block
}

/// What an element is to somebody who hears it rather than sees it.
public enum ElementRole: Hashable, Sendable {
  /// A cell, which shows an item.
  case cell
  /// Stands over the cells of a section and names them.
  case header(section: Int)
  /// Stands below the cells of a section.
  case footer(section: Int)
  /// The header of a row of a sheet.
  case rowHeader(row: Int)
  /// The header of a column of a sheet.
  case columnHeader(column: Int)
  /// The surface behind the cells of a section: those cells are a group.
  case group(section: Int)
  /// Something else about an item or a section.
  case supplementary
  /// Nothing that needs to be told: a background, a line.
  case decoration
}
