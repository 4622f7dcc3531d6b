/// Changes of sections.
extension PreparedSections {
  /// Reorders sections, and places those that are new or whose parameters have changed.
  ///
  /// All others are moved unchanged.
  ///
  /// - Returns: The sections whose items changed but are already placed, because their parameters
  ///   changed too.
  @inlinable @inline(__always)
  mutating func editSections(
    _ changes: LayoutChanges, answeredBy delegate: some LayoutDelegate
  ) -> [Int] {
    var anew: [Int] = []
    let fresh = reorderSections(changes)
    for number in 0..<stack.records.count {
      let isFresh = fresh[number]
      guard isFresh || changes.sections.oldIndex(ofKept: number) != number else { continue }
      let description = layout.section(number, answeredBy: delegate)
      if isFresh {
        let count = delegate.numberOfItems(inSection: number)
        fill(number, count: stack.diagnostics.checkedCount(count, inSection: number))
        stack.records[number].style = Int32(style(for: description, number))
      } else if !redescribe(number, description) {
        continue
      } else if let change = changes.changes(within: number) {
        if !change.items.isEmpty {
          // The delegate returns the new count, so removed items must not be requested.
          fill(number, count: 0)
          fill(number, count: change.items.newCount)
        }
        anew.append(number)
      }
      store.states[number] = Layout.State()
      stack.diagnostics.removeItems(ofSection: number)
      measureAll(number, answeredBy: delegate)
      resizeTables(of: number)
      place(number, from: 0)
    }
    return anew
  }

  /// Copies the storage of remaining sections to their new places.
  ///
  /// - Returns: For each section, a Boolean value that indicates whether it is new.
  @inlinable
  mutating func reorderSections(_ changes: LayoutChanges) -> [Bool] {
    let oldStack = stack
    var oldStore = SectionStore<Layout.Items, Layout.State>()
    oldStore.states = store.states
    oldStore.checkpoints = store.checkpoints
    oldStore.boxes = store.boxes
    if !Layout.Items.editsInPlace {
      oldStore.items = store.items
      store.items.removeAll()
    }
    var fresh = [Bool](repeating: false, count: changes.sections.newCount)
    store.checkpoints = []
    store.boxes = []
    store.states = []
    stack.records = []
    stack.checkpointCount = 0
    stack.boxCount = 0
    var number = 0
    while number < fresh.count {
      guard let source = changes.oldSection(of: number) else {
        fresh[number] = true
        var record = SectionStack.Record(firstItem: stack.itemCount, count: 0, style: 0)
        record.firstCheckpoint = store.checkpoints.count
        record.firstBox = store.boxes.count
        stack.records.append(record)
        store.states.append(Layout.State())
        number += 1
        continue
      }
      // Sections that follow each other before and after the change are copied at once.
      var end = source + 1
      while number + end - source < fresh.count,
        changes.oldSection(of: number + end - source) == end
      {
        end += 1
      }
      appendSections(source..<end, of: oldStack, oldStore)
      number += end - source
    }
    stack.checkpointCount = store.checkpoints.count
    stack.boxCount = store.boxes.count
    if Layout.Items.editsInPlace {
      reorderItems(changes, oldStack)
    } else {
      store.work.moved += store.items.count
    }
    return fresh
  }

  /// Removes the items of removed sections, and moves those of sections that move.
  @inlinable
  mutating func reorderItems(_ changes: LayoutChanges, _ oldStack: SectionStack) {
    var moved: [(section: Int, items: Layout.Items)] = []
    for insertion in changes.sections.inserted {
      guard let source = insertion.source else { continue }
      var items = Layout.Items(unplaced: 0)
      items.append(oldStack.records[source].items, of: store.items)
      moved.append((insertion.index, items))
    }
    for section in changes.sections.removed.reversed() {
      let items = oldStack.records[section].items
      store.items.replace(items, with: Layout.Items(unplaced: 0))
      store.work.moved += items.count
    }
    for (section, items) in moved {
      let place = stack.records[section].firstItem
      store.items.replace(place..<place, with: items)
    }
  }

  /// Appends neighbouring sections of an older version of the layout.
  @inlinable
  mutating func appendSections(
    _ sections: Range<Int>, of oldStack: SectionStack,
    _ oldStore: SectionStore<Layout.Items, Layout.State>
  ) {
    let first = oldStack.slice(sections.lowerBound)
    let last = oldStack.slice(sections.upperBound - 1)
    stack.appendRecords(
      oldStack.records[sections], items: stack.itemCount - first.items.lowerBound,
      checkpoints: store.checkpoints.count - first.checkpoints.lowerBound,
      boxes: store.boxes.count - first.boxes.lowerBound)
    store.states.append(contentsOf: oldStore.states[sections])
    if !Layout.Items.editsInPlace {
      store.items.append(first.items.lowerBound..<last.items.upperBound, of: oldStore.items)
    }
    store.checkpoints.append(
      contentsOf: oldStore.checkpoints[
        first.checkpoints.lowerBound..<last.checkpoints.upperBound])
    store.boxes.append(
      contentsOf: oldStore.boxes[first.boxes.lowerBound..<last.boxes.upperBound])
  }

  /// Replaces all items of a section with `count` items that are not measured yet.
  @inlinable
  mutating func fill(_ number: Int, count: Int) {
    let items = stack.records[number].items
    guard count > 0 || !items.isEmpty else { return }
    store.items.replace(items, with: Layout.Items(unplaced: count))
    stack.records[number].count = count
    stack.moveItems(after: number, by: count - items.count)
    if count != items.count, !Layout.Items.editsInPlace {
      store.work.moved += store.items.count - items.lowerBound - count
    }
  }

  /// Updates the style of a section to its parameters in the new place.
  ///
  /// - Returns: A Boolean value that indicates whether the section's items must be measured and
  ///   placed again.
  @inlinable
  mutating func redescribe(_ number: Int, _ description: Layout.Section) -> Bool {
    let old = Int(stack.records[number].style)
    guard descriptions[old] != description else { return false }
    let new = style(for: description, number)
    stack.records[number].style = Int32(new)
    return styles[new] != styles[old]
  }
}
