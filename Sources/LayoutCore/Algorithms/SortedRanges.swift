/// An in-place merge of sorted ranges, without additional memory.
public enum SortedRanges {
  /// Merges two neighbouring ranges of attributes, each of which is in order.
  ///
  /// - Parameter list: The attributes, which are reordered.
  /// - Parameter first: The start of the first range, which ends where the second begins.
  /// - Parameter middle: The start of the second range.
  /// - Parameter end: The end of the second range.
  /// - Complexity: O(1) if the ranges are already in order; O(n log² n) at most, and O(n r) if
  ///   there are r runs of equal zIndex; n = attributes.
  public static func merge(
    _ list: inout [LayoutAttributes], _ first: Int, _ middle: Int, _ end: Int
  ) {
    guard first < middle, middle < end,
      LayoutAttributes.areInOrder(list[middle], list[middle - 1])
    else { return }
    if end - first == 2 {
      list.swapAt(first, middle)
      return
    }
    // The middle of the longer range, and its place in the other range.
    let low: Int
    let high: Int
    if middle - first > end - middle {
      low = first + (middle - first) / 2
      let pivot = list[low]
      high =
        middle
        + SortedSearch.first(in: end - middle) {
          !LayoutAttributes.areInOrder(list[middle + $0], pivot)
        }
    } else {
      high = middle + (end - middle) / 2
      let pivot = list[high]
      low =
        first
        + SortedSearch.first(in: middle - first) {
          LayoutAttributes.areInOrder(pivot, list[first + $0])
        }
    }
    rotate(&list, low, middle, high)
    let place = low + (high - middle)
    merge(&list, first, low, place)
    merge(&list, place, high, end)
  }

  /// Exchanges two neighbouring ranges by reversing each of them, and then both together.
  private static func rotate(
    _ list: inout [LayoutAttributes], _ first: Int, _ middle: Int, _ end: Int
  ) {
    guard first < middle, middle < end else { return }
    reverse(&list, first, middle)
    reverse(&list, middle, end)
    reverse(&list, first, end)
  }

  private static func reverse(_ list: inout [LayoutAttributes], _ first: Int, _ end: Int) {
    var low = first
    var high = end - 1
    while low < high {
      list.swapAt(low, high)
      low += 1
      high -= 1
    }
  }
}
