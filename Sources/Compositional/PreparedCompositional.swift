import StrategyKit

/// The result of preparing a compositional layout.
///
/// Sections with the same description share a template. If a group repeats unchanged, it is stored
/// once, regardless of the number of items. If extents are estimated and differ, the extent of each
/// group is stored, and a query lays out the groups that it needs.
///
/// - Complexity: 24 to 32 bytes per section, 16 more if its header or footer is measured, and 4 to
///   17 bytes per item in sections whose extents are estimated and differ, or 6 to 24 after
///   insertions or removals. Finding an element's attributes takes O(log *n*) time, where *n* is
///   the number of items. A query also depends on the number of items in view.
public struct PreparedCompositional: PreparedLayout, CustomStringConvertible {
  typealias Units = PerAxis<Int64>

  /// The stored state of a section.
  struct Record: Hashable, Sendable {
    var template: Int32
    /// The place of the section's measured header and footer in ``measuredEdgeItems``, or -1.
    var edgeItems: Int32 = -1
    var count: Int
    /// The extent of the measured groups along the main axis if they follow one another across it.
    var body: Int64 = 0
  }

  let layout: CompositionalLayout
  let environment: LayoutEnvironment
  var container: LayoutContainer
  var space: LayoutSpace { container.space }
  /// The boundary items of the whole layout.
  let boundaries: CompositionalBoundaries
  let interSectionSpacing: Int64

  var templates = CompositionalTemplates()
  var records: [Record] = []
  /// The extents of measured headers and footers.
  var measuredEdgeItems: [MeasuredEdgeItems] = []
  /// The extent of each section, including the spacing to the next.
  var extents = ExtentIndex(count: 0, extent: 0)
  var measured = MeasuredGroups()
  /// The largest number of items after a measured group that were examined to fill it.
  var lookahead = 0
  /// A Boolean value that indicates whether the content ends at the largest position.
  var isTooLarge = false

  /// The invalid values in the layout's input, and the values that replaced them.
  public internal(set) var diagnostics = LayoutDiagnostics()
  /// The work that the last preparation or update required.
  public internal(set) var work = LayoutWork()

  /// Creates a layout without sections.
  init(
    _ layout: CompositionalLayout, _ environment: LayoutEnvironment,
    _ boundaryItems: [CompositionalBoundary]
  ) {
    self.layout = layout
    self.environment = environment
    container = LayoutContainer(
      environment, axis: layout.axis, rounding: layout.rounding, diagnostics: &diagnostics)
    var maker = CompositionalNodes(axis: layout.axis, reserved: [])
    interSectionSpacing = maker.length(layout.interSectionSpacing)
    diagnostics.note(maker.problems, .parameter("interSectionSpacing"))
    maker.problems = []
    boundaries = CompositionalBoundaries(
      boundaryItems, in: container.extentsBetweenBars, crossStart: 0, maker: &maker,
      floor: container.floorGrid)
    diagnostics.note(maker.problems, .parameter("boundaryItems"))
    templates.include(boundaries)
  }

  /// The size in points of the content, which is the scrollable area.
  public var contentSize: LayoutSize { space.contentSize(cross: container.crossPoints) }

  /// The number of sections.
  public var numberOfSections: Int { records.count }

  /// Returns the number of items in a section, or 0 if the section does not exist.
  ///
  /// - Parameter section: The number of the section.
  public func numberOfItems(inSection section: Int) -> Int {
    records.indices.contains(section) ? records[section].count : 0
  }

  func template(ofSection section: Int) -> CompositionalTemplate {
    templates[records[section].template]
  }

  // MARK: Places

  /// The start of the content between the bars, across the main axis.
  var crossStart: Int64 { LayoutUnit(points: container.crossStartInset).rawValue }

  /// The extent of the container between the bars, across the main axis.
  var crossExtent: Int64 {
    max(
      0,
      space.crossLength.rawValue &- crossStart
        &- LayoutUnit(points: container.crossEndInset).rawValue)
  }

  /// A section with its geometry.
  struct Place {
    var section: Int
    var template: CompositionalTemplate
    /// The boundary items of the section, with their measured extents.
    var boundaries: CompositionalBoundaries
    var count: Int
    /// The start and the length of the section along the main axis.
    var start: Int64
    var length: Int64
    /// The start of the section's groups, moved by the offset of a section that scrolls
    /// independently.
    var groups: Units
    /// The section's groups among those of ``pitches``.
    var numbers: Range<Int>
    /// The number of items in the groups of ``counts`` before the section.
    var firstItem: Int
    /// The distances between the starts of groups, of all measured sections or of this one.
    var pitches: ExtentIndex
    /// The number of items in each of these groups.
    var counts: ExtentIndex
  }

  /// Returns a section with its geometry.
  ///
  /// - Parameter section: The number of the section.
  /// - Parameter viewport: The viewport, which contains the offsets of sections that scroll
  ///   independently.
  func place(ofSection section: Int, in viewport: LayoutViewport) -> Place {
    let record = records[section]
    let template = templates[record.template]
    let own = boundaries(ofSection: section)
    let start = boundaries.headExtent &+ extents.offset(of: section)
    var (pitches, counts) = (measured.pitches, measured.counts)
    if !template.isMeasured {
      pitches = template.pitches(forItems: record.count)
      counts = ExtentIndex(count: pitches.count, extent: Int64(template.capacity))
    }
    let numbers = template.isMeasured ? measured.groups(ofSection: section) : 0..<pitches.count
    var place = Place(
      section: section, template: template, boundaries: own, count: record.count, start: start,
      length: max(0, extents.extent(of: section) &- interSectionSpacing),
      groups: Units(
        main: start &+ own.headExtent &+ template.starts.main,
        cross: crossStart &+ template.starts.cross),
      numbers: numbers, firstItem: Int(counts.offset(of: numbers.lowerBound)),
      pitches: pitches, counts: counts)
    if template.scrolling != nil {
      place.groups.cross = place.groups.cross &- shift(of: place, in: viewport)
    }
    return place
  }

  /// Returns the start and the extent of a group along the axis of the groups.
  func group(_ number: Int, of place: Place) -> (start: Int64, extent: Int64) {
    let start =
      place.pitches.offset(of: number) &- place.pitches.offset(of: place.numbers.lowerBound)
    let extent = max(0, place.pitches.extent(of: number) &- place.template.spacing)
    return (
      start, place.template.isMeasured ? extent : place.template.size[place.template.stacksMain]
    )
  }

  /// Returns the number of a group's first item in its section.
  func firstItem(ofGroup number: Int, of place: Place) -> Int {
    Int(place.counts.offset(of: number)) - place.firstItem
  }

  /// Returns the number of the group that contains an item.
  func group(ofItem item: Int, of place: Place) -> Int {
    place.counts.firstIndex(endingAfter: Int64(place.firstItem + item))
  }

  /// Returns the length of all groups of a section along the axis of the groups.
  func groupsLength(of place: Place) -> Int64 {
    guard let last = place.numbers.last else { return 0 }
    let group = group(last, of: place)
    return place.template.isMeasured
      ? group.start &+ group.extent : max(0, place.pitches.length &- place.template.spacing)
  }
}

extension LayoutContainer {
  /// The extents of the container between the bars at the edges of the cross axis.
  var extentsBetweenBars: PerAxis<Int64> {
    let bars = LayoutUnit(points: crossStartInset + crossEndInset)
    return PerAxis(main: mainExtent.rawValue, cross: max(0, (crossLength - bars).rawValue))
  }
}
