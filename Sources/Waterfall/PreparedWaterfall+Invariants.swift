import LayoutCore

extension PreparedWaterfall {
  /// Returns a description of each broken invariant of the storage; empty unless there is a bug.
  ///
  /// For tests.
  ///
  /// - Complexity: O(n·t); n = items, t = tracks.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    if starts.count != itemCount || extents.count != itemCount || tracks.count != itemCount {
      broken.append("storage is not one entry per item")
    }
    if axis.count != sections.count { broken.append("the axis is not one extent per section") }
    for (number, section) in sections.enumerated()
    where section.order != .none && section.order != .tracked {
      let spacing = styles[section.style].itemSpacing
      let interval = ShortestTrack.interval(forTracks: section.tracks)
      var heights = [Int64](repeating: 0, count: section.tracks)
      var last = Int64.min
      for place in section.items {
        let block = (place - section.firstItem) / interval
        if (place - section.firstItem) % interval == 0 {
          let first = section.firstCheckpoint + block * section.tracks
          if Array(checkpoints[first..<first + section.tracks]) != heights {
            broken.append("section \(number): checkpoint \(block) differs from earlier heights")
          }
        }
        if section.order == .ascending, starts[place] < last {
          broken.append("section \(number): item \(place) begins before the one before it")
        }
        last = starts[place]
        let track = Int(tracks[place])
        for covered in track..<track + span(ofItemAt: place) {
          if covered >= section.tracks {
            broken.append("section \(number): item \(place) lies beyond the tracks")
          } else {
            if starts[place] < heights[covered], heights[covered] <= .limit {
              broken.append("section \(number): item \(place) overlaps another in its track")
            }
            heights[covered] = starts[place] &+ extents[place] &+ spacing
          }
        }
      }
    }
    return broken
  }
}

extension Int64 {
  /// The maximum position, beyond which items overlap.
  fileprivate static var limit: Int64 { LayoutLimits.maximumPosition.rawValue }
}
