import LayoutCore

extension FlowBuilder {
  // MARK: 2. Size

  /// The number of items whose sizes are buffered before the items are put on lines.
  @inlinable static var batch: Int { 256 }

  /// Asks for the sizes of a section's items and puts the items on lines.
  ///
  /// This loop can run a million times. It is inlinable so that the compiler specializes it for the
  /// delegate's type in the client's module.
  @inlinable
  mutating func fillSection(_ section: Int, _ delegate: some LayoutDelegate) {
    let count = itemCount(section)
    guard layout.asksForSizes else {
      addEqualItems(count, section)
      return
    }
    let sizer = itemSizer(section)
    var item = 0
    while item < count {
      let end = min(count, item + Self.batch)
      withUnsafeTemporaryAllocation(of: Int64.self, capacity: 2 * Self.batch) { buffer in
        var place = 0
        for item in item..<end {
          let index = ElementIndex(section: section, item: item)
          let size = delegate.sizeForItem(at: index, proposal: sizer.proposal) ?? sizer.itemSize
          if let extents = sizer.extents(of: size) {
            buffer[place] = extents.cross
            buffer[Self.batch + place] = extents.main
          } else {
            let extents = replacement(for: size, at: index, sizer)
            buffer[place] = extents.cross
            buffer[Self.batch + place] = extents.main
          }
          place += 1
        }
        addItems(UnsafeBufferPointer(buffer), end - item)
      }
      item = end
    }
  }

  @usableFromInline
  func itemCount(_ section: Int) -> Int { prepared.numberOfItems(inSection: section) }

  @usableFromInline
  func itemSizer(_ section: Int) -> FlowItemSizer {
    FlowItemSizer(layout, prepared.style(of: section), container)
  }

  /// Returns the extents that replace an invalid size, and records a diagnostic.
  ///
  /// A size is invalid if it is negative, not finite, wider than a line, or above the limits.
  @usableFromInline
  mutating func replacement(
    for size: LayoutSize, at index: ElementIndex, _ sizer: FlowItemSizer
  ) -> FlowItemExtents {
    sizer.replacement(for: size, at: index, &diagnostics)
  }

  // MARK: 3. Break

  @usableFromInline
  mutating func beginSection(_ section: Int) {
    let style = prepared.style(of: section)
    open = OpenSection(breaker: LineBreaker(style), style: style)
    open.firstLine = lineItems.count
  }

  /// Puts items on lines.
  ///
  /// - Parameter buffer: The cross extents of the items, followed by their main extents from
  ///   `batch` on.
  @usableFromInline
  mutating func addItems(_ buffer: UnsafeBufferPointer<Int64>, _ count: Int) {
    let across = UnsafeBufferPointer(rebasing: buffer[..<count])
    let along = UnsafeBufferPointer(rebasing: buffer[Self.batch..<Self.batch + count])
    crosses.append(contentsOf: across)
    mains.append(contentsOf: along)
    for place in 0..<count {
      let cross = across[place]
      let main = along[place]
      if open.count > 0, cross != open.cross || main != open.main { open.differences += 1 }
      open.cross = cross
      open.main = main
      open.count += 1
      if !open.breaker.takes(cross) { endLine(isLast: false) }
      open.breaker.add(cross, main)
    }
    work.questions += count
  }

  /// Puts `count` items of the section's own size on lines in one step.
  @usableFromInline
  mutating func addEqualItems(_ count: Int, _ section: Int) {
    guard count > 0 else { return }
    let sizer = itemSizer(section)
    // The style of the section has reported the size if it is invalid.
    let size = sizer.itemSize
    let extents = sizer.extents(of: size) ?? sizer.replacement(for: size) { _, _, _ in }
    crosses.append(extents.cross, times: count)
    mains.append(extents.main, times: count)
    let perLine = open.style.itemsPerLine(ofWidth: extents.cross)
    let last = (count - 1) % perLine + 1
    let lines = (count - last) / perLine
    let entry = extents.main &+ open.style.lineSpacing
    let before = lineExtents.length
    lineItems.append(Int64(min(perLine, count)), times: lines)
    lineExtents.append(entry, times: lines)
    noteLines(entry, times: lines, before)
    for _ in 0..<last { open.breaker.add(extents.cross, extents.main) }
    open.count = count
    work.placed += lines
  }

  /// Closes the line that is being filled, if it has items.
  mutating func endLine(isLast: Bool) {
    guard open.breaker.count > 0 else { return }
    let entry = open.breaker.extent &+ (isLast ? 0 : open.style.lineSpacing)
    let before = lineExtents.length
    lineItems.append(Int64(open.breaker.count))
    lineExtents.append(entry)
    noteLines(entry, times: 1, before)
    open.breaker.clear()
    work.placed += 1
  }

  private mutating func noteLines(_ entry: Int64, times: Int, _ before: Int64) {
    let added = lineExtents.length &- before
    open.length &+= added
    if times == 1, added < entry {
      prepared.lineOverhang = max(prepared.lineOverhang, entry)
    } else if times > 1, added / Int64(times) < entry {
      prepared.lineOverhang = max(prepared.lineOverhang, entry)
    }
  }
}

/// The extents of an item across and along the main axis, in layout units.
@usableFromInline
struct FlowItemExtents: Hashable, Sendable {
  @usableFromInline var cross: Int64
  @usableFromInline var main: Int64

  @usableFromInline
  init(cross: Int64, main: Int64) {
    self.cross = cross
    self.main = main
  }
}
