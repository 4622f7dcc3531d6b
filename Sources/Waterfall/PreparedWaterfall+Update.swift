import LayoutCore

extension WaterfallLayout {
  /// Updates a prepared waterfall by the given changes.
  ///
  /// If the layout or the environment differs, the layout is prepared again.
  ///
  /// - Parameter prepared: The layout before the changes, which is updated. If an error is thrown,
  ///   it keeps its contents.
  /// - Parameter changes: The sections and items that are inserted, removed, moved or resized.
  /// - Parameter delegate: A delegate that gives the counts and sizes after the changes.
  /// - Parameter environment: The container, the layout direction and the display scale.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` if there are more than
  ///   ``/LayoutCore/LayoutLimits/maximumStoredItems``.
  /// - Complexity: O(n) if sections move, or if items are inserted or removed in many sections.
  ///   Otherwise, it is the sum over the sections that change. If ``changePolicy`` is `reflow`,
  ///   O(t) for each item from the first change on, until all track heights are the same as before.
  ///   If it is `preserveTracks`, O(t log n) for a size (O(n) for the first one), O(t + log n) for
  ///   an item at the end, and O(n) for one in the middle; n = items, t = tracks.
  @inlinable
  public func update(
    _ prepared: inout PreparedWaterfall, by changes: LayoutChanges,
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard prepared.isMade(by: self, in: environment) else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    var builder = WaterfallBuilder(changing: &prepared)
    do throws(LayoutError) {
      try builder.checkLimits(changes, delegate)
    } catch {
      builder.handOver(to: &prepared)
      throw error
    }
    builder.diagnostics.update(by: changes)
    if builder.buildsAnew(changes) {
      let edits = builder.beginEdits(changes)
      for (change, edit) in zip(changes.within, edits) {
        builder.askAndFinish(edit, change, delegate)
      }
    } else {
      let anew = changes.sections.isEmpty ? [] : builder.editSections(changes, delegate)
      for change in changes.within.reversed() where !anew.contains(change.section) {
        builder.editItems(change, delegate)
      }
    }
    builder.finishUpdate(changes)
    builder.handOver(to: &prepared)
  }
}

extension PreparedWaterfall {
  @usableFromInline
  func isMade(by layout: WaterfallLayout, in environment: LayoutEnvironment) -> Bool {
    self.layout == layout && self.environment == environment
  }
}

extension WaterfallBuilder {
  /// Throws an error if the changes exceed the limit of items, before anything changes.
  ///
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)``.
  @inlinable
  func checkLimits(_ changes: LayoutChanges, _ delegate: some LayoutDelegate) throws(LayoutError) {
    var added = 0
    for change in changes.within { added += change.items.newCount - change.items.oldCount }
    for insertion in changes.sections.inserted where insertion.source == nil {
      let count = max(0, delegate.numberOfItems(inSection: insertion.index))
      try check(count, insertion.index, after: added)
      added += count
    }
    try check(0, changes.within.last?.section ?? 0, after: added)
  }

  @usableFromInline
  func check(_ count: Int, _ section: Int, after added: Int) throws(LayoutError) {
    let limit = LayoutLimits.maximumStoredItems
    if count > limit - prepared.itemCount - added {
      throw .tooManyItems(section: section, count: count, limit: limit)
    }
  }

  @usableFromInline
  mutating func finishUpdate(_ changes: LayoutChanges) {
    if !changes.sections.isEmpty { noteParameters() }
    let isNearLimit = prepared.axis.length >= LayoutLimits.maximumPosition.rawValue / 2
    if !changes.sections.isEmpty || isNearLimit {
      stackSections()
      return
    }
    for change in changes.within { restack(section: change.section) }
    // Content beyond the maximum position must be cut off at its end, not where it grew.
    if prepared.axis.isCut { stackSections() } else { finish() }
  }

  // MARK: Sections

  /// Moves sections to their new order.
  ///
  /// Sizes and places the items of new sections, and of sections whose answers have changed. All
  /// other sections are moved without changes.
  /// - Returns: The sections whose changes are already applied, because their answers changed too.
  @inlinable
  mutating func editSections(
    _ changes: LayoutChanges, _ delegate: some LayoutDelegate
  ) -> [Int] {
    var anew: [Int] = []
    let fresh = reorderSections(changes)
    for section in 0..<sectionCount {
      let isFresh = fresh[section]
      if isFresh || changes.sections.oldIndex(ofKept: section) != section {
        var answers = WaterfallAnswers(layout)
        answers.read(from: delegate, section: section)
        if isFresh {
          let count = delegate.numberOfItems(inSection: section)
          fillSection(
            section, count: diagnostics.checkedCount(count, inSection: section), answers)
        } else if !setAnswers(answers, ofSection: section) {
          continue
        } else if let change = changes.changes(within: section), !change.items.isEmpty {
          // The delegate gives the new number of items, so removed items must not be asked for.
          emptySection(section)
          fillSection(section, count: change.items.newCount, answers)
          anew.append(section)
        }
        let items = items(ofSection: section)
        sizeItems(ofSection: section, from: items.lowerBound, to: items.upperBound, delegate)
        placeAnew(section)
      }
    }
    return anew
  }

  /// Copies the storage of sections that are kept or moved to their new places.
  ///
  /// - Returns: For each section, a Boolean value that indicates whether it is new.
  @usableFromInline
  mutating func reorderSections(_ changes: LayoutChanges) -> [Bool] {
    let old = prepared
    var fresh = [Bool](repeating: false, count: changes.sections.newCount)
    prepared.sections = []
    prepared.starts = []
    prepared.tracks = []
    prepared.extents = ExtentList()
    prepared.unstretched = ExtentList()
    prepared.checkpoints = []
    if !old.spans.isEmpty { prepared.spans = [] }
    if !old.assigned.isEmpty { prepared.assigned = [] }
    for number in 0..<changes.sections.newCount {
      let source = changes.oldSection(of: number)
      fresh[number] = source == nil
      var section =
        source.map { old.sections[$0] } ?? WaterfallSection(firstItem: 0, count: 0, style: 0)
      let items = section.items
      let checkpoints = section.firstCheckpoint
      let size = ShortestTrack.checkpointSize(forItems: section.count, tracks: section.tracks)
      section.firstItem = prepared.starts.count
      section.firstCheckpoint = prepared.checkpoints.count
      prepared.sections.append(section)
      guard source != nil else { continue }
      prepared.starts.append(contentsOf: old.starts[items])
      prepared.tracks.append(contentsOf: old.tracks[items])
      prepared.extents.append(items, of: old.extents)
      if layout.stretching != .none { prepared.unstretched.append(items, of: old.unstretched) }
      if !old.spans.isEmpty { prepared.spans.append(contentsOf: old.spans[items]) }
      if !old.assigned.isEmpty { prepared.assigned.append(contentsOf: old.assigned[items]) }
      prepared.checkpoints.append(contentsOf: old.checkpoints[checkpoints..<checkpoints + size])
    }
    work.moved += prepared.starts.count
    return fresh
  }

  /// Inserts room for the items of an empty section.
  @usableFromInline
  mutating func fillSection(_ number: Int, count: Int, _ answers: WaterfallAnswers) {
    let first = prepared.sections[number].firstItem
    prepared.sections[number].style = style(for: answers, section: number)
    var zeros = ExtentList()
    zeros.append(zeros: count)
    spliceItems(ofSection: number, first..<first, extents: zeros, spans: nil, assigned: nil)
  }

  /// Removes all items of a section.
  @usableFromInline
  mutating func emptySection(_ number: Int) {
    spliceItems(
      ofSection: number, prepared.sections[number].items, extents: ExtentList(), spans: [],
      assigned: []
    )
  }

  /// Updates the style of a section from the answers for its new number.
  ///
  /// - Returns: `true` if its items must be sized and placed again.
  @usableFromInline
  mutating func setAnswers(_ answers: WaterfallAnswers, ofSection number: Int) -> Bool {
    let old = prepared.styles[prepared.sections[number].style]
    guard old.answers != answers else { return false }
    prepared.sections[number].style = style(for: answers, section: number)
    let new = prepared.styles[prepared.sections[number].style]
    guard new.grid != old.grid || new.itemSpacing != old.itemSpacing else { return false }
    diagnostics.removeItems(ofSection: number)
    let items = prepared.sections[number].items
    if !prepared.spans.isEmpty { for place in items { prepared.spans[place] = 1 } }
    if !prepared.assigned.isEmpty { for place in items { prepared.assigned[place] = -1 } }
    prepared.sections[number].isPlain = true
    return true
  }

  /// Places all items of a section after they are sized.
  @usableFromInline
  mutating func placeAnew(_ number: Int) {
    resizeCheckpoints(ofSection: number)
    if layout.stretching != .none { keepUnstretched(number) }
    placeItems(ofSection: number)
  }

  /// Resizes the storage for the checkpoints of a section.
  mutating func resizeCheckpoints(ofSection number: Int) {
    let section = prepared.sections[number]
    let end =
      number + 1 < prepared.sections.count
      ? prepared.sections[number + 1].firstCheckpoint : prepared.checkpoints.count
    let tracks = tracks(ofSection: number)
    let size = ShortestTrack.checkpointSize(forItems: section.count, tracks: tracks)
    let change = size - (end - section.firstCheckpoint)
    prepared.sections[number].tracks = tracks
    if change > 0 {
      prepared.checkpoints.insert(contentsOf: repeatElement(0, count: change), at: end)
    } else if change < 0 {
      prepared.checkpoints.removeSubrange(end + change..<end)
    }
    if change != 0 {
      for later in (number + 1)..<max(number + 1, prepared.sections.count) {
        prepared.sections[later].firstCheckpoint += change
      }
    }
  }

  /// Stores the extents of a section before they are stretched.
  private mutating func keepUnstretched(_ number: Int) {
    for place in prepared.sections[number].items {
      prepared.unstretched.set(prepared.extents[place], at: place)
    }
  }

  /// Replaces the stored values of a range of a section's items, and moves those after it.
  mutating func spliceItems(
    ofSection number: Int, _ range: Range<Int>, extents: ExtentList, spans: [UInt16]?,
    assigned: [Int32]?
  ) {
    let count = extents.count
    prepared.extents.replace(range, with: extents)
    if layout.stretching != .none { prepared.unstretched.replace(range, with: extents) }
    if !prepared.spans.isEmpty {
      prepared.spans.replaceSubrange(range, with: spans ?? Array(repeating: 1, count: count))
    }
    if !prepared.assigned.isEmpty {
      prepared.assigned.replaceSubrange(range, with: assigned ?? Array(repeating: -1, count: count))
    }
    let change = count - range.count
    if change > 0 {
      prepared.starts.insert(contentsOf: repeatElement(0, count: change), at: range.upperBound)
      prepared.tracks.insert(contentsOf: repeatElement(0, count: change), at: range.upperBound)
    } else if change < 0 {
      prepared.starts.removeSubrange(range.upperBound + change..<range.upperBound)
      prepared.tracks.removeSubrange(range.upperBound + change..<range.upperBound)
    }
    prepared.sections[number].count += change
    if change != 0 {
      for later in (number + 1)..<max(number + 1, prepared.sections.count) {
        prepared.sections[later].firstItem += change
      }
      work.moved += prepared.starts.count - range.lowerBound - count
    }
  }
}
