import StrategyKit

/// The parts of one column in the order of placement.
///
/// A part is a section, or a piece of a split section.
///
/// - Complexity: 4 bytes per part for its number, and the index of the extents, which is empty if
///   all extents are equal.
struct ColumnStack: Sendable {
  /// The indexes of the column's parts among all parts, ascending.
  ///
  /// Empty if the column holds all parts.
  private var places: [UInt32] = []
  /// A Boolean value that indicates whether the column holds all parts.
  ///
  /// If it does, the rank of a part is its index.
  private let isOnlyOne: Bool
  /// The extents of the parts.
  var axis = ExtentIndex(count: 0, extent: 0)
  /// The rank of the first part that extends beyond the maximum position.
  ///
  /// That part and those after it overlap.
  ///
  /// Changes do not update it, because a layout that is cut off is prepared again.
  var pileStart = Int.max

  init(isOnlyOne: Bool) { self.isOnlyOne = isOnlyOne }

  var count: Int { axis.count }

  func place(at rank: Int) -> Int { isOnlyOne ? rank : Int(places[rank]) }

  /// Returns the number of parts in the column that come before the part at `place`.
  func rank(of place: Int) -> Int {
    guard !isOnlyOne else { return min(place, count) }
    return SortedSearch.first(in: places.count) { Int(places[$0]) >= place }
  }

  /// Appends the place of a part, but not its extent.
  mutating func append(_ place: Int) {
    if !isOnlyOne { places.append(UInt32(place)) }
  }

  /// Removes the parts at or after `place`.
  mutating func removeAll(from place: Int) {
    let rank = rank(of: place)
    if !isOnlyOne { places.removeLast(places.count - rank) }
    axis.remove(rank..<axis.count)
  }

  mutating func setExtent(_ extent: LayoutUnit, of place: Int) {
    axis.setExtent(extent.rawValue, of: rank(of: place))
  }

  /// Calls `body` with the place and the offset of every part between two offsets, in order.
  ///
  /// Skips parts without extent.
  func forEachPart(
    between lower: LayoutUnit, and upper: LayoutUnit, _ body: (Int, LayoutUnit) -> Void
  ) {
    let upper = upper.rawValue
    var (rank, start) = axis.firstExtent(endingAfter: lower.rawValue)
    let end = min(count, pileStart)
    while rank < end, start < upper {
      let extent = axis.extent(of: rank)
      if extent == 0 {
        // Skip all parts without extent at this offset.
        rank = axis.firstIndex(endingAfter: start)
      } else {
        body(place(at: rank), LayoutUnit(rawValue: start))
        start &+= extent
        rank += 1
      }
    }
    if pileStart < count, upper > axis.offset(of: pileStart) {
      for rank in pileStart..<count {
        body(place(at: rank), LayoutUnit(rawValue: axis.offset(of: rank)))
      }
    }
  }
}
