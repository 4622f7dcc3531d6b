import LayoutCore

extension PreparedWaterfall {
  /// Appends every element whose frame intersects `rect`, in order.
  ///
  /// - Complexity: O(t log n) and the answer, t = tracks of the sections in `rect`. In a section
  ///   whose items overlap, or whose tracks grow far apart, a search visits up to 64 items, and
  ///   O(log n) checkpoints, for each that it finds.
  public func appendElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    let window = space.window(around: rect)
    guard !window.isEmpty else { return }
    var hasBars = false
    var looked = 0
    forEachSection(in: window) { number, start in
      let section = sections[number]
      let style = styles[section.style]
      hasBars = hasBars || style.header.extent > 0 || style.footer.extent > 0
      let itemsStart = itemsStart(number, start)
      forEachCandidate(
        in: section, from: window.mainLower &- itemsStart, to: window.mainUpper &- itemsStart,
        looked: &looked
      ) { place, start in
        let frame = frame(ofItemAt: place, style, from: itemsStart &+ start)
        if frame.intersects(rect) {
          answer.append(
            LayoutAttributes(element: .cell(number, place &- section.firstItem), frame: frame))
        }
      }
    }
    // Headers and footers lie in front of all cells, and so come after them.
    guard hasBars else { return }
    appendBars(in: rect, window, viewport, to: &answer)
  }

  /// Appends pinned headers and footers whose frames intersect `rect`, in order.
  ///
  /// - Complexity: O(log s) and the sections in `rect`; s = sections.
  public func appendMovingElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    let window = space.window(around: rect)
    guard movesWithViewport, !window.isEmpty else { return }
    appendBars(
      in: rect, window, viewport, headers: layout.pinsHeaders, footers: layout.pinsFooters,
      to: &answer)
  }

  private func appendBars(
    in rect: LayoutRect, _ window: LayoutWindow, _ viewport: LayoutRect,
    headers: Bool = true, footers: Bool = true, to answer: inout [LayoutAttributes]
  ) {
    let pins = container.pinEdges(of: viewport, in: space)
    forEachSection(in: window) { number, start in
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

  /// What a query of `rect` looks at: sections, and items that may lie in it.
  ///
  /// - Complexity: As the query.
  public func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork {
    let window = space.window(around: rect)
    var work = LayoutWork()
    guard !window.isEmpty else { return work }
    forEachSection(in: window) { number, start in
      work.searched += 1
      let itemsStart = itemsStart(number, start)
      forEachCandidate(
        in: sections[number], from: window.mainLower &- itemsStart,
        to: window.mainUpper &- itemsStart, looked: &work.searched
      ) { _, _ in }
    }
    return work
  }

  /// The attributes of every cell, header and footer, in order.
  ///
  /// - Complexity: O(n log n); n = elements.
  public func allElements(viewport: LayoutRect) -> [LayoutAttributes] {
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

  /// Calls `body` with each section that can have elements in the window, and its beginning.
  ///
  /// Pinned elements never leave their section, so they need no search of their own.
  @inline(__always)
  private func forEachSection(in window: LayoutWindow, _ body: (Int, Int64) -> Void) {
    let found = axis.indexes(
      between: window.mainLower &- overhangAfter, and: window.mainUpper &+ overhangBefore)
    var number = found.lowerBound
    while number < found.upperBound {
      let start = axis.offset(of: number)
      let extent = axis.extent(of: number)
      if extent == 0, overhangAfter == 0, overhangBefore == 0 {
        // However many empty sections lie here: on to the next that is not.
        number = max(number + 1, axis.firstIndex(endingAfter: start))
      } else {
        body(number, start)
        number += 1
      }
    }
  }

  /// Calls `body` with the place and the start of every item that can overlap the interval, ascending.
  ///
  /// - Parameter lower: The interval's beginning, from the beginning of the section's items.
  /// - Parameter looked: Grows by how many items were looked at.
  @inline(__always)
  private func forEachCandidate(
    in section: WaterfallSection, from lower: Int64, to upper: Int64, looked: inout Int,
    _ body: (Int, Int64) -> Void
  ) {
    guard section.count > 0, lower < section.itemsExtent, upper > 0 || section.order == .none
    else { return }
    switch section.order {
    case .ascending:
      let first = firstPlace(startingFrom: lower, in: section)
      forEachOverlapping(before: first, lower, in: section, looked: &looked, body)
      var place = first
      let end = section.items.upperBound
      while place < end, starts[place] < upper {
        body(place, starts[place])
        place += 1
      }
      looked += place - first
    case .perTrack:
      forEachByTrack(in: section, from: lower, to: upper, looked: &looked) {
        body($0, starts[$0])
      }
    case .tracked:
      tracked[section.trackedIndex].forEach(from: lower, to: upper) {
        looked += 1
        body(section.firstItem + $0, $1)
      }
    case .none:
      let band = LayoutRect(
        x: 0, y: Double(lower), width: 1, height: Double(upper) - Double(lower))
      overlapIndexes[section.overlapIndex].forEachCandidate(in: band) { item in
        looked += 1
        let place = section.firstItem + item
        body(place, starts[place])
      }
    }
  }

  /// The first place whose item begins at or after `offset`, where starts ascend.
  private func firstPlace(startingFrom offset: Int64, in section: WaterfallSection) -> Int {
    var low = section.firstItem
    var high = section.items.upperBound
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Calls `body` with items before `first` that end after `lower`: at most one in each track.
  @inline(__always)
  private func forEachOverlapping(
    before first: Int, _ lower: Int64, in section: WaterfallSection, looked: inout Int,
    _ body: (Int, Int64) -> Void
  ) {
    guard first > section.firstItem else { return }
    let tracks = section.tracks
    withUnsafeTemporaryAllocation(of: Int.self, capacity: tracks) { last in
      for track in 0..<tracks { last[track] = -1 }
      // The last item of a track before `first` is the only one there that can reach so far.
      let interval = ShortestTrack.interval(forTracks: tracks)
      let block = (first - 1 - section.firstItem) / interval
      var place = first - 1
      while place >= section.firstItem + block * interval {
        let track = Int(self.tracks[place])
        if last[track] < 0 { last[track] = place }
        place -= 1
      }
      looked += first - 1 - place
      var found = 0
      for track in 0..<tracks {
        var candidate = last[track]
        if candidate < 0 {
          candidate =
            lastPlace(
              in: track, beforeBlock: block, endingAfter: lower, section, looked: &looked) ?? -1
        }
        guard candidate >= 0, starts[candidate] &+ extents[candidate] > lower else { continue }
        // Kept ascending; there are no more than tracks of them.
        var rank = found
        while rank > 0, last[rank - 1] > candidate {
          last[rank] = last[rank - 1]
          rank -= 1
        }
        last[rank] = candidate
        found += 1
      }
      for rank in 0..<found { body(last[rank], starts[last[rank]]) }
    }
  }
}
