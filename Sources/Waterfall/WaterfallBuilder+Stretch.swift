import LayoutCore

extension WaterfallBuilder {
  // MARK: 4. Stretch

  mutating func stretchItems(ofSection number: Int) {
    guard layout.stretching != .none, prepared.sections[number].order != .none else { return }
    growItems(ofSection: number)
    prepared.rebuildCheckpoints(ofSection: number, upTo: prepared.sections[number].count)
  }

  /// Stretches the tracks of a section so that all of them end with the tallest.
  ///
  /// Items that span tracks divide each of these into runs. A run grows to the spanning item that
  /// ends it, and the last run to the end of the section. A spanning item grows only if it is the
  /// last item of all its tracks.
  private mutating func growItems(ofSection number: Int) {
    let section = prepared.sections[number]
    let end = section.itemsExtent
    let spacing = prepared.styles[section.style].itemSpacing
    var tracks = [[Int]](repeating: [], count: section.tracks)
    for place in section.items {
      let first = Int(prepared.tracks[place])
      for track in first..<first + prepared.span(ofItemAt: place) { tracks[track].append(place) }
    }
    for track in tracks.indices {
      var run: [Int] = []
      for place in tracks[track] {
        if prepared.span(ofItemAt: place) == 1 {
          run.append(place)
        } else {
          if layout.stretching == .allCells {
            grow(run, to: prepared.starts[place] &- spacing)
          }
          run = []
        }
      }
      grow(layout.stretching == .allCells ? run : Array(run.suffix(1)), to: end)
    }
    if layout.stretching == .allCells { prepared.sections[number].order = .perTrack }
    growSpanning(tracks, to: end)
  }

  private mutating func growSpanning(_ tracks: [[Int]], to end: Int64) {
    for (track, items) in tracks.enumerated() {
      guard let place = items.last, prepared.span(ofItemAt: place) > 1,
        Int(prepared.tracks[place]) == track
      else { continue }
      let others = track..<track + prepared.span(ofItemAt: place)
      if others.allSatisfy({ tracks[$0].last == place }) {
        prepared.extents.set(
          max(prepared.extents[place], end &- prepared.starts[place]), at: place)
      }
    }
  }

  /// Stretches consecutive items of a track equally until the last one ends at `end`.
  ///
  /// If extents are whole pixels, they stay so. The remainder is distributed over the items.
  private mutating func grow(_ run: [Int], to end: Int64) {
    guard let last = run.last else { return }
    let free = end &- prepared.starts[last] &- prepared.extents[last]
    guard free > 0 else { return }
    let quantum = container.floorGrid.map { max(1, Int64(76_800 / $0.scale)) } ?? 1
    let (whole, rest) = (free / quantum).quotientAndRemainder(dividingBy: Int64(run.count))
    func share(_ part: Int) -> Int64 {
      // The last item takes the rest, which can be less than a whole pixel.
      if part == run.count { return free }
      return (whole &* Int64(part) &+ rest &* Int64(part) / Int64(run.count)) &* quantum
    }
    for (part, place) in run.enumerated() {
      prepared.starts[place] &+= share(part)
      prepared.extents.set(prepared.extents[place] &+ share(part + 1) &- share(part), at: place)
    }
  }
}
