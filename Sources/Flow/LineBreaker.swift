import LayoutCore

/// The line that items are put on, one after another.
///
/// An item goes on the line where it fits. Every width is off by half a unit at most, so that many times
/// half a unit is allowed: thirteen items of a thirteenth of the line's width fit it.
struct LineBreaker {
  private let room: Int64
  private let spacing: Int64
  private let columns: Int
  /// How many items are on the line.
  private(set) var count = 0
  /// What they and the least gaps between them take of the line's width.
  private(set) var width: Int64 = 0
  /// How high the line is.
  private(set) var extent: Int64 = 0

  init(_ style: FlowStyle) {
    room = style.room
    spacing = style.itemSpacing
    columns = style.columns
  }

  /// Whether an item of width `cross` fits the line; an empty line takes any.
  @inline(__always)
  func takes(_ cross: Int64) -> Bool {
    if count == 0 { return true }
    if columns > 0 { return count < columns }
    return 2 * (width &+ spacing &+ cross &- room) <= Int64(count + 1)
  }

  /// Puts an item on the line.
  @inline(__always)
  mutating func add(_ cross: Int64, _ main: Int64) {
    width &+= count == 0 ? cross : spacing &+ cross
    count += 1
    extent = max(extent, main)
  }

  /// Begins a new line.
  @inline(__always)
  mutating func clear() {
    count = 0
    width = 0
    extent = 0
  }
}
