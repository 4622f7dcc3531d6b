import LayoutCore

/// Chooses the track of each item, by the layout's rule.
struct TrackChooser {
  let placement: WaterfallPlacement
  let tracks: Int
  /// How much higher than the lowest place another may be and still count as equal.
  let tolerance: Int64
  /// The track after the item before.
  private var cursor: Int

  init(placement: WaterfallPlacement, tracks: Int, tolerance: Int64) {
    self.placement = placement
    self.tracks = tracks
    self.tolerance = tolerance
    cursor = placement == .trailingToLeading ? tracks : 0
  }

  /// Takes a track that is settled; placement goes on behind it.
  mutating func take(_ track: Int, span: Int) -> Int {
    cursor = placement == .trailingToLeading ? track : track + span
    return track
  }

  /// The track in which an item of `span` tracks begins.
  mutating func choose(_ span: Int, _ heights: [Int64]) -> Int {
    switch placement {
    case .shortestFirst: return lowest(span, heights).track
    case .leadingToTrailing:
      return take(cursor + span <= tracks ? cursor : 0, span: span)
    case .trailingToLeading:
      return take((cursor >= span ? cursor : tracks) - span, span: span)
    case .readingOrder:
      let limit = lowest(span, heights).height &+ tolerance
      var first = -1
      for track in 0...(tracks - span) where height(track, span, heights) <= limit {
        if track >= cursor { return take(track, span: span) }
        if first < 0 { first = track }
      }
      return take(max(0, first), span: span)
    }
  }

  /// The first of the tracks where the item could begin earliest.
  private func lowest(_ span: Int, _ heights: [Int64]) -> (track: Int, height: Int64) {
    var best = 0
    var bestHeight = height(0, span, heights)
    for track in stride(from: 1, through: tracks - span, by: 1) {
      let candidate = height(track, span, heights)
      if candidate < bestHeight {
        best = track
        bestHeight = candidate
      }
    }
    return (best, bestHeight)
  }

  private func height(_ track: Int, _ span: Int, _ heights: [Int64]) -> Int64 {
    var height = heights[track]
    for other in track + 1..<track + span { height = max(height, heights[other]) }
    return height
  }
}
