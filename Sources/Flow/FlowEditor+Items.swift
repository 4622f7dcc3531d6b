import LayoutCore

/// The changes within one section.
extension FlowEditor {
  /// Applies the changes within one section.
  @inlinable
  mutating func editItems(
    _ change: LayoutChanges.SectionChanges, _ delegate: some LayoutDelegate
  ) {
    if keepsLines(change) {
      let sizer = itemSizer(change.section)
      for item in change.resized {
        let index = ElementIndex(section: change.section, item: item)
        let specified =
          asksForSizes ? delegate.sizeForItem(at: index, proposal: sizer.proposal) : nil
        resize(index, to: extents(of: specified ?? sizer.itemSize, index, sizer))
      }
      finishSizes(change.section)
      return
    }
    let asked = itemsToAsk(change)
    let found = extents(of: asked, change.section, delegate)
    apply(change, asked, found)
  }

  /// Returns a Boolean value that indicates whether a change of sizes keeps every item on its line.
  ///
  /// It does if no item is inserted or removed, and the number of columns determines the items per
  /// line.
  @usableFromInline
  func keepsLines(_ change: LayoutChanges.SectionChanges) -> Bool {
    change.items.isEmpty && prepared.style(of: change.section).columns > 0
  }

  /// Sets the extent of an item of a section with columns, and updates the extent of its line.
  @usableFromInline
  mutating func resize(_ index: ElementIndex, to extents: FlowItemExtents) {
    let section = index.section
    let first = Int(prepared.itemCounts.offset(of: section))
    let item = first + index.item
    guard prepared.mains.extent(of: item) != extents.main else { return }
    let end = first + prepared.numberOfItems(inSection: section)
    let pairs = max(first, item - 1)..<min(end, item + 2)
    countDifferences(pairs, section, adding: -1)
    prepared.mains.setExtent(extents.main, of: item)
    countDifferences(pairs, section, adding: 1)
    let style = prepared.style(of: section)
    let line = index.item / style.columns
    let lineStart = first + line * style.columns
    let lineEnd = min(end, lineStart + style.columns)
    var extent: Int64 = 0
    for item in lineStart..<lineEnd { extent = max(extent, prepared.mains.extent(of: item)) }
    if lineEnd < end { extent &+= style.lineSpacing }
    let place = Int(prepared.lineCounts.offset(of: section)) + line
    prepared.lineExtents.setExtent(extent, of: place)
    work.moved += 1
    work.placed += 1
  }

  @usableFromInline
  mutating func finishSizes(_ section: Int) { restack(section) }

  /// Returns the items to ask for, in ascending order.
  ///
  /// These are the items that are new to the section, and those that are resized.
  @usableFromInline
  func itemsToAsk(_ change: LayoutChanges.SectionChanges) -> [Int] {
    var asked: [Int] = []
    var place = 0
    for insertion in change.items.inserted
    where insertion.source?.section != change.oldSection {
      while place < change.resized.count, change.resized[place] < insertion.index {
        asked.append(change.resized[place])
        place += 1
      }
      if place < change.resized.count, change.resized[place] == insertion.index { place += 1 }
      asked.append(insertion.index)
    }
    asked.append(contentsOf: change.resized[place...])
    return asked
  }

  /// A change of one item, located by the item's place in its section before all changes.
  struct ItemEdit {
    enum Action { case remove, insert, resize }
    var action: Action
    var place: Int
    var extents = FlowItemExtents(cross: 0, main: 0)

    /// The place of the first item after the change.
    var end: Int { action == .insert ? place : place + 1 }
  }

  /// Applies the changes from last to first, so that the places of earlier changes stay valid.
  @usableFromInline
  mutating func apply(
    _ change: LayoutChanges.SectionChanges, _ asked: [Int], _ found: [FlowItemExtents]
  ) {
    let section = change.section
    let edits = edits(of: change, asked, found)
    if resizeEqually(edits, section) { return }
    var end = edits.count
    while end > 0 {
      // Edits that are close to each other are applied together.
      var start = end - 1
      while start > 0, edits[start].place - edits[start - 1].end <= FlowEditor.nearby { start -= 1 }
      applyNearby(edits[start..<end], section)
      end = start
    }
    restack(section)
  }

  /// The largest distance, in items, between two changes that are applied together.
  private static var nearby: Int { 16 }

  /// Returns the changes of a section's items in the order of their places.
  private func edits(
    of change: LayoutChanges.SectionChanges, _ asked: [Int], _ found: [FlowItemExtents]
  ) -> [ItemEdit] {
    let first = Int(prepared.itemCounts.offset(of: change.section))
    let removed = change.items.removed
    let inserted = change.items.inserted
    var edits: [ItemEdit] = []
    var (old, new) = (0, 0)
    var (nextRemoved, nextInserted, nextAsked) = (0, 0, 0)
    while true {
      let toRemoved = nextRemoved < removed.count ? removed[nextRemoved] - old : .max
      let toInserted = nextInserted < inserted.count ? inserted[nextInserted].index - new : .max
      let toAsked = nextAsked < asked.count ? asked[nextAsked] - new : .max
      let step = min(toRemoved, toInserted, toAsked)
      if step == .max { return edits }
      old += step
      new += step
      if toRemoved == step {
        edits.append(ItemEdit(action: .remove, place: old))
        nextRemoved += 1
        old += 1
        continue
      }
      var extents: FlowItemExtents?
      if toAsked == step {
        extents = found[nextAsked]
        nextAsked += 1
      }
      if toInserted == step {
        let source = inserted[nextInserted].source?.item ?? 0
        edits.append(
          ItemEdit(
            action: .insert, place: old, extents: extents ?? self.extents(at: first + source)))
        nextInserted += 1
      } else if let extents {
        edits.append(ItemEdit(action: .resize, place: old, extents: extents))
        old += 1
      }
      new += 1
    }
  }

  /// Applies changes that are close to each other, and breaks the lines after them.
  private mutating func applyNearby(_ edits: ArraySlice<ItemEdit>, _ section: Int) {
    guard let place = edits.first?.place, let end = edits.last?.end else { return }
    let first = Int(prepared.itemCounts.offset(of: section))
    let count = prepared.numberOfItems(inSection: section)
    // Differences count pairs of neighbouring items, so the pair after the last change counts too.
    countDifferences(first + max(0, place - 1)..<first + min(count, end + 1), section, adding: -1)
    var change = 0
    for edit in edits.reversed() {
      let item = first + edit.place
      switch edit.action {
      case .remove:
        prepared.crosses.remove(at: item)
        prepared.mains.remove(at: item)
        change -= 1
      case .insert:
        prepared.crosses.insert(edit.extents.cross, at: item)
        prepared.mains.insert(edit.extents.main, at: item)
        change += 1
      case .resize:
        prepared.crosses.setExtent(edit.extents.cross, of: item)
        prepared.mains.setExtent(edit.extents.main, of: item)
      }
    }
    work.moved += edits.count
    prepared.itemCounts.setExtent(Int64(count + change), of: section)
    let newEnd = end + change
    countDifferences(
      first + max(0, place - 1)..<first + min(count + change, newEnd + 1), section, adding: 1)
    breakLines(of: section, from: place, replacing: end - place, by: newEnd - place)
  }

  /// Applies changes that leave all items of a section with equal extents.
  ///
  /// Only the number of items and the lines from the old last line on change.
  ///
  /// - Returns: `true` if the changes were applied; `false` if the items are not all equal or do
  ///   not stay so.
  private mutating func resizeEqually(_ edits: [ItemEdit], _ section: Int) -> Bool {
    let count = prepared.numberOfItems(inSection: section)
    guard count > 0, prepared.differences[section] == 0 else { return false }
    let first = Int(prepared.itemCounts.offset(of: section))
    let common = extents(at: first)
    var change = 0
    for edit in edits {
      switch edit.action {
      case .remove: change -= 1
      case .insert: change += 1
      case .resize: break
      }
      if edit.action != .remove, edit.extents != common { return false }
    }
    guard count + change > 0 else { return false }
    let end = first + count
    if change > 0 {
      prepared.crosses.insert(count: change, at: end) { _ in common.cross }
      prepared.mains.insert(count: change, at: end) { _ in common.main }
    } else if change < 0 {
      prepared.crosses.remove(end + change..<end)
      prepared.mains.remove(end + change..<end)
    }
    work.moved += abs(change)
    guard change != 0 else { return true }
    prepared.itemCounts.setExtent(Int64(count + change), of: section)
    let style = prepared.style(of: section)
    let perLine = style.itemsPerLine(ofWidth: common.cross)
    // Lines before the old last line are full and stay the same.
    let firstLine = Int(prepared.lineCounts.offset(of: section))
    let oldLines = Int(prepared.lineCounts.extent(of: section))
    let newLines = (count + change - 1) / perLine + 1
    let kept = min(oldLines, newLines) - 1
    var lines: [Line] = []
    for line in kept..<newLines {
      let isLast = line == newLines - 1
      let items = isLast ? count + change - line * perLine : perLine
      lines.append(
        Line(count: items, extent: common.main &+ (isLast ? 0 : style.lineSpacing)))
    }
    replaceLines(firstLine + kept..<firstLine + oldLines, by: lines, section)
    restack(section)
    return true
  }
}
