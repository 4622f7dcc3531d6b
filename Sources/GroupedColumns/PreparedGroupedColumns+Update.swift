import LayoutCore

extension GroupedColumnsLayout {
  /// Brings grouped columns up to date.
  ///
  /// - Complexity: A row that is resized, added or removed costs O(log n); a section that changes, what
  ///   it takes to place those after it: O(s log n) where sections are placed anew, O(log s) where they
  ///   keep their columns and one of them is resized. O(s) more where sections change places; n = rows,
  ///   s = sections.
  @inlinable
  public func update(
    _ prepared: inout PreparedGroupedColumns, by changes: LayoutChanges,
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard prepared.isMade(by: self, in: environment) else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    var builder = GroupedColumnsBuilder(changing: &prepared)
    do throws(LayoutError) {
      try builder.checkLimits(changes, delegate)
    } catch {
      builder.handOver(to: &prepared)
      throw error
    }
    // Content that reaches the farthest position is cut off at its end: what is cut depends on all that
    // lies before it, so that it is placed anew.
    let wasCut = builder.isCut
    if builder.keepsPlaces, changes.sections.isEmpty {
      // The usual case of rows that were measured, or come and go in a list: nothing but their sections
      // is touched.
      for change in changes.within {
        builder.editRows(change, delegate)
        builder.resizeSection(change.section)
      }
    } else {
      let before = builder.columnsBefore()
      if !changes.sections.isEmpty { builder.editSections(changes, delegate) }
      for change in changes.within { builder.editRows(change, delegate) }
      builder.editParts(changes, before, delegate)
    }
    let isCut = builder.isCut
    builder.finish()
    builder.handOver(to: &prepared)
    if wasCut || isCut { prepared = try prepare(for: delegate, in: environment) }
  }
}

extension PreparedGroupedColumns {
  /// Whether the content reaches the farthest position that there is.
  var isCut: Bool {
    rows.isCut || stacks.contains { $0.axis.isCut }
  }

  @usableFromInline
  func isMade(by layout: GroupedColumnsLayout, in environment: LayoutEnvironment) -> Bool {
    self.layout == layout && self.environment == environment
  }
}

/// Which columns parts had before an update.
@usableFromInline
struct GroupedColumnsBefore {
  let parts: [GroupedPart]
  let columns: [UInt16]
  let told: [Int32]
  /// The first part of a section.
  let placeOfSection: (Int) -> Int
  let partCount: Int
  /// The first section that was touched.
  @usableFromInline var firstSection = Int.max

  /// The place of a part of a section, or nil where it had no such part.
  func place(ofPart number: Int, in section: Int) -> Int? {
    let place = placeOfSection(section) + number
    guard place < partCount else { return nil }
    if parts.isEmpty { return number == 0 ? place : nil }
    return parts[place].section == section ? place : nil
  }
}

extension GroupedColumnsBuilder {
  @usableFromInline
  var isCut: Bool { prepared.isCut }

  /// Refuses more rows than can be laid out, before anything changes.
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
    if count > limit - prepared.rows.count - added {
      throw .tooManyItems(section: section, count: count, limit: limit)
    }
  }

  @usableFromInline
  func columnsBefore() -> GroupedColumnsBefore {
    let parts = prepared.parts
    return GroupedColumnsBefore(
      parts: parts, columns: prepared.columns, told: prepared.told,
      placeOfSection: { section in
        guard !parts.isEmpty else { return section }
        var low = 0
        var high = parts.count
        while low < high {
          let middle = (low + high) / 2
          if parts[middle].section < section { low = middle + 1 } else { high = middle }
        }
        return low
      }, partCount: prepared.partCount)
  }

  // MARK: Sections

  /// Takes sections out and puts others in, with their rows; sections that change places are asked
  /// again what they take beside their rows.
  @inlinable
  mutating func editSections(_ changes: LayoutChanges, _ delegate: some LayoutDelegate) {
    let moved = takeSections(changes)
    let proposal = LayoutProposal(across: layout.axis, extent: rowProposal)
    for insertion in changes.sections.inserted {
      let section = insertion.index
      if let source = insertion.source, let rows = moved[source] {
        insertSection(section, rows: rows)
        continue
      }
      var rows: [Int64] = []
      for item in 0..<max(0, delegate.numberOfItems(inSection: section)) {
        let index = ElementIndex(section: section, item: item)
        rows.append(rowExtent(points(ofRowAt: index, proposal, delegate), index))
      }
      insertSection(section, rows: rows)
    }
    for section in 0..<changes.sections.newCount
    where changes.sections.oldIndex(ofKept: section) != section {
      var answers = GroupedColumnsAnswers(layout)
      answers.read(from: delegate, section: section)
      setFrame(answers, ofSection: section)
    }
  }

  /// Takes sections out from the last to the first, and keeps the rows of those that go elsewhere.
  @usableFromInline
  mutating func takeSections(_ changes: LayoutChanges) -> [Int: [Int64]] {
    var moved: [Int: [Int64]] = [:]
    for insertion in changes.sections.inserted {
      guard let source = insertion.source else { continue }
      let first = Int(prepared.firstRows.offset(of: source))
      moved[source] = (0..<prepared.numberOfItems(inSection: source)).map {
        prepared.rows.extent(of: first + $0)
      }
    }
    for section in changes.sections.removed.reversed() {
      let first = Int(prepared.firstRows.offset(of: section))
      let count = prepared.numberOfItems(inSection: section)
      prepared.rows.remove(first..<first + count)
      prepared.firstRows.remove(at: section)
      prepared.frames.remove(at: section)
      work.moved += count
    }
    return moved
  }

  @usableFromInline
  mutating func insertSection(_ section: Int, rows: [Int64]) {
    prepared.firstRows.insert(Int64(rows.count), at: section)
    let first = Int(prepared.firstRows.offset(of: section))
    prepared.rows.insert(count: rows.count, at: first) { rows[$0] }
    prepared.frames.insert(
      GroupedSectionFrame(padding: 0, header: 0, footer: 0), at: section)
    work.moved += rows.count
  }

  @usableFromInline
  mutating func setFrame(_ answers: GroupedColumnsAnswers, ofSection section: Int) {
    prepared.frames[section] = frame(for: answers, section: section)
  }

  // MARK: Rows

  /// Brings the rows of one section up to date.
  @inlinable
  mutating func editRows(
    _ change: LayoutChanges.SectionChanges, _ delegate: some LayoutDelegate
  ) {
    let proposal = LayoutProposal(across: layout.axis, extent: rowProposal)
    let section = change.section
    let own = takeRows(change)
    for insertion in change.items.inserted {
      let index = ElementIndex(section: section, item: insertion.index)
      if let source = insertion.source, source.section == change.oldSection,
        let extent = own[source.item]
      {
        insertRow(extent, at: index)
      } else {
        insertRow(rowExtent(points(ofRowAt: index, proposal, delegate), index), at: index)
      }
    }
    for item in change.resized {
      let index = ElementIndex(section: section, item: item)
      setRow(rowExtent(points(ofRowAt: index, proposal, delegate), index), at: index)
    }
  }

  /// Puts a section that has grown or shrunk between the others of its column.
  @usableFromInline
  mutating func resizeSection(_ section: Int) {
    let part = prepared.part(at: section)
    let column = prepared.column(ofPartAt: section)
    prepared.stacks[column].setExtent(prepared.extent(of: part), of: section)
    work.placed += 1
  }

  /// Whether no change of a section's extent moves another to a different column.
  @usableFromInline
  var keepsPlaces: Bool {
    let keepsColumns =
      layout.changePolicy == .preserveTracks && layout.placement != .balanced
      || prepared.metrics.grid.count == 1
    return keepsColumns && splitRoom == nil
  }

  /// Takes rows out from the last to the first, and keeps those that stay in their section.
  @usableFromInline
  mutating func takeRows(_ change: LayoutChanges.SectionChanges) -> [Int: Int64] {
    let first = Int(prepared.firstRows.offset(of: change.section))
    var own: [Int: Int64] = [:]
    for insertion in change.items.inserted {
      if let source = insertion.source, source.section == change.oldSection {
        own[source.item] = prepared.rows.extent(of: first + source.item)
      }
    }
    for item in change.items.removed.reversed() { prepared.rows.remove(at: first + item) }
    if !change.items.isEmpty {
      prepared.firstRows.setExtent(Int64(change.items.newCount), of: change.section)
    }
    return own
  }

  @usableFromInline
  mutating func insertRow(_ extent: Int64, at index: ElementIndex) {
    prepared.rows.insert(extent, at: Int(prepared.firstRows.offset(of: index.section)) + index.item)
    work.moved += 1
  }

  @usableFromInline
  mutating func setRow(_ extent: Int64, at index: ElementIndex) {
    let row = Int(prepared.firstRows.offset(of: index.section)) + index.item
    prepared.rows.setExtent(extent, of: row)
    work.moved += 1
  }

  // MARK: Parts

  /// Brings parts and columns up to date, from the first section on that changed.
  @inlinable
  mutating func editParts(
    _ changes: LayoutChanges, _ before: GroupedColumnsBefore, _ delegate: some LayoutDelegate
  ) {
    let first = firstTouched(changes)
    guard first < prepared.numberOfSections || !changes.sections.isEmpty else { return }
    let ask = regroup(from: first, changes, before)
    for place in ask { askForColumn(ofPartAt: place, delegate) }
    finishParts(from: first, changes, before)
  }

  /// The first section that may lie otherwise than before.
  @usableFromInline
  func firstTouched(_ changes: LayoutChanges) -> Int {
    min(changes.sections.firstChange ?? .max, changes.within.first?.section ?? .max)
  }

  /// Cuts sections into parts anew from one on; gives the places of the parts to ask for their columns.
  @usableFromInline
  mutating func regroup(
    from first: Int, _ changes: LayoutChanges, _ before: GroupedColumnsBefore
  ) -> [Int] {
    if let room = splitRoom {
      let start = startPlace(first)
      prepared.parts.removeLast(prepared.parts.count - start)
      for section in first..<max(first, prepared.numberOfSections) {
        split(section, room, into: &prepared.parts)
      }
    }
    var ask: [Int] = []
    var told: [Int32] = []
    let start = startPlace(first)
    for place in start..<max(start, prepared.partCount) {
      let part = prepared.part(at: place)
      let old = changes.oldSection(of: part.section)
      let stays = old == part.section
      let was = old.flatMap { before.place(ofPart: part.number, in: $0) }
      if stays, let was {
        told.append(before.told.isEmpty ? -1 : before.told[was])
      } else {
        told.append(-1)
        ask.append(place)
      }
    }
    if !before.told.isEmpty {
      prepared.told.removeLast(max(0, prepared.told.count - start))
      prepared.told.append(contentsOf: told)
    }
    return ask
  }

  /// The place of the first part of a section or of one after it; the number of parts where there is
  /// none.
  private func startPlace(_ section: Int) -> Int {
    guard !prepared.parts.isEmpty else { return min(section, prepared.partCount) }
    var low = 0
    var high = prepared.parts.count
    while low < high {
      let middle = (low + high) / 2
      if prepared.parts[middle].section < section { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Gives parts from a section on their columns.
  @usableFromInline
  mutating func finishParts(
    from first: Int, _ changes: LayoutChanges, _ before: GroupedColumnsBefore
  ) {
    // Balanced columns are decided together.
    let start = layout.placement == .balanced ? 0 : startPlace(first)
    var kept: [Int32]?
    if layout.changePolicy == .preserveTracks, layout.placement != .balanced {
      kept = (start..<max(start, prepared.partCount)).map { place in
        let part = prepared.part(at: place)
        guard let old = changes.oldSection(of: part.section),
          let was = before.place(ofPart: part.number, in: old)
        else { return -1 }
        return before.columns.isEmpty ? 0 : Int32(before.columns[was])
      }
    }
    placeParts(from: start, keeping: kept)
  }
}
