import LayoutCore

extension FlowEditor {
  /// Moves sections to their new order.
  ///
  /// Asks for all items of a section if it is new, or if its new answers change its sizes or lines.
  @inlinable
  mutating func editSections(_ changes: LayoutChanges, _ delegate: some LayoutDelegate) {
    arrangeSections(changes)
    for section in 0..<changes.sections.newCount
    where changes.sections.oldIndex(ofKept: section) != section {
      var answers = FlowAnswers(layout)
      answers.read(from: delegate, section: section)
      guard let known = settle(section, answers, changes) else { continue }
      let count =
        known < 0 ? checked(delegate.numberOfItems(inSection: section), section) : known
      replaceItems(of: section, by: extents(of: 0..<count, section, delegate))
    }
    finishSections()
  }

  @usableFromInline
  var layout: FlowLayout { prepared.layout }

  /// Returns a Boolean value that indicates whether all items of a section were asked for again.
  @usableFromInline
  func isRefilled(_ section: Int) -> Bool { refilled.contains(section) }

  /// Removes sections, and inserts empty ones for those that are new or moved.
  @usableFromInline
  mutating func arrangeSections(_ changes: LayoutChanges) {
    for insertion in changes.sections.inserted {
      guard let source = insertion.source else { continue }
      let first = Int(prepared.itemCounts.offset(of: source))
      taken[source] = TakenSection(
        style: prepared.styleOfSection[source],
        items: (first..<first + prepared.numberOfItems(inSection: source)).map { extents(at: $0) })
    }
    for section in changes.sections.removed.reversed() {
      replaceItems(of: section, by: [])
      prepared.itemCounts.remove(at: section)
      prepared.lineCounts.remove(at: section)
      prepared.sections.remove(at: section)
      prepared.styleOfSection.remove(at: section)
      prepared.differences.remove(at: section)
    }
    for insertion in changes.sections.inserted {
      prepared.itemCounts.insert(0, at: insertion.index)
      prepared.lineCounts.insert(0, at: insertion.index)
      prepared.sections.insert(0, at: insertion.index)
      let style = insertion.source.flatMap { taken[$0]?.style } ?? 0
      prepared.styleOfSection.insert(style, at: insertion.index)
      prepared.differences.insert(0, at: insertion.index)
    }
  }

  /// Updates the style of a section from the answers for its new number.
  ///
  /// - Returns: `nil` if the section's items and their sizes are still valid. Otherwise, the number
  ///   of items to ask for, or −1 if the delegate must be asked for that number.
  @usableFromInline
  mutating func settle(
    _ section: Int, _ answers: FlowAnswers, _ changes: LayoutChanges
  ) -> Int? {
    let insertion = changes.sections.insertion(at: section)
    let style = Int(prepared.styleOfSection[section])
    let old = style < prepared.styles.count ? prepared.styles[style] : nil
    if old == nil || prepared.answers[style] != answers {
      prepared.styleOfSection[section] = prepared.style(for: answers, section, &diagnostics)
    }
    if let insertion, insertion.source == nil { return -1 }
    let moved = insertion?.source.flatMap { taken[$0] }
    if let old, prepared.style(of: section).breaksLines(like: old) {
      if let moved { replaceItems(of: section, by: moved.items) } else { restack(section) }
      return nil
    }
    // The number of items after the change counts, because changes within the section are not
    // applied.
    refilled.insert(section)
    diagnostics.removeItems(ofSection: section)
    return changes.changes(within: section)?.items.newCount
      ?? moved?.items.count ?? prepared.numberOfItems(inSection: section)
  }

  /// Removes unused styles if there are many more styles than sections.
  @usableFromInline
  mutating func finishSections() {
    taken = [:]
    prepared.noteParameters(&diagnostics)
    guard prepared.styles.count > prepared.numberOfSections + 8 else { return }
    var places: [UInt32: UInt32] = [:]
    var styles: [FlowStyle] = []
    var answers: [FlowAnswers] = []
    for section in prepared.styleOfSection.indices {
      let old = prepared.styleOfSection[section]
      if let place = places[old] {
        prepared.styleOfSection[section] = place
      } else {
        places[old] = UInt32(styles.count)
        prepared.styleOfSection[section] = UInt32(styles.count)
        styles.append(prepared.styles[Int(old)])
        answers.append(prepared.answers[Int(old)])
      }
    }
    prepared.styles = styles
    prepared.answers = answers
  }

  func extents(at item: Int) -> FlowItemExtents {
    FlowItemExtents(cross: prepared.crosses.extent(of: item), main: prepared.mains.extent(of: item))
  }

  /// Replaces all items of a section, and breaks the new ones into lines.
  @usableFromInline
  mutating func replaceItems(of section: Int, by items: [FlowItemExtents]) {
    let first = Int(prepared.itemCounts.offset(of: section))
    let old = first..<first + prepared.numberOfItems(inSection: section)
    let firstLine = Int(prepared.lineCounts.offset(of: section))
    let oldLines = firstLine..<firstLine + Int(prepared.lineCounts.extent(of: section))
    prepared.crosses.remove(old)
    prepared.mains.remove(old)
    prepared.lineItems.remove(oldLines)
    prepared.lineExtents.remove(oldLines)
    prepared.crosses.insert(count: items.count, at: first) { items[$0].cross }
    prepared.mains.insert(count: items.count, at: first) { items[$0].main }
    prepared.itemCounts.setExtent(Int64(items.count), of: section)
    prepared.lineCounts.setExtent(0, of: section)
    prepared.differences[section] = 0
    work.moved += old.count + items.count
    guard !items.isEmpty else {
      restack(section)
      return
    }
    countDifferences(first..<first + items.count, section, adding: 1)
    breakLines(of: section, from: 0, replacing: 0, by: items.count)
    restack(section)
  }

  /// Updates the extent of a section from its lines.
  mutating func restack(_ section: Int) {
    let first = Int(prepared.lineCounts.offset(of: section))
    let end = first + Int(prepared.lineCounts.extent(of: section))
    let length = prepared.lineExtents.offset(of: end) &- prepared.lineExtents.offset(of: first)
    let style = prepared.style(of: section)
    let extent = style.natural(lines: length)
    prepared.sections.setExtent(extent, of: section)
    prepared.noteOverhang(style, lines: length, extent: extent)
  }

  /// Adds the number of items that differ from the item before, times `sign`.
  ///
  /// Counts only pairs of items that are both in the range.
  mutating func countDifferences(_ range: Range<Int>, _ section: Int, adding sign: Int32) {
    var found: Int32 = 0
    for item in range.dropFirst() where prepared.isChange(at: item) { found += 1 }
    prepared.differences[section] += sign * found
  }
}
