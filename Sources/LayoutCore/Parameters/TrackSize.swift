/// The extent of one track across the scroll axis.
///
/// Tracks first get their fixed or minimum extents. Then flexible ones share the room that is left,
/// in equal parts and up to their maximums. Fractions share the rest.
///
/// ```swift
/// // A sidebar of 80 points, and two tracks of which the second is twice as wide as the first.
/// let columns = ColumnCount.tracks([.fixed(80), .fraction(1), .fraction(2)])
/// ```
///
/// - Source: The track sizes `‹length›`, `minmax(‹length›, ‹length›)` and `minmax(‹length›,
///   ‹flex›)` of CSS Grid Level 2, section 12.
public enum TrackSize: Hashable, Sendable {
  /// An extent in points; at least 0.
  case fixed(Double)
  /// An extent in points that is at least the minimum, and grows up to the maximum.
  case flexible(minimum: Double = 0, maximum: Double)
  /// A share of the room that other tracks leave, but at least the minimum in points.
  ///
  /// The track gets its fraction of the sum of all fractions, or of 1 if the sum is less.
  case fraction(Double, minimum: Double = 0)

  /// The extent that the track has at least, in points.
  public var minimum: Double {
    switch self {
    case .fixed(let extent): extent
    case .flexible(let minimum, _), .fraction(_, let minimum): minimum
    }
  }

  /// The fraction of the rest that the track takes; 0 if it is not a fraction.
  public var share: Double { if case .fraction(let share, _) = self { share } else { 0 } }
}

extension TrackSize: CustomStringConvertible {
  /// The size as in a style sheet: `80`, `100...200`, `2fr` or `100...2fr`.
  public var description: String {
    func from(_ minimum: Double) -> String { minimum == 0 ? "" : "\(minimum.layoutText)..." }
    switch self {
    case .fixed(let extent): return extent.layoutText
    case .flexible(let minimum, let maximum):
      return "\(minimum.layoutText)...\(maximum.layoutText)"
    case .fraction(let share, let minimum): return "\(from(minimum))\(share.layoutText)fr"
    }
  }
}
