import LayoutCore

extension PreparedWaterfall {
  /// The number of items in all sections.
  var itemCount: Int { sections.last.map { $0.items.upperBound } ?? 0 }

  /// Rebuilds the checkpoints of a section from the offsets of its items.
  ///
  /// - Parameter end: The number of items that are placed. Later ones can have spans that do not fit their
  ///   tracks yet.
  mutating func rebuildCheckpoints(ofSection number: Int, upTo end: Int) {
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
      if place - section.firstItem >= end { return }
      let first = Int(tracks[place])
      for track in first..<first + span(ofItemAt: place) {
        heights[track] = starts[place] &+ extents[place] &+ spacing
      }
    }
  }
}
