import LayoutCore

/// A packing of intervals that puts overlapping ones side by side, in the least number of columns.
///
/// Use it for events of a calendar, for the bars of a plan, or for anything else that shares a
/// lane. Intervals that overlap directly, or through others, form a cluster. A cluster has as many
/// columns as intervals overlap at one position, and no packing has fewer. In order of their
/// beginnings, the intervals take the first free column. Each then extends over the columns after
/// its own in which nothing overlaps it.
///
/// ```swift
/// let packing = LanePacking([0..<2, 1..<3, 2..<4])
/// packing.places[2]  // column 0 of 2
/// ```
///
/// Intervals that only touch do not overlap. An empty interval takes one unit.
///
/// - Complexity: O(n log n), or O(n log c) if the intervals are in order; n = intervals, c =
///   columns.
public struct LanePacking: Sendable {
  /// The columns that an interval covers.
  public struct Place: Hashable, Sendable {
    /// The first column, from 0.
    public var column: Int32
    /// The number of columns that the interval covers, at least 1.
    public var span: Int32
    /// The number of columns of the cluster, at least 1.
    public var columns: Int32

    /// Creates a place.
    public init(column: Int32, span: Int32, columns: Int32) {
      self.column = column
      self.span = span
      self.columns = columns
    }

    /// Returns the part of a lane that the interval covers, if all columns have the same width.
    ///
    /// - Parameter lane: The edges of the lane across the intervals.
    public func part(of lane: Range<LayoutUnit>) -> Range<LayoutUnit> {
      let (whole, rest) = (lane.upperBound - lane.lowerBound).rawValue
        .quotientAndRemainder(dividingBy: Int64(columns))
      func edge(_ column: Int32) -> LayoutUnit {
        let column = Int64(column)
        return lane.lowerBound
          + LayoutUnit(rawValue: whole * column + rest * column / Int64(columns))
      }
      return edge(column)..<edge(column + span)
    }
  }

  /// The place of each interval.
  public private(set) var places: [Place]
  /// The intervals in order of their beginnings; those that begin together are in order of their
  /// numbers.
  public private(set) var order: [Int32]
  /// The greatest number of columns of a cluster, or 0 if there are no intervals.
  public private(set) var columns: Int32 = 0

  /// Packs intervals.
  ///
  /// - Parameter intervals: The intervals, in any order. There must be at most `Int32.max`.
  public init(_ intervals: [Range<Int64>]) {
    places = Array(repeating: Place(column: 0, span: 1, columns: 1), count: intervals.count)
    order = Array(0..<Int32(intervals.count))
    let isInOrder = intervals.indices.dropFirst().allSatisfy {
      intervals[$0 - 1].lowerBound <= intervals[$0].lowerBound
    }
    if !isInOrder { order.sort { LanePacking.precedes($0, $1, intervals) } }
    pack(intervals) { _ in true }
  }

  /// Packs intervals again of which some have changed.
  ///
  /// The result equals that of ``init(_:)``.
  ///
  /// - Parameter intervals: The intervals after the change.
  /// - Parameter changed: The numbers of the changed intervals, and the intervals before the
  ///   change.
  /// - Complexity: O(n), and that of a packing of the clusters that the changed intervals touch
  ///   before and after the change; n = intervals.
  public mutating func update(
    _ intervals: [Range<Int64>], changed: [(number: Int, old: Range<Int64>)]
  ) {
    guard intervals.count == places.count, changed.count <= 16 else {
      self = LanePacking(intervals)
      return
    }
    for change in changed {
      if let rank = order.firstIndex(of: Int32(change.number)) { order.remove(at: rank) }
    }
    for change in changed {
      let number = Int32(change.number)
      let rank = SortedSearch.first(in: order.count) {
        !LanePacking.precedes(order[$0], number, intervals)
      }
      order.insert(number, at: rank)
    }
    let touched = changed.flatMap { [$0.old, intervals[$0.number]] }
    pack(intervals) { cluster in
      touched.contains {
        $0.lowerBound < cluster.upperBound && cluster.lowerBound < LanePacking.end(of: $0)
      }
    }
  }

  private static func precedes(
    _ one: Int32, _ other: Int32, _ intervals: [Range<Int64>]
  ) -> Bool {
    let (lower, upper) = (intervals[Int(one)].lowerBound, intervals[Int(other)].lowerBound)
    return lower < upper || lower == upper && one < other
  }

  /// Returns the end of an interval, which takes at least one unit.
  private static func end(of interval: Range<Int64>) -> Int64 {
    max(interval.upperBound, interval.lowerBound &+ 1)
  }

  /// Packs the clusters for which a condition holds.
  private mutating func pack(
    _ intervals: [Range<Int64>], where isPacked: (Range<Int64>) -> Bool
  ) {
    var ends = ColumnEnds()
    columns = 0
    var first = 0
    while first < order.count {
      let lower = intervals[Int(order[first])].lowerBound
      var (next, upper) = (first, lower)
      repeat {
        upper = max(upper, LanePacking.end(of: intervals[Int(order[next])]))
        next += 1
      } while next < order.count && intervals[Int(order[next])].lowerBound < upper
      if isPacked(lower..<upper) {
        if next == first + 1 {
          places[Int(order[first])] = Place(column: 0, span: 1, columns: 1)
        } else {
          pack(first..<next, intervals, &ends)
        }
      }
      columns = max(columns, places[Int(order[first])].columns)
      first = next
    }
  }

  /// Packs a cluster.
  private mutating func pack(
    _ ranks: Range<Int>, _ intervals: [Range<Int64>], _ ends: inout ColumnEnds
  ) {
    var columns: Int32 = 0
    for rank in ranks {
      let number = Int(order[rank])
      let start = intervals[number].lowerBound
      let column = ends.firstFree(at: start)
      let taken = ends.firstTaken(after: column, at: start)
      ends.set(column, to: LanePacking.end(of: intervals[number]))
      // 0 stands for all columns up to the last one, which is not known yet.
      places[number] = Place(
        column: Int32(column), span: Int32(taken.map { $0 - column } ?? 0), columns: 0)
      columns = max(columns, Int32(column) + 1)
    }
    // The next later interval that took a column after that of an interval took it because all
    // before it were taken, also the one beside that interval. Those that no later one limits are
    // on the stack.
    var later: [Int] = []
    for rank in ranks.reversed() {
      let number = Int(order[rank])
      let column = places[number].column
      while let last = later.last, places[last].column <= column { later.removeLast() }
      if let last = later.last, intervals[last].lowerBound < LanePacking.end(of: intervals[number])
      {
        places[number].span = 1
      } else if places[number].span == 0 {
        places[number].span = columns - column
      }
      places[number].columns = columns
      later.append(number)
    }
  }
}

/// The ends of the last intervals in columns, which finds free and taken columns.
///
/// - Complexity: O(log c) for each search and change; c = columns.
private struct ColumnEnds {
  /// The number of columns, a power of two.
  private var capacity = 4
  /// The least and the greatest end below each node of a binary tree, whose root is node 1.
  private var nodes: [(least: Int64, greatest: Int64)] = Array(repeating: (.min, .min), count: 8)

  /// Returns the first column whose last interval has ended.
  mutating func firstFree(at position: Int64) -> Int {
    while nodes[1].least > position { grow() }
    var node = 1
    while node < capacity {
      node *= 2
      if nodes[node].least > position { node += 1 }
    }
    return node - capacity
  }

  /// Returns the first column after another whose last interval has not ended.
  func firstTaken(after column: Int, at position: Int64) -> Int? {
    var node = column + capacity
    while node % 2 == 1 || nodes[node + 1].greatest <= position {
      node /= 2
      if node <= 1 { return nil }
    }
    node += 1
    while node < capacity {
      node *= 2
      if nodes[node].greatest <= position { node += 1 }
    }
    return node - capacity
  }

  /// Sets the end of the last interval in a column.
  mutating func set(_ column: Int, to end: Int64) {
    var node = column + capacity
    nodes[node] = (end, end)
    while node > 1 {
      node /= 2
      let (left, right) = (nodes[2 * node], nodes[2 * node + 1])
      nodes[node] = (min(left.least, right.least), max(left.greatest, right.greatest))
    }
  }

  private mutating func grow() {
    let leaves = nodes[capacity...]
    capacity *= 2
    nodes = Array(repeating: (.min, .min), count: capacity) + leaves
    nodes += Array(repeating: (.min, .min), count: 2 * capacity - nodes.count)
    for column in leaves.indices { set(column - leaves.startIndex, to: leaves[column].least) }
  }
}
