/// Changes that do not depend on the strategy.
extension SectionStack {
  @usableFromInline
  func isMade(in environment: LayoutEnvironment) -> Bool { self.environment == environment }

  /// Returns a Boolean value that indicates whether all storage is rebuilt.
  ///
  /// Rebuilding is less work than moving the rest of the storage for each change if many sections
  /// change.
  @usableFromInline
  func isRebuilt(by edits: [LayoutChanges.SectionChanges]) -> Bool {
    guard edits.count > 2 else { return false }
    var moved = 0
    for change in edits where !change.items.isEmpty {
      moved += itemCount - records[change.section].firstItem
    }
    return moved > 2 * itemCount
  }

  /// Returns the first item of a section that may need a new place.
  @usableFromInline
  func firstTouched(_ change: LayoutChanges.SectionChanges) -> Int {
    min(
      change.items.firstChange ?? .max, change.resized.first ?? .max,
      records[change.section].count)
  }

  /// Returns the items of a section that must be measured after a change, ascending.
  @usableFromInline
  func measuredItems(_ change: LayoutChanges.SectionChanges) -> [Int] {
    let count = records[change.section].count
    var items = change.resized
    if items.last.map({ $0 >= count }) ?? false { items.removeAll { $0 >= count } }
    guard !change.items.isEmpty else { return items }
    // Items from another section are measured in this one, because values belong to a section's
    // style.
    let resized = items.count
    for insertion in change.items.inserted
    where insertion.source?.section != change.oldSection {
      items.append(insertion.index)
    }
    if resized > 0, items.count > resized {
      items.sort()
      var kept = 0
      for place in items.indices where place == 0 || items[place] != items[place - 1] {
        items[kept] = items[place]
        kept += 1
      }
      items.removeLast(items.count - kept)
    }
    return items
  }

  /// Appends sections whose storage was moved by the given distances.
  @usableFromInline
  mutating func appendRecords(
    _ added: ArraySlice<Record>, items: Int, checkpoints: Int, boxes: Int
  ) {
    let first = records.count
    records.append(contentsOf: added)
    for number in first..<records.count {
      records[number].firstItem += items
      records[number].firstCheckpoint += checkpoints
      records[number].firstBox += boxes
    }
  }

  /// Updates the counts and places of all sections after changes within some of them.
  @usableFromInline
  mutating func resizeSections(_ edits: [LayoutChanges.SectionChanges]) {
    for change in edits { records[change.section].count = change.items.newCount }
    var first = 0
    for number in records.indices {
      records[number].firstItem = first
      first += records[number].count
    }
  }

  /// Removes the frames of styles that no section has, and numbers the others again.
  ///
  /// - Returns: The old numbers of the styles that are kept.
  @usableFromInline
  mutating func keepUsedStyles() -> [Int] {
    var numbers = [Int32](repeating: -1, count: frames.count)
    var kept: [Int] = []
    for record in records.indices {
      let style = Int(records[record].style)
      if numbers[style] < 0 {
        numbers[style] = Int32(kept.count)
        kept.append(style)
      }
      records[record].style = numbers[style]
    }
    frames = kept.map { frames[$0] }
    return kept
  }

  @usableFromInline
  mutating func moveItems(after number: Int, by distance: Int) {
    guard distance != 0 else { return }
    for later in (number + 1)..<max(number + 1, records.count) {
      records[later].firstItem += distance
    }
  }

  @usableFromInline
  mutating func moveTables(after number: Int, checkpoints: Int, boxes: Int) {
    guard checkpoints != 0 || boxes != 0 else { return }
    checkpointCount += checkpoints
    boxCount += boxes
    for later in (number + 1)..<max(number + 1, records.count) {
      records[later].firstCheckpoint += checkpoints
      records[later].firstBox += boxes
    }
  }
}
