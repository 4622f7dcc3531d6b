import StrategyKit

/// The first steps of a preparation, which ``GroupedColumnsLayout/prepare(for:in:)`` runs in order.
///
/// An update repeats those that its changes require.
extension PreparedGroupedColumns {
  // MARK: 1. Resolve

  mutating func resolveSections(of delegate: AnyLayoutDelegate) throws(LayoutError) {
    let sections = try diagnostics.checkedSectionCount(delegate.numberOfSections)
    let common = delegate.commonNumberOfItems
    // The question is created once, because embedded Swift hashes its name each time.
    let question = LayoutQuestion.groupedColumnsSection
    var counts: [Int64] = []
    var sum = 0
    counts.reserveCapacity(sections)
    frames.reserveCapacity(sections)
    for section in 0..<sections {
      let count = try diagnostics.checkedCount(
        common ?? delegate.numberOfItems(inSection: section), inSection: section, after: sum)
      counts.append(Int64(count))
      sum += count
      let parameters = parameters(ofSection: section, delegate, question)
      frames.append(frame(for: parameters, section: section))
    }
    firstRows = ExtentIndex(count: sections) { counts[$0] }
    if sections > 0, delegate.answers(.edgeItemSizes, inSection: 0) {
      for section in 0..<sections { measureEdgeItems(ofSection: section, delegate) }
    }
  }

  func parameters(
    ofSection section: Int, _ delegate: AnyLayoutDelegate,
    _ question: LayoutQuestion<GroupedColumnsSection> = .groupedColumnsSection
  ) -> GroupedColumnsSection {
    delegate.answer(
      to: question, at: ElementIndex(section: section), default: layout.section)
  }

  /// Returns the extents of a section's padding, header and footer.
  mutating func frame(
    for parameters: GroupedColumnsSection, section: Int
  ) -> GroupedSectionFrame {
    func extent(_ points: Double, _ key: String) -> LayoutUnit {
      diagnostics.checkedExtent(points, of: .section(section, parameter: key))
    }
    return GroupedSectionFrame(
      padding: extent(parameters.sectionSpacing, "sectionSpacing"),
      header: extent(parameters.headerExtent, "headerExtent"),
      footer: extent(parameters.footerExtent, "footerExtent"))
  }

  /// Asks for the measured header and footer of a section, if it has one.
  mutating func measureEdgeItems(ofSection section: Int, _ delegate: AnyLayoutDelegate) {
    guard hasEdgeItems(section) else { return }
    setEdgeItemSizes(
      delegate.answer(
        to: .edgeItemSizes, at: ElementIndex(section: section), default: EdgeItemSizes()),
      ofSection: section)
  }

  func hasEdgeItems(_ section: Int) -> Bool {
    frames[section].header > .zero || frames[section].footer > .zero
  }

  /// Replaces the extents of a section's header and footer by measured ones.
  mutating func setEdgeItemSizes(_ sizes: EdgeItemSizes, ofSection section: Int) {
    work.questions += 1
    func measure(_ edgeItem: inout LayoutUnit, _ size: LayoutSize?, _ kind: ElementKind) {
      guard let size, edgeItem > .zero else { return }
      edgeItem = diagnostics.checkedExtent(
        size.extent(along: layout.axis), of: .element(.supplementary(kind, section)))
    }
    var frame = frames[section]
    measure(&frame.header, sizes.header, .header)
    measure(&frame.footer, sizes.footer, .footer)
    frames[section] = frame
  }

  // MARK: 2. Size

  mutating func sizeRows(of delegate: AnyLayoutDelegate) {
    if !delegate.hasItemSizes, let equal = equalRows {
      rows = equal
      return
    }
    var extents = ExtentIndexBuilder(expecting: Int(firstRows.length))
    for section in 0..<numberOfSections {
      extents.append(count: numberOfItems(inSection: section)) { item in
        rowExtent(at: ElementIndex(section: section, item: item), delegate)
      }
    }
    rows = extents.finish()
    if rows.isCut { diagnostics.noteCutContent() }
  }

  /// The rows without sizes; `nil` if their extent is invalid, or if the content is cut off.
  var equalRows: ExtentIndex? {
    let points = container.floorGrid?.floor(layout.itemExtent) ?? layout.itemExtent
    guard let extent = LayoutUnit.narrow(points: points) else { return nil }
    let rows = ExtentIndex(count: Int(firstRows.length), extent: Int64(extent))
    return rows.isCut ? nil : rows
  }

  /// The extent of rows across the scroll axis.
  var rowProposal: LayoutProposal {
    let card = (metrics.cardLeading + metrics.cardTrailing).points
    return LayoutProposal(across: layout.axis, extent: max(0, metrics.grid.trackExtent - card))
  }

  /// Asks for the extent of one row, and returns it in layout units.
  ///
  /// It is that of the size that the delegate gives, or else the layout's `itemExtent`.
  mutating func rowExtent(at index: ElementIndex, _ delegate: AnyLayoutDelegate) -> Int64 {
    work.questions += 1
    let size = delegate.sizeForItem(at: index, proposal: rowProposal)
    let points = size?.extent(along: layout.axis) ?? layout.itemExtent
    let floor = container.floorGrid
    if floor == nil, let usual = LayoutUnit.narrow(points: points) { return Int64(usual) }
    return diagnostics.checkedExtent(
      floor.map { $0.floor(points) } ?? points, given: points, of: .element(.cell(at: index))
    ).rawValue
  }

  // MARK: 3. Group

  /// Splits the sections from `first` on into parts, if the layout does.
  mutating func groupRows(from first: Int) {
    guard let room = splitRoom else { return }
    parts.list.removeLast(parts.list.count - parts.firstPlace(of: first))
    for section in first..<numberOfSections { split(section, room) }
  }

  /// The largest extent of a part along the main axis, or `nil` if sections are not split.
  var splitRoom: LayoutUnit? {
    guard layout.splitsTallSections else { return nil }
    let room = container.mainExtent - container.mainStartInset - container.mainEndInset
    return room > .zero ? room : nil
  }

  /// Splits a section into parts that fit into `room`.
  ///
  /// A row is never split, so a part with one row can be larger than `room`.
  private mutating func split(_ section: Int, _ room: LayoutUnit) {
    let frame = frames[section]
    let first = Int(firstRows.offset(of: section))
    let card = metrics.cardStart + metrics.cardEnd
    let end = first + numberOfItems(inSection: section)
    var row = first
    var number = 0
    repeat {
      let header = number == 0 ? frame.header : .zero
      let begin = rows.offset(of: row)
      let rest = LayoutUnit(rawValue: rows.offset(of: end) &- begin) + header + frame.footer + card
      var next = end
      if rest > room {
        // Take the rows that end within the room, but at least one. If all rows fit but the footer
        // does not, the last row moves to the next part with it.
        let fitting = rows.firstIndex(endingAfter: begin &+ (room - header - card).rawValue)
        next = min(end, max(row + 1, min(fitting, end - 1)))
      }
      parts.list.append(
        GroupedPart(
          section: section, number: number, firstRow: row - first, count: next - row,
          isLast: next == end))
      row = next
      number += 1
    } while row < end
  }

  /// Asks the delegate for the columns of parts.
  mutating func askForColumns(
    ofPartsAt places: some Sequence<Int>, _ delegate: AnyLayoutDelegate
  ) {
    let question = LayoutQuestion.groupedColumnsColumn
    for place in places {
      let part = part(at: place)
      let index = ElementIndex(section: part.section, item: part.number)
      let column = delegate.answer(to: question, at: index, default: nil)
      if let column { assign(column, place, part.section) }
    }
  }

  /// The parameter of diagnostics about the column of a section.
  static var columnKey: String { "column" }

  mutating func assign(_ column: Int, _ place: Int, _ section: Int) {
    let used = min(max(column, 0), metrics.grid.count - 1)
    if used != column {
      diagnostics.note(
        LayoutDiagnostic(
          .section(section, parameter: Self.columnKey), .outOfRange, given: Double(column),
          used: Double(used)))
    }
    if parts.assigned.isEmpty { parts.assigned = Array(repeating: -1, count: partCount) }
    parts.assigned[place] = Int32(truncatingIfNeeded: used)
  }
}
