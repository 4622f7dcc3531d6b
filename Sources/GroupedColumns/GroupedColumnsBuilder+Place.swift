import LayoutCore

extension GroupedColumnsBuilder {
  // MARK: 3. Group

  @usableFromInline
  mutating func groupRows() {
    guard layout.splitsTallSections else { return }
    let room =
      container.mainExtent.rawValue &- container.mainStartInset.rawValue
      &- container.mainEndInset.rawValue
    guard room > 0 else { return }
    var parts: [GroupedPart] = []
    for section in 0..<prepared.numberOfSections { split(section, room, into: &parts) }
    if parts.count > prepared.numberOfSections { prepared.parts = parts }
  }

  /// Cuts a section that is taller than `room` into parts that are not, as far as rows allow.
  private func split(_ section: Int, _ room: Int64, into parts: inout [GroupedPart]) {
    let frame = prepared.frame(ofSection: section)
    let count = prepared.numberOfItems(inSection: section)
    let first = Int(prepared.firstRows.offset(of: section))
    let card = (prepared.metrics.cardStart + prepared.metrics.cardEnd).rawValue
    let end = first + count
    var row = first
    var number = 0
    repeat {
      let header = number == 0 ? frame.header : 0
      let begin = prepared.rows.offset(of: row)
      let rest = prepared.rows.offset(of: end) &- begin &+ header &+ frame.footer &+ card
      var next = end
      if rest > room {
        // The rows that end within the room; at least one, so that every part gets on. Where all
        // rows do but the footer does not, it takes the last row along.
        let fitting = prepared.rows.firstIndex(endingAfter: begin &+ room &- header &- card)
        next = min(end, max(row + 1, min(fitting, end - 1)))
      }
      parts.append(
        GroupedPart(
          section: section, number: number, firstRow: row - first, count: next - row,
          isLast: next == end))
      row = next
      number += 1
    } while row < end
  }

  // MARK: 4. Place

  @usableFromInline
  mutating func placeParts() -> PreparedGroupedColumns {
    let columns = prepared.metrics.grid.count
    let count = prepared.partCount
    let start = prepared.metrics.insetStart.rawValue
    prepared.columns = Array(repeating: 0, count: columns > 1 ? count : 0)
    prepared.starts = Array(repeating: 0, count: count)
    let balanced = layout.placement == .balanced ? balancedColumns(columns) : []
    var heap = TrackHeap(Array(repeating: start, count: columns))
    // The heights of all columns; the heap keeps them too, but only while nothing is told.
    var heights = [Int64](repeating: start, count: columns)
    let limit = LayoutLimits.maximumPosition.rawValue
    let usesHeap = toldColumns.isEmpty && balanced.isEmpty
    for place in 0..<count {
      let part = prepared.part(at: place)
      let told = toldColumns.indices.contains(part.section) ? Int(toldColumns[part.section]) : -1
      let column: Int
      if told >= 0 {
        column = told
      } else if !balanced.isEmpty {
        column = balanced[place]
      } else {
        column = usesHeap ? Int(heap.lowest.track) : lowest(heights)
      }
      var next = heights[column] &+ prepared.extent(of: part)
      if next > limit {
        next = limit
        if prepared.pileStarts.isEmpty {
          prepared.pileStarts = Array(repeating: .max, count: columns)
        }
        prepared.pileStarts[column] = min(place, prepared.pileStarts[column])
      }
      prepared.starts[place] = heights[column]
      if columns > 1 { prepared.columns[place] = UInt16(truncatingIfNeeded: column) }
      heights[column] = next
      if usesHeap { heap.grow(to: next) }
    }
    prepared.listParts()
    let end = heights.max() ?? start
    prepared.space.mainLength = end &+ prepared.metrics.insetEnd.rawValue
    prepared.diagnostics = diagnostics
    return prepared
  }

  private func lowest(_ heights: [Int64]) -> Int {
    var lowest = 0
    for column in heights.indices where heights[column] < heights[lowest] { lowest = column }
    return lowest
  }

  /// The column of every part where columns are filled in order and the tallest is as short as that
  /// allows.
  ///
  /// - Complexity: O(p + c log p log h); p = parts, c = columns, h = the height of all together.
  private func balancedColumns(_ columns: Int) -> [Int] {
    var sums: [Int64] = [0]
    var tallest: Int64 = 0
    for place in 0..<prepared.partCount {
      let part = prepared.part(at: place)
      let isTold =
        toldColumns.indices.contains(part.section) && toldColumns[part.section] >= 0
      let extent = isTold ? 0 : prepared.extent(of: part)
      tallest = max(tallest, extent)
      sums.append(sums[place] &+ extent)
    }
    // The least height with which the parts fit into the columns.
    var low = tallest
    var high = sums[sums.count - 1]
    while low < high {
      let middle = low + (high - low) / 2
      if ends(of: columns, height: middle, sums).last == sums.count - 1 {
        high = middle
      } else {
        low = middle + 1
      }
    }
    var result = [Int](repeating: 0, count: prepared.partCount)
    var place = 0
    for (column, end) in ends(of: columns, height: low, sums).enumerated() {
      while place < end {
        result[place] = column
        place += 1
      }
    }
    return result
  }

  /// Where each column ends that takes as many parts as fit into `height`.
  private func ends(of columns: Int, height: Int64, _ sums: [Int64]) -> [Int] {
    var ends: [Int] = []
    var end = 0
    for _ in 0..<columns where end < sums.count - 1 {
      let limit = sums[end] &+ height
      var low = end
      var high = sums.count - 1
      while low < high {
        let middle = (low + high + 1) / 2
        if sums[middle] <= limit { low = middle } else { high = middle - 1 }
      }
      end = low
      ends.append(end)
    }
    return ends.isEmpty ? [0] : ends
  }
}
