/// The rows and columns of a layout whose sections are rows and whose items are columns.
///
/// A layout with rows and columns must support ``LayoutQuestion/trackExtents``.
public struct TrackFacet {
  /// The number of columns; in a composite layout, the largest number in any of its parts.
  public var numberOfColumns: Int

  /// Returns a Boolean value that indicates whether a section is a row.
  public var isRow: (_ section: Int) -> Bool

  /// Returns the rows and columns that a cell or a header covers, or `nil` for any other element
  /// and for a cell that is merged into another one.
  public var span: (LayoutElement) -> TrackSpan?

  /// Returns the extent that a row or column needs for its content, in points, or `nil` if it
  /// cannot be determined.
  public var fittingExtent: (TrackFitting) -> Double?

  /// Creates a description of rows and columns.
  ///
  /// - Parameter numberOfColumns: The number of columns.
  /// - Parameter isRow: A closure that returns whether a section is a row.
  /// - Parameter span: A closure that returns the rows and columns that an element covers, if any.
  /// - Parameter fittingExtent: A closure that returns the extent that a row or column needs, in
  ///   points, or `nil` if it cannot be determined.
  public init(
    numberOfColumns: Int, isRow: @escaping (_ section: Int) -> Bool,
    span: @escaping (LayoutElement) -> TrackSpan?,
    fittingExtent: @escaping (TrackFitting) -> Double?
  ) {
    self.numberOfColumns = numberOfColumns
    self.isRow = isRow
    self.span = span
    self.fittingExtent = fittingExtent
  }
}
