import LayoutCore

/// The positions of a section's tracks across its scroll axis.
///
/// Tracks share the room that insets and spacing leave, in equal parts or as
/// ``/LayoutCore/TrackSize`` specifies. Edges of equal tracks are computed from cumulative shares:
/// a remainder is distributed over all tracks, and the last one ends exactly at the end of the
/// room.
///
/// ```
///  ◀──────────────── crossLength ───────────────▶
///  leading ┌───────┐ spacing ┌───────┐ trailing
///          │ track │         │ track │
/// ```
public struct TrackGrid: Hashable, Sendable {
  /// The number of tracks, at least 1.
  public let count: Int
  /// The position at which the first track begins.
  public let start: LayoutUnit
  /// The distance between two tracks.
  public let spacing: LayoutUnit
  /// The extent from the start of the first track to the end of the last.
  public let room: LayoutUnit
  /// The mean extent of the tracks in points, before edges are rounded to whole units or pixels.
  ///
  /// Items are measured with this extent if tracks are equal.
  public let trackExtent: Double
  /// The positions at which tracks begin, from the start of the first, and one after the last.
  ///
  /// It is empty if all tracks are equal.
  private let edges: [LayoutUnit]
  /// The distance from one track to the next, and the units that all of them leave.
  ///
  /// They are the quotient and remainder of the room and one more spacing, divided by the number of
  /// tracks. If tracks are rounded down, nothing is distributed, and the remainder is 0.
  private let pitch: Int64
  private let remainder: Int64

  /// Creates a grid of `columns` in `crossLength`.
  ///
  /// If insets leave no room, they are shortened in proportion. If spacing leaves no room, it is
  /// shortened until tracks without extent fit.
  ///
  /// - Parameter columns: The number of tracks.
  /// - Parameter spacing: The distance between two tracks, in points.
  /// - Parameter leading: The inset before the first track, in points.
  /// - Parameter trailing: The inset after the last track, in points.
  /// - Parameter crossLength: The extent of the container across the scroll axis.
  /// - Parameter floor: The pixel grid to which tracks are rounded down. The default rounds
  ///   nothing.
  /// - Parameter note: A closure that is called with the key of each invalid parameter, the
  ///   problem, the given number and the used number.
  public init(
    columns: ColumnCount, spacing: Double, leading: Double, trailing: Double,
    crossLength: LayoutUnit, floor: PixelGrid? = nil,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void = { _, _, _, _ in }
  ) {
    var lead = LayoutUnit.checked(leading, note: { note("sectionInsets", $0, leading, $1) })
    let trail = LayoutUnit.checked(trailing, note: { note("sectionInsets", $0, trailing, $1) })
    var gap = LayoutUnit.checked(spacing, note: { note("columnSpacing", $0, spacing, $1) })
    var room = crossLength - lead - trail
    if room < .zero {
      let total = Double((lead + trail).rawValue)
      let share = trail <= .zero ? 1 : max(0, Double(lead.rawValue) / total)
      lead = LayoutUnit(points: crossLength.points * share)
      room = .zero
      note("sectionInsets", .noRoom, leading + trailing, crossLength.points)
    }
    let resolved = columns.resolved(available: room, spacing: gap)
    let count = resolved.count
    if let problem = resolved.problem {
      note("columns", problem, columns.diagnosticValue, Double(count))
    }
    let gaps = count - 1
    if gaps > 0, gap > room / gaps {
      gap = room / gaps
      note("columnSpacing", .noRoom, spacing, gap.points)
    }
    let (alignment, most) = columns.limit
    // In points, because an integer could not hold the sum of very negative spacings.
    let available =
      (Double(room.rawValue) - Double(gap.rawValue) * Double(gaps)) / Double(LayoutUnit.perPoint)
    var extent = min(available / Double(count), most)
    var edges: [LayoutUnit] = []
    if case .tracks(let sizes, _) = columns, !sizes.isEmpty {
      let checked = sizes.prefix(count).map { $0.checked { note("columns", $0, $1, $2) } }
      let points = min(available, LayoutLimits.maximumLength.points)
      let least = checked.reduce(0) { $0 + $1.minimum }
      if least > points { note("columns", .noRoom, least, points) }
      edges = [.zero]
      for extent in TrackSize.extents(of: checked, in: points) {
        // Rounded down, so that equal tracks stay equal; a little more, as products are not exact.
        let units = (floor?.floor(extent) ?? extent) * Double(LayoutUnit.perPoint) + 1 / 1024
        edges.append(edges[edges.count - 1] + LayoutUnit(rawValue: Int64(units)) + gap)
      }
      extent = (edges[count] - gap * count).points / Double(count)
    }
    let used = LayoutUnit(points: extent * Double(count))
    let rest = max(.zero, LayoutUnit(points: available) - used)
    if !edges.isEmpty || most < .infinity {
      room -= rest
      if alignment != .leading {
        lead += alignment == .center ? rest / 2 : rest
      }
    }
    self.count = count
    self.start = lead
    self.spacing = gap
    self.room = room
    self.edges = edges
    self.trackExtent = edges.isEmpty ? floor?.floor(extent) ?? extent : extent
    (pitch, remainder) =
      floor == nil
      ? (room + gap).rawValue.quotientAndRemainder(dividingBy: Int64(count))
      : ((LayoutUnit(points: trackExtent) + gap).rawValue, 0)
  }

  /// A Boolean value that indicates whether all tracks have the same extent.
  public var isUniform: Bool { edges.isEmpty }

  /// Returns the position at which `track` begins.
  public func lower(of track: Int) -> LayoutUnit {
    if !edges.isEmpty { return start + edges[track] }
    let shared = remainder == 0 ? 0 : remainder &* Int64(track) / Int64(count)
    return start + LayoutUnit(rawValue: pitch &* Int64(track) &+ shared)
  }

  /// Returns the position at which the last of `span` tracks from `track` on ends.
  ///
  /// If spacing is so negative that it ends before the first one begins, the result is where that
  /// one begins.
  public func upper(of track: Int, span: Int = 1) -> LayoutUnit {
    let upper = lower(of: track + span) - spacing
    return spacing < .zero ? max(lower(of: track), upper) : upper
  }

  /// Returns the position at which the first of `span` tracks begins, and where the last one ends.
  ///
  /// - Parameter track: The number of the first track.
  /// - Parameter span: The number of tracks. The default is 1.
  public func edges(of track: Int, span: Int = 1) -> (lower: LayoutUnit, upper: LayoutUnit) {
    (lower(of: track), upper(of: track, span: span))
  }

  /// Returns the extent of `span` tracks from `track` on in points, before rounding; at least 0.
  ///
  /// Items are measured with this extent.
  ///
  /// - Parameter track: The number of the first track, which has no effect if tracks are equal.
  /// - Parameter span: The number of tracks. The default is 1.
  public func extent(of track: Int = 0, span: Int = 1) -> Double {
    if !edges.isEmpty {
      return max(0, (edges[track + span] - edges[track] - spacing).points)
    }
    return max(0, trackExtent * Double(span) + spacing.points * Double(span - 1))
  }
}

/// The number and the sizes of tracks in the room of a section.
extension ColumnCount {
  /// Returns the number of tracks in `available` units with `spacing` units between them.
  ///
  /// - Parameter available: The extent across the scroll axis that the tracks share.
  /// - Parameter spacing: The distance between two tracks.
  /// - Returns: The number, from 1 to ``/LayoutCore/LayoutLimits/maximumTracks``, and the problem
  ///   if the specified number is invalid. An invalid number is replaced by the nearest valid one,
  ///   and an invalid width by one track.
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
}

extension TrackSize {
  /// The extent by which the track grows before fractions do.
  var growth: Double {
    if case .flexible(let minimum, let maximum) = self { max(0, maximum - minimum) } else { 0 }
  }

  /// Returns the size with numbers that are allowed: extents and fractions from 0 to
  /// ``/LayoutCore/LayoutLimits/maximumLength``, in points.
  ///
  /// - Parameter note: A closure that receives each invalid number, its problem, and the used
  ///   number.
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
    // Fractions whose minimum exceeds their share keep it, and the others share the rest. Those
    // with the largest minimum for their share are first.
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
