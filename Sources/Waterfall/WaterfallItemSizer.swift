import StrategyKit

/// A value that asks for the items of a section and converts their sizes to extents.
struct WaterfallItemSizer {
  let grid: TrackGrid
  let axis: LayoutAxis
  let isVertical: Bool
  /// The size that is proposed to an item of one track.
  let proposal: LayoutProposal
  let isRatio: Bool
  let trackExtent: Double
  let usualSize: LayoutSize
  let floor: PixelGrid?

  init(_ style: WaterfallStyle) {
    let metrics = style.metrics
    grid = metrics.grid
    axis = metrics.axis
    isVertical = axis == .vertical
    proposal = metrics.proposal
    isRatio = style.itemSizing == .aspectRatio
    trackExtent = metrics.grid.trackExtent
    usualSize = metrics.itemSize
    floor = metrics.floorGrid
  }

  /// Measures some items of a section with tracks of one size.
  func measure(
    _ measured: Range<Int>, _ content: inout WaterfallContent, _ reader: inout ItemSizeReader
  ) {
    content.spans.reset(measured)
    content.assigned.reset(measured)
    guard reader.answers(.waterfallItem) else {
      return reader.forEachRun(of: measured, proposal: proposal) { reader, run, sizes in
        withUnsafeTemporaryAllocation(of: Int64.self, capacity: 40) { extents in
          precondition(run.count <= extents.count, "a run of \(run.count) items")
          for place in sizes.indices {
            let item = run.lowerBound + place
            extents[place] = checkedExtent(of: sizes[place], in: trackExtent, item, &reader)
          }
          content.extents.replace(run, with: UnsafeBufferPointer(rebasing: extents[..<run.count]))
        }
      }
    }
    for item in measured {
      var width = trackExtent
      var proposal = proposal
      let answer = ask(item, reader)
      if answer.span != 1 || answer.track != nil {
        width = note(answer, of: item, &content, &reader)
        proposal = LayoutProposal(across: axis, extent: width)
      }
      let size = reader.size(of: item, proposal: proposal)
      content.extents.set(checkedExtent(of: size, in: width, item, &reader), at: item)
    }
  }

  func ask(_ item: Int, _ reader: ItemSizeReader) -> WaterfallItem {
    reader.answer(to: .waterfallItem, for: item, default: WaterfallItem())
  }

  /// Returns the extent of an item of `size` in a track of `trackExtent` points.
  ///
  /// If the size is invalid, the result is negative or NaN.
  func extent(of size: LayoutSize, trackExtent: Double) -> Double {
    var extent = isVertical ? size.height : size.width
    if isRatio {
      let across = isVertical ? size.width : size.height
      guard across > 0, across < .infinity, extent > 0 else { return -1 }
      extent = extent * trackExtent / across
    }
    if let floor { extent = floor.floor(extent) }
    return extent
  }
}

// MARK: Unusual items

extension WaterfallItemSizer {
  /// Asks for the tracks of an item.
  func askTracks(
    of item: Int, _ content: inout WaterfallContent, _ reader: inout ItemSizeReader
  ) {
    content.spans.reset(item..<item + 1)
    content.assigned.reset(item..<item + 1)
    guard reader.answers(.waterfallItem) else { return }
    _ = note(ask(item, reader), of: item, &content, &reader)
  }

  /// Returns the extent of an item in some tracks, whose extent is proposed.
  func measure(
    _ item: Int, in tracks: Range<Int>, _ isKnown: Bool,
    _ content: inout WaterfallContent, _ reader: inout ItemSizeReader
  ) -> Int64 {
    if isKnown {
      // What was reported about the item can depend on its tracks.
      reader.removeDiagnostics(of: item..<item + 1)
      askTracks(of: item, &content, &reader)
    }
    let width = grid.extent(of: tracks.lowerBound, span: tracks.count)
    let proposal = LayoutProposal(across: axis, extent: width)
    let size = reader.size(of: item, proposal: proposal)
    return checkedExtent(of: size, in: width, item, &reader)
  }

  /// Stores the span and the assigned track of an item.
  ///
  /// - Returns: The width in which the item is measured, in points.
  func note(
    _ answer: WaterfallItem, of item: Int, _ content: inout WaterfallContent,
    _ sizes: inout ItemSizeReader
  ) -> Double {
    func check(
      _ given: Int, _ range: ClosedRange<Int>, _ problem: LayoutDiagnostic.Problem = .outOfRange
    ) -> UInt16 {
      let used = min(max(given, range.lowerBound), range.upperBound)
      if used != given { sizes.note(problem, of: item, given: Double(given), used: Double(used)) }
      return UInt16(truncatingIfNeeded: used)
    }
    var span: UInt16 = 1
    let given = answer.span
    if given != 1 {
      span =
        given == .max
        ? UInt16(truncatingIfNeeded: grid.count)
        : check(given, 1...grid.count, given < 0 ? .negative : given == 0 ? .zero : .outOfRange)
      content.spans.set(span, at: item, of: content.count)
    }
    if let given = answer.track {
      let last = grid.count - Int(span)
      let offset = check(given, 0...last)
      let track = answer.isFromEnd ? UInt16(truncatingIfNeeded: last) - offset : offset
      content.assigned.set(track, at: item, of: content.count)
    }
    if span > 1 || answer.track != nil { content.isPlain = false }
    return span > 1 ? grid.extent(span: Int(span)) : trackExtent
  }

  /// Returns the extent of an item, and reports an invalid size.
  ///
  /// - Parameter size: The size that the delegate gives, or nil for the layout's own size. If that
  ///   is invalid, the check of the section reports it.
  func checkedExtent(
    of size: LayoutSize?, in trackExtent: Double, _ item: Int,
    _ sizes: inout ItemSizeReader
  ) -> Int64 {
    extent(of: size ?? usualSize, in: trackExtent) {
      if size != nil { sizes.note($0, of: item, given: $1, used: $2) }
    }
  }

  /// Returns the extent for a size, which can be invalid.
  ///
  /// An extent is invalid if it is negative, not finite, or above the limits. It is then replaced.
  ///
  /// - Parameter note: A closure that receives the problem, the given number and the used one.
  func extent(
    of size: LayoutSize, in trackExtent: Double,
    note: (LayoutDiagnostic.Problem, Double, Double) -> Void
  ) -> Int64 {
    let points = extent(of: size, trackExtent: trackExtent)
    if points >= 0, points <= LayoutLimits.maximumLength.points {
      return LayoutUnit(points: points).rawValue
    }
    let given = size.extent(along: axis)
    // A size without an aspect ratio has no height. The item keeps its place.
    let invalid =
      isRatio
      ? [given, size.extent(along: axis.transposed)].first { !($0 > 0 && $0 < .infinity) }
      : given >= 0 && given < .infinity ? nil : given
    if let invalid {
      note(LayoutDiagnostic.Problem(outOfRange: invalid), invalid, 0)
      return 0
    }
    note(.tooLarge, given, LayoutLimits.maximumLength.points)
    return LayoutLimits.maximumLength.rawValue
  }
}
