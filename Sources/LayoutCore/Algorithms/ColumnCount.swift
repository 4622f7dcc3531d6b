/// The number of tracks of a section: a fixed number, or as many as fit.
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
    }
  }

  /// Returns the room that `count` tracks with `spacing` units between them leave if their width is
  /// limited, and the part of it before the first track.
  func excess(of room: Int64, count: Int, spacing: Int64) -> (rest: Int64, lead: Int64) {
    guard case .adaptive(let least, let most, _, let alignment) = self, most < .infinity else {
      return (0, 0)
    }
    let width = LayoutUnit(points: max(least.isFinite ? least : 0, most)).rawValue
    // Tracks of no width would show nothing.
    guard width > 0 else { return (0, 0) }
    let rest = max(0, room &- spacing &* Int64(count - 1) &- width &* Int64(count))
    switch alignment {
    case .leading: return (rest, 0)
    case .center: return (rest, rest / 2)
    case .trailing: return (rest, rest)
    }
  }

  /// The number to report in a diagnostic: the fixed number, or the minimum width.
  package var diagnosticValue: Double {
    switch self {
    case .fixed(let count): Double(count)
    case .adaptive(let width, _, _, _): width
    }
  }
}

extension ColumnCount: ExpressibleByIntegerLiteral {
  /// Creates a fixed number of tracks from an integer literal.
  public init(integerLiteral value: Int) { self = .fixed(value) }
}

extension ColumnCount: CustomStringConvertible {
  /// The fixed number, or the minimum width as `adaptive(width)`.
  public var description: String {
    switch self {
    case .fixed(let count): "\(count)"
    case .adaptive(let width, _, _, _): "adaptive(\(width.layoutText))"
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
