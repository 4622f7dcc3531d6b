import LayoutCore

/// An in-place merge of sorted ranges, without additional memory.
public enum SortedRanges {
  /// Merges two neighbouring ranges of attributes, each of which is in order.
  ///
  /// - Parameter list: The attributes, which are reordered.
  /// - Parameter first: The start of the first range, which ends where the second begins.
  /// - Parameter middle: The start of the second range.
  /// - Parameter end: The end of the second range.
  /// - Complexity: O(1) if the ranges are already in order; otherwise O(n log r), where n is the
  ///   number of attributes, and r that of the runs from one range in the result.
  /// - Source: P.-S. Kim and A. Kutzner, "Stable Minimum Storage Merging by Symmetric
  ///   Comparisons", 2004.
  public static func merge(
    _ list: inout [LayoutAttributes], _ first: Int, _ middle: Int, _ end: Int
  ) {
    guard first < middle, middle < end,
      LayoutAttributes.areInOrder(list[middle], list[middle - 1])
    else { return }
    // Both halves of the result are merged on their own. Places in the ranges that mirror each
    // other around this sum compete for the same half.
    let half = first + (end - first) / 2
    let sum = half + middle
    let low = SortedSearch.first(in: max(first, sum - end)..<min(half, middle)) {
      LayoutAttributes.areInOrder(list[sum - 1 - $0], list[$0])
    }
    rotate(&list, low, middle, sum - low)
    merge(&list, first, low, half)
    merge(&list, half, sum - low, end)
  }

  /// Exchanges two neighbouring ranges by reversing each of them, and then both together.
  private static func rotate(
    _ list: inout [LayoutAttributes], _ first: Int, _ middle: Int, _ end: Int
  ) {
    guard first < middle, middle < end else { return }
    list.withUnsafeMutableBufferPointer { list in
      func reverse(_ range: Range<Int>) {
        var part = UnsafeMutableBufferPointer(rebasing: list[range])
        part.reverse()
      }
      reverse(first..<middle)
      reverse(middle..<end)
      reverse(first..<end)
    }
  }
}
