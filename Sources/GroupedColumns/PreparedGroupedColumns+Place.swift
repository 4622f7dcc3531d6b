import StrategyKit

/// The last step of a preparation.
extension PreparedGroupedColumns {
  // MARK: 4. Place

  /// Assigns columns to all parts from `first` on, and sets the length of the content.
  ///
  /// - Parameter first: The first part to place. The parts before it must be placed already.
  /// - Parameter kept: The column that each part from `first` on keeps, or −1 for none; `nil` if no
  ///   part keeps its column.
  mutating func placeParts(from first: Int, keeping kept: [Int32]?) {
    let count = metrics.grid.count
    let balanced = layout.placement == .balanced ? balancedEnds(of: count) : []
    if first == 0 {
      stacks = Array(repeating: ColumnStack(isOnlyOne: count == 1), count: count)
    } else {
      for column in stacks.indices { stacks[column].removeAll(from: first) }
    }
    // If all parts are placed, their extents are collected and stored at once.
    var extents = Array(repeating: [Int64](), count: first == 0 ? count : 0)
    for column in extents.indices { extents[column].reserveCapacity(partCount / count) }
    var heights = stacks.map { $0.axis.length }
    // A heap finds the lowest column quickly, but it cannot be used if some columns are given.
    let usesHeap = parts.assigned.isEmpty && kept == nil && balanced.isEmpty && count > 16
    var heap = usesHeap ? TrackHeap(heights) : nil
    var balancedColumn = 0
    parts.columns.removeLast(max(0, parts.columns.count - first))
    // Rows are counted along, because a search for the first row of each part would take longer.
    var row = first < partCount ? firstRow(of: part(at: first)) : 0
    for place in first..<partCount {
      let part = part(at: place)
      let extent = extent(of: part, firstRow: row).rawValue
      row += part.count
      var column = -1
      if let kept { column = Int(kept[place - first]) }
      if column < 0, !parts.assigned.isEmpty { column = Int(parts.assigned[place]) }
      if column < 0, !balanced.isEmpty {
        while place >= balanced[balancedColumn] { balancedColumn += 1 }
        column = balancedColumn
      }
      if column < 0 {
        if let heap {
          column = Int(heap.lowest.track)
        } else {
          column = 0
          for other in 1..<count where heights[other] < heights[column] { column = other }
        }
      }
      stacks[column].append(place)
      if first > 0 {
        stacks[column].axis.insert(extent, at: stacks[column].axis.count)
      } else {
        if extent > LayoutLimits.maximumPosition.rawValue &- heights[column] {
          stacks[column].pileStart = min(stacks[column].pileStart, extents[column].count)
        }
        extents[column].append(extent)
      }
      heights[column] = min(heights[column] &+ extent, LayoutLimits.maximumPosition.rawValue)
      heap?.grow(to: heights[column])
      if count > 1 { parts.columns.append(UInt16(truncatingIfNeeded: column)) }
    }
    work.placed += partCount - first
    for (column, extents) in extents.enumerated() {
      stacks[column].axis = ExtentIndex(count: extents.count) { extents[$0] }
    }
    finish()
  }

  /// Sets the length of the content, and reports columns that are cut off.
  mutating func finish() {
    // Rows that are too long are reported when they are measured.
    if isCut, !rows.isCut { diagnostics.noteCutContent() }
    let longest = stacks.indices.reduce(0) { max($0, stacks[$1].axis.length) }
    space.mainLength = metrics.insetStart + metrics.insetEnd + LayoutUnit(rawValue: longest)
  }

  /// A Boolean value that indicates whether the content is cut off at the maximum position.
  var isCut: Bool { rows.isCut || stacks.contains { $0.axis.isCut } }

  /// Returns the end of each column's parts so that the tallest column is minimal.
  ///
  /// The columns are filled in order.
  ///
  /// - Complexity: O(p + c log p log h); p = parts, c = columns, h = the sum of all heights.
  private func balancedEnds(of columns: Int) -> [Int] {
    var sums: [Int64] = [0]
    var tallest: Int64 = 0
    var row = 0
    for place in 0..<partCount {
      let part = part(at: place)
      let isAssigned = !parts.assigned.isEmpty && parts.assigned[place] >= 0
      let extent = isAssigned ? 0 : extent(of: part, firstRow: row).rawValue
      row += part.count
      tallest = max(tallest, extent)
      // Sums far beyond the maximum position are equal, so that adding a height cannot overflow.
      sums.append(min(sums[place] &+ extent, .max / 2))
    }
    // Search for the smallest height at which the parts fit into the columns.
    var low = tallest
    var high = sums[partCount]
    while low < high {
      let middle = low + (high - low) / 2
      if ends(of: columns, height: middle, sums).last == partCount {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return ends(of: columns, height: low, sums)
  }

  /// Returns the end of each column if every column takes as many parts as fit into `height`.
  private func ends(of columns: Int, height: Int64, _ sums: [Int64]) -> [Int] {
    var ends: [Int] = []
    var end = 0
    for _ in 0..<columns where end < sums.count - 1 {
      let limit = sums[end] &+ height
      end = SortedSearch.first(in: end + 1..<sums.count) { sums[$0] > limit } - 1
      ends.append(end)
    }
    return ends
  }
}
