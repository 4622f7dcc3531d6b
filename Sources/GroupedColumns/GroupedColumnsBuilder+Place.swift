import LayoutCore

extension GroupedColumnsBuilder {
  // MARK: 3. Group

  @usableFromInline
  mutating func groupRows() {
    guard let room = splitRoom else { return }
    var parts: [GroupedPart] = []
    for section in 0..<prepared.numberOfSections { split(section, room, into: &parts) }
    prepared.parts = parts
  }

  /// The largest extent of a part along the main axis, or `nil` if sections are not split.
  var splitRoom: Int64? {
    guard layout.splitsTallSections else { return nil }
    let room =
      container.mainExtent.rawValue &- container.mainStartInset.rawValue
      &- container.mainEndInset.rawValue
    return room > 0 ? room : nil
  }

  /// Splits a section into parts that fit into `room`, and appends them to `parts`.
  ///
  /// A row is never split, so a part with one row can be larger than `room`.
  func split(_ section: Int, _ room: Int64, into parts: inout [GroupedPart]) {
    let frame = prepared.frames[section]
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
        // Take the rows that end within the room, but at least one. If all rows fit but the footer
        // does not, the last row moves to the next part with it.
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

  /// Asks the delegate for the column of each part.
  @inlinable
  mutating func askForColumns(of delegate: some LayoutDelegate) {
    for place in 0..<partCount { askForColumn(ofPartAt: place, delegate) }
  }

  @inlinable
  mutating func askForColumn(ofPartAt place: Int, _ delegate: some LayoutDelegate) {
    let index = partIndex(at: place)
    let column = delegate.answer(to: .groupedColumnsColumn, at: index, default: nil)
    assign(column, place, index.section)
  }

  /// The parameter of diagnostics about the column of a section.
  static var columnKey: String { "column" }

  @usableFromInline
  var partCount: Int { prepared.partCount }

  /// Returns the index that identifies a part in questions.
  ///
  /// Its section is that of the part, and its item the number of the part.
  @usableFromInline
  func partIndex(at place: Int) -> ElementIndex {
    let part = prepared.part(at: place)
    return ElementIndex(section: part.section, item: part.number)
  }

  @usableFromInline
  mutating func assign(_ column: Int?, _ place: Int, _ section: Int) {
    guard let column else {
      if !prepared.assigned.isEmpty { prepared.assigned[place] = -1 }
      return
    }
    let used = min(max(column, 0), prepared.metrics.grid.count - 1)
    if used != column {
      diagnostics.note(
        LayoutDiagnostic(
          .section(section, parameter: Self.columnKey), .outOfRange, given: Double(column),
          used: Double(used)))
    }
    if prepared.assigned.isEmpty { prepared.assigned = Array(repeating: -1, count: partCount) }
    prepared.assigned[place] = Int32(truncatingIfNeeded: used)
  }

  // MARK: 4. Place

  /// Assigns columns to all parts from `first` on.
  ///
  /// - Parameter first: The first part to place. The parts before it must be placed already.
  /// - Parameter kept: The column that each part from `first` on keeps, or −1 for none; `nil` if no
  ///   part keeps its column.
  @usableFromInline
  mutating func placeParts(from first: Int, keeping kept: [Int32]?) {
    let columns = prepared.metrics.grid.count
    let count = prepared.partCount
    let balanced = layout.placement == .balanced ? balancedColumns(columns) : []
    var pile = PartPile(prepared, from: first)
    // A heap finds the lowest column quickly, but it cannot be used if some columns are given.
    let usesHeap = prepared.assigned.isEmpty && kept == nil && balanced.isEmpty && columns > 16
    var heap = usesHeap ? TrackHeap(pile.heights) : nil
    prepared.columns.removeLast(max(0, prepared.columns.count - first))
    for place in first..<max(first, count) {
      var column = -1
      if let kept { column = Int(kept[place - first]) }
      if column < 0, !prepared.assigned.isEmpty { column = Int(prepared.assigned[place]) }
      if column < 0, !balanced.isEmpty { column = balanced[place] }
      if column < 0 { column = heap.map { Int($0.lowest.track) } ?? pile.lowest }
      let extent = prepared.extent(of: prepared.part(at: place))
      pile.add(place, to: column, extent: extent)
      heap?.grow(to: pile.heights[column])
      if columns > 1 { prepared.columns.append(UInt16(truncatingIfNeeded: column)) }
    }
    work.placed += count - first
    prepared.stacks = pile.finish()
  }

  @usableFromInline
  mutating func finish() {
    var longest: Int64 = 0
    for column in prepared.stacks.indices {
      longest = max(longest, prepared.stacks[column].axis.length)
    }
    // Rows that are too long are reported when they are measured.
    if !prepared.rows.isCut, prepared.stacks.contains(where: { $0.axis.isCut }) {
      diagnostics.note(
        LayoutDiagnostic(.content, .tooLarge, used: LayoutLimits.maximumPosition.points))
    }
    prepared.space.mainLength =
      (prepared.metrics.insetStart + prepared.metrics.insetEnd).rawValue &+ longest
    prepared.diagnostics = diagnostics
    prepared.work = work
  }

  /// Returns the column of every part so that the tallest column is minimal.
  ///
  /// The columns are filled in order.
  ///
  /// - Complexity: O(p + c log p log h); p = parts, c = columns, h = the sum of all heights.
  private func balancedColumns(_ columns: Int) -> [Int] {
    var sums: [Int64] = [0]
    var tallest: Int64 = 0
    for place in 0..<prepared.partCount {
      let isAssigned = !prepared.assigned.isEmpty && prepared.assigned[place] >= 0
      let extent = isAssigned ? 0 : prepared.extent(of: prepared.part(at: place))
      tallest = max(tallest, extent)
      sums.append(sums[place] &+ extent)
    }
    // Search for the smallest height at which the parts fit into the columns.
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

  /// Returns the end of each column if every column takes as many parts as fit into `height`.
  private func ends(of columns: Int, height: Int64, _ sums: [Int64]) -> [Int] {
    var ends: [Int] = []
    var end = 0
    for _ in 0..<columns where end < sums.count - 1 {
      let limit = sums[end] &+ height
      end = SortedSearch.first(in: end + 1..<sums.count) { sums[$0] > limit } - 1
      ends.append(end)
    }
    return ends.isEmpty ? [0] : ends
  }
}

/// The columns while parts are added to them.
private struct PartPile {
  private let isOnlyOne: Bool
  private var places: [[UInt32]]
  private var axes: [ExtentIndexBuilder]
  /// The existing columns, if only some of the parts are placed again.
  private var stacks: [ColumnStack]?
  private var pileStarts: [Int]
  /// The offset at which the next part of each column begins.
  private(set) var heights: [Int64]

  init(_ prepared: PreparedGroupedColumns, from first: Int) {
    let columns = prepared.metrics.grid.count
    isOnlyOne = columns == 1
    places = Array(repeating: [], count: first == 0 ? columns : 0)
    axes = Array(repeating: ExtentIndexBuilder(), count: first == 0 ? columns : 0)
    pileStarts = Array(repeating: .max, count: columns)
    if first == 0 {
      heights = Array(repeating: 0, count: columns)
    } else {
      var kept = prepared.stacks
      for column in kept.indices { kept[column].removeAll(from: first) }
      heights = kept.map { $0.axis.length }
      stacks = kept
    }
  }

  /// The lowest column, or the first of several.
  var lowest: Int {
    var lowest = 0
    for column in heights.indices where heights[column] < heights[lowest] { lowest = column }
    return lowest
  }

  mutating func add(_ place: Int, to column: Int, extent: Int64) {
    if stacks != nil {
      stacks?[column].append(place, extent: extent)
    } else {
      if !isOnlyOne { places[column].append(UInt32(place)) }
      axes[column].append(extent)
      if axes[column].isCut, pileStarts[column] == .max {
        pileStarts[column] = axes[column].count - 1
      }
    }
    heights[column] = min(heights[column] &+ extent, LayoutLimits.maximumPosition.rawValue)
  }

  mutating func finish() -> [ColumnStack] {
    if let stacks { return stacks }
    return axes.indices.map { column in
      ColumnStack(
        isOnlyOne: isOnlyOne, places: places[column], axis: axes[column].finish(),
        pileStart: pileStarts[column])
    }
  }
}
