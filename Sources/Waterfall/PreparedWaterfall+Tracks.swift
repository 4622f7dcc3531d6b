import LayoutCore

/// Searches that use checkpoints: the heights of all tracks before each block of items.
extension PreparedWaterfall {
  /// Returns the height of `track` before the items of `block`.
  @inline(__always)
  private func height(of track: Int, before block: Int, _ section: WaterfallRecord) -> Int64 {
    checkpoints[section.firstCheckpoint + block * section.tracks + track]
  }

  private func blockCount(_ section: WaterfallRecord) -> Int {
    let interval = ShortestTrack.interval(forTracks: section.tracks)
    return (section.count + interval - 1) / interval
  }

  /// Returns the last item of `track` before `block`, or `nil` if it does not end after `offset`.
  func lastPlace(
    in track: Int, beforeBlock block: Int, endingAfter offset: Int64, _ section: WaterfallRecord,
    looked: inout Int
  ) -> Int? {
    let spacing = styles[section.style].itemSpacing
    let height = height(of: track, before: block, section)
    guard height &- spacing > offset else { return nil }
    // The track reached this height in the block before the first one that begins with it.
    let reached = firstBlock(in: 0..<block, section) {
      self.height(of: track, before: $0, section) >= height
    }
    guard reached > 0 else { return nil }
    let interval = ShortestTrack.interval(forTracks: section.tracks)
    var place = min(section.firstItem + reached * interval, section.items.upperBound) - 1
    while place >= section.firstItem + (reached - 1) * interval {
      looked += 1
      if covers(track, place), starts[place] &+ extents[place] > offset { return place }
      place -= 1
    }
    return nil
  }

  /// Returns the first block of `blocks` for which `condition` is `true`.
  ///
  /// The condition must be `true` for all blocks after that one. If it is `false` for all blocks,
  /// returns the end of the range.
  private func firstBlock(
    in blocks: Range<Int>, _ section: WaterfallRecord, where condition: (Int) -> Bool
  ) -> Int {
    var low = blocks.lowerBound
    var high = blocks.upperBound
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the first block for which `condition` is `true`.
  ///
  /// The search begins near `guess`.
  @inline(__always)
  private func firstBlock(
    near guess: Int, in blocks: Range<Int>, where condition: (Int) -> Bool
  ) -> Int {
    var low = blocks.lowerBound
    var high = blocks.upperBound
    guard low < high else { return high }
    // Search from the guess in steps that double, and then between the last two of them.
    var step = 1
    let guess = min(max(guess, low), high - 1)
    if condition(guess) {
      high = guess
      while high - step >= low, condition(high - step) {
        high -= step
        step *= 2
      }
      low = max(low, high - step)
    } else {
      low = guess + 1
      while low + step <= high, !condition(low + step - 1) {
        low += step
        step *= 2
      }
      high = min(high, low + step - 1)
    }
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func covers(_ track: Int, _ place: Int) -> Bool {
    let first = Int(tracks[place])
    return track >= first && track < first + span(ofItemAt: place)
  }

  /// Finds every item of a section that overlaps an interval, in ascending order.
  ///
  /// The items of a track are in order, so the checkpoints lead to the blocks of those in the
  /// interval. In most cases all tracks lead to the same few blocks, and their items are visited
  /// one by one. If tracks differ much in height, each is searched on its own.
  func findByTrack(
    _ found: inout FoundItems, in section: WaterfallRecord, from lower: Int64, to upper: Int64
  ) {
    let blocks = blockCount(section)
    let tracks = section.tracks
    let interval = ShortestTrack.interval(forTracks: tracks)
    var first = blocks
    var last = 0
    // Tracks have similar heights, so the search in each begins where the one before ended.
    var guess = firstBlock(in: 0..<blocks, section) {
      height(of: 0, before: $0, section) > lower
    }
    for track in 0..<tracks {
      guess = firstBlock(near: guess, in: 0..<blocks) {
        height(of: track, before: $0, section) > lower
      }
      let begin = max(0, guess - 1)
      let end = firstBlock(near: guess, in: begin..<blocks) {
        height(of: track, before: $0, section) >= upper
      }
      first = min(first, begin)
      last = max(last, end)
    }
    if last - first <= 8 + tracks {
      let places =
        section.firstItem + first
        * interval..<min(section.firstItem + last * interval, section.items.upperBound)
      found.looked += places.count
      for place in places {
        let start = starts[place]
        if start < upper, start &+ extents[place] > lower { found.add(place, at: start) }
      }
      return
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: tracks) { next in
      findApart(next, &found, in: section, from: lower, to: upper)
    }
  }

  /// Searches each track on its own.
  ///
  /// - Parameter next: A buffer for the next item of each track in the interval, or `Int.max`. The
  ///   smallest of them is the next item found.
  private func findApart(
    _ next: UnsafeMutableBufferPointer<Int>, _ found: inout FoundItems,
    in section: WaterfallRecord, from lower: Int64, to upper: Int64
  ) {
    let interval = ShortestTrack.interval(forTracks: section.tracks)
    for track in 0..<section.tracks {
      let begin = beginning(of: track, at: lower, blockCount(section), section)
      next[track] = nextPlace(
        in: track, from: section.firstItem + begin * interval, lower, upper, section,
        &found.looked)
    }
    while let place = next.min(), place != .max {
      found.add(place, at: starts[place])
      for track in 0..<section.tracks where next[track] == place {
        next[track] = nextPlace(in: track, from: place + 1, lower, upper, section, &found.looked)
      }
    }
  }

  /// Returns the block of the item of `track` at `offset`, or an earlier block.
  private func beginning(
    of track: Int, at offset: Int64, _ blocks: Int, _ section: WaterfallRecord
  ) -> Int {
    max(
      0, firstBlock(in: 0..<blocks, section) { height(of: track, before: $0, section) > offset } - 1
    )
  }

  /// Returns the first item of `track` from `place` on that overlaps the interval, or `Int.max`.
  private func nextPlace(
    in track: Int, from place: Int, _ lower: Int64, _ upper: Int64, _ section: WaterfallRecord,
    _ looked: inout Int
  ) -> Int {
    let interval = ShortestTrack.interval(forTracks: section.tracks)
    let blocks = blockCount(section)
    var place = place
    while place < section.items.upperBound {
      let block = (place - section.firstItem) / interval
      let end = min(section.firstItem + (block + 1) * interval, section.items.upperBound)
      while place < end {
        looked += 1
        if covers(track, place) {
          if starts[place] >= upper { return .max }
          if starts[place] &+ extents[place] > lower { return place }
        }
        place += 1
      }
      guard block + 1 < blocks else { return .max }
      let height = height(of: track, before: block + 1, section)
      if height >= upper { return .max }
      // If a block does not change the height of the track, it has no visible item in it.
      let grown = firstBlock(in: block + 2..<max(blocks, block + 2), section) {
        self.height(of: track, before: $0, section) > height
      }
      place = max(place, section.firstItem + (grown - 1) * interval)
    }
    return .max
  }
}
