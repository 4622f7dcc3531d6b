import StrategyKit

/// A column of numbers that takes no memory while all items have the usual one.
struct RareValues: Sendable {
  /// The number of most items.
  let usual: UInt16
  /// The numbers of all items, or none if all items have the usual one.
  var values: [UInt16] = []

  init(usual: UInt16) { self.usual = usual }

  subscript(place: Int) -> UInt16 { values.isEmpty ? usual : values[place] }

  /// Replaces the number of one of `count` items.
  mutating func set(_ value: UInt16, at place: Int, of count: Int) {
    if values.isEmpty {
      guard value != usual else { return }
      values = Array(repeating: usual, count: count)
    }
    values[place] = value
  }

  /// Gives the items of a range the usual number.
  mutating func reset(_ items: Range<Int>) {
    guard !values.isEmpty else { return }
    for place in items { values[place] = usual }
  }

  /// Removes, moves and inserts the numbers of items; new ones are the usual one.
  mutating func apply(_ edits: IndexEdits<Int>) {
    if !values.isEmpty { edits.apply(to: &values, new: usual) }
  }
}
