/// How many tracks a section has: a fixed number, or as many as fit.
///
/// Tracks are columns where the layout scrolls vertically and rows where it scrolls horizontally.
/// An integer literal is a fixed number, so that `columns: 3` reads as it should.
public enum ColumnCount: Hashable, Sendable {
  /// Exactly this many, at least 1.
  case fixed(Int)
  /// As many as fit when each is at least so wide, in points; at least 1.
  case adaptive(minimumWidth: Double)

  /// The number of tracks in `available` units with `spacing` units between them.
  ///
  /// - Returns: The number, from 1 to ``LayoutLimits/maximumTracks``, and what was wrong, if
  ///   anything was.
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
      let pitch = LayoutUnit(points: width) + spacing
      guard pitch > .zero else { return (1, .zero) }
      let fitting = (available + spacing).rawValue / pitch.rawValue
      return fitting > Int64(limit) ? (limit, .tooLarge) : (max(1, Int(fitting)), nil)
    }
  }

  /// The number that stands in a diagnostic for what was given.
  package var diagnosticValue: Double {
    switch self {
    case .fixed(let count): Double(count)
    case .adaptive(let width): width
    }
  }
}

extension ColumnCount: ExpressibleByIntegerLiteral {
  /// A fixed number of tracks.
  public init(integerLiteral value: Int) { self = .fixed(value) }
}

extension ColumnCount: CustomStringConvertible {
  /// The number, or the least width that each track has.
  public var description: String {
    switch self {
    case .fixed(let count): "\(count)"
    case .adaptive(let width): "adaptive(\(width.layoutText))"
    }
  }
}
