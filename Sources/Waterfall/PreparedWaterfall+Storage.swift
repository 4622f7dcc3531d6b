import LayoutCore

extension PreparedWaterfall {
  /// The number of items in all sections.
  var itemCount: Int { sections.last.map { $0.items.upperBound } ?? 0 }

  /// Rebuilds the checkpoints of a section from the offsets of its items.
  mutating func rebuildCheckpoints(ofSection number: Int) {
    let section = sections[number]
    let spacing = styles[section.style].itemSpacing
    let interval = ShortestTrack.interval(forTracks: section.tracks)
    var heights = [Int64](repeating: 0, count: section.tracks)
    var checkpoint = section.firstCheckpoint
    for place in section.items {
      if (place - section.firstItem) % interval == 0 {
        for height in heights {
          checkpoints[checkpoint] = height
          checkpoint += 1
        }
      }
      let first = Int(tracks[place])
      for track in first..<first + span(ofItemAt: place) {
        heights[track] = starts[place] &+ extents[place] &+ spacing
      }
    }
  }
}
