import LayoutCore

extension WaterfallLayout {
  /// Brings a waterfall up to date.
  ///
  /// - Complexity: O(n) where sections change places, or items come and go in many of them. Else, in each section that changes: where items
  ///   are placed anew, O(t) for each item from the first change on, up to where all tracks are again
  ///   as high as they were; where they keep their tracks, a size costs O(t log n) (and O(n) the first
  ///   time), an item at the end O(t + log n), and one in the middle O(n); t = tracks.
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
  /// Refuses more items than can be laid out, before anything changes.
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
    let isNearLimit = prepared.axis.length >= LayoutLimits.maximumPosition.rawValue / 2
    if !changes.sections.isEmpty || isNearLimit {
      stackSections()
      return
    }
    for change in changes.within { restack(section: change.section) }
    // What does not fit before the farthest position is cut off at the end, not where it grew.
    if prepared.axis.isCut { stackSections() } else { finish() }
  }

  // MARK: Sections

  /// Puts sections in their new order; new ones, and ones whose answers have changed, are sized and
  /// placed.
  ///
  /// All others are moved as they are.
  /// - Returns: Sections whose items changed and are placed already, because their answers changed too.
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
          let count = max(0, delegate.numberOfItems(inSection: section))
          fillSection(section, count: count, answers)
        } else if !setAnswers(answers, ofSection: section) {
          continue
        } else if let change = changes.changes(within: section), !change.items.isEmpty {
          // The delegate counts the new items, and would be asked for ones that are gone.
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

  /// Copies the storage of sections that stay to their new places; tells which sections are new.
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
    if !old.told.isEmpty { prepared.told = [] }
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
      if !old.told.isEmpty { prepared.told.append(contentsOf: old.told[items]) }
      prepared.checkpoints.append(contentsOf: old.checkpoints[checkpoints..<checkpoints + size])
    }
    work.moved += prepared.starts.count
    return fresh
  }

  /// Makes room for the items of a section that has none yet.
  @usableFromInline
  mutating func fillSection(_ number: Int, count: Int, _ answers: WaterfallAnswers) {
    let first = prepared.sections[number].firstItem
    prepared.sections[number].style = style(for: answers, section: number)
    var zeros = ExtentList()
    zeros.append(zeros: count)
    spliceItems(ofSection: number, first..<first, extents: zeros, spans: nil, told: nil)
  }

  /// Forgets all items of a section.
  @usableFromInline
  mutating func emptySection(_ number: Int) {
    spliceItems(
      ofSection: number, prepared.sections[number].items, extents: ExtentList(), spans: [], told: []
    )
  }

  /// Gives a section the answers that it has in its new place; tells whether its items must be sized
  /// and placed again for them.
  @usableFromInline
  mutating func setAnswers(_ answers: WaterfallAnswers, ofSection number: Int) -> Bool {
    let old = prepared.styles[prepared.sections[number].style]
    guard old.answers != answers else { return false }
    prepared.sections[number].style = style(for: answers, section: number)
    let new = prepared.styles[prepared.sections[number].style]
    guard new.grid != old.grid || new.itemSpacing != old.itemSpacing else { return false }
    let items = prepared.sections[number].items
    if !prepared.spans.isEmpty { for place in items { prepared.spans[place] = 1 } }
    if !prepared.told.isEmpty { for place in items { prepared.told[place] = -1 } }
    prepared.sections[number].isPlain = true
    return true
  }

  /// Places all items of a section that are sized, whatever it was like before.
  @usableFromInline
  mutating func placeAnew(_ number: Int) {
    resizeCheckpoints(ofSection: number)
    if layout.stretching != .none { keepUnstretched(number) }
    placeItems(ofSection: number)
  }

  /// Makes room for as many checkpoints as a section needs now.
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

  /// Notes the extents of a section before they are stretched.
  private mutating func keepUnstretched(_ number: Int) {
    for place in prepared.sections[number].items {
      prepared.unstretched.set(prepared.extents[place], at: place)
    }
  }

  /// Replaces the storage of some of a section's items, told by their places; later ones move.
  mutating func spliceItems(
    ofSection number: Int, _ range: Range<Int>, extents: ExtentList, spans: [UInt16]?,
    told: [Int32]?
  ) {
    let count = extents.count
    prepared.extents.replace(range, with: extents)
    if layout.stretching != .none { prepared.unstretched.replace(range, with: extents) }
    if !prepared.spans.isEmpty {
      prepared.spans.replaceSubrange(range, with: spans ?? Array(repeating: 1, count: count))
    }
    if !prepared.told.isEmpty {
      prepared.told.replaceSubrange(range, with: told ?? Array(repeating: -1, count: count))
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
