/// Binary searches for the boundary of a condition.
public enum SortedSearch {
  /// Returns the first place for which `condition` returns `true`, or `count` if there is none.
  ///
  /// If `condition` returns `true` for a place, it must return `true` for all later places.
  ///
  /// - Parameter count: The number of places.
  /// - Parameter condition: A closure that returns whether a place is at or after the boundary.
  /// - Complexity: O(log n) calls of `condition`; n = `count`.
  public static func first(in count: Int, where condition: (Int) -> Bool) -> Int {
    first(in: 0..<count, where: condition)
  }

  /// Returns the first index for which `condition` returns `true`, or the upper bound of `range` if
  /// there is none.
  ///
  /// If `condition` returns `true` for an index, it must return `true` for all later indexes.
  ///
  /// - Parameter range: The indexes to search.
  /// - Parameter condition: A closure that returns whether an index is at or after the boundary.
  /// - Complexity: O(log n) calls of `condition`; n = the number of indexes.
  public static func first(in range: Range<Int>, where condition: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns a Boolean value that indicates whether an ascending list contains a number.
  ///
  /// - Complexity: O(log n); n = the count of the list.
  package static func contains(_ number: Int, in list: [Int]) -> Bool {
    element(number, in: list) { $0 } != nil
  }

  /// Returns the element with the given key of a list that is ascending by its keys, or `nil` if
  /// there is none.
  ///
  /// - Complexity: O(log n); n = the count of the list.
  static func element<Element, Key: Comparable>(
    _ key: Key, in list: [Element], by keyOf: (Element) -> Key
  ) -> Element? {
    let place = first(in: list.count) { keyOf(list[$0]) >= key }
    return place < list.count && keyOf(list[place]) == key ? list[place] : nil
  }
}
