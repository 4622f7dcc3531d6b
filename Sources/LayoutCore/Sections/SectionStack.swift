/// A stack of consecutive sections: their headers, footers and positions.
///
/// This is the part of a sectioned layout that does not depend on the strategy.
@usableFromInline
struct SectionStack: Sendable {
  @usableFromInline
  struct Record: Sendable {
    /// The place of the section's style among all styles.
    @usableFromInline var style: Int32
    /// The place of the section's measured frame, or −1 if its bars have the extents of the style.
    var measuredFrame: Int32 = -1
    /// The number of items.
    @usableFromInline var count: Int
    @usableFromInline var bounds = SectionBounds.zero

    @usableFromInline
    init(style: Int, count: Int) {
      self.style = Int32(style)
      self.count = count
    }
  }

  @usableFromInline let environment: LayoutEnvironment
  @usableFromInline let container: LayoutContainer
  @usableFromInline var space: LayoutSpace
  @usableFromInline var records = SectionList<Record>()
  /// The bars and insets of each style.
  var frames: [SectionFrame] = []
  /// The bars and insets of sections with measured bars; each belongs to at most one section.
  @usableFromInline var measuredFrames: [SectionFrame] = []
  /// The places of measured frames that no section has.
  var freeFrames: [Int32] = []
  /// The extents of all sections along the scroll axis, which determine their offsets.
  var offsets = ExtentIndex(count: 0, extent: 0)
  /// The distances by which elements extend beyond their sections, before and after.
  @usableFromInline var overhangBefore = LayoutUnit.zero
  @usableFromInline var overhangAfter = LayoutUnit.zero
  private var minimumExtent = LayoutUnit.zero
  /// The number of items of all sections.
  @usableFromInline var itemCount = 0
  /// A Boolean value that indicates whether headers or footers are pinned in some style.
  private(set) var pins = false
  @usableFromInline var diagnostics = LayoutDiagnostics()
  /// A Boolean value that indicates whether some style has replaced parameters.
  @usableFromInline private(set) var replacesParameters = false

  @usableFromInline
  init(_ environment: LayoutEnvironment, axis: LayoutAxis, rounding: PixelRounding) {
    self.environment = environment
    container = LayoutContainer(
      environment, axis: axis, rounding: rounding, diagnostics: &diagnostics)
    space = container.space
  }

  /// Adds a style with checked parameters, and returns the parameters that placement depends on.
  @usableFromInline
  mutating func addStyle(_ parameters: SectionParameters, of section: Int) -> SectionMetrics {
    let (metrics, frame) = resolve(parameters, of: section)
    frames.append(frame)
    pins = pins || frame.header.pins || frame.footer.pins
    return metrics
  }

  /// Converts the parameters of a section, and notes those that are replaced.
  @usableFromInline @discardableResult
  mutating func resolve(
    _ parameters: SectionParameters, of section: Int
  ) -> (SectionMetrics, SectionFrame) {
    let container = container
    return SectionFrame.resolve(parameters, container) { note($0, $1, $2, $3, of: section) }
  }

  @usableFromInline
  mutating func note(
    _ key: String, _ problem: LayoutDiagnostic.Problem, _ given: Double, _ used: Double,
    of section: Int
  ) {
    replacesParameters = true
    diagnostics.note(
      LayoutDiagnostic(.section(section, parameter: key), problem, given: given, used: used))
  }

  func frame(of section: Int) -> SectionFrame {
    let measured = Int(records[section].measuredFrame)
    return measured < 0 ? frames[Int(records[section].style)] : measuredFrames[measured]
  }

  // MARK: Places

  /// Stores the extent of a section's items.
  @usableFromInline
  mutating func setContent(count: Int, _ bounds: SectionBounds, of number: Int) {
    itemCount += count - records[number].count
    records[number].count = count
    records[number].bounds = bounds
    records[number].bounds.length = max(.zero, bounds.length)
  }

  /// Places all sections one after the other.
  @usableFromInline
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

  /// Sets the minimum length of the content, in points.
  @usableFromInline
  mutating func setMinimumExtent(_ points: Double) {
    minimumExtent = diagnostics.checkedExtent(points, of: .parameter("minimumContentExtent"))
    finish()
  }

  /// Updates the extents of changed sections; the others keep theirs.
  ///
  /// - Parameter others: Other sections that are new or have other parameters.
  @usableFromInline
  mutating func restack(_ changes: LayoutChanges, _ others: [Int]) {
    let isNearLimit = offsets.length >= LayoutLimits.maximumPosition.rawValue / 2
    // If many sections change, placing all of them is less work than a search for each.
    let count = changes.within.count + changes.bars.count + others.count
    if isNearLimit || count > 64 && count > records.count / 64 { return stack() }
    for change in changes.within { restack(change.section) }
    for section in changes.bars where records.indices.contains(section) { restack(section) }
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
    let frame = frame(of: number)
    return frame.itemsStart + records[number].bounds.length + frame.insetEnd + frame.footer.total
  }

  /// Updates the distances by which elements of a section can extend beyond it, in any viewport.
  private mutating func noteOverhang(of number: Int, extent: LayoutUnit) {
    let bounds = records[number].bounds
    let frame = frame(of: number)
    func note(from lower: LayoutUnit, to upper: LayoutUnit) {
      overhangBefore = max(overhangBefore, .zero - lower)
      overhangAfter = max(overhangAfter, upper - extent)
    }
    if records[number].count > 0 {
      note(
        from: frame.itemsStart - bounds.before, to: frame.itemsStart + bounds.length + bounds.after)
    }
    // Negative insets put bars outside their section. A pinned bar moves between two positions, and
    // either can be outside.
    for isFooter in [false, true] {
      if let (_, span) = frame.bar(
        isFooter: isFooter, from: .zero, items: bounds.length, extent: extent)
      {
        note(from: span.leastStart, to: span.greatestEnd)
      }
    }
  }

  private mutating func finish() {
    space.mainLength = max(offsets.length, minimumExtent.rawValue)
  }
}
