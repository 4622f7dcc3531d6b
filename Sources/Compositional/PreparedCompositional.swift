import LayoutCore

/// The result of preparing a compositional layout.
///
/// Sections with the same description share a template. If a group repeats unchanged, it is stored
/// once, regardless of the number of items. If extents are estimated and differ, the extent of each
/// group is stored, and a query lays out the groups that it needs.
///
/// - Complexity: 24 to 36 bytes per section, and 4 to 17 bytes per item in sections whose extents
///   are estimated and differ, or 6 to 24 after insertions or removals. Finding an element's
///   attributes takes O(log *n*) time, where *n* is the number of items. A query also depends on the
///   number of items in view.
public struct PreparedCompositional: PreparedLayout {
  typealias Units = PerAxis<Int64>

  /// The stored state of a section.
  struct Record: Hashable, Sendable {
    var template: Int32
    var count: Int
    /// The extent of the measured groups along the main axis if they follow one another across it.
    var body: Int64 = 0
  }

  let layout: CompositionalLayout
  let environment: LayoutEnvironment
  let container: LayoutContainer
  var space: LayoutSpace
  /// The boundary items of the whole layout.
  var boundaries: CompositionalBoundaries
  let interSectionSpacing: Int64

  var templates: [CompositionalTemplate] = []
  /// The indices of templates by description.
  var templateOf: [CompositionalSection: Int32] = [:]
  var records: [Record] = []
  /// The extent of each section, including the spacing to the next.
  var extents = ExtentIndex(count: 0, extent: 0)
  var measured = MeasuredGroups()
  /// The largest distances by which elements reach beyond their sections.
  var reach = CompositionalTemplate.Reach()
  /// The kinds of the elements that are attached to items and groups.
  var attachedKinds: Set<ElementKind> = []
  /// The zIndexes of elements, ascending, or some of them if there are more than ``maximumLayers``.
  var layers: [Int] = []
  /// The largest number of zIndexes for which queries visit one layer at a time.
  static let maximumLayers = 4
  /// A Boolean value that indicates whether a query visits all layers at once.
  ///
  /// Otherwise, a query would lay out measured groups with elements in several layers once for each
  /// layer.
  var visitsLayersTogether = false
  /// A Boolean value that indicates whether at least one element is pinned.
  var pins = false

  /// The invalid values in the layout's input, and the values that replaced them.
  public internal(set) var diagnostics = LayoutDiagnostics()
  /// The problems of templates with invalid values, by the numbers of the templates.
  var templateProblems: [Int32: [LayoutDiagnostic]] = [:]
  /// The work that the last preparation or update required.
  public internal(set) var work = LayoutWork()

  init(
    layout: CompositionalLayout, environment: LayoutEnvironment, container: LayoutContainer,
    boundaries: CompositionalBoundaries, interSectionSpacing: Int64
  ) {
    self.layout = layout
    self.environment = environment
    self.container = container
    self.boundaries = boundaries
    self.interSectionSpacing = interSectionSpacing
    space = container.space
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

  /// Adds zIndexes, unless there are already too many to visit one layer at a time.
  mutating func addLayers(_ added: [Int]) {
    guard layers.count <= PreparedCompositional.maximumLayers else { return }
    layers = Set(layers).union(added).sorted()
  }

  // MARK: Places

  /// The start of the content between the bars, across the main axis.
  var crossStart: Int64 { LayoutUnit(points: container.crossStartInset).rawValue }

  /// The extent of the container between the bars, across the main axis.
  var crossExtent: Int64 {
    max(0, space.crossLength &- crossStart &- LayoutUnit(points: container.crossEndInset).rawValue)
  }

  /// A section with its geometry.
  struct Place {
    var section: Int
    var template: CompositionalTemplate
    var count: Int
    /// The start and the length of the section along the main axis.
    var start: Int64
    var length: Int64
    /// The start of the section's groups.
    var groups: Units
    /// The offset of the section if it scrolls independently.
    var shift: Int64
    var groupCount: Int
    /// The indices of its first group and item among all measured ones.
    var firstGroup: Int
    var firstItem: Int
  }

  /// Returns a section with its geometry.
  ///
  /// - Parameter section: The number of the section.
  /// - Parameter viewport: The viewport, which contains the offsets of sections that scroll
  ///   independently.
  func place(ofSection section: Int, in viewport: LayoutViewport) -> Place {
    let record = records[section]
    let template = templates[Int(record.template)]
    let start = boundaries.headExtent &+ extents.offset(of: section)
    var place = Place(
      section: section, template: template, count: record.count, start: start,
      length: max(0, extents.extent(of: section) &- interSectionSpacing),
      groups: Units(
        main: start &+ template.boundaries.headExtent &+ template.starts.main,
        cross: crossStart &+ template.starts.cross),
      shift: 0, groupCount: 0, firstGroup: 0, firstItem: 0)
    if template.isMeasured {
      place.firstGroup = measured.firstGroup(ofSection: section)
      place.groupCount = Int(measured.groupsOfSection.extent(of: section))
      place.firstItem = measured.firstItem(ofSection: section)
    } else {
      place.groupCount = template.groupCount(forItems: record.count)
    }
    if template.scrolling != nil { place.shift = shift(of: place, in: viewport) }
    return place
  }

  /// Returns the start and the extent of a group along the axis of the groups.
  func group(_ number: Int, of place: Place) -> (start: Int64, extent: Int64) {
    let template = place.template
    guard template.isMeasured else {
      return (
        Int64(number) &* template.pitch(forGroups: place.groupCount),
        template.size[template.stacksMain]
      )
    }
    let axis = measured.pitches
    let group = place.firstGroup + number
    return (
      axis.offset(of: group) &- axis.offset(of: place.firstGroup),
      max(0, axis.extent(of: group) &- template.spacing)
    )
  }

  /// Returns the number of a group's first item in its section, and the number of its items.
  func items(ofGroup number: Int, of place: Place) -> (first: Int, count: Int) {
    guard place.template.isMeasured else {
      let first = number * place.template.capacity
      return (first, min(place.template.capacity, place.count - first))
    }
    let group = place.firstGroup + number
    let counts = measured.counts
    let first = counts.offset(of: group) &- counts.offset(of: place.firstGroup)
    return (Int(first), Int(counts.extent(of: group)))
  }

  /// Returns the number of the group that contains an item.
  func group(ofItem item: Int, of place: Place) -> Int {
    guard place.template.isMeasured else { return item / place.template.capacity }
    let counts = measured.counts
    let offset = counts.offset(of: place.firstGroup) &+ Int64(item)
    return counts.firstIndex(endingAfter: offset) - place.firstGroup
  }

  /// Returns the length of all groups of a section along the axis of the groups.
  func groupsLength(of place: Place) -> Int64 {
    guard place.groupCount > 0 else { return 0 }
    guard place.template.isMeasured else {
      return place.template.length(ofGroups: place.groupCount)
    }
    let last = group(place.groupCount - 1, of: place)
    return last.start &+ last.extent
  }

  /// Lays out a measured group with its stored answers.
  func solve(_ number: Int, of place: Place, with solver: inout GroupSolver) {
    let template = place.template
    let items = items(ofGroup: number, of: place)
    let first = place.firstItem + items.first
    let stretch =
      template.isUniform
      ? GroupStretch(extent: group(number, of: place).extent, alongMain: template.stacksMain) : nil
    measured.solve(
      &solver, in: template.room, stretch: stretch, first: first,
      limit: place.count - items.first)
  }
}
