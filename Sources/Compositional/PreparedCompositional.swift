import LayoutCore

/// A compositional layout whose sections have their places.
///
/// Sections of one description share a template. A group that is repeated unchanged is stored once,
/// whatever the number of items; where extents are estimated and differ, an axis of groups is stored, and
/// a group is laid out again when it is asked for.
///
/// - Complexity: About 25 bytes per section; 6 to 20 bytes per item of sections whose extents are estimated
///   and differ. An element's attributes O(log n); a query O(log n), the groups in view and its answer;
///   n = items.
public struct PreparedCompositional: PreparedLayout {
  typealias Units = PerAxis<Int64>

  /// What is stored for a section.
  struct Record: Hashable, Sendable {
    var template: Int32
    var count: Int
    /// The extent of the groups along the main axis, where they follow one another across it and were
    /// measured.
    var body: Int64 = 0
  }

  let layout: CompositionalLayout
  private(set) var environment: LayoutEnvironment
  private(set) var container: LayoutContainer
  var space: LayoutSpace
  /// The boundary items of the whole layout.
  var boundaries: CompositionalBoundaries
  let interSectionSpacing: Int64

  var templates: [CompositionalTemplate] = []
  /// The places of templates by description.
  var templateOf: [CompositionalSection: Int32] = [:]
  var records: [Record] = []
  /// From each section to the next.
  var extents = ExtentIndex(count: 0, extent: 0)
  var measured = MeasuredGroups()
  /// How far elements reach beyond their sections at most.
  var reach = CompositionalTemplate.Reach()
  /// The kinds of what is attached to items and groups.
  var attachedKinds: Set<ElementKind> = []
  /// The zIndexes that elements have, ascending; some of them if there are more than ``maximumLayers``.
  var layers: [Int] = []
  /// The number of zIndexes up to which queries go layer by layer.
  static let maximumLayers = 4
  /// Whether something keeps in view.
  var pins = false

  /// How far sections are scrolled that scroll by themselves.
  public internal(set) var sectionOffsets = SectionOffsets()
  /// What bad data was replaced, and with what.
  public internal(set) var diagnostics = LayoutDiagnostics()
  /// What the last preparation or update had to do.
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

  /// Returns the same layout with other bars where content scrolls.
  public func withScrollInsets(of environment: LayoutEnvironment) -> PreparedCompositional? {
    guard
      let container = container.withScrollInsets(
        of: environment, insteadOf: self.environment)
    else { return nil }
    var copy = self
    copy.environment = environment
    copy.container = container
    copy.work = LayoutWork()
    return copy
  }

  /// The extent of everything that can be scrolled to.
  public var contentSize: LayoutSize { space.contentSize(cross: container.crossPoints) }

  /// How many sections there are.
  public var numberOfSections: Int { records.count }

  /// How many items `section` has; 0 for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    records.indices.contains(section) ? records[section].count : 0
  }

  /// Adds zIndexes, as long as queries go layer by layer.
  mutating func addLayers(_ added: [Int]) {
    guard layers.count <= PreparedCompositional.maximumLayers else { return }
    layers = Set(layers).union(added).sorted()
  }

  // MARK: Places

  /// Where the content between the bars begins across the main axis.
  var crossStart: Int64 { LayoutUnit(points: container.crossStartInset).rawValue }

  /// How much of the container is between the bars.
  var crossExtent: Int64 {
    max(0, space.crossLength &- crossStart &- LayoutUnit(points: container.crossEndInset).rawValue)
  }

  /// A section and where it lies.
  struct Place {
    var section: Int
    var template: CompositionalTemplate
    var count: Int
    /// Where it begins and how long it is along the main axis.
    var start: Int64
    var length: Int64
    /// Where its groups begin.
    var groups: Units
    /// How far it is scrolled by itself.
    var shift: Int64
    var groupCount: Int
    /// Its places among measured groups and items.
    var firstGroup: Int
    var firstItem: Int
  }

  func place(ofSection section: Int) -> Place {
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
    if template.scrolling != nil { place.shift = shift(of: place) }
    return place
  }

  /// Where a group begins along the axis of groups, and how long it is.
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

  /// The items of a group: the number of the first in its section, and how many there are.
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

  /// The group that an item is in.
  func group(ofItem item: Int, of place: Place) -> Int {
    guard place.template.isMeasured else { return item / place.template.capacity }
    let counts = measured.counts
    let offset = counts.offset(of: place.firstGroup) &+ Int64(item)
    return counts.firstIndex(endingAfter: offset) - place.firstGroup
  }

  /// The length of all groups of a section along the axis in which they follow one another.
  func groupsLength(of place: Place) -> Int64 {
    guard place.groupCount > 0 else { return 0 }
    guard place.template.isMeasured else {
      return place.template.length(ofGroups: place.groupCount)
    }
    let last = group(place.groupCount - 1, of: place)
    return last.start &+ last.extent
  }

  /// Lays out a measured group anew.
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
