/// The number of tracks of a section: a fixed number, or as many as fit.
///
/// Tracks are columns if the layout scrolls vertically, and rows if it scrolls horizontally. An
/// integer literal creates a fixed number, as in `columns: 3`.
public enum ColumnCount: Hashable, Sendable {
  /// A fixed number of tracks, from 1 to ``LayoutLimits/maximumTracks``.
  case fixed(Int)
  /// As many tracks as fit if each has at least the given width in points, but at least 1.
  case adaptive(minimumWidth: Double)

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
    case .adaptive(let width):
      guard width.isFinite else { return (1, .notFinite) }
      guard width >= 0 else { return (1, .negative) }
      // Tracks without width would show nothing, even if there is spacing between them.
      let least = LayoutUnit(points: width)
      let pitch = least + spacing
      guard least > .zero, pitch > .zero else { return (1, .zero) }
      let fitting = (available + spacing).rawValue / pitch.rawValue
      return fitting > Int64(limit) ? (limit, .tooLarge) : (max(1, Int(fitting)), nil)
    }
  }

  /// The number to report in a diagnostic: the fixed number, or the minimum width.
  package var diagnosticValue: Double {
    switch self {
    case .fixed(let count): Double(count)
    case .adaptive(let width): width
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
    case .adaptive(let width): "adaptive(\(width.layoutText))"
    }
  }
}
