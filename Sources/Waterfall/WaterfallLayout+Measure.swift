import LayoutCore

extension WaterfallLayout {
  /// Asks the delegate for the sizes, spans and tracks of some items of a section.
  ///
  /// This loop can run a million times. It is inlinable so that the compiler specializes it for the
  /// delegate's type in the client's module.
  @inlinable
  public func measure(
    _ items: Range<Int>, in section: SectionSlice, _ style: WaterfallStyle,
    _ store: inout SectionStore<WaterfallItems, WaterfallState>,
    answeredBy delegate: some LayoutDelegate, noting problems: inout LayoutDiagnostics
  ) {
    store.work.questions += items.count
    let sizer = WaterfallItemSizer(self, section, style.metrics)
    guard store.states[section.section].tracks > 0 else {
      sizer.measure(items, &store, delegate, &problems)
      return
    }
    for item in items {
      let place = section.place(of: item)
      let before = store.items.extents[place]
      sizer.measure(item..<item + 1, &store, delegate, &problems)
      if store.items.tracks[place] != WaterfallItems.noTrack,
        store.items.extents[place] != before
      {
        store.items.resized.append(item)
      }
    }
  }
}

/// A value that asks for the items of a section and converts their sizes to extents.
@usableFromInline
struct WaterfallItemSizer {
  @usableFromInline let section: SectionSlice
  let grid: TrackGrid
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
  init(_ layout: WaterfallLayout, _ section: SectionSlice, _ metrics: SectionMetrics) {
    self.section = section
    grid = metrics.grid
    axis = metrics.axis
    isVertical = axis == .vertical
    proposal = metrics.proposal
    isRatio = layout.itemSizing == .aspectRatio
    trackExtent = grid.trackExtent
    usualSize = metrics.itemSize
    floor = metrics.floorGrid
    takesExtents = !isRatio && floor == nil
  }

  /// The delegate's answers for an item.
  @usableFromInline
  struct Answers {
    @usableFromInline var item = WaterfallItem()
    /// The size, if it was asked for and gives no usual extent.
    @usableFromInline var size: LayoutSize?

    @inlinable init() {}
  }

  /// Measures some items of the section.
  @inlinable @inline(__always)
  func measure(
    _ items: Range<Int>, _ store: inout SectionStore<WaterfallItems, WaterfallState>,
    _ delegate: some LayoutDelegate, _ problems: inout LayoutDiagnostics
  ) {
    var place = section.place(of: items.lowerBound)
    let end = section.place(of: items.upperBound)
    store.items.spans.reset(place..<end)
    store.items.assigned.reset(place..<end)
    let asksItems = delegate.answers(.waterfallItem, inSection: section.section)
    var sizes = ItemSizes(
      of: items, inSection: section.section, from: delegate, proposal: proposal,
      usesRuns: !asksItems)
    while place < end {
      var answers = Answers()
      if sizes.usesRuns {
        place = measureRuns(place, end, &store.items.extents, &sizes)
      } else {
        // Each way to measure has its own specialized loop, so that it is not decided for every item.
        place =
          takesExtents
          ? measureUsual(place, end, &store.items.extents, &answers, asksItems, &sizes) {
            isVertical ? $0.height : $0.width
          }
          : measureUsual(place, end, &store.items.extents, &answers, asksItems, &sizes) {
            extent(of: $0, trackExtent: trackExtent)
          }
      }
      guard place < end else { return }
      // An unusual item spans several tracks, has an assigned track, or has no usual size.
      let index = index(at: place)
      if store.items.extents.isWide, asksItems { ask(index, &answers, delegate) }
      let width = note(answers, of: index, at: place, &store, &problems)
      let size = answers.size ?? self.size(at: index, width, asksItems, &sizes) ?? usualSize
      store.items.extents.set(
        checkedExtent(of: size, trackExtent: width, index, &problems), at: place)
      place += 1
    }
  }

  /// Measures items whose sizes are read in runs, up to the first unusual one, and returns the place
  /// of that item.
  @inlinable
  func measureRuns<Delegate: LayoutDelegate>(
    _ first: Int, _ end: Int, _ extents: inout ExtentList, _ sizes: inout ItemSizes<Delegate>
  ) -> Int {
    var place = first
    while place < end {
      let run = sizes.sizes(from: index(at: place).item)
      let runEnd = place + run.count
      place = measure(run, at: place, &extents)
      if place < runEnd { return place }
    }
    return end
  }

  /// Measures items of the given sizes up to the first unusual one, and returns the place of that
  /// item.
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

  /// Measures items up to the first unusual one, and returns the place of that item.
  ///
  /// `answers` then has the delegate's answers for it, unless extents are stored in eight bytes.
  @inlinable @inline(__always)
  func measureUsual<Delegate: LayoutDelegate>(
    _ first: Int, _ end: Int, _ extents: inout ExtentList, _ answers: inout Answers,
    _ asksItems: Bool, _ sizes: inout ItemSizes<Delegate>, _ measure: (LayoutSize) -> Double
  ) -> Int {
    extents.fill(from: first, to: end) { place in
      let index = index(at: place)
      if asksItems {
        ask(index, &answers, sizes.delegate)
        guard answers.item.span == 1, answers.item.track == nil else { return nil }
      }
      let size = sizes[index.item] ?? usualSize
      let extent = LayoutUnit.narrow(points: measure(size))
      if extent == nil { answers.size = size }
      return extent
    }
  }

  /// Returns the size of an unusual item, which is proposed the width of its span.
  @inlinable
  func size<Delegate: LayoutDelegate>(
    at index: ElementIndex, _ width: Double, _ asksItems: Bool, _ sizes: inout ItemSizes<Delegate>
  ) -> LayoutSize? {
    guard asksItems else { return sizes[index.item] }
    return sizes.delegate.sizeForItem(
      at: index, proposal: LayoutProposal(across: axis, extent: width))
  }

  @inlinable @inline(__always)
  func index(at place: Int) -> ElementIndex {
    ElementIndex(section: section.section, item: place &- section.items.lowerBound)
  }

  @inlinable @inline(__always)
  func ask(_ index: ElementIndex, _ answers: inout Answers, _ delegate: some LayoutDelegate) {
    answers.item = delegate.answer(to: .waterfallItem, at: index, default: WaterfallItem())
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
  /// Stores the span and the assigned track of an item.
  ///
  /// - Returns: The width in which the item is measured, in points.
  @usableFromInline
  func note(
    _ answers: Answers, of index: ElementIndex, at place: Int,
    _ store: inout SectionStore<WaterfallItems, WaterfallState>, _ problems: inout LayoutDiagnostics
  ) -> Double {
    func check(
      _ given: Int, _ range: ClosedRange<Int>, _ problem: LayoutDiagnostic.Problem = .outOfRange
    ) -> UInt16 {
      let used = min(max(given, range.lowerBound), range.upperBound)
      if used != given {
        problems.note(
          LayoutDiagnostic(
            .element(.cell(section: index.section, item: index.item)), problem,
            given: Double(given), used: Double(used)))
      }
      return UInt16(truncatingIfNeeded: used)
    }
    var span: UInt16 = 1
    let given = answers.item.span
    if given != 1 {
      span =
        given == .max
        ? UInt16(truncatingIfNeeded: grid.count)
        : check(given, 1...grid.count, given < 0 ? .negative : given == 0 ? .zero : .outOfRange)
      store.items.spans.set(span, at: place, of: store.items.count)
    }
    if let given = answers.item.track {
      let track = check(given, 0...grid.count - Int(span))
      store.items.assigned.set(track, at: place, of: store.items.count)
    }
    if span > 1 || answers.item.track != nil { store.states[index.section].isPlain = false }
    return span > 1 ? grid.extent(ofSpan: Int(span)) : trackExtent
  }

  /// Returns the extent for a size, which can be invalid.
  ///
  /// An extent is invalid if it is negative, not finite, or above the limits. It is then replaced,
  /// and the replacement is added to `problems`.
  @usableFromInline
  func checkedExtent(
    of size: LayoutSize, trackExtent: Double, _ index: ElementIndex,
    _ problems: inout LayoutDiagnostics
  ) -> Int64 {
    let points = extent(of: size, trackExtent: trackExtent)
    if points >= 0, points <= LayoutLimits.maximumLength.points {
      return LayoutUnit(points: points).rawValue
    }
    let given = size.extent(along: axis)
    var used = LayoutUnit.zero
    var problem = LayoutDiagnostic.Problem.notFinite
    if !(size.width.isFinite && size.height.isFinite), isRatio || !given.isFinite {
      problem = .notFinite
    } else if isRatio, size.width <= 0 || size.height <= 0 {
      // The size has no aspect ratio. The item keeps its place and has no height.
      problem = size.width < 0 || size.height < 0 ? .negative : .zero
    } else if points < 0 {
      problem = .negative
    } else if points > 0 {
      problem = .tooLarge
      used = LayoutLimits.maximumLength
    }
    problems.note(
      LayoutDiagnostic(
        .element(.cell(section: index.section, item: index.item)), problem, given: given,
        used: used.points))
    return used.rawValue
  }
}
