import GroupedColumns
import LayoutCore

/// A delegate of grouped columns that is made of plain lists, for tests.
struct Groups: GroupedColumnsPartDelegate {
  var heights: [[Double]]
  var columns: [Int: Int] = [:]
  var headers: [Int: Double] = [:]

  /// Creates groups with the given counts of rows that are ten points high.
  init(_ counts: [Int]) { heights = counts.map { Array(repeating: 10, count: $0) } }

  init(heights: [[Double]]) { self.heights = heights }

  var numberOfSections: Int { heights.count }
  func numberOfItems(inSection section: Int) -> Int { heights[section].count }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    let height = heights[index.section][index.item]
    return LayoutSize(width: height, height: height)
  }
  func groupedColumnsSection(
    _ number: Int, default section: GroupedColumnsSection
  ) -> GroupedColumnsSection {
    var section = section
    section.headerExtent = headers[number] ?? section.headerExtent
    return section
  }
  func groupedColumnsColumn(ofPart part: Int, inSection section: Int) -> Int? { columns[section] }
}

extension GroupedColumnsLayout {
  /// Returns a layout of rows without any padding.
  static func bare(_ columns: ColumnCount) -> GroupedColumnsLayout {
    GroupedColumnsLayout(columns: columns, sectionSpacing: 0, style: .plain, rounding: .none)
  }
}

extension PreparedLayout {
  /// Returns the elements that satisfy `includes` and their frames at rest, as text.
  func listing(_ includes: (LayoutElement) -> Bool = { _ in true }) -> [String] {
    allElements(viewport: LayoutRect(origin: .zero, size: contentSize))
      .filter { includes($0.element) }.map { "\($0.element) \($0.frame)" }
  }

  /// Returns the positions of a section's cells.
  func positions(ofSection section: Int) -> [CellPosition] {
    allElements(viewport: .zero)
      .filter { $0.element.category == .cell && $0.element.index.section == section }
      .map { $0.position }
  }
}
