import LayoutCore
import LayoutRuntime
import Spreadsheet
import Waterfall

/// A delegate that is made of the heights of its items.
struct Heights: LayoutDelegate {
  var sections: [[Double]]

  init(_ sections: [Double]...) { self.sections = sections }

  var numberOfSections: Int { sections.count }
  func numberOfItems(inSection section: Int) -> Int { sections[section].count }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    LayoutSize(width: 10, height: sections[index.section][index.item])
  }

  /// Returns a transaction with the counts of this collection.
  func transaction(_ changes: LayoutChange...) -> LayoutTransaction {
    LayoutTransaction(changes, counts: sections.map { $0.count })
  }
}

extension LayoutEngine {
  /// Returns an engine with a list or columns without spacing, in a container of 100 × 100 points.
  static func wall(
    _ heights: Heights, columns: ColumnCount = 1, headerExtent: Double = 0,
    pinsHeaders: Bool = false, axis: LayoutAxis = .vertical,
    direction: FlowDirection = .leftToRight, policy: ChangePolicy = .reflow,
    insets: LayoutInsets = .zero
  ) throws -> LayoutEngine {
    var layout = WaterfallLayout(
      columns: columns, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact)
    layout.axis = axis
    layout.section.header.extent = headerExtent
    layout.section.header.isPinned = pinsHeaders
    layout.changePolicy = policy
    return try LayoutEngine(
      layout, for: heights,
      in: LayoutEnvironment(width: 100, height: 100, insets: insets, direction: direction))
  }
}

extension LayoutEngine {
  /// Returns an engine with a sheet of cells of 50 × 20 points, in a container of 200 × 100 points.
  static func sheet(
    rows: Int, columns: Int, _ direction: FlowDirection = .leftToRight,
    _ change: (inout SpreadsheetLayout) -> Void = { _ in }
  ) throws -> LayoutEngine {
    var layout = SpreadsheetLayout(columnWidth: 50, rowHeight: 20)
    change(&layout)
    return try LayoutEngine(
      layout, for: ArrayLayoutDelegate(counts: Array(repeating: columns, count: rows)),
      in: LayoutEnvironment(width: 200, height: 100, direction: direction))
  }
}

extension LayoutEngine {
  /// The visible cells, each with its distance from the top of the viewport.
  var sight: [String] {
    visibleElements.filter { $0.element.category == .cell }.map {
      "\($0.element.index) at \(Int(($0.frame.minY - viewport.minY).rounded()))"
    }
  }
}
