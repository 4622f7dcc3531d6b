import LayoutCore

extension FlowLayout {
  /// Asks the delegate for the sizes of some items of a section.
  ///
  /// If they are all items of the section, they are put on their lines too.
  ///
  /// This loop can run a million times. It is inlinable so that the compiler specializes it for the
  /// delegate's type in the client's module.
  @inlinable
  public func measure(
    _ items: Range<Int>, in section: SectionSlice, _ style: FlowStyle,
    _ store: inout SectionStore<FlowItems, FlowState>,
    answeredBy delegate: some LayoutDelegate, noting problems: inout LayoutDiagnostics
  ) {
    guard asksForSizes else {
      store.setEqual(items, in: section, style)
      return
    }
    store.work.questions += items.count
    var sizes = ItemSizes(
      of: items, inSection: section.section, from: delegate, proposal: style.proposal)
    guard store.fills(items, in: section, style) else {
      for item in items {
        let extents = style.extents(
          of: sizes[item], at: ElementIndex(section: section.section, item: item), &problems)
        store.items.setExtents(extents, at: section.place(of: item))
      }
      return
    }
    var item = items.lowerBound
    while item < items.upperBound {
      let end = min(items.upperBound, item + FlowFiller.batch)
      withUnsafeTemporaryAllocation(of: Int64.self, capacity: 4 * FlowFiller.batch) { buffer in
        var place = 0
        for item in item..<end {
          let extents = style.extents(
            of: sizes[item], at: ElementIndex(section: section.section, item: item), &problems)
          buffer[place] = extents.cross
          buffer[FlowFiller.batch + place] = extents.main
          place += 1
        }
        store.items.filler[0].add(buffer, end - item)
      }
      item = end
    }
    store.finishFilling(items, in: section)
  }
}

extension SectionStore where Items == FlowItems, State == FlowState {
  /// Returns a Boolean value that indicates whether items are collected by a builder.
  ///
  /// They are if they are all items of the section, or if they are many.
  @usableFromInline
  mutating func fills(_ items: Range<Int>, in section: SectionSlice, _ style: FlowStyle) -> Bool {
    guard items.count == section.count || items.count > 64 else { return false }
    if self.items.filler.isEmpty {
      let count = self.items.isUnmeasured ? self.items.count : items.count
      self.items.filler = [FlowFiller(expecting: count, style)]
    }
    self.items.filler[0].begin(style)
    return true
  }

  /// Stores the items of the builder, unless the layout is being prepared.
  @usableFromInline
  mutating func finishFilling(_ items: Range<Int>, in section: SectionSlice) {
    self.items.filler[0].end()
    guard !self.items.isUnmeasured, let filler = self.items.filler.popLast() else { return }
    let filled = filler.finish()
    if items.count == section.count {
      self.items.replace(section.items, with: filled)
    } else {
      self.items.crosses.replace(section.places(of: items), with: filled.crosses)
      self.items.mains.replace(section.places(of: items), with: filled.mains)
    }
  }

  /// Gives some items of a section its own size.
  @usableFromInline
  mutating func setEqual(_ items: Range<Int>, in section: SectionSlice, _ style: FlowStyle) {
    // The check of the section has reported the size if it is invalid.
    let extents = style.replacement(for: style.itemSize)
    if fills(items, in: section, style) {
      self.items.filler[0].add(extents, times: items.count)
      finishFilling(items, in: section)
    } else {
      for item in items { self.items.setExtents(extents, at: section.place(of: item)) }
    }
  }
}
