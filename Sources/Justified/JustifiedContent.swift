import StrategyKit

/// The items of a section, in rows of equal height.
///
/// It stores the ratio of each item, and the number of items and the height of each row. If a row
/// becomes higher, those after it move without being stored again. The places of items in a row are
/// computed on request.
///
/// - Complexity: 8 bytes for each item, and about 8 for each row.
public struct JustifiedContent: SectionContent {
  var ratios: [Double] = []
  /// The numbers of items of the rows.
  private(set) var counts = ExtentIndex(count: 0, extent: 0)
  /// The heights of the rows, each with the spacing after it.
  private(set) var pitches = ExtentIndex(count: 0, extent: 0)
  /// A Boolean value that indicates whether the last row is not full.
  private(set) var isLastLoose = false
  /// The extent of all rows.
  public private(set) var bounds = SectionBounds.zero

  /// Asks for the sizes of all items, and puts the items in rows.
  ///
  /// - Complexity: O(n), or O(n·k) if rows are even; n = items, k = items of two rows.
  public init(
    count: Int, style: JustifiedStyle, sizes: inout ItemSizeReader
  ) {
    ratios.reserveCapacity(count)
    for item in 0..<count {
      let size = sizes.size(of: item, proposal: LayoutProposal())
      ratios.append(style.ratio(of: size, item, &sizes))
    }
    breakRows(from: 0, to: .max, growth: 0, style, &sizes.work)
  }

  /// The number of items.
  public var count: Int { ratios.count }

  // MARK: Changes

  /// Asks for the sizes of new and resized items, and breaks the rows next to changes again.
  ///
  /// - Complexity: O(m) for the items from the first inserted or removed one on, which move by
  ///   8 bytes each. Greedy rows are broken from the one before the first change to the first row
  ///   after the last change that begins with the same item as before. Even rows are all broken.
  public mutating func apply(
    _ edit: SectionEdit, style: JustifiedStyle, sizes: inout ItemSizeReader
  ) {
    let (first, growth) = (edit.first, edit.items.newCount - count)
    // New items are measured below.
    edit.items.apply(to: &ratios, new: 1)
    if !edit.isResizeOnly { sizes.work.moved += count - first }
    for item in edit.measured {
      let size = sizes.size(of: item, proposal: LayoutProposal())
      ratios[item] = style.ratio(of: size, item, &sizes)
    }
    let last = max(
      (edit.items.removed.last ?? -1) + growth, edit.items.inserted.last?.index ?? -1,
      edit.measured.last ?? -1)
    breakRows(from: first, to: last + 1, growth: growth, style, &sizes.work)
  }

  /// Breaks the rows next to changed items again.
  ///
  /// - Parameter end: The first of the unchanged items at the end.
  /// - Parameter growth: The number of items that are inserted, minus those that are removed.
  mutating func breakRows(
    from first: Int, to end: Int, growth: Int, _ style: JustifiedStyle, _ work: inout LayoutWork
  ) {
    // An index that cuts extents depends on the order of edits, so it is created anew.
    let isAnew = style.breaking == .even || pitches.isCut
    let none = ExtentIndex(count: 0, extent: 0)
    if isAnew { (counts, pitches) = (none, none) }
    // The item at the change may now fit in the row before.
    let firstRow = counts.firstIndex(endingAfter: Int64(max(0, first - 1)))
    var (number, item, rest) = (firstRow, Int(counts.offset(of: firstRow)), counts.count)
    var newCounts = ExtentIndexBuilder(expecting: 0)
    var newPitches = newCounts
    ratios.withUnsafeBufferPointer { ratios in
      let isGreedy = style.breaking == .greedy
      var evenRows = isGreedy ? [] : style.evenRows(ratios)[...]
      while number < style.maximumRows,
        let row = isGreedy
          ? style.greedyRow(from: item, ratios, number: number)
          : evenRows.popFirst()
      {
        newCounts.append(Int64(row.count))
        newPitches.append(style.extent(of: row) &+ style.rowSpacing)
        number += 1
        item += row.count
        guard item >= end, !isAnew else { continue }
        // If a row began with the same item before, all rows from there on are as before.
        let old = counts.firstIndex(endingAfter: Int64(item - growth))
        if old < counts.count, counts.offset(of: old) == Int64(item - growth),
          !style.countsRows || old == number
        {
          rest = old
          return
        }
      }
      isLastLoose = item < count && number < style.maximumRows && style.lastRow != .hidden
      guard isLastLoose else { return }
      newCounts.append(Int64(count - item))
      newPitches.append(0)
    }
    counts.replace(firstRow..<rest, with: newCounts.finish())
    pitches.replace(firstRow..<rest, with: newPitches.finish())
    work.placed += number - firstRow
    if isLastLoose { placeLastRow(style) }
    // The last row has no spacing after it.
    let spacing = pitches.isCut ? 0 : style.rowSpacing
    bounds.length = LayoutUnit(rawValue: max(0, pitches.length &- spacing))
    bounds.isCut = pitches.isCut
    if pitches.isCut, !isAnew { breakRows(from: 0, to: .max, growth: 0, style, &work) }
  }

  /// Determines the height of a last row that is not full.
  ///
  /// It is that of the nearest row above whose items share it.
  ///
  /// - Complexity: O(k); k = rows in between.
  private mutating func placeLastRow(_ style: JustifiedStyle) {
    let last = counts.count - 1
    let above = (0..<last).last {
      !style.isAlone(ratios[Int(counts.offset(of: $0))], inRow: $0)
    }
    let height = above.map { Double(pitches.extent(of: $0) &- style.rowSpacing) } ?? style.target
    let items = ratios[Int(counts.offset(of: last))...]
    let most = style.room(for: items.count) / items.reduce(0, +)
    pitches.setExtent(style.rowExtent(min(height, most)) &+ style.rowSpacing, of: last)
  }
}
