import LayoutCore

/// The parameters of one or several sections, checked and converted to layout units.
///
/// Neighbouring sections with equal parameters share one style.
@usableFromInline
struct FlowStyle: Hashable, Sendable {
  /// The columns of the section.
  ///
  /// A section without columns has a single one, as wide as a line.
  var grid: TrackGrid
  /// The number of items that share the width of a line; 0 if each item has its own width.
  var columns: Int
  /// The trailing edge of the first column.
  var firstColumnEnd: Int64
  var itemSpacing: Int64
  var lineSpacing: Int64
  var insetStart: Int64
  var insetEnd: Int64
  var header: Int64
  var footer: Int64
  var lineAlignment: FlowLineAlignment
  /// The size of items for which the delegate gives none.
  var itemSize: LayoutSize

  /// The width of a line, in layout units.
  var room: Int64 { grid.room }

  /// Creates the style for the parameters of a section in a container.
  ///
  /// - Parameter note: A closure that receives each replaced parameter: its key, the problem, the
  ///   given value and the used one.
  init(
    _ section: FlowSection, _ axis: LayoutAxis, _ container: LayoutContainer,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void
  ) {
    let cross = axis.transposed
    func length(_ points: Double, _ key: String) -> Int64 {
      LayoutUnit.checked(points) { note(key, $0, points, $1) }.rawValue
    }
    func spacing(_ points: Double, _ key: String) -> Int64 {
      LayoutUnit.checkedExtent(points) { note(key, $0, points, $1) }.rawValue
    }
    let insets = section.sectionInsets
    lineAlignment = section.lineAlignment
    itemSize = section.itemSize
    itemSpacing = spacing(section.itemSpacing, "itemSpacing")
    lineSpacing = spacing(section.lineSpacing, "lineSpacing")
    let gap = LayoutUnit(rawValue: itemSpacing).points
    grid = TrackGrid(
      columns: section.columns ?? 1, spacing: section.columns == nil ? 0 : gap,
      leading: container.crossStartInset + insets.start(along: cross),
      trailing: container.crossEndInset + insets.end(along: cross),
      crossLength: container.crossLength, floor: container.floorGrid
    ) { key, problem, given, used in
      note(key == "columnSpacing" ? "itemSpacing" : key, problem, given, used)
    }
    columns = section.columns == nil ? 0 : grid.count
    firstColumnEnd = grid.upper(of: 0)
    insetStart = length(insets.start(along: axis), "sectionInsets")
    insetEnd = length(insets.end(along: axis), "sectionInsets")
    header = max(0, length(section.headerExtent, "headerExtent"))
    footer = max(0, length(section.footerExtent, "footerExtent"))
  }

  /// Returns `true` if both styles give items the same extents and lines.
  func breaksLines(like other: FlowStyle) -> Bool {
    grid == other.grid && columns == other.columns && itemSpacing == other.itemSpacing
      && lineSpacing == other.lineSpacing && itemSize == other.itemSize
  }

  /// Returns the number of items of one width that fit on a line; `Int.max` if there is no limit.
  func itemsPerLine(ofWidth width: Int64) -> Int {
    if columns > 0 { return columns }
    let pitch = width &+ itemSpacing
    guard pitch > 0 else { return .max }
    // The largest count that ``LineBreaker`` accepts.
    return max(1, Int(2 * (room &+ itemSpacing) / (2 * pitch &- 1)))
  }
}
