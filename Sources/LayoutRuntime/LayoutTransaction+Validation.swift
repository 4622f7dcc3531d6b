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
    check.plan = try check.sectionChanges()
    let within = try check.itemEdits(itemCount)
    let changes = LayoutChanges(
      sections: check.plan.sections, reloaded: check.plan.reloaded, within: within)
    try check.checkOtherCounts(changes, itemCount)
    return changes
  }
}

/// A check of a transaction, change by change.
private struct TransactionCheck {
  let transaction: LayoutTransaction
  let oldSections: Int
  /// The changes of sections, without those of items.
  var plan = LayoutChanges(sections: IndexEdits(oldCount: 0))

  /// An edit of one section or item, and the change of the transaction for error messages.
  ///
  /// The edit of a section has the item number 0, and so has its source.
  private struct Edit {
    var index: ElementIndex
    var source: ElementIndex?
    var change: LayoutChange
  }

  // MARK: Sections

  func sectionChanges() throws(LayoutError) -> LayoutChanges {
    var removed: ArraySlice<Edit> = []
    var inserted: ArraySlice<Edit> = []
    // The sections that stay in their places: those with new items, and those to ask for again.
    var reloaded: ArraySlice<Edit> = []
    var resized: ArraySlice<Edit> = []
    let newSections = transaction.numberOfSections
    for change in transaction.changes {
      switch change {
      case .insertSection(let section):
        inserted.append(try edit(of: section, below: newSections, change))
      case .deleteSection(let section):
        removed.append(try edit(of: section, below: oldSections, change))
      case .moveSection(let from, let to):
        removed.append(try edit(of: from, below: oldSections, change))
        inserted.append(try edit(of: to, below: newSections, from: from, change))
      case .reloadSection(let section):
        reloaded.append(try edit(of: section, below: oldSections, change))
      case .resizeSection(let section):
        resized.append(try edit(of: section, below: oldSections, change))
      case .insertItem, .deleteItem, .moveItem, .reloadItem, .resizeItem: break
      }
    }
    // An excessive count of old sections may wrap around. It cannot wrap to the specified count,
    // because inserted sections must be below that.
    let expected = oldSections &- removed.count &+ inserted.count
    try LayoutError.require(
      expected == newSections, .sectionCount(expected: expected, specified: newSections))
    // A section can be both moved and resized, because a moved section is asked for again.
    let moved = Set(inserted.compactMap { $0.source })
    resized.removeAll { moved.contains($0.index) }
    var replaced = removed + reloaded + resized
    removed.sort { $0.index < $1.index }
    try sort(&replaced)
    try sort(&inserted)
    let kept = IndexEdits<Int>(
      oldCount: oldSections, removed: removed.map { $0.index.section },
      inserted: inserted.map { .init(index: $0.index.section, source: $0.source?.section) })
    guard !reloaded.isEmpty || !resized.isEmpty else { return LayoutChanges(sections: kept) }
    // Replace a reloaded section by a deletion, and an insertion in the place that it would have
    // kept, and a resized one by a move to that place.
    var insertions = kept.inserted
    var reloads: [LayoutChanges.ReloadedSection] = []
    for edit in reloaded.sorted(by: { $0.index < $1.index }) {
      guard let place = kept.newIndex(ofKept: edit.index.section) else { continue }
      insertions.append(.init(index: place))
      reloads.append(.init(oldIndex: edit.index.section, index: place))
    }
    for edit in resized {
      guard let place = kept.newIndex(ofKept: edit.index.section) else { continue }
      insertions.append(.init(index: place, source: edit.index.section))
    }
    return LayoutChanges(
      sections: IndexEdits(
        oldCount: oldSections, removed: replaced.map { $0.index.section },
        inserted: insertions.sorted { $0.index < $1.index }),
      reloaded: reloads)
  }

  private func edit(
    of section: Int, below count: Int, from source: Int? = nil, _ change: LayoutChange
  ) throws(LayoutError) -> Edit {
    try check(section, below: count, change)
    return Edit(
      index: ElementIndex(section: section), source: source.map { ElementIndex(section: $0) },
      change: change)
  }

  private func check(
    _ index: Int, below count: Int, _ change: LayoutChange
  ) throws(LayoutError) {
    try LayoutError.require(
      index >= 0 && index < count, .indexOutOfRange(change, count: max(0, count)))
  }

  // MARK: Items

  func itemEdits(
    _ itemCount: (Int) -> Int
  ) throws(LayoutError) -> [LayoutChanges.SectionChanges] {
    // All sections are those after the change. Items are those before it in `removed` and
    // `resized`, and those after it in `inserted`. A resized item that also moves has a source, and
    // its index after the change.
    var removed: ArraySlice<Edit> = []
    var inserted: ArraySlice<Edit> = []
    var resized: ArraySlice<Edit> = []
    var targets: [ElementIndex: ElementIndex] = [:]
    for case .moveItem(let from, let to) in transaction.changes { targets[from] = to }
    for change in transaction.changes {
      switch change {
      case .insertItem(let index):
        inserted.append(try edit(at: index, after: nil, change))
      case .deleteItem(let index):
        removed.append(try edit(at: index, before: itemCount, change))
      case .moveItem(let from, let to):
        removed.append(try edit(at: from, before: itemCount, change))
        inserted.append(try edit(at: to, after: from, change))
      case .reloadItem(let index), .resizeItem(let index):
        var own = try edit(at: index, before: itemCount, change)
        if let target = targets[index] {
          own.index = target
          own.source = index
        }
        resized.append(own)
      case .insertSection, .deleteSection, .moveSection, .reloadSection, .resizeSection: break
      }
    }
    try sort(&removed)
    try sort(&inserted)
    resized.sort { $0.index < $1.index }
    var within: [LayoutChanges.SectionChanges] = []
    func next(_ edits: ArraySlice<Edit>) -> Int { edits.first?.index.section ?? .max }
    while case let section = min(next(removed), next(inserted), next(resized)), section < .max {
      let gone = take(&removed, section)
      let come = take(&inserted, section)
      let asked = take(&resized, section)
      guard let old = plan.oldSection(of: section) else { continue }
      let items = IndexEdits<ElementIndex>(
        oldCount: itemCount(old), removed: gone.map { $0.index.item },
        inserted: come.map { .init(index: $0.index.item, source: $0.source) })
      if !items.isEmpty {
        try check(try specifiedCount(of: section), is: items.newCount, in: section)
      }
      // Items that moved here are asked for again at their new places. An item may be both reloaded
      // and resized, which makes no difference to `LayoutChanges`.
      var places: [Int] = []
      for edit in asked {
        let isMoved = edit.source != nil
        guard let place = isMoved ? edit.index.item : items.newIndex(ofKept: edit.index.item) else {
          throw .inconsistentTransaction(.repeated(edit.change))
        }
        places.append(place)
      }
      within.append(.init(section: section, oldSection: old, items: items, resized: places))
    }
    return within
  }

  /// Sorts edits by their indexes, and throws an error if two of them have the same index.
  private func sort(_ edits: inout ArraySlice<Edit>) throws(LayoutError) {
    edits.sort { $0.index < $1.index }
    for place in edits.indices.dropFirst()
    where edits[place].index == edits[place - 1].index {
      throw .inconsistentTransaction(.repeated(edits[place].change))
    }
  }

  /// Returns the edit of an item at an old index, with its section after the transaction.
  ///
  /// - Parameter itemCount: Returns the number of items of a section before the transaction.
  private func edit(
    at index: ElementIndex, before itemCount: (Int) -> Int, _ change: LayoutChange
  ) throws(LayoutError) -> Edit {
    try check(index.section, below: oldSections, change)
    try check(index.item, below: itemCount(index.section), change)
    guard let section = plan.newSection(of: index.section) else {
      throw .inconsistentTransaction(.sectionIsReplaced(change))
    }
    return Edit(index: ElementIndex(section: section, item: index.item), change: change)
  }

  /// Returns the edit of an item at an index after the transaction.
  ///
  /// - Parameter source: The index of the item before the transaction, or nil if it is new.
  private func edit(
    at index: ElementIndex, after source: ElementIndex?, _ change: LayoutChange
  ) throws(LayoutError) -> Edit {
    try check(index.section, below: transaction.numberOfSections, change)
    try LayoutError.require(
      plan.oldSection(of: index.section) != nil, .sectionIsReplaced(change))
    try check(index.item, below: try specifiedCount(of: index.section), change)
    return Edit(index: index, source: source, change: change)
  }

  private func check(
    _ specified: Int, is expected: Int, in section: Int
  ) throws(LayoutError) {
    try LayoutError.require(
      specified == expected,
      .itemCount(section: section, expected: expected, specified: specified))
  }

  /// Returns the specified count of a section, or throws an error if there is none.
  private func specifiedCount(of section: Int) throws(LayoutError) -> Int {
    guard let count = transaction.itemCount(ofSection: section) else {
      throw .inconsistentTransaction(.missingItemCount(section: section))
    }
    return count
  }

  private func take(_ edits: inout ArraySlice<Edit>, _ section: Int) -> ArraySlice<Edit> {
    let taken = edits.prefix { $0.index.section == section }
    edits = edits.dropFirst(taken.count)
    return taken
  }

  /// Throws an error if the specified count of a section that does not change is wrong.
  ///
  /// Also throws an error if the count of a new section is missing.
  func checkOtherCounts(
    _ changes: LayoutChanges, _ itemCount: (Int) -> Int
  ) throws(LayoutError) {
    for insertion in changes.sections.inserted where insertion.source == nil {
      _ = try specifiedCount(of: insertion.index)
    }
    for specified in transaction.itemCounts
    where specified.section >= 0 && specified.section < transaction.numberOfSections
      && changes.changes(within: specified.section) == nil
    {
      guard let old = changes.oldSection(of: specified.section) else { continue }
      try check(specified.count, is: itemCount(old), in: specified.section)
    }
  }
}

extension LayoutError {
  /// Throws an error with the given problem of a transaction unless it is consistent.
  static func require(
    _ isConsistent: Bool, _ problem: @autoclosure () -> TransactionProblem
  ) throws(LayoutError) {
    if !isConsistent { throw .inconsistentTransaction(problem()) }
  }
}
