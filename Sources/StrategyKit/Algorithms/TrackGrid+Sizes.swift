import LayoutCore

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
