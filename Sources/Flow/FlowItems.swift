import LayoutCore

/// The stored numbers of all items of a flow, and of the lines that they are on.
///
/// Equal items take no memory.
public struct FlowItems: SectionItems {
  /// The extent of each item across the scroll axis.
  ///
  /// It is 0 if columns determine the width, and more than the room of a line if the item is too
  /// wide.
  var crosses: ExtentIndex
  /// The extent of each item along the scroll axis.
  var mains: ExtentIndex
  /// The number of items on each line; its offsets are places of items.
  ///
  /// A line has at least one item, and all its items are in one section. An inserted item is on the
  /// line around it, or on a new line between two others, until lines are broken again.
  var lineItems: ExtentIndex
  /// The extent of each line along the scroll axis.
  ///
  /// It includes the spacing after the line, except for the last line of a section.
  var lineExtents: ExtentIndex
  /// The largest distance by which items extend after their line.
  ///
  /// It is 0 unless content would extend beyond the maximum position.
  var lineOverhang: Int64 = 0
  /// A Boolean value that indicates whether the items are not measured yet, and only in `filler`.
  var isUnmeasured: Bool
  /// The builder of the items that are being measured, or none.
  @usableFromInline var filler: [FlowFiller] = []

  /// The limit of the sum of all item extents.
  ///
  /// No position depends on that sum.
  static var sizeLimit: Int64 { 1 << 62 }

  /// Creates storage for `count` items that are not measured yet.
  public init(unplaced count: Int) {
    crosses = ExtentIndex(count: count, extent: 0, limit: FlowItems.sizeLimit)
    mains = crosses
    lineItems = ExtentIndex(count: min(1, count), extent: Int64(count))
    lineExtents = ExtentIndex(count: min(1, count), extent: 0)
    isUnmeasured = count > 0
  }

  /// The number of items.
  public var count: Int { crosses.count }

  /// Returns `true`.
  public static var editsInPlace: Bool { true }

  /// A Boolean value that indicates whether no extent was cut off at a limit.
  ///
  /// If one was, sums depend on the order of operations.
  public var isExact: Bool {
    !lineExtents.isCut && !crosses.isCut && !mains.isCut
  }

  /// Appends `count` items that are not measured yet.
  public mutating func append(unplaced count: Int) {
    append(0..<count, of: FlowItems(unplaced: count))
  }

  /// Appends items of another storage, with their lines if they are all items of these.
  public mutating func append(_ items: Range<Int>, of other: FlowItems) {
    replace(count..<count, with: items, of: other)
  }

  /// Replaces some items with all items of another storage.
  public mutating func replace(_ items: Range<Int>, with other: FlowItems) {
    replace(items, with: 0..<other.count, of: other)
  }

  private mutating func replace(
    _ items: Range<Int>, with added: Range<Int>, of other: FlowItems
  ) {
    if !items.isEmpty { removeFromLines(items) }
    crosses.replace(items, with: added, of: other.crosses)
    mains.replace(items, with: added, of: other.mains)
    guard !added.isEmpty else { return }
    lineOverhang = max(lineOverhang, other.lineOverhang)
    let place = Int64(items.lowerBound)
    let line = lineItems.firstIndex(endingAfter: place)
    let lines = other.lines(of: added)
    if line < lineItems.count, lineItems.offset(of: line) < place {
      lineItems.setExtent(lineItems.extent(of: line) &+ Int64(added.count), of: line)
    } else if other.items(of: lines) == added {
      lineItems.replace(line..<line, with: lines, of: other.lineItems)
      lineExtents.replace(line..<line, with: lines, of: other.lineExtents)
    } else {
      lineItems.insert(Int64(added.count), at: line)
      lineExtents.insert(0, at: line)
    }
  }

  /// Removes all items.
  public mutating func removeAll() { self = FlowItems(unplaced: 0) }

  // MARK: Lines

  /// Returns the lines that have items of a range.
  func lines(of items: Range<Int>) -> Range<Int> {
    if items == 0..<count { return 0..<lineItems.count }
    let first = lineItems.firstIndex(endingAfter: Int64(items.lowerBound))
    guard !items.isEmpty else { return first..<first }
    return first..<lineItems.firstIndex(endingAfter: Int64(items.upperBound - 1)) + 1
  }

  /// Returns the items of some lines.
  func items(of lines: Range<Int>) -> Range<Int> {
    Int(lineItems.offset(of: lines.lowerBound))..<Int(lineItems.offset(of: lines.upperBound))
  }

  /// Removes items from their lines, and the lines that have no other items.
  private mutating func removeFromLines(_ items: Range<Int>) {
    let lines = self.lines(of: items)
    let all = self.items(of: lines)
    let before = Int64(items.lowerBound - all.lowerBound)
    let after = Int64(all.upperBound - items.upperBound)
    var emptied = lines
    if before > 0 || lines.count == 1 && after > 0 {
      lineItems.setExtent(lines.count == 1 ? before &+ after : before, of: lines.lowerBound)
      emptied = emptied.dropFirst()
    }
    if after > 0, lines.count > 1 {
      lineItems.setExtent(after, of: lines.upperBound - 1)
      emptied = emptied.dropLast()
    }
    lineItems.remove(emptied)
    lineExtents.remove(emptied)
  }

  // MARK: Items

  /// Returns the extents of an item.
  func extents(at place: Int) -> FlowItemExtents {
    (crosses.extent(of: place), mains.extent(of: place))
  }

  /// Replaces the extents of an item.
  @usableFromInline
  mutating func setExtents(_ extents: FlowItemExtents, at place: Int) {
    crosses.setExtent(extents.cross, of: place)
    mains.setExtent(extents.main, of: place)
  }

  /// Returns a Boolean value that indicates whether an item differs from the one before it.
  func isChange(at place: Int) -> Bool {
    extents(at: place) != extents(at: place - 1)
  }

  /// Returns the first item of a section that differs from the one before it, or nil if all are
  /// equal.
  func firstChange(in section: Range<Int>) -> Int? {
    let later = section.dropFirst()
    let changes = [crosses.firstChange(in: later), mains.firstChange(in: later)]
    return changes.compactMap { $0 }.min().map { $0 - section.lowerBound }
  }
}

/// The extents of an item across and along the scroll axis, in layout units.
@usableFromInline
typealias FlowItemExtents = (cross: Int64, main: Int64)
