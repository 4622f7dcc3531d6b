import StrategyKit

extension WaterfallContent {
  /// Stretches the tracks so that all of them end with the tallest, if the layout does that and no
  /// items overlap or fill gaps.
  ///
  /// Items that span tracks divide each of these into runs. A run grows to the spanning item that
  /// ends it, and the last run to the end of the section. A spanning item grows only if it is the
  /// last item of all its tracks.
  mutating func stretchItems(_ style: WaterfallStyle) {
    guard style.stretching != .none, scattered == nil else { return }
    unstretched = extents
    var starts = starts(style)
    let end = bounds.length.rawValue
    var items = [[Int]](repeating: [], count: heights.tracks)
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
            grow(run, &starts, to: starts[item] &- style.spacing, quantum)
          }
          run = []
        }
      }
      grow(style.stretching == .allCells ? run : run.suffix(1), &starts, to: end, quantum)
    }
    for (track, placed) in items.enumerated() {
      guard let item = placed.last, spans[item] > 1, Int(tracks[item]) == track,
        tracks(of: item).allSatisfy({ items[$0].last == item })
      else { continue }
      extents.set(max(extents[item], end &- starts[item]), at: item)
    }
    var rows: [Int64] = []
    var all = heights.heights(before: 0)
    for block in 0..<heights.count {
      let first = block * heights.interval
      all.withUnsafeMutableBufferPointer {
        forEachStart(in: first..<first + heights.interval, $0, style) { _, _ in }
      }
      rows.append(contentsOf: all)
    }
    heights.replace(from: 0, with: rows)
  }

  /// Stretches consecutive items of a track equally until the last one ends at `end`.
  ///
  /// If extents are whole pixels, which are `quantum` units long, they stay so. The remainder is
  /// distributed over the items.
  private mutating func grow(
    _ run: [Int], _ starts: inout [Int64], to end: Int64, _ quantum: Int64
  ) {
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
