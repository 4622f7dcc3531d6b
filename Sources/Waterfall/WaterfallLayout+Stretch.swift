import LayoutCore

extension WaterfallLayout {
  /// Stretches the tracks of a section so that all of them end with the tallest.
  ///
  /// Items that span tracks divide each of these into runs. A run grows to the spanning item that
  /// ends it, and the last run to the end of the section. A spanning item grows only if it is the
  /// last item of all its tracks.
  func stretchItems(
    of section: SectionSlice, _ style: WaterfallStyle, to end: Int64, _ store: inout WaterfallStore
  ) {
    var tracks = [[Int]](
      repeating: [], count: Int(store.states[section.section].tracks))
    for place in section.items {
      for track in store.items.tracks(at: place) { tracks[track].append(place) }
    }
    let quantum = style.metrics.floorGrid.map { max(1, Int64(76_800 / $0.scale)) } ?? 1
    for places in tracks {
      var run: [Int] = []
      for place in places {
        if store.items.spans[place] == 1 {
          run.append(place)
        } else {
          if stretching == .allCells {
            store.items.grow(run, to: store.items.starts[place] &- style.spacing, quantum)
          }
          run = []
        }
      }
      store.items.grow(stretching == .allCells ? run : Array(run.suffix(1)), to: end, quantum)
    }
    if stretching == .allCells { store.states[section.section].order = .perTrack }
    for (track, places) in tracks.enumerated() {
      guard let place = places.last, store.items.spans[place] > 1,
        Int(store.items.tracks[place]) == track,
        store.items.tracks(at: place).allSatisfy({ tracks[$0].last == place })
      else { continue }
      let extent = max(store.items.extents[place], end &- store.items.starts[place])
      store.items.extents.set(extent, at: place)
    }
  }
}

extension WaterfallItems {
  /// Returns the tracks that an item spans.
  func tracks(at place: Int) -> Range<Int> {
    Int(tracks[place])..<Int(tracks[place]) + Int(spans[place])
  }

  /// Stretches consecutive items of a track equally until the last one ends at `end`.
  ///
  /// If extents are whole pixels, which are `quantum` units long, they stay so. The remainder is
  /// distributed over the items.
  fileprivate mutating func grow(_ run: [Int], to end: Int64, _ quantum: Int64) {
    guard let last = run.last else { return }
    let free = end &- starts[last] &- extents[last]
    guard free > 0 else { return }
    let (whole, rest) = (free / quantum).quotientAndRemainder(dividingBy: Int64(run.count))
    func share(_ part: Int) -> Int64 {
      // The last item takes the rest, which can be less than a whole pixel.
      if part == run.count { return free }
      return (whole &* Int64(part) &+ rest &* Int64(part) / Int64(run.count)) &* quantum
    }
    for (part, place) in run.enumerated() {
      starts[place] &+= share(part)
      extents.set(extents[place] &+ share(part + 1) &- share(part), at: place)
    }
  }
}
