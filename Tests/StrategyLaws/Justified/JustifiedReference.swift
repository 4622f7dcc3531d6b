import Justified
import LayoutCore
import LayoutTesting

/// Justified rows in the plainest way: every row that could begin with an item is considered.
struct JustifiedReference {
  /// The items of a row, and whether the row is full.
  typealias Row = (items: Range<Int>, isFull: Bool)

  /// The number of items that a full last row lacks, and the sum of the squared deviations.
  private typealias Cost = (lacking: Int, squares: Double)

  private let section: JustifiedSection
  private let ratios: [Double]
  /// The width of a row in units.
  private let room: Int
  private let spacing: Int
  /// The target height in units.
  private let target: Double

  /// The elements of a case.
  static let reference: LayoutLaws<JustifiedLayout>.Reference = { example in
    let (layout, collection) = (example.strategy, example.collection)
    let space = ReferenceSpace(example.environment, axis: layout.axis, rounding: layout.rounding)
    var placed: [(LayoutElement, main: (Int, Int), cross: (Int, Int), zIndex: Int)] = []
    var top = 0
    for number in 0..<collection.numberOfSections {
      let section = collection.answer(
        to: .justifiedSection, at: ElementIndex(section: number), default: layout.section)
      let sizes = (0..<collection.numberOfItems(inSection: number)).map {
        collection.sizeForItem(
          at: ElementIndex(section: number, item: $0), proposal: LayoutProposal())
          ?? section.itemSize
      }
      let ratios = sizes.map { space.across($0) / space.main($0) }
      // Data that is replaced, pinned bars and lengths that are cut to pixels are not covered.
      guard isValid(section), layout.rounding != .floor, sizes.count <= 60,
        sizes.allSatisfy({ $0.width > 0 && $0.height > 0 }),
        ratios.allSatisfy({ 0.001...1_000 ~= $0 })
      else { return nil }
      let tracks = ReferenceTracks(1, spacing: 0, insets: section.sectionInsets, in: space)
      let reference = JustifiedReference(
        section: section, ratios: ratios, room: tracks.room,
        spacing: ReferenceSpace.units(section.itemSpacing),
        target: Double(ReferenceSpace.units(section.rowExtent)))
      guard let rows = reference.rows() else { return nil }
      let header = ReferenceEdgeItem(section.header.extent, section.header.insets, in: space)
      let footer = ReferenceEdgeItem(section.footer.extent, section.footer.insets, in: space)
      let insets = space.main(section.sectionInsets)
      if header.extent > 0 {
        let lower = top + header.before
        placed.append(
          (.supplementary(.header, number), (lower, lower + header.extent), header.edges, 1))
      }
      let heights = reference.heights(rows)
      var lower = top + header.total + insets.start
      for (row, height) in zip(rows, heights) {
        if row.items.lowerBound > 0 { lower += ReferenceSpace.units(section.rowSpacing) }
        guard let edges = reference.edges(of: row, height: height) else { return nil }
        for (item, edges) in zip(row.items, edges) {
          placed.append(
            (
              .cell(section: number, item: item), (lower, lower + height),
              (tracks.start + edges.0, tracks.start + edges.1), 0
            ))
        }
        lower += height
      }
      for item in (rows.last?.items.upperBound ?? 0)..<sizes.count {
        placed.append(
          (
            .cell(section: number, item: item), (lower, lower), (tracks.start, tracks.start), 0
          ))
      }
      let end = lower + insets.end
      if footer.extent > 0 {
        let lower = end + footer.before
        placed.append(
          (.supplementary(.footer, number), (lower, lower + footer.extent), footer.edges, 1))
      }
      // A section whose negative insets exceed its items is not covered.
      if end + footer.total < top { return nil }
      top = end + footer.total
    }
    return ReferenceLayout(
      elements: placed.map {
        LayoutAttributes(
          element: $0.0, frame: space.frame(main: $0.main, cross: $0.cross, length: top),
          zIndex: $0.zIndex)
      })
  }

  private static func isValid(_ section: JustifiedSection) -> Bool {
    let lowest = section.minimumRowExtent ?? 0
    return 1...100_000 ~= section.rowExtent && 0...1 ~= section.tolerance
      && 0...1e5 ~= section.rowSpacing && 0...1e5 ~= section.itemSpacing && 0...1e5 ~= lowest
      && lowest <= section.maximumRowExtent ?? 1e9 && section.maximumRowExtent ?? 1e9 <= 1e9
      && section.minimumItems >= 1 && section.minimumItems <= section.maximumItems ?? .max
      && section.breakoutInterval ?? 1 >= 1 && section.maximumRows ?? 1 >= 0
      && 0.001...1_000 ~= section.panoramaRatio && section.sectionInsets.isModest
      && section.header.insets.isModest && section.footer.insets.isModest
      && 0...1e5 ~= section.header.extent && 0...1e5 ~= section.footer.extent
      && !section.header.isPinned && !section.footer.isPinned
  }

  // MARK: Rows

  private func rows() -> [Row]? {
    var rows = section.breaking == .greedy ? greedyRows() : evenRows()
    if let most = section.maximumRows { rows = rows.map { Array($0.prefix(most)) } }
    if section.lastRow == .hidden, rows?.last?.isFull == false { rows?.removeLast() }
    return rows
  }

  private func isPanorama(_ item: Int) -> Bool { ratios[item] >= section.panoramaRatio }

  /// The sum of the ratios of a row.
  private func sum(_ items: Range<Int>) -> Double { ratios[items].reduce(0, +) }

  /// The width of items without the spacing between them.
  private func room(_ count: Int) -> Double { Double(room - spacing * (count - 1)) }

  /// The height of a full row, in units.
  private func height(_ items: Range<Int>) -> Double { room(items.count) / sum(items) }

  /// Returns a Boolean value that indicates whether a row ends because no other item can follow.
  private func isClosed(_ items: Range<Int>) -> Bool {
    let end = items.upperBound
    return items.count == section.maximumItems ?? .max || isPanorama(items.lowerBound)
      || end < ratios.count && (isPanorama(end) || room(items.count + 1) <= 0)
  }

  private func isBrokenOut(_ item: Int, inRow row: Int) -> Bool {
    guard let interval = section.breakoutInterval, section.breaking == .greedy else { return false }
    return row % interval == interval - 1 && ratios[item] >= 1
  }

  /// The greedy rows, or `nil` if numbers are too near to each other to compare.
  private func greedyRows() -> [Row]? {
    var (rows, first): ([Row], Int) = ([], 0)
    let usual = Double(room) / target
    let (least, most) = (usual * (1 - section.tolerance), usual * (1 + section.tolerance))
    var areClear = true
    func isLess(_ one: Double, _ other: Double) -> Bool {
      if abs(one - other) <= 1e-9 * max(one, other) { areClear = false }
      return one < other
    }
    while first < ratios.count {
      if isBrokenOut(first, inRow: rows.count) {
        rows.append((first..<first + 1, true))
        first += 1
        continue
      }
      let end = (first + 1...ratios.count).first { end in
        let row = first..<end
        if isClosed(row) { return true }
        if row.count < section.minimumItems { return false }
        if !isLess(sum(row), least) { return true }
        guard end < ratios.count else { return false }
        let longer = first..<end + 1
        func distance(_ row: Range<Int>) -> Double { abs(sum(row) - room(row.count) / target) }
        return isLess(most, sum(longer)) && isLess(distance(row), distance(longer))
      }
      let row = first..<(end ?? ratios.count)
      let isFull = end != nil || section.lastRow == .full || !isLess(sum(row), least)
      rows.append((row, isFull))
      first = row.upperBound
    }
    return areClear ? rows : nil
  }

  /// The even rows, or `nil` if several divisions are equally good.
  private func evenRows() -> [Row]? {
    // The best rows from each item on.
    var best: [(cost: Cost, rows: [Row], isClear: Bool)] = [((0, 0), [], true)]
    for first in ratios.indices.reversed() {
      var found: (cost: Cost, rows: [Row], isClear: Bool) = ((.max, .infinity), [], true)
      for end in first + 1...ratios.count {
        let (row, rest) = (first..<end, best[end - first - 1])
        if row.count > 1, row.contains(where: isPanorama) || room(row.count) <= 0 { continue }
        if row.count > section.maximumItems ?? .max { continue }
        let isLast = end == ratios.count
        let lacking = max(0, section.minimumItems - row.count)
        if lacking > 0, !isLast, !isClosed(row) { continue }
        let excess = height(row) - target
        let isFull = !isLast || section.lastRow == .full || isClosed(row) || excess <= 0
        if isLast, abs(excess) < 1e-9 * target { return nil }
        var cost = rest.cost
        if isLast, section.lastRow == .full { cost.lacking += lacking }
        if isFull { cost.squares += excess * excess * Double(row.count) }
        let isEqual =
          cost.lacking == found.cost.lacking
          && abs(cost.squares - found.cost.squares) <= 1e-9 * cost.squares
        if isEqual { found.isClear = false }
        if !isEqual, cost < found.cost {
          found = (cost, [(row, isFull)] + rest.rows, rest.isClear)
        }
      }
      best.insert(found, at: 0)
    }
    return best[0].isClear ? best[0].rows : nil
  }

  // MARK: Places

  /// The heights of rows in units.
  private func heights(_ rows: [Row]) -> [Int] {
    var heights: [Int] = []
    for (number, row) in rows.enumerated() {
      var height = height(row.items)
      if !row.isFull {
        let above = (0..<number).last {
          let first = rows[$0].items.lowerBound
          return !isPanorama(first) && !isBrokenOut(first, inRow: $0)
        }
        height = min(height, above.map { Double(heights[$0]) } ?? target)
      }
      var points = height / Double(ReferenceSpace.unitsPerPoint)
      points = min(points, section.maximumRowExtent ?? .infinity)
      heights.append(ReferenceSpace.units(max(points, section.minimumRowExtent ?? 0)))
    }
    return heights
  }

  /// The edges of the items of a row, from the edge of the row on, or `nil` if one is too near to
  /// the middle between two units.
  private func edges(of row: Row, height: Int) -> [(Int, Int)]? {
    let most = self.height(row.items)
    let scale = row.isFull ? most : min(most, Double(height))
    let free = row.isFull ? 0 : max(0, room(row.items.count) - sum(row.items) * scale)
    let lead = section.lastRow == .center ? Int(free / 2) : 0
    let growth = section.lastRow == .justified ? free / Double(row.items.count) : 0
    var areClear = true
    /// The end of the first items.
    func end(_ count: Int) -> Int {
      let width = sum(row.items.prefix(count)) * scale + growth * Double(count)
      if abs(width - width.rounded(.down) - 0.5) < 1e-6 { areClear = false }
      return lead + ReferenceSpace.units(width / Double(ReferenceSpace.unitsPerPoint))
    }
    let edges = row.items.indices.enumerated().map { rank, _ in
      (end(rank) + spacing * rank, end(rank + 1) + spacing * rank)
    }
    return areClear ? edges : nil
  }
}
