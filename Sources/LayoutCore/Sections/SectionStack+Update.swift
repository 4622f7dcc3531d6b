/// Changes that do not depend on the strategy.
extension SectionStack {
  /// Returns a Boolean value that indicates whether all storage is rebuilt.
  ///
  /// Rebuilding is less work than moving the rest of the storage for each change if many sections
  /// change.
  @usableFromInline
  func isRebuilt(by edits: [LayoutChanges.SectionChanges]) -> Bool {
    guard edits.count > 2 else { return false }
    var moved = 0
    for change in edits where !change.items.isEmpty {
      moved += end.items - records[change.section].place.items
    }
    return moved > 2 * end.items
  }

  /// Returns the first item of a section that may need a new place.
  @usableFromInline
  func firstTouched(_ change: LayoutChanges.SectionChanges) -> Int {
    min(
      change.items.firstChange ?? .max, change.resized.first ?? .max, slice(change.section).count)
  }

  /// Returns the items of a section that must be measured after a change, ascending.
  @usableFromInline
  func measuredItems(_ change: LayoutChanges.SectionChanges) -> [Int] {
    let count = slice(change.section).count
    var items = change.resized
    if items.last.map({ $0 >= count }) ?? false { items.removeAll { $0 >= count } }
    guard !change.items.isEmpty else { return items }
    // Items from another section are measured in this one, because values belong to a section's
    // style.
    let resized = items
    for insertion in change.items.inserted
    where insertion.source?.section != change.oldSection
      && !SortedSearch.contains(insertion.index, in: resized)
    {
      items.append(insertion.index)
    }
    if !resized.isEmpty { items.sort() }
    return items
  }

  /// Appends neighbouring sections of another stack, which has the same styles.
  @usableFromInline
  mutating func append(_ sections: Range<Int>, of other: SectionStack) {
    let distance = end - other.place(of: sections.lowerBound)
    let first = records.count
    records.append(contentsOf: other.records[sections])
    for number in first..<records.count {
      records[number].place += distance
      let measured = Int(records[number].measuredFrame)
      guard measured >= 0 else { continue }
      records[number].measuredFrame = Int32(measuredFrames.count)
      measuredFrames.append(other.measuredFrames[measured])
    }
    end = other.place(of: sections.upperBound) + distance
  }

  /// Updates the counts and places of the items of all sections after changes within some of them.
  @usableFromInline
  mutating func resizeSections(_ edits: [LayoutChanges.SectionChanges]) {
    var edits = edits[...]
    var next = 0
    for number in records.indices {
      let count =
        edits.first?.section == number
        ? edits.removeFirst().items.newCount : slice(number).count
      records[number].place.items = next
      next += count
    }
    end.items = next
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

  /// Adds items and entries of the tables to a section, and moves those of the later sections.
  @usableFromInline
  mutating func grow(_ number: Int, by growth: StoragePlace) {
    guard growth != .zero else { return }
    for later in records.indices.dropFirst(number + 1) { records[later].place += growth }
    end += growth
  }
}
