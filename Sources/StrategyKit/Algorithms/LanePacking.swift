import LayoutCore

/// A packing of intervals that puts overlapping ones side by side, in the least number of columns.
///
/// Use it for events of a calendar, for the bars of a plan, or for anything else that shares a lane.
/// Intervals that overlap directly, or through others, form a cluster. A cluster has as many columns
/// as intervals overlap at one position, and no packing has fewer. In order of their beginnings, the
/// intervals take the first free column. Each then extends over the columns after its own in which
/// nothing overlaps it.
///
/// ```swift
/// let packing = LanePacking([0..<2, 1..<3, 2..<4])
/// packing.places[2]  // column 0 of 2
/// ```
///
/// Intervals that only touch do not overlap. An empty interval takes one unit.
///
/// - Complexity: O(n log n), or O(n log c) if the intervals are in order; n = intervals, c = columns.
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
  /// The intervals in order of their beginnings; those that begin together are in order of their numbers.
  public let order: [Int32]
  /// The greatest number of columns of a cluster, or 0 if there are no intervals.
  public private(set) var columns: Int32 = 0

  /// Packs intervals.
  ///
  /// - Parameter intervals: The intervals, in any order. There must be at most `Int32.max`.
  public init(_ intervals: [Range<Int64>]) {
    places = Array(repeating: Place(column: 0, span: 1, columns: 1), count: intervals.count)
    order = LanePacking.order(of: intervals)
    var cluster = LaneCluster()
    var first = 0
    var end = Int64.min
    for (rank, number) in order.enumerated() {
      let interval = intervals[Int(number)]
      if interval.lowerBound >= end {
        close(&cluster, first..<rank)
        first = rank
      }
      let upper = max(interval.upperBound, interval.lowerBound &+ 1)
      end = max(end, upper)
      // An interval that overlaps none has the only column of its cluster.
      if rank == first, rank + 1 == order.count || intervals[Int(order[rank + 1])].lowerBound >= end
      {
        continue
      }
      cluster.removeEnded(by: interval.lowerBound, &places)
      cluster.add(number, rank: rank, end: upper, &places)
    }
    close(&cluster, first..<order.count)
  }

  /// Ends a cluster, and gives its intervals the number of its columns.
  private mutating func close(_ cluster: inout LaneCluster, _ ranks: Range<Int>) {
    if !ranks.isEmpty { columns = max(columns, 1) }
    guard cluster.columns > 0 else { return }
    cluster.removeEnded(by: .max, &places)
    columns = max(columns, cluster.columns)
    for rank in ranks {
      let number = Int(order[rank])
      places[number].columns = cluster.columns
      if places[number].span == 0 {
        places[number].span = cluster.columns - places[number].column
      }
    }
    cluster.reset()
  }

  private static func order(of intervals: [Range<Int64>]) -> [Int32] {
    var order = Array(0..<Int32(intervals.count))
    let isInOrder = intervals.indices.dropFirst().allSatisfy {
      intervals[$0 - 1].lowerBound <= intervals[$0].lowerBound
    }
    if isInOrder { return order }
    order.sort {
      (intervals[Int($0)].lowerBound, $0) < (intervals[Int($1)].lowerBound, $1)
    }
    return order
  }
}

/// The intervals of a cluster during a sweep.
private struct LaneCluster {
  /// An interval that has not ended.
  struct Open: Comparable {
    let end: Int64
    let number: Int32
    let rank: Int32

    static func < (lhs: Open, rhs: Open) -> Bool { lhs.end < rhs.end }
  }

  private(set) var columns: Int32 = 0
  private var open = BinaryHeap<Open>()
  private var free = BinaryHeap<Int32>()
  /// The taken column after each taken column, which is stored at its number plus 1.
  ///
  /// The first entry is before all columns. 0 is after the last one.
  private var next: [Int32] = [0]
  private var previous: [Int32] = [0]
  /// The intervals whose columns no later interval reaches, in order.
  private var highest: [(rank: Int32, column: Int32)] = []

  /// Removes all columns, which no open interval takes.
  mutating func reset() {
    columns = 0
    free.removeAll()
    next.removeLast(next.count - 1)
    previous.removeLast(previous.count - 1)
    highest.removeAll(keepingCapacity: true)
  }

  /// Puts an interval into the first free column.
  ///
  /// All columns before that are taken. The next taken column after it is therefore that after its
  /// neighbour, and limits the interval.
  mutating func add(_ number: Int32, rank: Int, end: Int64, _ places: inout [LanePacking.Place]) {
    let rank = Int32(truncatingIfNeeded: rank)
    let column: Int32
    if let first = free.removeLeast() {
      column = first
    } else {
      column = columns
      columns += 1
      next.append(0)
      previous.append(0)
    }
    let after = next[Int(column)]
    next[Int(column) + 1] = after
    previous[Int(column) + 1] = column
    next[Int(column)] = column + 1
    previous[Int(after)] = column + 1
    places[Int(number)].column = column
    // 0 stands for all columns up to the last one of the cluster, which is not known yet.
    places[Int(number)].span = after == 0 ? 0 : after - 1 - column
    while let last = highest.last, last.column <= column { highest.removeLast() }
    highest.append((rank, column))
    open.insert(Open(end: end, number: number, rank: rank))
  }

  /// Removes the intervals that end at a position or before it.
  mutating func removeEnded(by position: Int64, _ places: inout [LanePacking.Place]) {
    while let least = open.least, least.end <= position {
      _ = open.removeLeast()
      let column = places[Int(least.number)].column
      // An interval that began later and took a column after this one found the one beside it taken.
      let later = SortedSearch.first(in: highest.count) { highest[$0].rank > least.rank }
      if later < highest.count, highest[later].column > column {
        places[Int(least.number)].span = 1
      }
      let (before, after) = (previous[Int(column) + 1], next[Int(column) + 1])
      next[Int(before)] = after
      previous[Int(after)] = before
      free.insert(column)
    }
  }
}

/// A heap that returns its least element in constant time.
///
/// - Complexity: O(log n) to insert an element and to remove the least; n = elements.
private struct BinaryHeap<Element: Comparable> {
  private var elements: [Element] = []

  var least: Element? { elements.first }

  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  mutating func insert(_ element: Element) {
    var place = elements.count
    elements.append(element)
    while place > 0, element < elements[(place - 1) / 2] {
      elements[place] = elements[(place - 1) / 2]
      place = (place - 1) / 2
    }
    elements[place] = element
  }

  mutating func removeLeast() -> Element? {
    guard let least = elements.first, let last = elements.popLast() else { return nil }
    if elements.isEmpty { return least }
    var place = 0
    while true {
      var child = 2 * place + 1
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      guard child < elements.count, elements[child] < last else { break }
      elements[place] = elements[child]
      place = child
    }
    elements[place] = last
    return least
  }
}
