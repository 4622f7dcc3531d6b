/// The tracks of a section: a fixed number, as many as fit, or tracks of different extents.
///
/// Tracks are columns if the layout scrolls vertically, and rows if it scrolls horizontally. An
/// integer literal creates a fixed number, as in `columns: 3`.
public enum ColumnCount: Hashable, Sendable {
  /// A fixed number of tracks, from 1 to ``LayoutLimits/maximumTracks``.
  case fixed(Int)
  /// As many tracks as fit if each has at least the minimum width in points, but at least 1 and at
  /// most the maximum number.
  ///
  /// Tracks share the room up to the maximum width, in points. The alignment determines the place of
  /// tracks that do not fill the room. A maximum width below the minimum counts as the minimum. By
  /// default, there is no maximum.
  case adaptive(
    minimumWidth: Double, maximumWidth: Double = .infinity,
    maximumCount: Int = LayoutLimits.maximumTracks, alignment: TrackAlignment = .leading)
  /// One track for each size, from 1 to ``LayoutLimits/maximumTracks``.
  ///
  /// If the tracks need more room than there is, they are shortened in proportion. If they leave
  /// room, the alignment determines their place.
  case tracks([TrackSize], alignment: TrackAlignment = .leading)

  /// Returns the number of tracks in `available` units with `spacing` units between them.
  ///
  /// - Parameter available: The extent across the scroll axis that the tracks share.
  /// - Parameter spacing: The distance between two tracks.
  /// - Returns: The number, from 1 to ``LayoutLimits/maximumTracks``, and the problem if the
  ///   specified number is invalid. An invalid number is replaced by the nearest valid one, and an
  ///   invalid width by one track.
  public func resolved(
    available: LayoutUnit, spacing: LayoutUnit
  ) -> (count: Int, problem: LayoutDiagnostic.Problem?) {
    let limit = LayoutLimits.maximumTracks
    switch self {
    case .fixed(let count):
      if count >= 1, count <= limit { return (count, nil) }
      if count == 0 { return (1, .zero) }
      return count < 0 ? (1, .negative) : (limit, .tooLarge)
    case .adaptive(let width, let most, let count, _):
      guard width.isFinite, !most.isNaN else { return (1, .notFinite) }
      guard width >= 0, most >= 0 else { return (1, .negative) }
      let limit = min(limit, max(1, count))
      // Tracks without width would show nothing, even if there is spacing between them.
      let least = LayoutUnit(points: width)
      let pitch = least + spacing
      guard least > .zero, pitch > .zero else { return (1, .zero) }
      let fitting = (available + spacing).rawValue / pitch.rawValue
      // Only the limit of all layouts is reported; the own maximum is meant.
      let isCut = fitting > Int64(LayoutLimits.maximumTracks) && count >= LayoutLimits.maximumTracks
      return (
        max(1, Int(min(fitting, Int64(limit)))), isCut ? .tooLarge : count < 1 ? .outOfRange : nil
      )
    case .tracks(let sizes, _):
      return sizes.isEmpty
        ? (1, .zero) : sizes.count > limit ? (limit, .tooLarge) : (sizes.count, nil)
    }
  }

  /// The place of the tracks if they leave room, and the extent in points that each has at most.
  var limit: (alignment: TrackAlignment, extent: Double) {
    switch self {
    case .fixed: return (.leading, .infinity)
    case .adaptive(let least, let most, _, let alignment):
      guard most < .infinity else { return (alignment, .infinity) }
      let extent = LayoutUnit(points: max(least.isFinite ? least : 0, most)).points
      // Tracks of no width would show nothing.
      return (alignment, extent > 0 ? extent : .infinity)
    case .tracks(_, let alignment): return (alignment, .infinity)
    }
  }

  /// The number to report in a diagnostic: the number of tracks, or the minimum width.
  package var diagnosticValue: Double {
    switch self {
    case .fixed(let count): Double(count)
    case .adaptive(let width, _, _, _): width
    case .tracks(let sizes, _): Double(sizes.count)
    }
  }
}

extension ColumnCount: ExpressibleByIntegerLiteral {
  /// Creates a fixed number of tracks from an integer literal.
  public init(integerLiteral value: Int) { self = .fixed(value) }
}

extension ColumnCount: CustomStringConvertible {
  /// The fixed number, the minimum width as `adaptive(width)`, or the sizes as `tracks(sizes)`.
  public var description: String {
    switch self {
    case .fixed(let count): "\(count)"
    case .adaptive(let width, _, _, _): "adaptive(\(width.layoutText))"
    case .tracks(let sizes, _): "tracks(\(sizes.map { $0.description }.joined(separator: ", ")))"
    }
  }
}

/// The place of tracks that do not fill the room across the scroll axis.
public enum TrackAlignment: String, Hashable, Sendable, CaseIterable {
  /// The first track is at the leading edge.
  case leading
  /// The tracks are in the middle.
  case center
  /// The last track is at the trailing edge.
  case trailing
}
