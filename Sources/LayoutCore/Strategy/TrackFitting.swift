/// A request for the extent that a row or column needs for its content.
public struct TrackFitting {
  /// The number of the row or column.
  public var track: Int
  /// A Boolean value that indicates whether the track is a row.
  public var isRow: Bool
  /// The visible part of the content, whose cells are measured first.
  public var viewport: LayoutViewport
  /// The maximum number of cells to measure.
  public var limit: Int
  /// The source of the cells' sizes.
  public var delegate: AnyLayoutDelegate

  /// Creates a request for one row or column.
  ///
  /// - Parameter track: The number of the row or column.
  /// - Parameter isRow: A Boolean value that indicates whether the track is a row.
  /// - Parameter viewport: The visible part of the content. Its cells are measured first.
  /// - Parameter limit: The maximum number of cells to measure.
  /// - Parameter delegate: The source of the cells' sizes.
  public init(
    track: Int, isRow: Bool, viewport: LayoutViewport, limit: Int, delegate: AnyLayoutDelegate
  ) {
    self.track = track
    self.isRow = isRow
    self.viewport = viewport
    self.limit = limit
    self.delegate = delegate
  }
}
