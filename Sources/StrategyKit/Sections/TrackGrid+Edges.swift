import LayoutCore

extension TrackGrid {
  /// Returns the position at which the first of `span` tracks begins, and where the last one ends.
  ///
  /// - Parameter track: The number of the first track.
  /// - Parameter span: The number of tracks. The default is 1.
  public func edges(of track: Int, span: Int = 1) -> (lower: LayoutUnit, upper: LayoutUnit) {
    (
      LayoutUnit(rawValue: lower(of: track)), LayoutUnit(rawValue: upper(of: track, span: span))
    )
  }
}
