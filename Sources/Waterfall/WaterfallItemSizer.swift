import LayoutCore

/// A value that asks for the items of a section and converts their sizes to extents.
@usableFromInline
struct WaterfallItemSizer {
  @usableFromInline let axis: LayoutAxis
  @usableFromInline let isVertical: Bool
  /// The size that is proposed to an item of one track.
  @usableFromInline let proposal: LayoutProposal
  @usableFromInline let isRatio: Bool
  @usableFromInline let trackExtent: Double
  /// A Boolean value that indicates whether extents are used without conversion.
  @usableFromInline let takesExtents: Bool
  @usableFromInline let usualSize: LayoutSize
  @usableFromInline let floor: PixelGrid?

  @usableFromInline
  init(_ style: WaterfallStyle) { self.init(style.metrics, style.itemSizing) }

  init(_ metrics: SectionMetrics, _ sizing: WaterfallItemSizing) {
    axis = metrics.axis
    isVertical = axis == .vertical
    proposal = metrics.proposal
    isRatio = sizing == .aspectRatio
    trackExtent = metrics.grid.trackExtent
    usualSize = metrics.itemSize
    floor = metrics.floorGrid
    takesExtents = !isRatio && floor == nil
  }

  /// The delegate's answers for an item.
  @usableFromInline
  struct Answers {
    @usableFromInline var item = WaterfallItem()
    /// The size, if it was asked for and gives no usual extent; it can be the layout's own.
    @usableFromInline var size: LayoutSize??

    @inlinable init() {}
  }

  /// Measures some items of the section.
  @inlinable @inline(__always)
  func measure<Delegate: LayoutDelegate>(
    _ measured: Range<Int>, in grid: TrackGrid, _ content: inout WaterfallContent,
    _ reader: inout ItemSizeReader<Delegate>
  ) {
    content.spans.reset(measured)
    content.assigned.reset(measured)
    let asksItems = reader.answers(.waterfallItem)
    var sizes = reader.sizes(of: measured, proposal: proposal, usesRuns: !asksItems)
    var item = measured.lowerBound
    let end = measured.upperBound
    while item < end {
      var answers = Answers()
      if sizes.usesRuns {
        item = measureRuns(item, end, &content.extents, &sizes)
      } else {
        // Each way to measure has its own specialized loop, so that it is not decided for every item.
        item =
          takesExtents
          ? measureUsual(item, end, &content.extents, &answers, asksItems, reader, &sizes) {
            isVertical ? $0.height : $0.width
          }
          : measureUsual(item, end, &content.extents, &answers, asksItems, reader, &sizes) {
            extent(of: $0, trackExtent: trackExtent)
          }
      }
      guard item < end else { return }
      // An unusual item spans several tracks, has an assigned track, or has no usual size.
      if content.extents.isWide, asksItems { ask(item, &answers, reader) }
      let width = note(answers, of: item, in: grid, &content, &reader)
      let size: LayoutSize? = answers.size ?? self.size(of: item, width, asksItems, &sizes)
      content.extents.set(checkedExtent(of: size, in: width, item, &reader), at: item)
      item += 1
    }
  }

  /// Measures items whose sizes are read in runs, up to the first unusual one, and returns that item.
  @inlinable
  func measureRuns<Delegate: LayoutDelegate>(
    _ first: Int, _ end: Int, _ extents: inout ExtentList, _ sizes: inout ItemSizes<Delegate>
  ) -> Int {
    var place = first
    while place < end {
      let run = sizes.sizes(from: place)
      let runEnd = place + run.count
      place = measure(run, at: place, &extents)
      if place < runEnd { return place }
    }
    return end
  }

  /// Measures items of the given sizes up to the first unusual one, and returns that item.
  @usableFromInline
  func measure(
    _ sizes: ArraySlice<LayoutSize?>, at first: Int, _ extents: inout ExtentList
  ) -> Int {
    sizes.withUnsafeBufferPointer { sizes in
      takesExtents
        ? extents.fill(from: first, to: first + sizes.count) { place in
          let size = sizes[place &- first] ?? usualSize
          return LayoutUnit.narrow(points: isVertical ? size.height : size.width)
        }
        : extents.fill(from: first, to: first + sizes.count) { place in
          LayoutUnit.narrow(
            points: extent(of: sizes[place &- first] ?? usualSize, trackExtent: trackExtent))
        }
    }
  }

  /// Measures items up to the first unusual one, and returns that item.
  ///
  /// `answers` then has the delegate's answers for it, unless extents are stored in eight bytes.
  @inlinable @inline(__always)
  func measureUsual<Delegate: LayoutDelegate>(
    _ first: Int, _ end: Int, _ extents: inout ExtentList, _ answers: inout Answers,
    _ asksItems: Bool, _ reader: ItemSizeReader<Delegate>, _ sizes: inout ItemSizes<Delegate>,
    _ measure: (LayoutSize) -> Double
  ) -> Int {
    extents.fill(from: first, to: end) { item in
      if asksItems {
        ask(item, &answers, reader)
        guard answers.item.span == 1, answers.item.track == nil else { return nil }
      }
      let size = sizes[item]
      let extent = LayoutUnit.narrow(points: measure(size ?? usualSize))
      if extent == nil { answers.size = size }
      return extent
    }
  }

  /// Returns the size of an unusual item, which is proposed the width of its span.
  @inlinable
  func size<Delegate: LayoutDelegate>(
    of item: Int, _ width: Double, _ asksItems: Bool, _ sizes: inout ItemSizes<Delegate>
  ) -> LayoutSize? {
    asksItems
      ? sizes.size(of: item, proposal: LayoutProposal(across: axis, extent: width)) : sizes[item]
  }

  @inlinable @inline(__always)
  func ask(
    _ item: Int, _ answers: inout Answers, _ reader: ItemSizeReader<some LayoutDelegate>
  ) {
    answers.item = reader.answer(to: .waterfallItem, for: item, default: WaterfallItem())
  }

  /// Returns the extent of an item of `size` in a track of `trackExtent` points.
  ///
  /// If the size is invalid, the result is negative or NaN.
  @inlinable @inline(__always)
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
  @inlinable
  func askTracks(
    of item: Int, in grid: TrackGrid, _ content: inout WaterfallContent,
    _ reader: inout ItemSizeReader<some LayoutDelegate>
  ) {
    content.spans.reset(item..<item + 1)
    content.assigned.reset(item..<item + 1)
    guard reader.answers(.waterfallItem) else { return }
    var answers = Answers()
    ask(item, &answers, reader)
    _ = note(answers, of: item, in: grid, &content, &reader)
  }

  /// Returns the extent of an item in some tracks, whose extent is proposed.
  @inlinable
  func measure(
    _ item: Int, in tracks: Range<Int>, of grid: TrackGrid, _ isKnown: Bool,
    _ content: inout WaterfallContent, _ reader: inout ItemSizeReader<some LayoutDelegate>
  ) -> Int64 {
    if isKnown {
      // What was reported about the item can depend on its tracks.
      reader.removeDiagnostics(of: item..<item + 1)
      askTracks(of: item, in: grid, &content, &reader)
    }
    let width = grid.extent(of: tracks.lowerBound, span: tracks.count)
    let proposal = LayoutProposal(across: axis, extent: width)
    let size = reader.size(of: item, proposal: proposal)
    return checkedExtent(of: size, in: width, item, &reader)
  }

  /// Stores the span and the assigned track of an item.
  ///
  /// - Returns: The width in which the item is measured, in points.
  @usableFromInline
  func note(
    _ answers: Answers, of item: Int, in grid: TrackGrid, _ content: inout WaterfallContent,
    _ sizes: inout ItemSizeReader<some LayoutDelegate>
  ) -> Double {
    func check(
      _ given: Int, _ range: ClosedRange<Int>, _ problem: LayoutDiagnostic.Problem = .outOfRange
    ) -> UInt16 {
      let used = min(max(given, range.lowerBound), range.upperBound)
      if used != given { sizes.note(problem, of: item, given: Double(given), used: Double(used)) }
      return UInt16(truncatingIfNeeded: used)
    }
    var span: UInt16 = 1
    let given = answers.item.span
    if given != 1 {
      span =
        given == .max
        ? UInt16(truncatingIfNeeded: grid.count)
        : check(given, 1...grid.count, given < 0 ? .negative : given == 0 ? .zero : .outOfRange)
      content.spans.set(span, at: item, of: content.count)
    }
    if let given = answers.item.track {
      let last = grid.count - Int(span)
      let offset = check(given, 0...last)
      let track = answers.item.isFromEnd ? UInt16(truncatingIfNeeded: last) - offset : offset
      content.assigned.set(track, at: item, of: content.count)
    }
    if span > 1 || answers.item.track != nil { content.isPlain = false }
    return span > 1 ? grid.extent(span: Int(span)) : trackExtent
  }

  /// Returns the extent of an item, and reports an invalid size.
  ///
  /// - Parameter size: The size that the delegate gives, or nil for the layout's own size. If that is
  ///   invalid, the check of the section reports it.
  @usableFromInline
  func checkedExtent(
    of size: LayoutSize?, in trackExtent: Double, _ item: Int,
    _ sizes: inout ItemSizeReader<some LayoutDelegate>
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
