import StrategyKit

/// A grouped-columns layout that is prepared for a collection.
///
/// The extents of the rows of all sections are kept in one prefix-sum index, and the extents of the
/// parts in one per column. If a row grows, the offsets of everything below it change without being
/// stored again.
///
/// - Complexity: No memory per row if all heights are equal, otherwise at most 4.3 bytes; 24 to 42
///   bytes per section, and 40 more per part of a split section. ``/StrategyKit/ExtentIndex`` lists
///   what changes add. The attributes of a row take O(log n), a query O(c log n + k); n = rows, c =
///   columns, k = elements found.
public struct PreparedGroupedColumns: PreparedLayout, CustomStringConvertible {
  let layout: GroupedColumnsLayout
  let environment: LayoutEnvironment
  let container: LayoutContainer
  var space: LayoutSpace
  let metrics: GroupedMetrics

  /// The extents of all rows, section after section.
  var rows = ExtentIndex(count: 0, extent: 0)
  /// The number of rows of each section; its offsets are indexes in ``rows``.
  var firstRows = ExtentIndex(count: 0, extent: 0)
  /// The extents of each section's padding, header and footer.
  var frames: [GroupedSectionFrame] = []

  /// The parts of all sections, and their columns.
  var parts = GroupedParts()
  /// The parts of each column.
  var stacks: [ColumnStack] = []

  /// The invalid inputs, and the values that replaced them.
  public internal(set) var diagnostics = LayoutDiagnostics()
  /// The operations of the last preparation or update.
  public internal(set) var work = LayoutWork()

  /// Creates a layout without sections.
  init(_ layout: GroupedColumnsLayout, in environment: LayoutEnvironment) {
    self.layout = layout
    self.environment = environment
    var diagnostics = LayoutDiagnostics()
    let container = LayoutContainer(
      environment, axis: layout.axis, rounding: layout.rounding, diagnostics: &diagnostics)
    metrics = GroupedMetrics(layout, container) {
      diagnostics.note(LayoutDiagnostic(.parameter($0), $1, given: $2, used: $3))
    }
    self.container = container
    space = container.space
    self.diagnostics = diagnostics
  }

  var style: GroupedStyle { layout.style }

  /// The size of the content that can be scrolled to, in points.
  public var contentSize: LayoutSize { space.contentSize(cross: container.crossPoints) }

  /// The number of sections.
  public var numberOfSections: Int { firstRows.count }

  /// Returns the number of items in `section`, or 0 if the section does not exist.
  ///
  /// - Complexity: O(log s); s = sections.
  public func numberOfItems(inSection section: Int) -> Int {
    section >= 0 && section < firstRows.count ? Int(firstRows.extent(of: section)) : 0
  }

  // MARK: Parts

  var partCount: Int { parts.list.isEmpty ? numberOfSections : parts.list.count }

  func part(at place: Int) -> GroupedPart {
    guard parts.list.isEmpty else { return parts.list[place] }
    return GroupedPart(section: place, count: numberOfItems(inSection: place))
  }

  /// Returns the place of the part that contains a row of a section.
  func place(ofRow item: Int, in section: Int) -> Int {
    guard !parts.list.isEmpty else { return section }
    return SortedSearch.first(in: parts.list.count) {
      (parts.list[$0].section, parts.list[$0].firstRow) > (section, item)
    } - 1
  }

  /// Returns the extent of a part along the main axis, with its padding.
  func extent(of part: GroupedPart) -> LayoutUnit {
    extent(of: part, firstRow: firstRow(of: part))
  }

  /// Returns the extent of a part whose first row has an index among all rows.
  func extent(of part: GroupedPart, firstRow first: Int) -> LayoutUnit {
    let frame = frames[part.section]
    var extent = frame.padding
    if part.isFirst { extent += frame.header }
    if part.isLast { extent += frame.footer }
    guard part.count > 0 else { return extent }
    return extent + LayoutUnit(rawValue: rows.length(of: first..<first + part.count))
      + metrics.cardStart + metrics.cardEnd
  }

  /// Returns the index of a part's first row among all rows.
  func firstRow(of part: GroupedPart) -> Int {
    Int(firstRows.offset(of: part.section)) + part.firstRow
  }

  func column(ofPartAt place: Int) -> Int {
    parts.columns.isEmpty ? 0 : Int(parts.columns[place])
  }
}
