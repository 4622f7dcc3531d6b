import LayoutCore

extension PreparedWaterfall {
  /// How many items there are in all sections.
  var itemCount: Int { sections.last.map { $0.items.upperBound } ?? 0 }

  /// Makes room for the items of all sections.
  @usableFromInline
  mutating func allocateItems() {
    starts = Array(repeating: 0, count: itemCount)
    tracks = Array(repeating: 0, count: itemCount)
    extents = ExtentList(count: itemCount)
  }

  /// Makes room for the checkpoints of all sections.
  ///
  /// - Parameter fromFirstTrack: Whether items take the first tracks first, so that a section of n
  ///   items has no use for more than n tracks.
  mutating func allocateCheckpoints(fromFirstTrack: Bool) {
    var size = 0
    for number in sections.indices {
      let section = sections[number]
      let tracks = styles[section.style].grid.count
      sections[number].tracks = fromFirstTrack ? max(1, min(tracks, section.count)) : tracks
      sections[number].firstCheckpoint = size
      size += ShortestTrack.checkpointSize(
        forItems: section.count, tracks: sections[number].tracks)
    }
    checkpoints = Array(repeating: 0, count: size)
  }

  /// The section of the item at `place` among all items.
  func section(ofItemAt place: Int) -> Int {
    var low = 0
    var high = sections.count
    // The last section that begins at or before the place, and is not empty.
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].firstItem <= place { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

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
