extension SectionStrategy {
  /// Brings a layout up to date.
  ///
  /// Sections that are not touched keep their storage. A section that is touched is revised, or placed again
  /// from the first touched item.
  /// - Complexity: O(n) for sections that are inserted, removed or moved, and for items that are inserted or
  ///   removed in the middle. An item at the end, and a size, cost what the strategy does, and O(log s).
  @inlinable
  public func update(
    _ prepared: inout PreparedSections<Self>, by changes: LayoutChanges,
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard prepared.isMade(by: self, in: environment) else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    try prepared.checkLimits(changes, answeredBy: delegate)
    prepared.apply(changes, answeredBy: delegate)
  }
}

extension PreparedSections {
  @inlinable
  func isMade(by layout: Layout, in environment: LayoutEnvironment) -> Bool {
    self.layout == layout && stack.isMade(in: environment)
  }

  /// Refuses more items than can be laid out, before anything changes.
  @inlinable
  func checkLimits(
    _ changes: LayoutChanges, answeredBy delegate: some LayoutDelegate
  ) throws(LayoutError) {
    var added = 0
    for change in changes.within { added += change.items.newCount - change.items.oldCount }
    for insertion in changes.sections.inserted where insertion.source == nil {
      let count = max(0, delegate.numberOfItems(inSection: insertion.index))
      try stack.check(count, insertion.index, after: added)
      added += count
    }
    try stack.check(0, changes.within.last?.section ?? 0, after: added)
  }

  @inlinable
  mutating func apply(_ changes: LayoutChanges, answeredBy delegate: some LayoutDelegate) {
    store.work = LayoutWork()
    if stack.isRebuilt(by: changes) {
      let firsts = rebuild(changes)
      for (change, first) in zip(changes.within, firsts) {
        finishEdit(change, first, answeredBy: delegate)
      }
    } else {
      let anew = changes.sections.isEmpty ? [] : editSections(changes, answeredBy: delegate)
      for change in changes.within.reversed() where !anew.contains(change.section) {
        let first = stack.firstTouched(change)
        if !change.items.isEmpty { editItems(change, from: first) }
        finishEdit(change, first, answeredBy: delegate)
      }
    }
    stack.restack(changes, minimumExtent: layout.minimumContentExtent)
  }

  // MARK: Items

  /// Brings the items of a section into their new order, from one on; new ones are not measured yet.
  @inlinable
  mutating func editItems(_ change: LayoutChanges.SectionChanges, from first: Int) {
    let section = stack.slice(change.section)
    let added = change.items.inserted.count
    if section.items.upperBound == store.items.count, change.items.isAppend {
      store.items.append(unplaced: added)
      store.work.moved += added
    } else {
      var edited = Layout.Items(unplaced: 0)
      append(change, from: first, of: store.items, section.items, to: &edited)
      store.work.moved += edited.count
      store.items.replace(section.place(of: first)..<section.items.upperBound, with: edited)
    }
    let growth = change.items.newCount - section.count
    stack.records[change.section].count += growth
    if growth != 0 {
      stack.moveItems(after: change.section, by: growth)
      store.work.moved += store.items.count - section.items.upperBound - growth
    }
  }

  /// Appends the items of a section in their new order, from one on.
  @inlinable
  func append(
    _ change: LayoutChanges.SectionChanges, from first: Int, of items: Layout.Items,
    _ section: Range<Int>, to edited: inout Layout.Items
  ) {
    var iterator = IndexEditRuns(change.items, from: first)
    while let run = iterator.next(inSection: change.oldSection) {
      if let source = run.source {
        edited.append(
          section.lowerBound + source.lowerBound..<section.lowerBound + source.upperBound,
          of: items)
      } else {
        edited.append(unplaced: 1)
      }
    }
  }

  /// Measures what is new or resized in a section, and brings its places up to date.
  @inlinable
  mutating func finishEdit(
    _ change: LayoutChanges.SectionChanges, _ first: Int,
    answeredBy delegate: some LayoutDelegate
  ) {
    let number = change.section
    let measured = stack.measuredItems(change)
    measureEach(measured, in: stack.slice(number), answeredBy: delegate)
    resizeTables(of: number)
    let edit = SectionEdit(
      first: first, oldCount: change.items.oldCount, measured: measured,
      isResizeOnly: change.items.isEmpty)
    let section = stack.slice(number)
    let style = Int(stack.records[number].style)
    if let body = layout.revise(edit, in: section, styles[style], &store) {
      finish(section, body, from: first)
    } else {
      place(number, from: first)
    }
  }

  /// Measures items, neighbours together.
  @inlinable
  mutating func measureEach(
    _ items: [Int], in section: SectionSlice, answeredBy delegate: some LayoutDelegate
  ) {
    var next = 0
    while next < items.count {
      var end = next + 1
      while end < items.count, items[end] == items[end - 1] + 1 { end += 1 }
      measure(items[next]..<items[end - 1] + 1, in: section, answeredBy: delegate)
      next = end
    }
  }

  /// Makes room for as many checkpoints and boxes as a section needs now.
  @inlinable
  mutating func resizeTables(of number: Int) {
    let section = stack.slice(number)
    let checkpoints = layout.checkpointSize(of: section, style(of: number), store)
    store.checkpoints.resize(section.checkpoints, to: checkpoints)
    var boxes = 0
    if Layout.Items.isIndexed {
      boxes = BoxForest.size(forItems: section.count)
      store.boxes.resize(section.boxes, to: boxes)
    }
    stack.moveTables(
      after: number, checkpoints: checkpoints - section.checkpoints.count,
      boxes: boxes - section.boxes.count)
  }

  /// Brings the storage of all sections into its new order, each item moved once.
  ///
  /// - Returns: The first touched item of each section that changes.
  @inlinable
  mutating func rebuild(_ changes: LayoutChanges) -> [Int] {
    let old = store.items
    store.items.removeAll()
    var firsts: [Int] = []
    var next = 0
    for number in 0..<stack.records.count {
      let items = stack.records[number].items
      let start = store.items.count
      if next < changes.within.count, changes.within[next].section == number {
        let change = changes.within[next]
        let first = stack.firstTouched(change)
        firsts.append(first)
        store.items.append(items.lowerBound..<items.lowerBound + first, of: old)
        append(change, from: first, of: old, items, to: &store.items)
        next += 1
      } else {
        store.items.append(items, of: old)
      }
      stack.records[number].firstItem = start
      stack.records[number].count = store.items.count - start
    }
    store.work.moved += store.items.count
    return firsts
  }
}

extension Array {
  /// Removes elements at the end of a range, or adds copies of `LayoutUnit.zero` or empty places there.
  @inlinable
  mutating func resize(_ range: Range<Int>, to count: Int) where Element: TableEntry {
    if count < range.count {
      removeSubrange(range.lowerBound + count..<range.upperBound)
    } else if count > range.count {
      insert(
        contentsOf: repeatElement(Element.zero, count: count - range.count), at: range.upperBound)
    }
  }
}

/// An entry of the tables of a section.
@usableFromInline
protocol TableEntry {
  static var zero: Self { get }
}

extension LayoutUnit: TableEntry {}
extension ItemSpan: TableEntry {}
