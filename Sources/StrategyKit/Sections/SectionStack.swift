import LayoutCore

/// A stack of consecutive sections: their headers, footers and positions.
///
/// This is the part of a sectioned layout that does not depend on the strategy.
struct SectionStack: Sendable {
  struct Record: Sendable {
    /// The place of the section's style among all styles.
    var style: Int32
    /// The place of the section's measured edges, or −1 if its edge items have the extents of the
    /// style.
    var measuredEdges: Int32 = -1
    /// The number of items.
    var count: Int
    var bounds = SectionBounds.zero

    init(style: Int, count: Int) {
      self.style = Int32(style)
      self.count = count
    }
  }

  let environment: LayoutEnvironment
  let container: LayoutContainer
  var space: LayoutSpace
  var records = SectionList<Record>()
  /// The edge items and insets of each style.
  private var styleEdges: [SectionEdges] = []
  /// The edge items and insets of sections with measured edge items; each belongs to at most one
  /// section.
  private var measuredEdges: [SectionEdges] = []
  /// The places of measured edges that no section has.
  private var freeEdges: [Int32] = []
  /// The extents of all sections along the scroll axis, which determine their offsets.
  var offsets = ExtentIndex(count: 0, extent: 0)
  /// The distances by which elements extend beyond their sections, before and after.
  private var overhangBefore = LayoutUnit.zero
  private var overhangAfter = LayoutUnit.zero
  /// The distances from the content's edges to the first and the last section.
  let (contentStart, contentEnd): (LayoutUnit, LayoutUnit)
  private let minimumExtent: LayoutUnit
  /// A Boolean value that indicates whether the content is wider than the container.
  let isWide: Bool
  /// The number of items of all sections.
  var itemCount = 0
  /// A Boolean value that indicates whether headers or footers are pinned in some style.
  private(set) var pins = false
  var diagnostics = LayoutDiagnostics()
  /// A Boolean value that indicates whether some style has replaced parameters.
  private(set) var replacesParameters = false

  init(
    _ environment: LayoutEnvironment, axis: LayoutAxis, rounding: PixelRounding,
    insets: LayoutInsets, crossExtent: Double?, minimumExtent: Double
  ) {
    self.environment = environment
    var diagnostics = LayoutDiagnostics()
    var container = LayoutContainer(
      environment, axis: axis, rounding: rounding, diagnostics: &diagnostics)
    func extent(_ points: Double, _ name: String) -> LayoutUnit {
      diagnostics.checkedExtent(points, of: .parameter(name))
    }
    contentStart = extent(insets.start(along: axis), "contentInsets")
    contentEnd = extent(insets.end(along: axis), "contentInsets")
    var minimum = extent(minimumExtent, "minimumContentExtent")
    let cross = crossExtent.map { extent($0, "contentCrossExtent").points } ?? 0
    isWide = cross > container.crossPoints
    if isWide {
      // From right to left, content narrower than the container would be at its left.
      if container.space.mirrorsMain { minimum = max(minimum, container.usableMainExtent) }
      container.widen(to: cross)
    }
    self.minimumExtent = minimum
    self.container = container
    space = container.space
    self.diagnostics = diagnostics
  }

  /// Adds the edge items and insets of a style.
  mutating func addStyle(_ edges: SectionEdges) {
    styleEdges.append(edges)
    pins = pins || edges.header.pins || edges.footer.pins
  }

  /// Reports the parameters of a section that are replaced.
  mutating func report(_ notes: SectionNotes, of section: Int) {
    for note in notes.notes {
      replacesParameters = true
      diagnostics.note(
        LayoutDiagnostic(
          .section(section, parameter: note.key), note.problem, given: note.given, used: note.used))
    }
  }

  private func sectionEdges(of section: Int) -> SectionEdges {
    let measured = Int(records[section].measuredEdges)
    return measured < 0 ? styleEdges[Int(records[section].style)] : measuredEdges[measured]
  }

  // MARK: Places

  /// Stores the extent of a section's items.
  mutating func setContent(count: Int, _ bounds: SectionBounds, of number: Int) {
    itemCount += count - records[number].count
    records[number].count = count
    records[number].bounds = bounds
    records[number].bounds.length = max(.zero, bounds.length)
  }

  /// Places all sections one after the other.
  mutating func stack() {
    var builder = ExtentIndexBuilder(expecting: records.count)
    overhangBefore = .zero
    overhangAfter = .zero
    var isCut = false
    for number in records.indices {
      // Content ends at the farthest position, and later sections overlap each other there.
      let start = builder.length
      builder.append(naturalExtent(of: number).rawValue)
      noteOverhang(of: number, extent: LayoutUnit(rawValue: builder.length &- start))
      isCut = isCut || records[number].bounds.isCut
    }
    offsets = builder.finish()
    if offsets.isCut || isCut { diagnostics.noteCutContent() }
    finish()
  }

  /// Updates the extents of changed sections; the others keep theirs.
  ///
  /// - Parameter others: Other sections that are new or have other parameters.
  mutating func restack(_ changes: LayoutChanges, _ others: [Int]) {
    let isNearLimit = offsets.length >= LayoutLimits.maximumPosition.rawValue / 2
    // If many sections change, placing all of them is less work than a search for each.
    let count = changes.within.count + changes.edgeItems.count + others.count
    if isNearLimit || count > 64 && count > records.count / 64 { return stack() }
    for change in changes.within { restack(change.section) }
    for section in changes.edgeItems where records.indices.contains(section) { restack(section) }
    for section in others { restack(section) }
    // Content beyond the farthest position is cut off at the end, not at the section that grew.
    if offsets.isCut { stack() } else { finish() }
  }

  private mutating func restack(_ section: Int) {
    offsets.setExtent(naturalExtent(of: section).rawValue, of: section)
    noteOverhang(of: section, extent: LayoutUnit(rawValue: offsets.extent(of: section)))
  }

  /// Returns the extent of a section along the scroll axis, which can be negative if insets are.
  private func naturalExtent(of number: Int) -> LayoutUnit {
    let own = sectionEdges(of: number)
    return own.itemsStart + records[number].bounds.length + own.insetEnd + own.footer.total
  }

  /// Updates the distances by which elements of a section can extend beyond it, in any viewport.
  private mutating func noteOverhang(of number: Int, extent: LayoutUnit) {
    let bounds = records[number].bounds
    let own = sectionEdges(of: number)
    func note(from lower: LayoutUnit, to upper: LayoutUnit) {
      overhangBefore = max(overhangBefore, .zero - lower)
      overhangAfter = max(overhangAfter, upper - extent)
    }
    if records[number].count > 0 {
      note(
        from: own.itemsStart - bounds.before, to: own.itemsStart + bounds.length + bounds.after)
    }
    // Negative insets put edge items outside their section. A pinned edge item moves between two
    // positions, and either can be outside.
    for isFooter in [false, true] {
      if let (_, span) = own.edgeItem(
        isFooter: isFooter, from: .zero, items: bounds.length, extent: extent)
      {
        note(from: span.leastStart, to: span.greatestEnd)
      }
    }
  }

  private mutating func finish() {
    space.mainLength = max(
      contentStart + contentEnd + LayoutUnit(rawValue: offsets.length), minimumExtent)
  }
}

/// Changes of sections that do not depend on the strategy.
extension SectionStack {
  /// Inserts a section whose items are not placed yet, or one that moves.
  mutating func insert(_ record: Record, at number: Int) {
    records.insert(record, at: number)
    offsets.insert(0, at: number)
    itemCount += record.count
  }

  mutating func remove(at number: Int) -> Record {
    offsets.remove(at: number)
    let record = records.remove(at: number)
    itemCount -= record.count
    return record
  }

  /// Lets another section use the measured edges of a section that was removed.
  mutating func release(_ record: Record) {
    if record.measuredEdges >= 0 { freeEdges.append(record.measuredEdges) }
  }

  /// Removes the edges of styles that no section has, and numbers the others again.
  ///
  /// - Returns: The old numbers of the styles that are kept.
  mutating func keepUsedStyles() -> [Int] {
    var numbers = [Int32](repeating: -1, count: styleEdges.count)
    var kept: [Int] = []
    for number in records.indices {
      let style = Int(records[number].style)
      if numbers[style] < 0 {
        numbers[style] = Int32(kept.count)
        kept.append(style)
      }
      records[number].style = numbers[style]
    }
    styleEdges = kept.map { styleEdges[$0] }
    return kept
  }
}

/// Queries that do not depend on the strategy: sections and their edge items.
extension SectionStack {
  /// The sections that a query has not examined yet.
  struct Visits {
    var next: Int
    let end: Int
    /// The number of examined sections.
    var count = 0
    /// A Boolean value that indicates whether an examined section has a header or footer.
    var hasEdgeItems = false
  }

  /// Returns the sections that can have elements in a window.
  ///
  /// Pinned elements never leave their section, so they need no search of their own.
  func visits(in window: LayoutWindow) -> Visits {
    let found = offsets.indexes(
      between: (window.mainLower - overhangAfter - contentStart).rawValue,
      and: (window.mainUpper + overhangBefore - contentStart).rawValue)
    return Visits(next: found.lowerBound, end: found.upperBound)
  }

  /// All sections, for a query without a rectangle.
  var visits: Visits { Visits(next: 0, end: records.count) }

  /// Returns the next section that can have items in a window, or `nil` after the last.
  ///
  /// - Returns: The section, the start of its items along the scroll axis, and the window in their
  ///   coordinates.
  func nextSearch(
    _ visits: inout Visits, in window: LayoutWindow
  ) -> (section: Int, start: LayoutUnit, window: LayoutWindow)? {
    while let (number, start) = next(&visits) {
      visits.count += 1
      let own = sectionEdges(of: number)
      if own.hasEdgeItems { visits.hasEdgeItems = true }
      let bounds = records[number].bounds
      let itemsStart = start + own.itemsStart
      var window = window
      window.mainLower -= itemsStart
      window.mainUpper -= itemsStart
      guard records[number].count > 0,
        window.mainLower < bounds.length + bounds.after,
        .zero - bounds.before < window.mainUpper
      else { continue }
      return (number, itemsStart, window)
    }
    return nil
  }

  /// Returns the next section to examine and its start, or `nil` after the last.
  private func next(_ visits: inout Visits) -> (number: Int, start: LayoutUnit)? {
    while visits.next < visits.end {
      let number = visits.next
      let start = start(of: number)
      if overhangAfter == .zero, overhangBefore == .zero, offsets.extent(of: number) == 0 {
        // Skip all empty sections at this position at once.
        visits.next = max(
          number + 1, offsets.firstIndex(endingAfter: (start - contentStart).rawValue))
        continue
      }
      visits.next = number + 1
      return (number, start)
    }
    return nil
  }

  private func start(of number: Int) -> LayoutUnit {
    contentStart + LayoutUnit(rawValue: offsets.offset(of: number))
  }

  /// Returns the start of a section's items along the scroll axis.
  func itemsStart(of number: Int) -> LayoutUnit {
    start(of: number) + sectionEdges(of: number).itemsStart
  }

  // MARK: Headers and footers

  /// Returns the attributes of an element other than a cell.
  func edgeItem(_ element: LayoutElement, viewport: LayoutViewport) -> LayoutAttributes? {
    guard let isFooter = isFooter(element) else { return nil }
    let number = element.index.section
    let edges = container.pinEdges(of: viewport, in: space)
    return edgeItem(isFooter: isFooter, of: number, from: start(of: number), edges)
  }

  /// Returns whether an element is the footer or the header of a section, or `nil` for any other.
  private func isFooter(_ element: LayoutElement) -> Bool? {
    guard element.category == .supplementary, element.index.item == 0,
      records.indices.contains(element.index.section)
    else { return nil }
    return element.kind == .footer ? true : element.kind == .header ? false : nil
  }

  /// Returns the header or footer of a section in a viewport, or `nil` if it has none.
  private func edgeItem(
    isFooter: Bool, of number: Int, from start: LayoutUnit,
    _ edges: (leading: LayoutUnit, trailing: LayoutUnit)
  ) -> LayoutAttributes? {
    guard
      let (edgeItem, span) = sectionEdges(of: number).edgeItem(
        isFooter: isFooter, from: start, items: records[number].bounds.length,
        extent: LayoutUnit(rawValue: offsets.extent(of: number)))
    else { return nil }
    let lower = span.start(from: edges.leading, to: edges.trailing)
    return LayoutAttributes(
      element: .supplementary(isFooter ? .footer : .header, number),
      frame: space.frame(
        main: space.mainSpan(from: lower, to: lower + edgeItem.extent),
        cross: edgeItem.cross),
      zIndex: edgeItem.zIndex)
  }

  /// Appends headers and footers of some sections whose frames intersect a rectangle.
  ///
  /// - Parameter rect: The rectangle, or `nil` for all headers and footers of the sections.
  /// - Parameter pinnedOnly: A Boolean value that indicates whether only pinned edge items are
  ///   appended.
  /// - Returns: A Boolean value that indicates whether the whole answer from `first` on is in
  ///   order.
  func appendEdgeItems(
    in rect: LayoutRect?, _ visits: Visits, _ viewport: LayoutViewport, pinnedOnly: Bool = false,
    to answer: inout [LayoutAttributes], from first: Int
  ) -> Bool {
    guard !pinnedOnly || pins else { return true }
    let edges = container.pinEdges(of: viewport, in: space)
    var visits = visits
    var isInOrder = true
    while let (number, start) = next(&visits) {
      func add(isFooter: Bool) {
        guard
          !pinnedOnly
            || styleEdges[Int(records[number].style)].edgeItem(isFooter: isFooter).isPinned,
          let attributes = edgeItem(isFooter: isFooter, of: number, from: start, edges),
          rect.map({ attributes.frame.intersects($0) }) ?? true
        else { return }
        if answer.count > first, let last = answer.last,
          LayoutAttributes.areInOrder(attributes, last)
        {
          isInOrder = false
        }
        answer.append(attributes)
      }
      add(isFooter: true)
      add(isFooter: false)
    }
    return isInOrder
  }

  // MARK: What follows the viewport

  var scrolling: ContentScrolling {
    ContentScrolling(along: isWide ? nil : space.axis, followers: pins ? .pinned : .none)
  }

  /// Returns the scroll axis if `element` is a pinned edge item, and no axis otherwise.
  func followedAxes(of element: LayoutElement) -> LayoutAxes {
    guard pins, let isFooter = isFooter(element),
      sectionEdges(of: element.index.section).edgeItem(isFooter: isFooter).pins
    else { return [] }
    return LayoutAxes(space.axis)
  }

  /// Returns the extent that pinned edge items cover at each edge for a cell.
  func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    guard pins, let element, element.category == .cell,
      records.indices.contains(element.index.section)
    else { return .zero }
    let own = sectionEdges(of: element.index.section)
    var edges = LayoutInsets.zero
    if own.header.pins { edges.set(own.header.extent.points, at: .start(of: space.axis)) }
    if own.footer.pins { edges.set(own.footer.extent.points, at: .end(of: space.axis)) }
    return edges
  }
}

/// Headers and footers that are measured after the layout is shown.
extension SectionStack {
  var hasMeasuredEdgeItems: Bool { !measuredEdges.isEmpty }

  /// Returns `false` for a section without edge items, which ignores measured sizes.
  func canMeasureEdgeItems(of number: Int) -> Bool {
    records[number].measuredEdges >= 0 || styleEdges[Int(records[number].style)].hasEdgeItems
  }

  /// Sets the measured sizes of a section's edge items; an edge item without an extent has no
  /// measured size.
  ///
  /// The diagnostics of earlier sizes must have been removed.
  mutating func setEdgeItemSizes(_ sizes: EdgeItemSizes, of number: Int) {
    let place = Int(records[number].measuredEdges)
    if sizes.isEmpty, place < 0 { return }
    var own = styleEdges[Int(records[number].style)]
    measure(&own.header, sizes.header, .supplementary(.header, number))
    measure(&own.footer, sizes.footer, .supplementary(.footer, number))
    if place >= 0 {
      measuredEdges[place] = own
    } else if let free = freeEdges.popLast() {
      records[number].measuredEdges = free
      measuredEdges[Int(free)] = own
    } else {
      records[number].measuredEdges = Int32(measuredEdges.count)
      measuredEdges.append(own)
    }
  }

  private mutating func measure(
    _ edgeItem: inout SectionEdges.Item, _ size: LayoutSize?, _ element: LayoutElement
  ) {
    guard let size, edgeItem.extent > .zero else { return }
    edgeItem.extent = diagnostics.checkedExtent(
      size.extent(along: space.axis), of: .element(element))
  }

  /// Removes the diagnostics of measured edge items that an update asks for again.
  mutating func removeEdgeItemDiagnostics(askedAgainBy changes: LayoutChanges) {
    diagnostics.remove { subject in
      guard case .element(let element) = subject, element.category == .supplementary else {
        return false
      }
      let section = element.index.section
      return SortedSearch.contains(section, in: changes.edgeItems)
        || changes.sections.oldIndex(ofKept: section) != section
    }
  }
}
