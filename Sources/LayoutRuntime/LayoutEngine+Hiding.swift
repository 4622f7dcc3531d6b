import LayoutCore

/// Hiding and showing sections, items and columns, such as collapsed groups.
extension LayoutEngine {
  /// Hides whole sections.
  ///
  /// Hidden sections keep their items, measured sizes and numbers. Transactions count them, but the
  /// layout has no elements for them, whichever strategy lays it out. The frozen and merged rows of
  /// a sheet count the sections that are shown. To keep a row in its place, hide it with
  /// ``hide(rows:for:animated:)``.
  ///
  /// If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter sections: The sections. Sections that do not exist are ignored.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: The errors of the strategy.
  /// - Complexity: That of deleting or inserting the sections, and O(k log k + h), where k is the
  ///   number of given sections and h is the number of hidden ones.
  @discardableResult
  public mutating func hide(
    sections: some Sequence<Int>, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    try setHidden(true, sections: sections, for: delegate.erased, animated: animated)
  }

  /// Shows whole sections.
  ///
  /// If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter sections: The sections. Sections that do not exist are ignored.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: The errors of the strategy.
  /// - Complexity: That of deleting or inserting the sections, and O(k log k + h), where k is the
  ///   number of given sections and h is the number of hidden ones.
  @discardableResult
  public mutating func show(
    sections: some Sequence<Int>, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    try setHidden(false, sections: sections, for: delegate.erased, animated: animated)
  }

  /// Hides items of a section.
  ///
  /// If the section does not exist, the method changes nothing. If the method throws an error, the
  /// engine is unchanged.
  ///
  /// - Parameter items: The item numbers. Items that do not exist are ignored.
  /// - Parameter section: The section of the items.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``/LayoutCore/LayoutError/cannotHideItems`` if the section is a row of a sheet,
  ///   because its items must meet the columns of other rows. Also throws the errors of the
  ///   strategy.
  /// - Complexity: That of deleting or inserting the items.
  @discardableResult
  public mutating func hide(
    items: some Sequence<Int>, inSection section: Int, for delegate: some LayoutDelegate,
    animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    try setHidden(true, items: items, inSection: section, for: delegate.erased, animated: animated)
  }

  /// Shows items of a section.
  ///
  /// If the section does not exist, the method changes nothing. If the method throws an error, the
  /// engine is unchanged.
  ///
  /// - Parameter items: The item numbers. Items that do not exist are ignored.
  /// - Parameter section: The section of the items.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``/LayoutCore/LayoutError/cannotHideItems`` if the section is a row of a sheet,
  ///   because its items must meet the columns of other rows. Also throws the errors of the
  ///   strategy.
  /// - Complexity: That of deleting or inserting the items.
  @discardableResult
  public mutating func show(
    items: some Sequence<Int>, inSection section: Int, for delegate: some LayoutDelegate,
    animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    try setHidden(false, items: items, inSection: section, for: delegate.erased, animated: animated)
  }

  /// Hides rows of a sheet.
  ///
  /// A hidden row stays in the layout, with elements whose
  /// ``/LayoutCore/LayoutAttributes/isHidden`` is `true`, so it keeps its number in frozen and
  /// merged rows. In a layout whose sections are no rows, such as one that replaces the sheet
  /// later, it is shown. If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter rows: The section numbers of the rows. Sections that are no rows are ignored.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``/LayoutCore/LayoutError/hasNoTracks`` if the layout has no rows and columns. Also
  ///   throws the errors of the strategy.
  /// - Complexity: That of the strategy's `update` method for the rows.
  @discardableResult
  public mutating func hide(
    rows: some Sequence<Int>, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    try setHidden(true, rows: rows, for: delegate.erased, animated: animated)
  }

  /// Shows rows of a sheet.
  ///
  /// If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter rows: The section numbers of the rows. Sections that are no rows are ignored.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``/LayoutCore/LayoutError/hasNoTracks`` if the layout has no rows and columns. Also
  ///   throws the errors of the strategy.
  /// - Complexity: That of the strategy's `update` method for the rows.
  @discardableResult
  public mutating func show(
    rows: some Sequence<Int>, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    try setHidden(false, rows: rows, for: delegate.erased, animated: animated)
  }

  /// Hides columns of a sheet.
  ///
  /// If a layout consists of several sheets, the column is hidden in each of them. If the method
  /// throws an error, the engine is unchanged.
  ///
  /// - Parameter columns: The item numbers of the columns. Columns that do not exist are ignored.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``/LayoutCore/LayoutError/hasNoTracks`` if the layout has no rows and columns. Also
  ///   throws the errors of the strategy.
  /// - Complexity: That of the strategy's `update` method for the columns.
  @discardableResult
  public mutating func hide(
    columns: some Sequence<Int>, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    try setHidden(true, columns: columns, for: delegate.erased, animated: animated)
  }

  /// Shows columns of a sheet.
  ///
  /// If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter columns: The item numbers of the columns. Columns that do not exist are ignored.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``/LayoutCore/LayoutError/hasNoTracks`` if the layout has no rows and columns. Also
  ///   throws the errors of the strategy.
  /// - Complexity: That of the strategy's `update` method for the columns.
  @discardableResult
  public mutating func show(
    columns: some Sequence<Int>, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    try setHidden(false, columns: columns, for: delegate.erased, animated: animated)
  }
}
