import StrategyKit

/// The parameters of one or several sections, checked and converted to layout units.
public struct FlowStyle: Equatable, Sendable {
  /// The columns of the section.
  ///
  /// A section without columns has a single one, as wide as a line.
  let grid: TrackGrid
  /// The number of items that share the width of a line; 0 if each item has its own width.
  let columns: Int
  /// A Boolean value that indicates whether all columns are equal.
  let isUniform: Bool
  /// The trailing edge of the first column.
  let firstColumnEnd: LayoutUnit
  let itemSpacing: Int64
  let lineSpacing: Int64
  let lineAlignment: FlowLineAlignment
  let lastLine: FlowLastLine
  let loneItem: FlowLineAlignment
  let itemAlignment: FlowItemAlignment
  let lineBreaking: FlowLineBreaking
  /// The maximum number of lines; `Int.max` for no limit.
  let maximumLines: Int
  let moreSize: LayoutSize
  /// The size of items for which the delegate gives none.
  let itemSize: LayoutSize
  let axis: LayoutAxis
  let isRatio: Bool
  let floor: PixelGrid?
  /// A Boolean value that indicates whether the delegate is asked for the sizes of items.
  let asksForSizes: Bool
  /// The largest extent that needs no replacement, in points.
  let limit = LayoutLimits.maximumLength.points

  /// The width that the items of a line and the spacing between them may have, in layout units.
  ///
  /// It is less than a pixel more than ``room`` if the container is not a whole number of pixels
  /// wide, because items are not rounded before they are placed.
  let itemRoom: Int64

  /// The width of a line, in layout units.
  var room: Int64 { grid.room.rawValue }

  /// Returns the width of the column of an item, in points.
  func width(of item: Int) -> Double {
    isUniform ? grid.trackExtent : grid.extent(of: item % columns)
  }

  /// Returns the width that is proposed to the delegate for an item.
  func proposal(of item: Int) -> LayoutProposal {
    columns > 0 ? LayoutProposal(across: axis, extent: width(of: item)) : LayoutProposal()
  }

  /// Creates the style for the parameters of a section in a container.
  ///
  /// - Parameter notes: The notes to which each replaced parameter is added.
  init(
    _ section: FlowSection, _ layout: FlowLayout, _ container: LayoutContainer,
    noting notes: inout SectionNotes
  ) {
    lineAlignment = section.lineAlignment
    // Greedy lines of equal items are even.
    let isGreedy = section.columns != nil || section.lineBreaking == .even && !layout.asksForSizes
    lineBreaking = isGreedy ? .greedy : section.lineBreaking
    maximumLines = section.maximumLines.map { max(1, $0) } ?? .max
    if let given = section.maximumLines, given < 1 {
      notes.note(
        "maximumLines", given < 0 ? .negative : .outOfRange, given: Double(given), used: 1)
    }
    moreSize = section.moreSize
    lastLine = layout.lastLine
    loneItem = layout.loneItem
    itemAlignment = layout.itemAlignment
    itemSpacing = notes.extent(section.itemSpacing, "itemSpacing").rawValue
    lineSpacing = notes.extent(section.lineSpacing, "lineSpacing").rawValue
    let gap = LayoutUnit(rawValue: itemSpacing).points
    grid = TrackGrid(
      columns: section.columns ?? 1, spacing: section.columns == nil ? 0 : gap,
      insets: section.sectionInsets, spacingKey: "itemSpacing", in: container, noting: &notes)
    let cut = LayoutUnit(points: container.crossPoints) - container.crossLength
    itemRoom = grid.room > .zero ? (grid.room + cut).rawValue : 0
    columns = section.columns == nil ? 0 : grid.count
    isUniform = grid.isUniform
    firstColumnEnd = grid.upper(of: 0)
    itemSize = section.itemSize
    axis = layout.axis
    isRatio = columns > 0 && layout.itemSizing == .aspectRatio
    floor = container.floorGrid
    asksForSizes = layout.asksForSizes
  }

  /// Returns the number of items of one width that fit on a line; `Int.max` if there is no limit.
  func itemsPerLine(ofWidth width: Int64) -> Int {
    if columns > 0 { return columns }
    let pitch = width &+ itemSpacing
    guard pitch > 0 else { return .max }
    // The largest count that ``LineBreaker`` accepts.
    return max(1, Int(2 * (itemRoom &+ itemSpacing) / (2 * pitch &- 1)))
  }
}
