import LayoutCore

/// Changes within many sections at once.
extension WaterfallBuilder {
  /// Returns a Boolean value that indicates whether to rebuild the storage.
  ///
  /// Rebuilding is faster if items are inserted or removed in many sections, because every change
  /// in place moves all items after it.
  @usableFromInline
  func buildsAnew(_ changes: LayoutChanges) -> Bool {
    guard changes.sections.isEmpty, changes.within.count > 2 else { return false }
    var moved = 0
    for change in changes.within where !change.items.isEmpty {
      moved += prepared.itemCount - prepared.sections[change.section].firstItem
    }
    return moved > 2 * prepared.itemCount
  }

  /// Rebuilds the storage of all sections in its new order, and moves each item once.
  ///
  /// - Returns: The edits to finish in each section that changes.
  /// - Complexity: O(n + e); n = items, e = edits.
  @usableFromInline
  mutating func beginEdits(_ changes: LayoutChanges) -> [Edit] {
    for change in changes.within
    where !change.items.isEmpty && prepared.sections[change.section].order == .tracked {
      storeStarts(change.section)
    }
    let old = prepared
    prepared.starts = []
    prepared.tracks = []
    prepared.extents = ExtentList()
    prepared.unstretched = ExtentList()
    prepared.spans = []
    prepared.assigned = []
    let source = WaterfallBuilder(reading: old)
    var edits: [Edit] = []
    var next = 0
    for number in old.sections.indices {
      let items = old.sections[number].items
      prepared.sections[number].firstItem = prepared.starts.count
      var kept = items
      var lists: NewLists?
      var first = 0
      if next < changes.within.count, changes.within[next].section == number,
        !changes.within[next].items.isEmpty
      {
        first = source.firstTouched(changes.within[next])
        kept = items.lowerBound..<items.lowerBound + first
        lists = source.newLists(changes.within[next], from: first)
      }
      append(kept, of: old)
      if let lists { append(lists) }
      prepared.sections[number].count = prepared.starts.count - prepared.sections[number].firstItem
      if next < changes.within.count, changes.within[next].section == number {
        let change = changes.within[next]
        edits.append(lists.map { edit(change, $0, from: first) } ?? resize(change))
        next += 1
      }
    }
    work.moved += prepared.starts.count
    return edits
  }

  /// Appends items of another layout without changes.
  private mutating func append(_ places: Range<Int>, of old: PreparedWaterfall) {
    prepared.starts.append(contentsOf: old.starts[places])
    prepared.tracks.append(contentsOf: old.tracks[places])
    prepared.extents.append(places, of: old.extents)
    if layout.stretching != .none { prepared.unstretched.append(places, of: old.unstretched) }
    if !old.spans.isEmpty { prepared.spans.append(contentsOf: old.spans[places]) }
    if !old.assigned.isEmpty { prepared.assigned.append(contentsOf: old.assigned[places]) }
  }

  /// Appends items that are not placed yet.
  private mutating func append(_ lists: NewLists) {
    let count = lists.extents.count
    prepared.starts.append(contentsOf: repeatElement(0, count: count))
    prepared.tracks.append(contentsOf: repeatElement(0, count: count))
    prepared.extents.append(0..<count, of: lists.extents)
    if layout.stretching != .none { prepared.unstretched.append(0..<count, of: lists.extents) }
    prepared.spans.append(contentsOf: lists.spans)
    prepared.assigned.append(contentsOf: lists.assigned)
  }
}
