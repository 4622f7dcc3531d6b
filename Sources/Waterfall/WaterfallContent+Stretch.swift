import StrategyKit

extension WaterfallContent {
  /// Stretches the tracks so that all of them end with the tallest, if the layout does that and no
  /// items overlap or fill gaps.
  ///
  /// Items that span tracks divide each of these into runs. A run grows to the spanning item that
  /// ends it, and the last run to the end of the section. A spanning item grows only if it is the
  /// last item of all its tracks.
  mutating func stretchItems(_ style: WaterfallStyle) {
    guard style.stretching != .none, !order.isOverlapping else { return }
    unstretched = extents
    let end = bounds.length.rawValue
    var items = [[Int]](repeating: [], count: trackCount)
    for item in 0..<count {
      for track in tracks(of: item) { items[track].append(item) }
    }
    let quantum = style.metrics.floorGrid.map { max(1, Int64(76_800 / $0.scale)) } ?? 1
    for track in items {
      var run: [Int] = []
      for item in track {
        if spans[item] == 1 {
          run.append(item)
        } else {
          if style.stretching == .allCells {
            grow(run, to: starts[item] &- style.spacing, quantum)
          }
          run = []
        }
      }
      grow(style.stretching == .allCells ? run : Array(run.suffix(1)), to: end, quantum)
    }
    if style.stretching == .allCells { order = .perTrack }
    for (track, placed) in items.enumerated() {
      guard let item = placed.last, spans[item] > 1, Int(tracks[item]) == track,
        tracks(of: item).allSatisfy({ items[$0].last == item })
      else { continue }
      extents.set(max(extents[item], end &- starts[item]), at: item)
    }
    rebuildCheckpoints(style, upTo: count)
  }

  /// Stretches consecutive items of a track equally until the last one ends at `end`.
  ///
  /// If extents are whole pixels, which are `quantum` units long, they stay so. The remainder is
  /// distributed over the items.
  private mutating func grow(_ run: [Int], to end: Int64, _ quantum: Int64) {
    guard let last = run.last else { return }
    let free = end &- starts[last] &- extents[last]
    guard free > 0 else { return }
    let (whole, rest) = (free / quantum).quotientAndRemainder(dividingBy: Int64(run.count))
    func share(_ part: Int) -> Int64 {
      // The last item takes the rest, which can be less than a whole pixel.
      if part == run.count { return free }
      return (whole &* Int64(part) &+ rest &* Int64(part) / Int64(run.count)) &* quantum
    }
    for (part, item) in run.enumerated() {
      starts[item] &+= share(part)
      extents.set(extents[item] &+ share(part + 1) &- share(part), at: item)
    }
  }
}
