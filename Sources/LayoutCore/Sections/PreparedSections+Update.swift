extension SectionStrategy {
  /// Updates a prepared layout with the changes of a transaction.
  ///
  /// Unchanged sections keep their storage. A changed section is revised, or placed again from its
  /// first changed item.
  ///
  /// - Parameter prepared: A layout that this strategy prepared. If it was prepared by another
  ///   strategy or in another environment, it is replaced by a fresh preparation.
  /// - Parameter changes: The changes to the collection since the last preparation or update.
  /// - Parameter delegate: The source of counts and sizes after the changes. It is used during this
  ///   call only.
  /// - Parameter environment: The container, reading direction and screen.
  /// - Throws: ``LayoutError/tooManyItems(section:count:limit:)`` if a count exceeds
  ///   ``LayoutLimits/maximumStoredItems``. The layout is then unchanged.
  /// - Complexity: O(n) if sections are inserted, removed or moved, or if items are inserted or
  ///   removed in the middle. An item at the end, or a size, costs the strategy's own work and
  ///   O(log s); n = items, s = sections.
  @inlinable @inline(__always)
  public func update(
    _ prepared: inout PreparedSections<Self>, by changes: LayoutChanges,
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    // The body is inlined so that the witness of each strategy is compiled for its type.
    if prepared.layout == self, prepared.stack.environment == environment,
      prepared.store.items.isExact
    {
      try changes.checkItemCount(after: prepared.stack.end.items, for: delegate)
      prepared.apply(changes, answeredBy: delegate)
      if prepared.store.items.isExact { return }
    }
    prepared = try prepare(for: delegate, in: environment)
  }
}

extension PreparedSections {
  @inlinable @inline(__always)
  mutating func apply(_ changes: LayoutChanges, answeredBy delegate: some LayoutDelegate) {
    store.work = LayoutWork()
    stack.diagnostics.update(by: changes)
    let anew = changes.sections.isEmpty ? [] : editSections(changes, answeredBy: delegate)
    measureBars(after: changes, answeredBy: delegate)
    var edits = changes.within
    if !anew.isEmpty {
      edits.removeAll { SortedSearch.contains($0.section, in: anew) }
    }
    if !Layout.Items.editsInPlace, stack.isRebuilt(by: edits) {
      rebuild(edits, answeredBy: delegate)
    } else {
      for edit in edits.reversed() {
        let first = stack.firstTouched(edit)
        if !edit.items.isEmpty {
          editItems(edit, from: first)
          resizeTables(of: edit.section)
        }
        finishEdit(edit, first, answeredBy: delegate)
      }
    }
    if !changes.sections.isEmpty {
      removeUnusedStyles()
      if stack.replacesParameters { noteParameters() }
    }
    stack.restack(changes, isExact: store.items.isExact)
  }

  /// Removes the styles that no section has, if they are more than the sections.
  @inlinable
  mutating func removeUnusedStyles() {
    guard styles.count > 2 * stack.records.count + 8 else { return }
    let kept = stack.keepUsedStyles()
    descriptions = kept.map { descriptions[$0] }
    styles = kept.map { styles[$0] }
  }

  /// Notes the replaced parameters of all sections, as a preparation does.
  ///
  /// Of neighbours with the same parameters, the first is reported.
  @inlinable
  mutating func noteParameters() {
    stack.diagnostics.removeSectionParameters()
    for number in 0..<stack.records.count {
      let style = Int(stack.records[number].style)
      if number > 0, descriptions[Int(stack.records[number - 1].style)] == descriptions[style] {
        continue
      }
      check(descriptions[style], of: number)
      stack.resolve(descriptions[style].parameters, of: number)
    }
  }

  // MARK: Items

  /// Reorders the items of a section from item `first` on; new items are not measured yet.
  @inlinable
  mutating func editItems(_ change: LayoutChanges.SectionChanges, from first: Int) {
    let section = stack.slice(change.section)
    let growth = change.items.newCount - section.count
    if let runs = change.items.runs(inSection: change.oldSection) {
      if !runs.removed.isEmpty {
        store.items.replace(section.places(of: runs.removed), with: Layout.Items(unplaced: 0))
      }
      insert(unplaced: runs.inserted.count, at: section.place(of: runs.inserted.lowerBound))
    } else if Layout.Items.editsInPlace {
      editEach(change, in: section)
    } else {
      var edited = Layout.Items(unplaced: 0)
      edited.append(change, from: first, of: store.items, section.items)
      store.items.replace(section.places(of: first..<section.count), with: edited)
    }
    stack.grow(change.section, by: StoragePlace(items: growth))
    if Layout.Items.editsInPlace {
      store.work.moved += change.items.removed.count + change.items.inserted.count
    } else {
      let end = growth == 0 ? section.items.upperBound : store.items.count
      store.work.moved += end - section.place(of: first)
    }
  }

  /// Removes and inserts the items of a section one by one.
  @inlinable
  mutating func editEach(_ change: LayoutChanges.SectionChanges, in section: SectionSlice) {
    var moved = Layout.Items(unplaced: 0)
    for case let source? in change.items.inserted.map({ $0.source })
    where source.section == change.oldSection {
      let place = section.place(of: source.item)
      moved.append(place..<place + 1, of: store.items)
    }
    for item in change.items.removed.reversed() {
      store.items.replace(section.places(of: item..<item + 1), with: Layout.Items(unplaced: 0))
    }
    var next = 0
    for insertion in change.items.inserted {
      let place = section.place(of: insertion.index)
      if insertion.source?.section == change.oldSection {
        var item = Layout.Items(unplaced: 0)
        item.append(next..<next + 1, of: moved)
        store.items.replace(place..<place, with: item)
        next += 1
      } else {
        insert(unplaced: 1, at: place)
      }
    }
  }

  @inlinable
  mutating func insert(unplaced count: Int, at place: Int) {
    guard count > 0 else { return }
    guard place < store.items.count else { return store.items.append(unplaced: count) }
    var added = Layout.Items(unplaced: 0)
    added.append(unplaced: count)
    store.items.replace(place..<place, with: added)
  }

  /// Measures the new and resized items of a section, and updates its places.
  @inlinable @inline(__always)
  mutating func finishEdit(
    _ change: LayoutChanges.SectionChanges, _ first: Int,
    answeredBy delegate: some LayoutDelegate
  ) {
    let number = change.section
    let measured = stack.measuredItems(change)
    measureEach(measured, in: stack.slice(number), answeredBy: delegate)
    let edit = SectionEdit(
      first: first, items: change.items, measured: measured, body: stack.records[number].body)
    let section = stack.slice(number)
    if let body = layout.revise(edit, in: section, style(ofSection: number), &store) {
      finish(section, body, from: first)
    } else {
      place(number, from: first)
    }
  }

  /// Measures items, with one call for each run of neighbours.
  @inlinable @inline(__always)
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

  /// Resizes the tables of checkpoints and boxes to the current needs of a section.
  @inlinable
  mutating func resizeTables(of number: Int) {
    let section = stack.slice(number)
    let growth = tableGrowth(of: section)
    store.work.moved += store.checkpoints.grow(
      at: section.checkpoints.upperBound, by: growth.checkpoints, with: .zero)
    store.work.moved += store.boxes.grow(
      at: section.boxes.upperBound, by: growth.boxes, with: .zero)
    stack.grow(number, by: growth)
  }

  /// Returns the numbers of checkpoints and boxes that a section lacks.
  @inlinable
  func tableGrowth(of section: SectionSlice) -> StoragePlace {
    StoragePlace(
      checkpoints: layout.checkpointSize(of: section, style(ofSection: section.section))
        - section.checkpoints.count,
      boxes: Layout.Items.isIndexed
        ? BoxForest.size(forItems: section.count) - section.boxes.count : 0)
  }

  /// Resizes the tables to the current needs of all changed sections, and moves each entry once.
  @inlinable
  mutating func resizeTables(of edits: [LayoutChanges.SectionChanges]) {
    if edits.allSatisfy({ tableGrowth(of: stack.slice($0.section)) == .zero }) { return }
    let (checkpoints, boxes) = (store.checkpoints, store.boxes)
    store.checkpoints = []
    store.boxes = []
    store.checkpoints.reserveCapacity(checkpoints.count)
    store.boxes.reserveCapacity(boxes.count)
    // A slice ends where the next section's tables began, so records change in ascending order.
    for number in stack.records.indices {
      let section = stack.slice(number)
      let growth = tableGrowth(of: section)
      stack.records[number].place.checkpoints = store.checkpoints.count
      stack.records[number].place.boxes = store.boxes.count
      store.checkpoints.append(contentsOf: checkpoints[section.checkpoints])
      store.checkpoints.grow(at: store.checkpoints.count, by: growth.checkpoints, with: .zero)
      store.boxes.append(contentsOf: boxes[section.boxes])
      store.boxes.grow(at: store.boxes.count, by: growth.boxes, with: .zero)
    }
    stack.end.checkpoints = store.checkpoints.count
    stack.end.boxes = store.boxes.count
    store.work.moved += store.checkpoints.count + store.boxes.count
  }

  /// Applies changes within many sections, and moves each item once.
  @inlinable @inline(__always)
  mutating func rebuild(
    _ edits: [LayoutChanges.SectionChanges], answeredBy delegate: some LayoutDelegate
  ) {
    let old = store.items
    store.items.removeAll()
    var firsts: [Int] = []
    var kept = 0
    for change in edits {
      let items = stack.slice(change.section).items
      let first = stack.firstTouched(change)
      firsts.append(first)
      // Items up to here follow each other before and after the change.
      store.items.append(kept..<items.lowerBound + first, of: old)
      store.items.append(change, from: first, of: old, items)
      kept = items.upperBound
    }
    store.items.append(kept..<old.count, of: old)
    stack.resizeSections(edits)
    store.work.moved += store.items.count
    resizeTables(of: edits)
    for (edit, first) in zip(edits, firsts) { finishEdit(edit, first, answeredBy: delegate) }
  }
}

extension SectionItems {
  /// Appends the items of a section in their new order, from item `first` on.
  @inlinable
  mutating func append(
    _ change: LayoutChanges.SectionChanges, from first: Int, of old: Self, _ section: Range<Int>
  ) {
    change.items.forEachRun(from: first) { _, source in
      guard let source else { return append(unplaced: 1) }
      append(
        section.lowerBound + source.lowerBound..<section.lowerBound + source.upperBound, of: old)
    } isOwn: {
      $0.section == change.oldSection ? $0.item : nil
    }
  }
}

extension Array {
  /// Inserts copies of an element at an index, or removes elements before the index.
  ///
  /// - Returns: The number of moved elements.
  @inlinable @discardableResult
  mutating func grow(at end: Int, by growth: Int, with element: Element) -> Int {
    guard growth != 0 else { return 0 }
    let moved = count - end
    if growth < 0 {
      removeSubrange(end + growth..<end)
    } else {
      insert(contentsOf: repeatElement(element, count: growth), at: end)
    }
    return moved
  }
}
