extension TrackGrid {
  /// Returns the position at which the first of `span` tracks begins, and the one at which the last ends.
  public func edges(of track: Int, span: Int = 1) -> (lower: LayoutUnit, upper: LayoutUnit) {
    (
      LayoutUnit(rawValue: lower(of: track)), LayoutUnit(rawValue: upper(of: track, span: span))
    )
  }
}
