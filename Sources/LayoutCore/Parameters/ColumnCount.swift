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
  /// Tracks share the room up to the maximum width, in points. The alignment determines the place
  /// of tracks that do not fill the room. A maximum width below the minimum counts as the minimum.
  /// By default, there is no maximum.
  case adaptive(
    minimumWidth: Double, maximumWidth: Double = .infinity,
    maximumCount: Int = LayoutLimits.maximumTracks, alignment: TrackAlignment = .leading)
  /// One track for each size, from 1 to ``LayoutLimits/maximumTracks``.
  ///
  /// If the tracks need more room than there is, they are shortened in proportion. If they leave
  /// room, the alignment determines their place.
  case tracks([TrackSize], alignment: TrackAlignment = .leading)

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
