import LayoutCore

extension PreparedWaterfall {
  /// Appends the elements of a query to a result, in stacking order.
  ///
  /// - Complexity: O(t log n + k); n = items, t = tracks of the sections in the rectangle,
  ///   k = elements found. If items overlap, or if tracks differ much in height, a search visits up
  ///   to 64 items and O(log n) checkpoints for each item found.
  public func find(_ query: LayoutQuery, into result: inout QueryResult) {
    guard let rect = query.rect else {
      result.elements += allElements(pinnedIn: query.viewport)
      return
    }
    let window = space.window(around: rect)
    guard !window.isEmpty else { return }
    let found = sections(in: window)
    if query.part == .followers {
      guard hasFollowers else { return }
      appendBars(
        in: rect, found, query.viewport, headers: layout.pinsHeaders, footers: layout.pinsFooters,
        to: &result.elements)
      return
    }
    var hasBars = false
    forEachSection(of: found) { number, start in
      let style = styles[sections[number].style]
      hasBars = hasBars || style.header.extent > 0 || style.footer.extent > 0
      result.searched += 1
      appendCells(of: number, itemsStart(number, start), in: rect, window, to: &result)
    }
    // Headers and footers are in front of all cells, so they follow them.
    guard hasBars else { return }
    appendBars(in: rect, found, query.viewport, to: &result.elements)
  }

  /// Appends the cells of one section.
  private func appendCells(
    of number: Int, _ itemsStart: Int64, in rect: LayoutRect, _ window: LayoutWindow,
    to result: inout QueryResult
  ) {
    let lower = window.mainLower &- itemsStart
    let upper = window.mainUpper &- itemsStart
    let section = sections[number]
    let count = FoundItems.withRoom(for: FoundItems.few) { found in
      find(&found, in: section, from: lower, to: upper)
      if found.hasRoom { append(found, number, itemsStart, rect, to: &result.elements) }
      result.searched += found.looked
      return found.count
    }
    guard count > FoundItems.few else { return }
    FoundItems.withRoom(for: count) { found in
      find(&found, in: section, from: lower, to: upper)
      append(found, number, itemsStart, rect, to: &result.elements)
    }
  }

  private func append(
    _ found: FoundItems, _ number: Int, _ itemsStart: Int64, _ rect: LayoutRect,
    to answer: inout [LayoutAttributes]
  ) {
    let style = styles[sections[number].style]
    let firstItem = sections[number].firstItem
    for rank in 0..<found.count {
      let (place, start) = found[rank]
      let frame = frame(ofItemAt: place, style, from: itemsStart &+ start)
      if frame.intersects(rect) {
        answer.append(
          LayoutAttributes(element: .cell(section: number, item: place &- firstItem), frame: frame))
      }
    }
  }

  private func appendBars(
    in rect: LayoutRect, _ found: Range<Int>, _ viewport: LayoutViewport,
    headers: Bool = true, footers: Bool = true, to answer: inout [LayoutAttributes]
  ) {
    let pins = container.pinEdges(of: viewport, in: space)
    forEachSection(of: found) { number, start in
      if footers, let footer = footer(of: number, startingAt: start, edge: pins.trailing),
        footer.frame.intersects(rect)
      {
        answer.append(footer)
      }
      if headers, let header = header(of: number, startingAt: start, edge: pins.leading),
        header.frame.intersects(rect)
      {
        answer.append(header)
      }
    }
  }

  /// Returns the attributes of every cell, header and footer in stacking order.
  private func allElements(pinnedIn viewport: LayoutViewport) -> [LayoutAttributes] {
    let pins = container.pinEdges(of: viewport, in: space)
    var all: [LayoutAttributes] = []
    for (number, section) in sections.enumerated() {
      let start = axis.offset(of: number)
      for place in section.items { all.append(cell(place, of: number, startingAt: start)) }
      if let header = header(of: number, startingAt: start, edge: pins.leading) {
        all.append(header)
      }
      if let footer = footer(of: number, startingAt: start, edge: pins.trailing) {
        all.append(footer)
      }
    }
    all.sort(by: LayoutAttributes.areInOrder)
    return all
  }

  /// Returns the sections that can have elements in the window.
  ///
  /// Pinned elements stay within their section, so they need no search of their own.
  private func sections(in window: LayoutWindow) -> Range<Int> {
    axis.indexes(
      between: window.mainLower &- overhangAfter, and: window.mainUpper &+ overhangBefore)
  }

  /// Calls `body` with each section of a range that can have elements, and with its offset.
  @inline(__always)
  private func forEachSection(of found: Range<Int>, _ body: (Int, Int64) -> Void) {
    var number = found.lowerBound
    while number < found.upperBound {
      let start = axis.offset(of: number)
      let extent = axis.extent(of: number)
      if extent == 0, overhangAfter == 0, overhangBefore == 0 {
        // Skip all empty sections at this offset.
        number = max(number + 1, axis.firstIndex(endingAfter: start))
      } else {
        body(number, start)
        number += 1
      }
    }
  }

  /// Finds every item that can overlap an interval, in ascending order.
  ///
  /// - Parameter lower: The lower bound of the interval, from the start of the section's items.
  /// - Parameter upper: The upper bound of the interval, from the start of the section's items.
  private func find(
    _ found: inout FoundItems, in section: WaterfallRecord, from lower: Int64, to upper: Int64
  ) {
    guard section.count > 0, lower < section.itemsExtent, upper > 0 || section.order == .none
    else { return }
    switch section.order {
    case .ascending:
      let first = firstPlace(startingFrom: lower, in: section)
      findOverlapping(&found, before: first, lower, in: section)
      var place = first
      let end = section.items.upperBound
      while place < end, starts[place] < upper {
        found.add(place, at: starts[place])
        place += 1
      }
      found.looked += place - first
    case .perTrack:
      findByTrack(&found, in: section, from: lower, to: upper)
    case .tracked:
      tracked[section.trackedIndex].find(
        &found, from: lower, to: upper, firstItem: section.firstItem)
    case .none:
      let band = LayoutRect(
        x: 0, y: Double(lower), width: 1, height: Double(upper) - Double(lower))
      overlapIndexes[section.overlapIndex].forEachCandidate(in: band) { item in
        let place = section.firstItem + item
        found.looked += 1
        found.add(place, at: starts[place])
      }
    }
  }

  /// Returns the first place whose item begins at or after `offset`, if offsets ascend.
  private func firstPlace(startingFrom offset: Int64, in section: WaterfallRecord) -> Int {
    var low = section.firstItem
    var high = section.items.upperBound
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Finds the items before `first` that end after `lower`, at most one in each track.
  private func findOverlapping(
    _ found: inout FoundItems, before first: Int, _ lower: Int64, in section: WaterfallRecord
  ) {
    guard first > section.firstItem else { return }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: section.tracks) { last in
      findLast(last, &found, before: first, lower, in: section)
    }
  }

  /// Finds the last item of each track before `first`, if it ends after `lower`.
  ///
  /// - Parameter last: A buffer for one place in each track.
  private func findLast(
    _ last: UnsafeMutableBufferPointer<Int>, _ found: inout FoundItems, before first: Int,
    _ lower: Int64, in section: WaterfallRecord
  ) {
    let tracks = section.tracks
    for track in 0..<tracks { last[track] = -1 }
    // Only the last item of a track before `first` can extend beyond `lower`.
    let interval = ShortestTrack.interval(forTracks: tracks)
    let block = (first - 1 - section.firstItem) / interval
    var place = first - 1
    while place >= section.firstItem + block * interval {
      let track = Int(self.tracks[place])
      if last[track] < 0 { last[track] = place }
      place -= 1
    }
    found.looked += first - 1 - place
    var count = 0
    for track in 0..<tracks {
      var candidate = last[track]
      if candidate < 0 {
        candidate =
          lastPlace(
            in: track, beforeBlock: block, endingAfter: lower, section, looked: &found.looked) ?? -1
      }
      guard candidate >= 0, starts[candidate] &+ extents[candidate] > lower else { continue }
      // Insertion sort, because there is at most one candidate for each track.
      var rank = count
      while rank > 0, last[rank - 1] > candidate {
        last[rank] = last[rank - 1]
        rank -= 1
      }
      last[rank] = candidate
      count += 1
    }
    for rank in 0..<count { found.add(last[rank], at: starts[last[rank]]) }
  }
}
