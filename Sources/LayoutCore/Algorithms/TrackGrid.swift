/// Where the tracks of a section lie across its scroll axis.
///
/// Tracks share the room that insets and spacing leave. Their edges are cumulative: whatever does
/// not divide is spread over all tracks, and the last one ends exactly where the room ends.
///
/// ```
///  ◀──────────────── crossLength ───────────────▶
///  leading ┌───────┐ spacing ┌───────┐ trailing
///          │ track │         │ track │
/// ```
/// - Units: ``LayoutUnit`` raw values.
public struct TrackGrid: Hashable, Sendable {
  /// How many tracks there are, at least 1.
  public let count: Int
  /// Where the first track begins.
  public let start: Int64
  /// What lies between two tracks.
  public let spacing: Int64
  /// The extent from the first track's beginning to the last one's end.
  public let room: Int64
  /// The extent of every track in points, before any edge is moved to a whole unit or pixel.
  ///
  /// What items are measured with.
  public let trackExtent: Double
  /// The extent of every track in units where tracks are rounded down, else nil.
  private let fixedExtent: Int64?
  /// What the room and one more spacing give to each track, and what is left.
  private let wholeShare: Int64
  private let restOfShares: Int64

  /// A grid of `columns` in `crossLength`, and what was wrong with the data that it was made from.
  ///
  /// Insets that leave no room are shortened in proportion; spacing that leaves none is shortened
  /// until tracks of no extent fit.
  /// - Parameter floor: The pixels that tracks are rounded down to, or nil.
  /// - Parameter note: Called with the key of each parameter that had to be replaced, the problem,
  ///   and the numbers given and used.
  public init(
    columns: ColumnCount, spacing: Double, leading: Double, trailing: Double,
    crossLength: LayoutUnit, floor: PixelGrid? = nil,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void = { _, _, _, _ in }
  ) {
    var lead = LayoutUnit.checked(leading, note: { note("sectionInsets", $0, leading, $1) })
    let trail = LayoutUnit.checked(trailing, note: { note("sectionInsets", $0, trailing, $1) })
    var gap = LayoutUnit.checked(spacing, note: { note("columnSpacing", $0, spacing, $1) }).rawValue
    var room = (crossLength - lead - trail).rawValue
    if room < 0 {
      let total = Double((lead + trail).rawValue)
      let share = trail <= .zero ? 1 : max(0, Double(lead.rawValue) / total)
      lead = LayoutUnit(points: crossLength.points * share)
      room = 0
      note("sectionInsets", .noRoom, leading + trailing, crossLength.points)
    }
    let resolved = columns.resolved(
      available: LayoutUnit(rawValue: room), spacing: LayoutUnit(rawValue: gap))
    let count = resolved.count
    if let problem = resolved.problem {
      note("columns", problem, columns.diagnosticValue, Double(count))
    }
    let gaps = Int64(count - 1)
    if gaps > 0, gap > room / gaps {
      gap = room / gaps
      note("columnSpacing", .noRoom, spacing, LayoutUnit(rawValue: gap).points)
    }
    var extent = LayoutUnit(rawValue: room &- gap &* gaps).points / Double(count)
    if let floor {
      extent = floor.floor(extent)
      fixedExtent = LayoutUnit(points: extent).rawValue
    } else {
      fixedExtent = nil
    }
    self.count = count
    self.start = lead.rawValue
    self.spacing = gap
    self.room = room
    self.trackExtent = extent
    (wholeShare, restOfShares) = (room &+ gap).quotientAndRemainder(dividingBy: Int64(count))
  }

  /// Where `track` begins.
  public func lower(of track: Int) -> Int64 {
    if let fixedExtent { return start &+ Int64(track) &* (fixedExtent &+ spacing) }
    return start &+ share(track)
  }

  /// Where the last of `span` tracks from `track` on ends.
  public func upper(of track: Int, span: Int = 1) -> Int64 {
    if let fixedExtent {
      return lower(of: track) &+ Int64(span) &* (fixedExtent &+ spacing) &- spacing
    }
    return start &+ share(track + span) &- spacing
  }

  /// The extent of `span` tracks in points, before rounding; what spanning items are measured with.
  public func extent(ofSpan span: Int) -> Double {
    trackExtent * Double(span) + LayoutUnit(rawValue: spacing).points * Double(span - 1)
  }

  /// `part` of `count` equal shares of the room and one more spacing, without overflow.
  private func share(_ part: Int) -> Int64 {
    let whole = wholeShare &* Int64(part)
    return restOfShares == 0 ? whole : whole &+ restOfShares &* Int64(part) / Int64(count)
  }
}

extension LayoutUnit {
  /// The length of `points`, which is reported to `note` where it is NaN, infinite or beyond the
  /// limits, with what is used instead.
  public static func checked(
    _ points: Double, note: (LayoutDiagnostic.Problem, Double) -> Void
  ) -> LayoutUnit {
    let length = LayoutUnit(points: points)
    if !points.isFinite {
      note(.notFinite, length.points)
    } else if points.magnitude > LayoutLimits.maximumLength.points {
      note(.tooLarge, length.points)
    }
    return length
  }

  /// The length of `points` where negative lengths mean nothing: those become 0, and are reported.
  public static func checkedExtent(
    _ points: Double, note: (LayoutDiagnostic.Problem, Double) -> Void
  ) -> LayoutUnit {
    let length = checked(points, note: note)
    guard length >= .zero else {
      if points.isFinite, points >= -LayoutLimits.maximumLength.points { note(.negative, 0) }
      return .zero
    }
    return length
  }
}
