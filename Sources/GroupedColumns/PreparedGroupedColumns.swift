import LayoutCore

/// Grouped columns whose sections have their places.
///
/// The rows of all sections are one axis, whatever column they are in; a part of a section is a
/// range of it. Each column is an axis of its parts. A row's place is a sum of sums, so that a row that
/// grows moves everything below it without touching it.
///
/// - Complexity: 4.1 bytes per row whose height is not the common one, and about 35 bytes per
///   section; a row's attributes O(log n); a query O(c log n) and its answer; n = rows, c = columns.
public struct PreparedGroupedColumns: PreparedLayout {
  let layout: GroupedColumnsLayout
  private(set) var environment: LayoutEnvironment
  private(set) var container: LayoutContainer
  var space: LayoutSpace
  var metrics = GroupedMetrics(
    grid: TrackGrid(columns: 1, spacing: 0, leading: 0, trailing: 0, crossLength: .zero),
    insetStart: .zero, insetEnd: .zero, cardStart: .zero, cardEnd: .zero, cardLeading: .zero,
    cardTrailing: .zero, separator: .zero, separatorLeading: .zero, separatorTrailing: .zero)

  /// The extents of all rows, section after section.
  var rows = ExtentIndex(count: 0, extent: 0)
  /// The number of rows of each section; offsets in it are places in ``rows``.
  @usableFromInline var firstRows = ExtentIndex(count: 0, extent: 0)
  /// What each section takes beside its rows.
  var frames: [GroupedSectionFrame] = []

  /// The parts of all sections, where they are split; else empty: each section is a part.
  var parts: [GroupedPart] = []
  /// The column of each part; empty where there is only one.
  var columns: [UInt16] = []
  /// The column that each part was told to go to, or −1; empty where none was.
  var told: [Int32] = []
  /// The parts of each column.
  var stacks: [ColumnStack] = []

  /// What bad data was replaced, and with what.
  public internal(set) var diagnostics = LayoutDiagnostics()
  /// What the last preparation or update had to do.
  public internal(set) var work = LayoutWork()

  init(
    layout: GroupedColumnsLayout, environment: LayoutEnvironment, container: LayoutContainer
  ) {
    self.layout = layout
    self.environment = environment
    self.container = container
    space = container.space
  }

  var style: GroupedStyle { layout.style }

  /// Returns the same layout with other bars where content scrolls.
  ///
  /// Sections that are split to the height between bars are placed again.
  public func withScrollInsets(of environment: LayoutEnvironment) -> PreparedGroupedColumns? {
    guard !layout.splitsTallSections,
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
  public var numberOfSections: Int { firstRows.count }

  /// How many items `section` has; 0 for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    section >= 0 && section < firstRows.count ? Int(firstRows.extent(of: section)) : 0
  }

  // MARK: Parts

  var partCount: Int { parts.isEmpty ? numberOfSections : parts.count }

  func part(at place: Int) -> GroupedPart {
    guard parts.isEmpty else { return parts[place] }
    return GroupedPart(
      section: place, number: 0, firstRow: 0, count: numberOfItems(inSection: place),
      isLast: true)
  }

  /// The place of the part that a row of a section is in.
  func place(ofRow item: Int, in section: Int) -> Int {
    guard !parts.isEmpty else { return section }
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      let part = parts[middle]
      if (part.section, part.firstRow) <= (section, item) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low - 1
  }

  /// What a part takes along the main axis, padding included.
  func extent(of part: GroupedPart) -> Int64 {
    let frame = frames[part.section]
    var extent = frame.padding
    if part.isFirst { extent &+= frame.header }
    if part.isLast { extent &+= frame.footer }
    guard part.count > 0 else { return extent }
    let first = firstRow(of: part)
    return extent &+ rows.length(of: first..<first + part.count)
      &+ (metrics.cardStart + metrics.cardEnd).rawValue
  }

  /// The place of a part's first row among all rows.
  func firstRow(of part: GroupedPart) -> Int {
    Int(firstRows.offset(of: part.section)) + part.firstRow
  }

  func column(ofPartAt place: Int) -> Int { columns.isEmpty ? 0 : Int(columns[place]) }

  /// Where a part begins along the main axis.
  func start(ofPartAt place: Int) -> Int64 {
    let stack = stacks[column(ofPartAt: place)]
    return metrics.insetStart.rawValue &+ stack.axis.offset(of: stack.rank(of: place))
  }
}
