import LayoutCore

extension PreparedWaterfall {
  /// How many items there are in all sections.
  var itemCount: Int { sections.last.map { $0.items.upperBound } ?? 0 }

  /// Writes the checkpoints of a section anew, from where its items lie.
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
