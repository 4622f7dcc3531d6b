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
  var styleEdges: [SectionEdges] = []
  /// The edge items and insets of sections with measured edge items; each belongs to at most one
  /// section.
  var measuredEdges: [SectionEdges] = []
  /// The places of measured edges that no section has.
  var freeEdges: [Int32] = []
  /// The extents of all sections along the scroll axis, which determine their offsets.
  var offsets = ExtentIndex(count: 0, extent: 0)
  /// The distances by which elements extend beyond their sections, before and after.
  var overhangBefore = LayoutUnit.zero
  var overhangAfter = LayoutUnit.zero
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

  func sectionEdges(of section: Int) -> SectionEdges {
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
