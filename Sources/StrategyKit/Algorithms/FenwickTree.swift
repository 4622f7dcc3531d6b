import LayoutCore

/// A Fenwick tree: sums over prefixes of a list of numbers that can change one by one.
///
/// - Shape: One node per number.
/// - Complexity: O(n) to build; O(log n) for a prefix, a change, and a search.
/// - Source: P. M. Fenwick, "A New Data Structure for Cumulative Frequency Tables", 1994.
public struct FenwickTree: Sendable {
  /// The nodes: node i, from 1, sums the numbers after i minus its lowest set bit, up to i.
  private var nodes: [Int64]

  /// Creates a tree over `numbers`.
  public init(_ numbers: [Int64]) {
    nodes = numbers
    sumNodes()
  }

  /// Turns numbers into nodes.
  private mutating func sumNodes() {
    for node in stride(from: 1, through: nodes.count, by: 1) {
      let parent = node + (node & -node)
      if parent <= nodes.count { nodes[parent - 1] &+= nodes[node - 1] }
    }
  }

  /// The number of numbers in the list.
  public var count: Int { nodes.count }

  /// Returns the sum of the first `count` numbers, where `count` is at most that of the list.
  public func sum(ofFirst count: Int) -> Int64 {
    var sum: Int64 = 0
    var node = count
    while node > 0 {
      sum &+= nodes[node - 1]
      node &= node - 1
    }
    return sum
  }

  /// Adds `difference` to the number at `index`, which must exist.
  public mutating func add(_ difference: Int64, at index: Int) {
    var node = index + 1
    while node <= nodes.count {
      nodes[node - 1] &+= difference
      node += node & -node
    }
  }

  /// Appends a number to the list.
  ///
  /// - Complexity: Amortised O(log n).
  public mutating func append(_ number: Int64) {
    let node = nodes.count + 1
    nodes.append(number &+ sum(ofFirst: node - 1) &- sum(ofFirst: node & (node - 1)))
  }

  /// Removes the last number of the list, which must not be empty.
  public mutating func removeLast() { nodes.removeLast() }

  /// Replaces the numbers of `range`, which must exist, with others.
  ///
  /// - Complexity: Amortised O(k log n) at the end of the list, otherwise O(n + k); k = new
  ///   numbers.
  public mutating func replace(_ range: Range<Int>, with numbers: [Int64]) {
    guard range.upperBound < count else {
      nodes.removeSubrange(range)
      for number in numbers { append(number) }
      return
    }
    // Each step of the sum, backwards.
    for node in stride(from: nodes.count, through: 1, by: -1) {
      let parent = node + (node & -node)
      if parent <= nodes.count { nodes[parent - 1] &-= nodes[node - 1] }
    }
    nodes.replaceSubrange(range, with: numbers)
    sumNodes()
  }

  /// Returns the longest prefix whose sum is at most `target`.
  ///
  /// The numbers must not be negative.
  ///
  /// - Returns: The count and the sum of the numbers in the prefix.
  public func prefix(notAbove target: Int64) -> (count: Int, sum: Int64) {
    var count = 0
    var sum: Int64 = 0
    // The largest power of two that is not greater than the number of nodes.
    var step = nodes.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - nodes.count.leadingZeroBitCount)
    while step > 0 {
      let node = count + step
      // Invariant: the first `count` numbers sum to `sum`, which is not above the target.
      if node <= nodes.count, sum &+ nodes[node - 1] <= target {
        count = node
        sum &+= nodes[node - 1]
      }
      step >>= 1
    }
    return (count, sum)
  }
}
