import LayoutCore

/// Grouped columns whose sections have their places.
///
/// The rows of all sections are one axis, whatever column they are in; a part of a section is a
/// range of it, and where that begins. A row's place is the difference of two sums.
///
/// - Complexity: 4.1 bytes per row whose height is not the common one, and about 14 bytes per
///   section; a row's attributes O(log n); a query O(c log n) and its answer; n = rows, c = columns.
public struct PreparedGroupedColumns: PreparedLayout {
  let container: LayoutContainer
  var space: LayoutSpace
  let style: GroupedStyle
  let pinsHeaders: Bool
  var metrics = GroupedMetrics(
    grid: TrackGrid(columns: 1, spacing: 0, leading: 0, trailing: 0, crossLength: .zero),
    insetStart: .zero, insetEnd: .zero, cardStart: .zero, cardEnd: .zero, cardLeading: .zero,
    cardTrailing: .zero, separator: .zero, separatorLeading: .zero, separatorTrailing: .zero)

  /// The extents of all rows, section after section.
  var rows = ExtentAxis(count: 0, extent: 0)
  /// The number of rows of each section; offsets in it are places in ``rows``.
  @usableFromInline var firstRows = ExtentAxis(count: 0, extent: 0)
  /// What sections take beside their rows, each different from the one before.
  private var frames: [GroupedSectionFrame] = []
  /// The place in ``frames`` of each section; empty where there is only one.
  private var frameNumbers: [UInt32] = []

  /// The parts of all sections, where any has more than one; else empty: each section is a part.
  var parts: [GroupedPart] = []
  /// Where each part begins along the main axis.
  var starts: [Int64] = []
  /// The column of each part; empty where there is only one.
  var columns: [UInt16] = []
  /// The parts that have elements, column after column, from top to bottom.
  var listed: [UInt32] = []
  /// Where each column begins in ``listed``, and where the last one ends.
  var listStarts: [Int] = [0, 0]
  /// The part of each column from which on parts reach beyond the farthest position, and lie one over
  /// the other there; mostly none, and then empty.
  var pileStarts: [Int] = []

  /// What bad data was replaced, and with what.
  public internal(set) var diagnostics = LayoutDiagnostics()

  init(container: LayoutContainer, style: GroupedStyle, pinsHeaders: Bool) {
    self.container = container
    self.style = style
    self.pinsHeaders = pinsHeaders
    space = container.space
  }

  /// The extent of everything that can be scrolled to.
  public var contentSize: LayoutSize { space.contentSize(cross: container.crossPoints) }

  /// How many sections there are.
  public var numberOfSections: Int { firstRows.count }

  /// How many items `section` has; 0 for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    section >= 0 && section < firstRows.count ? Int(firstRows.extent(of: section)) : 0
  }

  // MARK: Sections and parts

  mutating func addSection(_ section: Int, _ frame: GroupedSectionFrame) {
    frames.append(frame)
    if frames.count == 2 { frameNumbers = Array(repeating: 0, count: section) }
    addSectionLikeLast(section)
  }

  mutating func addSectionLikeLast(_ section: Int) {
    if frames.count > 1 { frameNumbers.append(UInt32(frames.count - 1)) }
  }

  func frame(ofSection section: Int) -> GroupedSectionFrame {
    frames[frameNumbers.isEmpty ? 0 : Int(frameNumbers[section])]
  }

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
    let frame = frame(ofSection: part.section)
    var extent = frame.padding
    if part.isFirst { extent &+= frame.header }
    if part.isLast { extent &+= frame.footer }
    guard part.count > 0 else { return extent }
    let first = firstRow(of: part)
    return extent &+ rows.offset(of: first + part.count) &- rows.offset(of: first)
      &+ (metrics.cardStart + metrics.cardEnd).rawValue
  }

  /// The place of a part's first row among all rows.
  func firstRow(of part: GroupedPart) -> Int {
    Int(firstRows.offset(of: part.section)) + part.firstRow
  }

  func column(ofPartAt place: Int) -> Int { columns.isEmpty ? 0 : Int(columns[place]) }

  /// Lists the parts of each column from top to bottom, leaving out those without elements.
  mutating func listParts() {
    var lists = [Int](repeating: 0, count: metrics.grid.count + 1)
    var hasElements = [Bool](repeating: false, count: partCount)
    for place in 0..<partCount {
      let part = part(at: place)
      let frame = frame(ofSection: part.section)
      hasElements[place] =
        part.count > 0 || part.isFirst && frame.header > 0 || part.isLast && frame.footer > 0
      if hasElements[place] { lists[column(ofPartAt: place) + 1] += 1 }
    }
    for column in 1..<lists.count { lists[column] += lists[column - 1] }
    listed = Array(repeating: 0, count: lists[lists.count - 1])
    var next = lists
    for place in 0..<partCount where hasElements[place] {
      let column = column(ofPartAt: place)
      listed[next[column]] = UInt32(place)
      next[column] += 1
    }
    listStarts = lists
  }
}
