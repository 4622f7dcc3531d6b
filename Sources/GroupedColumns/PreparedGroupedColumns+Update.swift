import StrategyKit

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
  public func update(
    _ prepared: inout PreparedGroupedColumns, by changes: LayoutChanges,
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard prepared.layout == self, prepared.environment == environment else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    try changes.checkItemCount(after: prepared.rows.count, for: delegate)
    // If content is cut off at the maximum position, the cut depends on everything before it. So
    // the layout must be prepared again.
    let wasCut = prepared.isCut
    prepared.work = LayoutWork()
    prepared.diagnostics.update(by: changes)
    let before = prepared.parts
    if !changes.sections.isEmpty { prepared.editSections(changes, delegate) }
    for change in changes.within { prepared.editRows(change, delegate) }
    prepared.editEdgeItems(changes, delegate)
    if prepared.keepsPlaces, changes.sections.isEmpty {
      // Usually rows were measured, or were inserted or removed in one column. Then only the
      // extents of their sections change.
      prepared.resizeSections(changes)
    } else {
      prepared.editParts(changes, before, delegate)
    }
    if wasCut || prepared.isCut { prepared = try prepare(for: delegate, in: environment) }
  }
}

extension PreparedGroupedColumns {
  // MARK: Sections

  /// Removes, inserts and moves sections with their rows.
  ///
  /// If the number of a section changes, its padding, header and footer are asked for again.
  mutating func editSections(_ changes: LayoutChanges, _ delegate: AnyLayoutDelegate) {
    changes.sections.apply(
      isOwn: { $0 }, take: { rowExtents(of: $0) }, remove: { removeSection($0) },
      insert: { insertSection($0, rows: $1 ?? measuredRows(of: $0, delegate)) })
    let isMeasured = numberOfSections > 0 && delegate.answers(.edgeItemSizes, inSection: 0)
    for section in 0..<changes.sections.newCount
    where changes.sections.oldIndex(ofKept: section) != section {
      setFrame(parameters(ofSection: section, delegate), ofSection: section)
      if isMeasured { measureEdgeItems(ofSection: section, delegate) }
    }
  }

  /// Asks for the extents of the rows of a new section.
  mutating func measuredRows(of section: Int, _ delegate: AnyLayoutDelegate) -> [Int64] {
    let count = diagnostics.checkedCount(
      delegate.numberOfItems(inSection: section), inSection: section)
    return (0..<count).map { rowExtent(at: ElementIndex(section: section, item: $0), delegate) }
  }

  func rowExtents(of section: Int) -> [Int64] {
    rowPlaces(of: section).map { rows.extent(of: $0) }
  }

  mutating func removeSection(_ section: Int) {
    let places = rowPlaces(of: section)
    rows.remove(places)
    firstRows.remove(at: section)
    frames.remove(at: section)
    work.moved += places.count
  }

  /// Returns the places of a section's rows among all rows.
  private func rowPlaces(of section: Int) -> Range<Int> {
    let first = Int(firstRows.offset(of: section))
    return first..<first + numberOfItems(inSection: section)
  }

  mutating func insertSection(_ section: Int, rows inserted: [Int64]) {
    firstRows.insert(Int64(inserted.count), at: section)
    let first = Int(firstRows.offset(of: section))
    rows.insert(count: inserted.count, at: first) { inserted[$0] }
    frames.insert(GroupedSectionFrame(padding: .zero, header: .zero, footer: .zero), at: section)
    work.moved += inserted.count
  }

  mutating func setFrame(_ parameters: GroupedColumnsSection, ofSection section: Int) {
    diagnostics.remove { subject in
      switch subject {
      case .section(section, let key): key != "numberOfItems" && key != Self.columnKey
      case .element(let element):
        element.category == .supplementary && element.index.section == section
      default: false
      }
    }
    frames[section] = frame(for: parameters, section: section)
  }

  // MARK: Headers and footers

  /// Asks for the headers and footers of the sections in which they were measured.
  mutating func editEdgeItems(_ changes: LayoutChanges, _ delegate: AnyLayoutDelegate) {
    for section in changes.edgeItems where frames.indices.contains(section) {
      // The layout's own extents apply again if the sizes are no longer known.
      setFrame(parameters(ofSection: section, delegate), ofSection: section)
      measureEdgeItems(ofSection: section, delegate)
    }
  }

  // MARK: Rows

  /// Applies the changes of the rows of one section.
  mutating func editRows(
    _ change: LayoutChanges.SectionChanges, _ delegate: AnyLayoutDelegate
  ) {
    let first = Int(firstRows.offset(of: change.section))
    change.items.apply(
      isOwn: { $0.section == change.oldSection ? $0.item : nil },
      take: { rows.extent(of: first + $0) }, remove: { rows.remove(at: first + $0) },
      insert: { item, extent in
        let index = ElementIndex(section: change.section, item: item)
        rows.insert(extent ?? rowExtent(at: index, delegate), at: first + item)
        work.moved += 1
      })
    if !change.items.isEmpty {
      firstRows.setExtent(Int64(change.items.newCount), of: change.section)
    }
    for item in change.resized where !change.isNew(item) {
      let index = ElementIndex(section: change.section, item: item)
      rows.setExtent(rowExtent(at: index, delegate), of: first + item)
      work.moved += 1
    }
  }

  // MARK: Parts

  /// A Boolean value that indicates whether parts keep their columns if their extents change.
  private var keepsColumns: Bool {
    layout.changePolicy == .preserveTracks && layout.placement != .balanced
  }

  /// A Boolean value that indicates whether sections keep their places if their extents change.
  var keepsPlaces: Bool { (keepsColumns || metrics.grid.count == 1) && splitRoom == nil }

  /// Updates the extents of sections that grew or shrank in their columns.
  mutating func resizeSections(_ changes: LayoutChanges) {
    func resize(_ section: Int) {
      stacks[column(ofPartAt: section)].setExtent(extent(of: part(at: section)), of: section)
      work.placed += 1
    }
    for change in changes.within { resize(change.section) }
    for section in changes.edgeItems where frames.indices.contains(section) { resize(section) }
    finish()
  }

  /// Updates parts and columns, from the first changed section on.
  mutating func editParts(
    _ changes: LayoutChanges, _ before: GroupedParts, _ delegate: AnyLayoutDelegate
  ) {
    let first = min(
      changes.sections.firstChange ?? .max, changes.within.first?.section ?? .max,
      changes.edgeItems.first { frames.indices.contains($0) } ?? .max)
    guard first < numberOfSections || !changes.sections.isEmpty else { return }
    askForColumns(ofPartsAt: regroup(from: first, changes, before), delegate)
    placeParts(from: first, changes, before)
  }

  /// Splits the sections from `first` on into parts again.
  ///
  /// - Returns: The places of the parts whose columns must be asked for.
  mutating func regroup(
    from first: Int, _ changes: LayoutChanges, _ before: GroupedParts
  ) -> [Int] {
    groupRows(from: first)
    let hasAssigned = !before.assigned.isEmpty
    if hasAssigned { parts.assigned.removeLast(parts.assigned.count - parts.firstPlace(of: first)) }
    var ask: [Int] = []
    for section in first..<numberOfSections {
      // Parts are asked for together, because a diagnostic belongs to all parts of a section.
      let places = parts.places(of: section)
      if changes.sections.oldIndex(ofKept: section) == section {
        let old = before.places(of: section)
        if old.count == places.count {
          if hasAssigned { parts.assigned += before.assigned[old] }
          continue
        }
      }
      diagnostics.remove { $0 == .section(section, parameter: Self.columnKey) }
      if hasAssigned { parts.assigned += repeatElement(-1, count: places.count) }
      ask += places
    }
    return ask
  }

  /// Assigns columns to the parts from section `first` on.
  mutating func placeParts(
    from first: Int, _ changes: LayoutChanges, _ before: GroupedParts
  ) {
    // Balancing determines all columns together.
    let start = layout.placement == .balanced ? 0 : parts.firstPlace(of: first)
    var kept: [Int32]?
    if keepsColumns {
      kept = (start..<partCount).map { place in
        let part = part(at: place)
        guard let old = changes.oldSection(of: part.section),
          let was = before.place(ofPart: part.number, in: old)
        else { return -1 }
        return before.columns.isEmpty ? 0 : Int32(before.columns[was])
      }
    }
    placeParts(from: start, keeping: kept)
  }
}
