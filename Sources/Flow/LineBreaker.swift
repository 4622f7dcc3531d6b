import StrategyKit

/// The line that is being filled, one item after another.
///
/// An item is added if it fits. Rounding changes each width by at most half a unit, so a line may
/// exceed its room by half a unit per item. For example, thirteen items of a thirteenth of the
/// width fit on a line.
struct LineBreaker: Sendable {
  private let columns: Int
  private let itemSpacing: Int64
  private let itemRoom: Int64
  /// The number of items on the line.
  private(set) var count = 0
  /// The width of the items and the minimum gaps between them.
  private(set) var width: Int64 = 0
  /// The height of the line.
  private(set) var extent: Int64 = 0

  init(_ style: FlowStyle) {
    columns = style.columns
    itemSpacing = style.itemSpacing
    itemRoom = style.itemRoom
  }

  /// Returns a Boolean value that indicates whether an item of width `cross` fits on the line.
  ///
  /// An empty line accepts any item.
  func takes(_ cross: Int64) -> Bool {
    if count == 0 { return true }
    if columns > 0 { return count < columns }
    return 2 * (width &+ itemSpacing &+ cross &- itemRoom) <= Int64(count + 1)
  }

  /// Adds an item to the line.
  mutating func add(_ cross: Int64, _ main: Int64) {
    width &+= count == 0 ? cross : itemSpacing &+ cross
    count += 1
    extent = max(extent, main)
  }

  /// Begins a new line.
  mutating func clear() {
    count = 0
    width = 0
    extent = 0
  }
}
