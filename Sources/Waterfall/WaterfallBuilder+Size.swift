import LayoutCore

extension WaterfallBuilder {
  // MARK: 2. Size

  @inlinable
  mutating func sizeItems(of delegate: some LayoutDelegate) {
    for section in 0..<sectionCount {
      let items = items(ofSection: section)
      sizeItems(ofSection: section, from: items.lowerBound, to: items.upperBound, delegate)
    }
  }

  /// Asks for the extents of some items of a section, given their places among all items.
  ///
  /// This loop can run a million times. It is inlinable so that the compiler specializes it for the
  /// delegate's type in the client's module.
  @inlinable
  mutating func sizeItems(
    ofSection section: Int, from first: Int, to end: Int, _ delegate: some LayoutDelegate
  ) {
    let sizer = itemSizer(ofSection: section)
    let asksItems = delegate.answers(.waterfallItem, inSection: section)
    var extents = takeExtents()
    var place = first
    while place < end {
      var asked = AskedItem()
      // Each way to measure has its own specialized loop, so that it is not decided for every item.
      place =
        sizer.takesExtents
        ? sizeUsualItems(section, place, end, &extents, &asked, asksItems, sizer, delegate) {
          sizer.isVertical ? $0.height : $0.width
        }
        : sizeUsualItems(section, place, end, &extents, &asked, asksItems, sizer, delegate) {
          sizer.extent(of: $0, trackExtent: sizer.trackExtent)
        }
      guard place < end else { break }
      // An unusual item spans several tracks, has an assigned track, or has no usual size.
      let index = ElementIndex(section: section, item: place - sizer.firstItem)
      if extents.isWide, asksItems { asked.item = item(at: index, delegate) }
      extents.set(sizeItem(at: index, place, asked, sizer, delegate), at: place)
      place += 1
    }
    returnExtents(extents, asked: end - first)
  }

  /// Sizes items up to the first unusual one.
  ///
  /// - Returns: The place of that item. `asked` has the delegate's answers for it.
  @inlinable @inline(__always)
  func sizeUsualItems(
    _ section: Int, _ first: Int, _ end: Int, _ extents: inout ExtentList,
    _ asked: inout AskedItem, _ asksItems: Bool, _ sizer: WaterfallItemSizer,
    _ delegate: some LayoutDelegate, _ measure: (LayoutSize) -> Double
  ) -> Int {
    return extents.fill(from: first, to: end) { place in
      let index = ElementIndex(section: section, item: place &- sizer.firstItem)
      if asksItems {
        asked.item = item(at: index, delegate)
        guard asked.item.span == 1, asked.item.track == nil else { return nil }
      }
      let size =
        delegate.sizeForItem(at: index, proposal: sizer.proposal) ?? sizer.estimatedSize
      let extent = LayoutUnit.narrow(points: measure(size))
      if extent == nil { asked.size = size }
      return extent
    }
  }

  @inlinable @inline(__always)
  func item(at index: ElementIndex, _ delegate: some LayoutDelegate) -> WaterfallItem {
    delegate.answer(to: .waterfallItem, at: index, default: WaterfallItem())
  }

  /// The delegate's answers for an item.
  @usableFromInline
  struct AskedItem {
    @usableFromInline var item = WaterfallItem()
    /// The size, if it gives no usual extent.
    ///
    /// It is not asked for if the item has a span or an assigned track.
    @usableFromInline var size: LayoutSize?

    @inlinable init() {}
  }

  /// Returns the extent of an unusual item.
  @inlinable
  mutating func sizeItem(
    at index: ElementIndex, _ place: Int, _ asked: AskedItem, _ sizer: WaterfallItemSizer,
    _ delegate: some LayoutDelegate
  ) -> Int64 {
    let width = noteItem(asked.item, of: index, at: place, sizer)
    let proposal = LayoutProposal(across: sizer.axis, extent: width)
    let size =
      asked.size ?? delegate.sizeForItem(at: index, proposal: proposal) ?? sizer.estimatedSize
    return extent(of: size, width, index, sizer)
  }

  /// Stores the span and the assigned track of an item.
  ///
  /// - Returns: The width in which the item is measured, in points.
  @usableFromInline
  mutating func noteItem(
    _ item: WaterfallItem, of index: ElementIndex, at place: Int, _ sizer: WaterfallItemSizer
  ) -> Double {
    if item.span != 1 { noteSpan(item.span, of: index, at: place) }
    if let track = item.track { noteTrack(track, of: index, at: place) }
    let span = prepared.span(ofItemAt: place)
    return span > 1 ? sizer.grid.extent(ofSpan: span) : sizer.trackExtent
  }

  /// Returns the extent for a size, which can be invalid.
  @usableFromInline
  mutating func extent(
    of size: LayoutSize, _ trackExtent: Double, _ index: ElementIndex, _ sizer: WaterfallItemSizer
  ) -> Int64 {
    let points = sizer.extent(of: size, trackExtent: trackExtent)
    if points >= 0, points <= sizer.limit { return LayoutUnit(points: points).rawValue }
    return replacement(for: points, of: size, at: index)
  }

  @usableFromInline
  var sectionCount: Int { prepared.sections.count }

  @usableFromInline
  func items(ofSection section: Int) -> Range<Int> { prepared.sections[section].items }

  @usableFromInline
  func itemSizer(ofSection section: Int) -> WaterfallItemSizer {
    let section = prepared.sections[section]
    return WaterfallItemSizer(
      firstItem: section.firstItem, axis: layout.axis,
      isRatio: layout.itemSizing == .aspectRatio, grid: prepared.styles[section.style].grid,
      estimatedSize: layout.itemSize, floor: container.floorGrid)
  }

  /// Moves the extents out of the builder.
  ///
  /// They can then be changed while the builder records answers.
  @usableFromInline
  mutating func takeExtents() -> ExtentList {
    let extents = prepared.extents
    prepared.extents = ExtentList()
    return extents
  }

  @usableFromInline
  mutating func returnExtents(_ extents: ExtentList, asked: Int) {
    prepared.extents = extents
    work.questions += asked
  }

  private mutating func noteSpan(_ span: Int, of index: ElementIndex, at place: Int) {
    let tracks = prepared.styles[prepared.sections[index.section].style].grid.count
    let used = min(max(span, 1), tracks)
    if used != span, span != .max {
      diagnostics.note(
        LayoutDiagnostic(
          .element(.cell(section: index.section, item: index.item)),
          span < 0 ? .negative : span == 0 ? .zero : .outOfRange,
          given: Double(span), used: Double(used)))
    }
    guard used != 1 else { return }
    if prepared.spans.isEmpty {
      prepared.spans = Array(repeating: 1, count: prepared.itemCount)
    }
    prepared.spans[place] = UInt16(truncatingIfNeeded: used)
    prepared.sections[index.section].isPlain = false
  }

  private mutating func noteTrack(_ track: Int, of index: ElementIndex, at place: Int) {
    let tracks = prepared.styles[prepared.sections[index.section].style].grid.count
    let span = prepared.span(ofItemAt: place)
    let used = min(max(track, 0), tracks - span)
    if used != track {
      diagnostics.note(
        LayoutDiagnostic(
          .element(.cell(section: index.section, item: index.item)), .outOfRange,
          given: Double(track), used: Double(used)))
    }
    if prepared.assigned.isEmpty {
      prepared.assigned = Array(repeating: -1, count: prepared.itemCount)
    }
    prepared.assigned[place] = Int32(truncatingIfNeeded: used)
    prepared.sections[index.section].isPlain = false
  }

  /// Returns the extent that replaces an invalid one, and records a diagnostic.
  ///
  /// An extent is invalid if it is negative, not finite, or above the limits.
  private mutating func replacement(
    for points: Double, of size: LayoutSize, at index: ElementIndex
  ) -> Int64 {
    let isRatio = layout.itemSizing == .aspectRatio
    let hasExtents = size.width.isFinite && size.height.isFinite
    var used = LayoutUnit.zero
    var problem = LayoutDiagnostic.Problem.notFinite
    if !hasExtents, isRatio || !size.extent(along: layout.axis).isFinite {
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
    diagnostics.note(
      LayoutDiagnostic(
        .element(.cell(section: index.section, item: index.item)), problem,
        given: size.extent(along: layout.axis), used: used.points))
    return used.rawValue
  }
}

/// A value that converts the size of an item to its extent along the main axis.
@usableFromInline
struct WaterfallItemSizer {
  /// The place of the section's first item among all items.
  @usableFromInline let firstItem: Int
  @usableFromInline let axis: LayoutAxis
  @usableFromInline let isVertical: Bool
  /// The width that is proposed for an item of one track.
  @usableFromInline let proposal: LayoutProposal
  @usableFromInline let isRatio: Bool
  @usableFromInline let trackExtent: Double
  /// A Boolean value that indicates whether extents are used without conversion.
  @usableFromInline let takesExtents: Bool
  let grid: TrackGrid
  @usableFromInline let estimatedSize: LayoutSize
  @usableFromInline let floor: PixelGrid?
  /// The largest extent that needs no replacement, in points.
  @usableFromInline let limit = LayoutLimits.maximumLength.points

  init(
    firstItem: Int, axis: LayoutAxis, isRatio: Bool, grid: TrackGrid, estimatedSize: LayoutSize,
    floor: PixelGrid?
  ) {
    self.firstItem = firstItem
    self.axis = axis
    isVertical = axis == .vertical
    proposal = LayoutProposal(across: axis, extent: grid.trackExtent)
    self.isRatio = isRatio
    self.grid = grid
    trackExtent = grid.trackExtent
    self.estimatedSize = estimatedSize
    self.floor = floor
    takesExtents = !isRatio && floor == nil
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
