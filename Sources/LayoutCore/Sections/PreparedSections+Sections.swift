/// Changes of sections.
extension PreparedSections {
  /// Reorders sections, and places those that are new or whose parameters have changed.
  ///
  /// All others are moved unchanged.
  ///
  /// - Returns: The sections whose items changed but are already placed, because their parameters
  ///   changed too.
  @inlinable
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
      } else if let change = changes.changes(within: number), !change.items.isEmpty {
        // The delegate returns the new count, so removed items must not be requested.
        fill(number, count: 0)
        fill(number, count: change.items.newCount)
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
    let old = (stack: stack, store: store)
    var fresh = [Bool](repeating: false, count: changes.sections.newCount)
    store.items.removeAll()
    store.checkpoints = []
    store.boxes = []
    store.states = []
    stack.records = []
    stack.checkpointCount = 0
    stack.boxCount = 0
    for number in 0..<changes.sections.newCount {
      let source = changes.oldSection(of: number)
      fresh[number] = source == nil
      var record =
        source.map { old.stack.records[$0] }
        ?? SectionStack.Record(firstItem: 0, count: 0, style: 0)
      record.firstItem = store.items.count
      record.firstCheckpoint = store.checkpoints.count
      record.firstBox = store.boxes.count
      stack.records.append(record)
      store.states.append(source.map { old.store.states[$0] } ?? Layout.State())
      guard let source else { continue }
      let section = old.stack.slice(source)
      store.items.append(section.items, of: old.store.items)
      store.checkpoints.append(contentsOf: old.store.checkpoints[section.checkpoints])
      store.boxes.append(contentsOf: old.store.boxes[section.boxes])
    }
    stack.checkpointCount = store.checkpoints.count
    stack.boxCount = store.boxes.count
    store.work.moved += store.items.count
    return fresh
  }

  /// Replaces all items of a section with `count` items that are not measured yet.
  @inlinable
  mutating func fill(_ number: Int, count: Int) {
    let items = stack.records[number].items
    guard count > 0 || !items.isEmpty else { return }
    store.items.replace(items, with: Layout.Items(unplaced: count))
    stack.records[number].count = count
    stack.moveItems(after: number, by: count - items.count)
    if count != items.count { store.work.moved += store.items.count - items.lowerBound - count }
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
