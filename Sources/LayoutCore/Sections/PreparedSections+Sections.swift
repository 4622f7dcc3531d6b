/// Changes of sections.
extension PreparedSections {
  /// Reorders sections, and places those that are new or whose parameters have changed.
  ///
  /// All others are moved unchanged. The storage is written once, in the new order.
  ///
  /// - Returns: The sections whose items changed but are already placed, because their parameters
  ///   changed too, in ascending order.
  @inlinable @inline(__always)
  mutating func editSections(
    _ changes: LayoutChanges, answeredBy delegate: some LayoutDelegate
  ) -> [Int] {
    var anew: [Int] = []
    let oldStack = stack
    var old = store
    if Layout.Items.editsInPlace { old.items = Layout.Items(unplaced: 0) }
    var moved = takeMovedItems(changes)[...]
    // The styles are kept, and the items that are edited in place.
    if !Layout.Items.editsInPlace { store.items.removeAll() }
    store.checkpoints = []
    store.boxes = []
    stack.records = []
    stack.measuredFrames = []
    stack.end = .zero
    // A section is placed by its number, so the states of all sections exist before one is placed.
    store.states = (0..<changes.sections.newCount).map { number in
      changes.oldSection(of: number).map { old.states[$0] } ?? Layout.State()
    }
    while stack.records.count < changes.sections.newCount {
      let number = stack.records.count
      guard let source = changes.oldSection(of: number) else {
        let count = delegate.numberOfItems(inSection: number)
        appendSection(
          count: stack.diagnostics.checkedCount(count, inSection: number), replacing: 0,
          style: style(for: layout.section(number, answeredBy: delegate), number),
          answeredBy: delegate)
        continue
      }
      if changes.sections.oldIndex(ofKept: number) == number {
        // Sections that keep their numbers are copied at once.
        let end = (number + 1..<changes.sections.newCount).first {
          changes.sections.oldIndex(ofKept: $0) != $0
        }
        appendSections(number..<(end ?? changes.sections.newCount), of: oldStack, old)
        continue
      }
      // The parameters of a section can depend on its number.
      let description = layout.section(number, answeredBy: delegate)
      let oldStyle = Int(oldStack.records[source].style)
      let style = descriptions[oldStyle] == description ? oldStyle : style(for: description, number)
      let items = moved.first?.section == number ? moved.removeFirst().items : nil
      if styles[style] == styles[oldStyle] {
        if let items { store.items.replace(stack.end.items..<stack.end.items, with: items) }
        appendSections(source..<source + 1, of: oldStack, old)
        stack.records[number].style = Int32(style)
      } else {
        let change = changes.changes(within: number)
        if change != nil { anew.append(number) }
        stack.diagnostics.removeItems(ofSection: number)
        let count = oldStack.slice(source).count
        appendSection(
          count: change?.items.newCount ?? count, replacing: items == nil ? count : 0,
          style: style, answeredBy: delegate)
      }
    }
    return anew
  }

  /// Removes the items of removed sections from a storage that is edited in place.
  ///
  /// - Returns: The items of sections that move, in the new order of the sections.
  @inlinable
  mutating func takeMovedItems(_ changes: LayoutChanges) -> [(section: Int, items: Layout.Items)] {
    guard Layout.Items.editsInPlace else { return [] }
    var moved: [(section: Int, items: Layout.Items)] = []
    for insertion in changes.sections.inserted {
      guard let source = insertion.source else { continue }
      var items = Layout.Items(unplaced: 0)
      items.append(stack.slice(source).items, of: store.items)
      moved.append((insertion.index, items))
    }
    for section in changes.sections.removed.reversed() {
      let items = stack.slice(section).items
      store.items.replace(items, with: Layout.Items(unplaced: 0))
      store.work.moved += items.count
    }
    return moved
  }

  /// Appends a section, measures its items and places them.
  ///
  /// - Parameter replaced: The number of old items of the section in a storage that is edited in
  ///   place.
  @inlinable @inline(__always)
  mutating func appendSection(
    count: Int, replacing replaced: Int, style: Int, answeredBy delegate: some LayoutDelegate
  ) {
    let number = stack.records.count
    let first = stack.end.items
    append(count: count, style: style)
    extendTables()
    store.states[number] = Layout.State()
    if Layout.Items.editsInPlace {
      store.items.replace(first..<first + replaced, with: Layout.Items(unplaced: count))
    } else {
      store.items.append(unplaced: count)
    }
    measure(in: stack.slice(number), answeredBy: delegate)
    place(number, from: 0)
  }

  /// Appends neighbouring sections of an older version of the layout.
  @inlinable
  mutating func appendSections(
    _ sections: Range<Int>, of oldStack: SectionStack,
    _ oldStore: SectionStore<Layout.Items, Layout.State>
  ) {
    let first = oldStack.place(of: sections.lowerBound)
    let end = oldStack.place(of: sections.upperBound)
    stack.append(sections, of: oldStack)
    if !Layout.Items.editsInPlace {
      store.items.append(first.items..<end.items, of: oldStore.items)
      store.work.moved += end.items - first.items
    }
    store.checkpoints.append(
      contentsOf: oldStore.checkpoints[first.checkpoints..<end.checkpoints])
    store.boxes.append(contentsOf: oldStore.boxes[first.boxes..<end.boxes])
  }
}
