import LayoutCore

extension LayoutTransaction {
  /// Returns the checked changes of the transaction for a collection of the given counts.
  ///
  /// - Parameter numberOfSections: The number of sections before the transaction.
  /// - Parameter itemCount: Returns the number of items of a section before the transaction.
  /// - Throws: ``/LayoutCore/LayoutError/inconsistentTransaction(_:)`` with the first problem if
  ///   the changes and counts are inconsistent.
  /// - Complexity: O(e log e), where e is the number of changes and specified counts.
  public func changes(
    fromSections numberOfSections: Int, itemCount: (Int) -> Int
  ) throws(LayoutError) -> LayoutChanges {
    var check = TransactionCheck(transaction: self, oldSections: max(0, numberOfSections))
    let sections = try check.sectionEdits()
    let within = try check.itemEdits(sections, itemCount)
    return LayoutChanges(sections: sections, within: within)
  }
}

/// A check of a transaction, change by change.
private struct TransactionCheck {
  let transaction: LayoutTransaction
  let oldSections: Int

  // MARK: Sections

  mutating func sectionEdits() throws(LayoutError) -> IndexEdits<Int> {
    var removed: [(index: Int, change: LayoutChange)] = []
    var inserted: [(insertion: IndexEdits<Int>.Insertion, change: LayoutChange)] = []
    var reloaded: [(index: Int, change: LayoutChange)] = []
    let newSections = transaction.numberOfSections
    for change in transaction.changes {
      switch change {
      case .insertSection(let section):
        try check(section, below: newSections, change)
        inserted.append((.init(index: section), change))
      case .deleteSection(let section):
        try check(section, below: oldSections, change)
        removed.append((section, change))
      case .moveSection(let from, let to):
        try check(from, below: oldSections, change)
        try check(to, below: newSections, change)
        removed.append((from, change))
        inserted.append((.init(index: to, source: from), change))
      case .reloadSection(let section):
        try check(section, below: oldSections, change)
        reloaded.append((section, change))
      case .insertItem, .deleteItem, .moveItem, .reloadItem, .resizeItem: break
      }
    }
    // An excessive count of old sections may wrap around. It cannot wrap to the specified count,
    // because inserted sections must be below that.
    let expected = oldSections &- removed.count &+ inserted.count
    guard expected == newSections else {
      throw .inconsistentTransaction(.sectionCount(expected: expected, specified: newSections))
    }
    // Most transactions change only items.
    if removed.isEmpty, inserted.isEmpty, reloaded.isEmpty {
      return IndexEdits(oldCount: oldSections)
    }
    removed.sort { $0.index < $1.index }
    inserted.sort { $0.insertion.index < $1.insertion.index }
    try checkRepeats((removed + reloaded).sorted { $0.index < $1.index })
    try checkRepeats(inserted.map { ($0.insertion.index, $0.change) })
    let kept = IndexEdits(
      oldCount: oldSections, removed: removed.map { $0.index },
      inserted: inserted.map { $0.insertion })
    guard !reloaded.isEmpty else { return kept }
    // Replace a reloaded section by a deletion, and an insertion in the place that it would have
    // kept.
    let places = reloaded.compactMap { kept.newIndex(ofKept: $0.index) }
    return IndexEdits(
      oldCount: oldSections, removed: (kept.removed + reloaded.map { $0.index }).sorted(),
      inserted: (kept.inserted + places.map { .init(index: $0) }).sorted { $0.index < $1.index })
  }

  private func check(
    _ index: Int, below count: Int, _ change: LayoutChange
  ) throws(LayoutError) {
    guard index >= 0, index < count else {
      throw .inconsistentTransaction(.indexOutOfRange(change, count: max(0, count)))
    }
  }

  private func checkRepeats(
    _ sorted: [(index: Int, change: LayoutChange)]
  ) throws(LayoutError) {
    for place in sorted.indices.dropFirst() where sorted[place].index == sorted[place - 1].index {
      throw .inconsistentTransaction(.repeated(sorted[place].change))
    }
  }

  // MARK: Items

  /// A change of one item of a section, and the change of the transaction for error messages.
  private struct Edit {
    var section: Int
    var item: Int
    var source: ElementIndex?
    var change: LayoutChange

    var index: ElementIndex { ElementIndex(section: section, item: item) }

    /// A Boolean value that indicates whether the change may be repeated without contradiction.
    var isResize: Bool {
      switch change {
      case .reloadItem, .resizeItem: true
      default: false
      }
    }
  }

  func itemEdits(
    _ sections: IndexEdits<Int>, _ itemCount: (Int) -> Int
  ) throws(LayoutError) -> [LayoutChanges.SectionChanges] {
    let plan = LayoutChanges(sections: sections)
    // All sections are those after the change. Items are those before it in `removed` and
    // `resized`, and those after it in `inserted` and `arrived`.
    var removed: [Edit] = []
    var inserted: [Edit] = []
    var resized: [Edit] = []
    var arrived: [Edit] = []
    var targets: [ElementIndex: ElementIndex] = [:]
    for case .moveItem(let from, let to) in transaction.changes { targets[from] = to }
    for change in transaction.changes {
      switch change {
      case .insertItem(let index):
        inserted.append(try edit(at: index, after: sections, nil, change))
      case .deleteItem(let index):
        removed.append(try edit(at: index, before: plan, itemCount, change))
      case .moveItem(let from, let to):
        removed.append(try edit(at: from, before: plan, itemCount, change))
        inserted.append(try edit(at: to, after: sections, from, change))
      case .reloadItem(let index), .resizeItem(let index):
        let own = try edit(at: index, before: plan, itemCount, change)
        if let target = targets[index] {
          arrived.append(Edit(section: target.section, item: target.item, change: change))
        } else {
          resized.append(own)
        }
      case .insertSection, .deleteSection, .moveSection, .reloadSection: break
      }
    }
    try sort(&removed)
    try sort(&inserted)
    try sort(&resized)
    arrived.sort { $0.index < $1.index }
    return try assemble(plan, itemCount, removed, inserted, resized, arrived)
  }

  /// Sorts edits by their indexes, and throws an error if two edits of an item contradict each other.
  private func sort(_ edits: inout [Edit]) throws(LayoutError) {
    guard edits.count > 1 else { return }
    edits.sort { $0.index < $1.index }
    for place in edits.indices.dropFirst()
    where edits[place].index == edits[place - 1].index
      && !(edits[place].isResize && edits[place - 1].isResize)
    {
      throw .inconsistentTransaction(.repeated(edits[place].change))
    }
  }

  /// Returns the edit of an item at an old index, with its section after the transaction.
  private func edit(
    at index: ElementIndex, before plan: LayoutChanges, _ itemCount: (Int) -> Int,
    _ change: LayoutChange
  ) throws(LayoutError) -> Edit {
    try check(index.section, below: oldSections, change)
    try check(index.item, below: itemCount(index.section), change)
    guard let section = plan.newSection(of: index.section) else {
      throw .inconsistentTransaction(.sectionIsReplaced(change))
    }
    return Edit(section: section, item: index.item, source: nil, change: change)
  }

  /// Returns the edit of an item at an index after the transaction.
  private func edit(
    at index: ElementIndex, after sections: IndexEdits<Int>, _ source: ElementIndex?,
    _ change: LayoutChange
  ) throws(LayoutError) -> Edit {
    try check(index.section, below: transaction.numberOfSections, change)
    if let insertion = sections.insertion(at: index.section), insertion.source == nil {
      throw .inconsistentTransaction(.sectionIsReplaced(change))
    }
    let count = transaction.itemCount(ofSection: index.section)
    guard let count else {
      throw .inconsistentTransaction(.missingItemCount(section: index.section))
    }
    try check(index.item, below: count, change)
    return Edit(section: index.section, item: index.item, source: source, change: change)
  }

  private func assemble(
    _ plan: LayoutChanges, _ itemCount: (Int) -> Int, _ removed: [Edit], _ inserted: [Edit],
    _ resized: [Edit], _ arrived: [Edit]
  ) throws(LayoutError) -> [LayoutChanges.SectionChanges] {
    var within: [LayoutChanges.SectionChanges] = []
    var (removed, inserted, resized, arrived) = (
      removed[...], inserted[...], resized[...], arrived[...]
    )
    func next(_ edits: ArraySlice<Edit>) -> Int { edits.first?.section ?? .max }
    while case let section = min(next(removed), next(inserted), next(resized)), section < .max {
      let gone = take(&removed, section)
      let come = take(&inserted, section)
      let asked = take(&resized, section)
      guard let old = plan.oldSection(of: section) else { continue }
      let items = IndexEdits<ElementIndex>(
        oldCount: itemCount(old), removed: gone.map { $0.item },
        inserted: come.map { .init(index: $0.item, source: $0.source) })
      if !items.isEmpty {
        guard let specified = transaction.itemCount(ofSection: section) else {
          throw .inconsistentTransaction(.missingItemCount(section: section))
        }
        guard specified == items.newCount else {
          throw .inconsistentTransaction(
            .itemCount(section: section, expected: items.newCount, specified: specified))
        }
      }
      // Items that moved here are asked for again at their new places. An item may be both reloaded
      // and resized.
      var places = take(&arrived, section).map { $0.item }
      for edit in asked {
        guard let place = items.newIndex(ofKept: edit.item) else {
          throw .inconsistentTransaction(.repeated(edit.change))
        }
        places.append(place)
      }
      places.sort()
      var unique = min(1, places.count)
      for place in places.indices.dropFirst() where places[place] != places[unique - 1] {
        places[unique] = places[place]
        unique += 1
      }
      places.removeLast(places.count - unique)
      within.append(.init(section: section, oldSection: old, items: items, resized: places))
    }
    try checkUntouchedCounts(plan, within, itemCount)
    return within
  }

  private func take(_ edits: inout ArraySlice<Edit>, _ section: Int) -> ArraySlice<Edit> {
    let taken = edits.prefix { $0.section == section }
    edits = edits.dropFirst(taken.count)
    return taken
  }

  /// Throws an error if the specified count of a section that does not change is wrong.
  ///
  /// Also throws an error if the count of a new section is missing.
  private func checkUntouchedCounts(
    _ plan: LayoutChanges, _ within: [LayoutChanges.SectionChanges], _ itemCount: (Int) -> Int
  ) throws(LayoutError) {
    for insertion in plan.sections.inserted where insertion.source == nil {
      if transaction.itemCount(ofSection: insertion.index) == nil {
        throw .inconsistentTransaction(.missingItemCount(section: insertion.index))
      }
    }
    var changed = within[...]
    for specified in transaction.itemCounts {
      while let first = changed.first, first.section < specified.section {
        changed = changed.dropFirst()
      }
      if changed.first?.section == specified.section { continue }
      guard specified.section >= 0, specified.section < transaction.numberOfSections else {
        continue
      }
      guard let old = plan.oldSection(of: specified.section) else { continue }
      guard itemCount(old) == specified.count else {
        throw .inconsistentTransaction(
          .itemCount(
            section: specified.section, expected: itemCount(old), specified: specified.count))
      }
    }
  }
}
