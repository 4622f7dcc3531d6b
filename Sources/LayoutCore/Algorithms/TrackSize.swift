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
/// - Source: The track sizes `‹length›`, `minmax(‹length›, ‹length›)` and `minmax(‹length›, ‹flex›)`
///   of CSS Grid Level 2, section 12.
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

  /// The extent by which the track grows before fractions do.
  var growth: Double {
    if case .flexible(let minimum, let maximum) = self { max(0, maximum - minimum) } else { 0 }
  }

  /// Returns the size with numbers that are allowed: extents and fractions from 0 to
  /// ``LayoutLimits/maximumLength``, in points.
  ///
  /// - Parameter note: A closure that receives each invalid number, its problem, and the used number.
  func checked(note: (LayoutDiagnostic.Problem, Double, Double) -> Void) -> TrackSize {
    func length(_ points: Double) -> Double {
      LayoutUnit.checkedExtent(points) { note($0, points, $1) }.points
    }
    switch self {
    case .fixed(let extent): return .fixed(length(extent))
    case .flexible(let minimum, let maximum):
      // A track without a maximum takes all.
      return .flexible(
        minimum: length(minimum), maximum: maximum == .infinity ? maximum : length(maximum))
    case .fraction(let share, let minimum):
      return .fraction(length(share), minimum: length(minimum))
    }
  }

  /// Returns the extents of tracks in `room` points.
  ///
  /// If the room is less than the sum of all minimums, these are shortened in proportion.
  ///
  /// - Parameter sizes: The sizes of the tracks, which are valid.
  /// - Complexity: O(t log t); t = tracks.
  static func extents(of sizes: [TrackSize], in room: Double) -> [Double] {
    var extents = sizes.map { $0.minimum }
    let least = extents.reduce(0, +)
    var free = room - least
    if free < 0 { return extents.map { $0 * (room / least) } }
    // The track with the least growth is first, so what it does not need is left for the others.
    let growing = sizes.indices.filter { sizes[$0].growth > 0 }
      .sorted { (sizes[$0].growth, $0) < (sizes[$1].growth, $1) }
    for (place, track) in growing.enumerated() {
      let growth = min(sizes[track].growth, free / Double(growing.count - place))
      extents[track] += growth
      free -= growth
    }
    // Fractions whose minimum exceeds their share keep it, and the others share the rest. Those with the
    // largest minimum for their share are first.
    let shares = sizes.indices.filter { sizes[$0].share > 0 }
      .sorted {
        let (first, second) = (
          extents[$0] * sizes[$1].share, extents[$1] * sizes[$0].share
        )
        return first == second ? $0 < $1 : first > second
      }
    var rest = free + shares.reduce(0) { $0 + extents[$1] }
    var sum = shares.reduce(0) { $0 + sizes[$1].share }
    for track in shares {
      let share = rest / max(1, sum) * sizes[track].share
      if share > extents[track] {
        extents[track] = share
      } else {
        rest -= extents[track]
        sum -= sizes[track].share
      }
    }
    return extents
  }
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
