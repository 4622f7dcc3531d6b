import LayoutCore

/// A number that a planner cannot use, and its source.
struct PlannerProblem: Equatable {
  var problem: LayoutDiagnostic.Problem
  var given: Double
  var used: Double
}

/// An item with a start and an end.
struct PlannerItem: Equatable {
  var start = LayoutUnit.zero
  var end = LayoutUnit.zero
  var problems: [PlannerProblem] = []
}

/// One lane, with its items and the column of each.
struct PlannerLane: Equatable {
  var extent = LayoutUnit.zero
  var problems: [PlannerProblem] = []
  var items: [PlannerItem] = []
  private(set) var columns: [(column: Int, count: Int)] = []
  /// The items in the order in which they begin, and the latest end of each and all before it.
  private(set) var order: [Int] = []
  private(set) var latestEnds: [LayoutUnit] = []

  init() {}

  static func == (one: PlannerLane, other: PlannerLane) -> Bool {
    one.extent == other.extent && one.items == other.items
  }

  /// Places items that overlap in time side by side.
  mutating func place(_ fault: PlannerFault?) {
    columns = Array(repeating: (0, 1), count: items.count)
    order = items.indices.sorted {
      if items[$0].start != items[$1].start { return items[$0].start < items[$1].start }
      return fault == .tiesByHash ? $0.hashValue < $1.hashValue : $0 < $1
    }
    latestEnds = []
    var cluster: [Int] = []
    var clusterEnd = LayoutUnit.zero
    var ends: [LayoutUnit] = []
    func close(_ columns: inout [(column: Int, count: Int)]) {
      var count = max(1, ends.count)
      switch fault {
      case .clusterOfThreeOverlaps where cluster.count == 3: count = min(count, 2)
      case .everyClusterOverlaps: count = 1
      case .clusterOfNineOverlaps where cluster.count >= 9: count -= 1
      default: break
      }
      for item in cluster {
        columns[item].count = count
        if fault == .fourthColumnIsFirst, columns[item].column == 3 { columns[item].column = 0 }
      }
    }
    for item in order {
      let (start, end) = (items[item].start, items[item].end)
      if start >= clusterEnd {
        close(&columns)
        cluster = []
        ends = []
      }
      let column = ends.firstIndex { $0 <= start } ?? ends.count
      if column == ends.count { ends.append(end) } else { ends[column] = end }
      columns[item].column = column
      cluster.append(item)
      clusterEnd = fault == .clusterEndsWithItsLast ? end : max(clusterEnd, end)
      latestEnds.append(max(latestEnds.last ?? .zero, end))
    }
    close(&columns)
  }

  /// Returns the items between two times, in their order.
  func items(from lower: LayoutUnit, to upper: LayoutUnit, _ fault: PlannerFault?) -> [Int] {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      let end =
        fault == .searchForgetsLongItems ? items[order[middle]].end : latestEnds[middle]
      if end < lower { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    for item in order[low...] {
      if items[item].start > upper { break }
      if fault == .searchEndsTooEarly, items[item].end > upper, !found.isEmpty { break }
      found.append(item)
    }
    return found.sorted()
  }
}
