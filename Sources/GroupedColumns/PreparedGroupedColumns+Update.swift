import LayoutCore

extension GroupedColumnsLayout {
  /// Updates prepared grouped columns by the given changes.
  ///
  /// If the layout or the environment differs, or if content is cut off at the maximum position,
  /// the layout is prepared again.
  ///
  /// - Parameter prepared: The layout before the changes, which is updated. If an error is thrown,
  ///   it keeps its contents.
  /// - Parameter changes: The sections and items that are inserted, removed, moved or resized.
  /// - Parameter delegate: A delegate that gives the counts and sizes after the changes.
  /// - Parameter environment: The container, the layout direction and the display scale.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` if there are more than
  ///   ``/LayoutCore/LayoutLimits/maximumStoredItems``.
  /// - Complexity: O(log n) for each row that is resized, inserted or removed. If sections are
  ///   placed again, O(s log n) more; if they keep their columns, O(log s) for each section that
  ///   changes. If sections move, O(s) more; n = rows, s = sections.
  @inlinable
  public func update(
    _ prepared: inout PreparedGroupedColumns, by changes: LayoutChanges,
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard prepared.isMade(by: self, in: environment) else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    try changes.checkItemCount(after: prepared.rows.count, for: delegate)
    var builder = GroupedColumnsBuilder(changing: &prepared)
    builder.begin(changes)
    // If content is cut off at the maximum position, the cut depends on everything before it. So
    // the layout must be prepared again.
    let wasCut = builder.isCut
    if builder.keepsPlaces, changes.sections.isEmpty {
      // Usually rows were measured, or were inserted or removed in one column. Then only the
      // extents of their sections change.
      for change in changes.within {
        builder.editRows(change, delegate)
        builder.resizeSection(change.section)
      }
      builder.editBars(changes, delegate)
      for section in changes.bars where builder.hasSection(section) {
        builder.resizeSection(section)
      }
    } else {
      let before = builder.columnsBefore()
      if !changes.sections.isEmpty { builder.editSections(changes, delegate) }
      for change in changes.within { builder.editRows(change, delegate) }
      builder.editBars(changes, delegate)
      builder.editParts(changes, before, delegate)
    }
    let isCut = builder.isCut
    builder.finish()
    builder.handOver(to: &prepared)
    if wasCut || isCut { prepared = try prepare(for: delegate, in: environment) }
  }
}

extension PreparedGroupedColumns {
  /// A Boolean value that indicates whether the content is cut off at the maximum position.
  var isCut: Bool {
    rows.isCut || stacks.contains { $0.axis.isCut }
  }

  @usableFromInline
  func isMade(by layout: GroupedColumnsLayout, in environment: LayoutEnvironment) -> Bool {
    self.layout == layout && self.environment == environment
  }
}

/// The columns of the parts before an update.
@usableFromInline
struct GroupedColumnsBefore {
  let parts: [GroupedPart]
  let columns: [UInt16]
  let assigned: [Int32]
  /// A function that returns the place of the first part of a section.
  let placeOfSection: (Int) -> Int
  let partCount: Int
  /// The first section that changes.
  @usableFromInline var firstSection = Int.max

  /// Returns the place of a part of a section, or `nil` if there was no such part.
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

  @usableFromInline
  mutating func begin(_ changes: LayoutChanges) { diagnostics.update(by: changes) }

  @usableFromInline
  func columnsBefore() -> GroupedColumnsBefore {
    let parts = prepared.parts
    return GroupedColumnsBefore(
      parts: parts, columns: prepared.columns, assigned: prepared.assigned,
      placeOfSection: { section in
        guard !parts.isEmpty else { return section }
        return SortedSearch.first(in: parts.count) { parts[$0].section >= section }
      }, partCount: prepared.partCount)
  }

  // MARK: Sections

  /// Removes, inserts and moves sections with their rows.
  ///
  /// If the number of a section changes, its padding, header and footer are asked for again.
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
      for item in 0..<checkedCount(delegate.numberOfItems(inSection: section), section) {
        let index = ElementIndex(section: section, item: item)
        rows.append(rowExtent(points(ofRowAt: index, proposal, delegate), index))
      }
      insertSection(section, rows: rows)
    }
    let isMeasured = delegate.answers(.barSizes, inSection: 0)
    for section in 0..<changes.sections.newCount
    where changes.sections.oldIndex(ofKept: section) != section {
      setFrame(parameters(ofSection: section, delegate), ofSection: section)
      if isMeasured { measureBars(ofSection: section, delegate) }
    }
  }

  // MARK: Headers and footers

  /// Asks for the headers and footers of the sections in which they were measured.
  @inlinable
  mutating func editBars(_ changes: LayoutChanges, _ delegate: some LayoutDelegate) {
    for section in changes.bars where hasSection(section) {
      // The layout's own extents apply again if the sizes are no longer known.
      setFrame(parameters(ofSection: section, delegate), ofSection: section)
      measureBars(ofSection: section, delegate)
    }
  }

  @usableFromInline
  func hasSection(_ section: Int) -> Bool {
    section >= 0 && section < prepared.numberOfSections
  }

  /// Removes sections from last to first.
  ///
  /// - Returns: The row extents of the sections that move, by their old numbers.
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
  mutating func checkedCount(_ count: Int, _ section: Int) -> Int {
    diagnostics.checkedCount(count, inSection: section)
  }

  @usableFromInline
  mutating func setFrame(_ parameters: GroupedColumnsSection, ofSection section: Int) {
    diagnostics.remove { subject in
      switch subject {
      case .section(section, let key): key != "numberOfItems" && key != Self.columnKey
      case .element(let element):
        element.category == .supplementary && element.index.section == section
      default: false
      }
    }
    prepared.frames[section] = frame(for: parameters, section: section)
  }

  // MARK: Rows

  /// Applies the changes of the rows of one section.
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
    for item in change.resized where !change.isNew(item) {
      let index = ElementIndex(section: section, item: item)
      setRow(rowExtent(points(ofRowAt: index, proposal, delegate), index), at: index)
    }
  }

  /// Updates the extent of a section that grew or shrank in its column.
  @usableFromInline
  mutating func resizeSection(_ section: Int) {
    let part = prepared.part(at: section)
    let column = prepared.column(ofPartAt: section)
    prepared.stacks[column].setExtent(prepared.extent(of: part), of: section)
    work.placed += 1
  }

  /// A Boolean value that indicates whether sections keep their columns if their extents change.
  @usableFromInline
  var keepsPlaces: Bool {
    let keepsColumns =
      layout.changePolicy == .preserveTracks && layout.placement != .balanced
      || prepared.metrics.grid.count == 1
    return keepsColumns && splitRoom == nil
  }

  /// Removes rows from last to first.
  ///
  /// - Returns: The extents of the rows that move within their section, by their old items.
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

  /// Updates parts and columns, from the first changed section on.
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

  /// Returns the first section that the changes may affect.
  @usableFromInline
  func firstTouched(_ changes: LayoutChanges) -> Int {
    min(
      changes.sections.firstChange ?? .max, changes.within.first?.section ?? .max,
      changes.bars.first { hasSection($0) } ?? .max)
  }

  /// Splits the sections from `first` on into parts again.
  ///
  /// - Returns: The places of the parts whose columns must be asked for.
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
    var assigned: [Int32] = []
    let start = startPlace(first)
    var stays = false
    for place in start..<max(start, prepared.partCount) {
      let part = prepared.part(at: place)
      let section = part.section
      if part.number == 0 {
        // Parts are asked for together, because a diagnostic belongs to all parts of a section.
        let last = numberOfLastPart(from: place)
        stays =
          changes.sections.oldIndex(ofKept: section) == section
          && before.place(ofPart: last, in: section) != nil
          && before.place(ofPart: last + 1, in: section) == nil
        if !stays {
          diagnostics.remove { $0 == .section(section, parameter: Self.columnKey) }
        }
      }
      if stays, let was = before.place(ofPart: part.number, in: section) {
        assigned.append(before.assigned.isEmpty ? -1 : before.assigned[was])
      } else {
        assigned.append(-1)
        ask.append(place)
      }
    }
    if !before.assigned.isEmpty {
      prepared.assigned.removeLast(max(0, prepared.assigned.count - start))
      prepared.assigned.append(contentsOf: assigned)
    }
    return ask
  }

  /// Returns the number of the last part of a section whose first part is at `place`.
  private func numberOfLastPart(from place: Int) -> Int {
    let parts = prepared.parts
    var last = place
    while last + 1 < parts.count, parts[last + 1].section == parts[place].section { last += 1 }
    return last - place
  }

  /// Returns the place of the first part of `section` or of a section after it.
  ///
  /// If there is none, returns the number of parts.
  private func startPlace(_ section: Int) -> Int {
    guard !prepared.parts.isEmpty else { return min(section, prepared.partCount) }
    return SortedSearch.first(in: prepared.parts.count) {
      prepared.parts[$0].section >= section
    }
  }

  /// Assigns columns to the parts from section `first` on.
  @usableFromInline
  mutating func finishParts(
    from first: Int, _ changes: LayoutChanges, _ before: GroupedColumnsBefore
  ) {
    // Balancing determines all columns together.
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
