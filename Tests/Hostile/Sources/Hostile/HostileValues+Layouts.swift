import Compositional
import Flow
import GroupedColumns
import LayoutCore
import Mixed
import Spreadsheet
import Waterfall

extension HostileValues {
  /// Returns any layout, with parameters that make no sense.
  ///
  /// Composite layouts are nested at most `depth` deep.
  mutating func layout(depth: Int = 2) -> AnyLayout {
    switch random.integer(in: 0...(depth > 0 ? 5 : 4)) {
    case 0: AnyLayout(waterfall())
    case 1: AnyLayout(groupedColumns())
    case 2: AnyLayout(spreadsheet())
    case 3: AnyLayout(flow())
    case 4: AnyLayout(compositional())
    default: AnyLayout(mixed(depth: depth))
    }
  }

  private mutating func axis() -> LayoutAxis { pick([.vertical, .vertical, .horizontal]) }
  private mutating func rounding() -> PixelRounding { pick(PixelRounding.allCases) }

  mutating func waterfall() -> WaterfallLayout {
    var layout = WaterfallLayout(columns: columns())
    layout.axis = axis()
    layout.columnSpacing = number()
    layout.itemSpacing = number()
    layout.sectionInsets = insets()
    layout.itemSizing = pick(WaterfallItemSizing.allCases)
    layout.itemSize = size()
    layout.stretching = pick(WaterfallStretching.allCases)
    layout.placement = pick(WaterfallPlacement.allCases)
    layout.tolerance = number()
    layout.headerExtent = number()
    layout.headerInsets = insets()
    layout.footerExtent = number()
    layout.footerInsets = insets()
    layout.pinsHeaders = oneIn(2)
    layout.pinsFooters = oneIn(2)
    layout.minimumContentExtent = number()
    layout.changePolicy = pick([.reflow, .preserveTracks])
    layout.rounding = rounding()
    return layout
  }

  mutating func groupedColumns() -> GroupedColumnsLayout {
    var layout = GroupedColumnsLayout(columns: columns())
    layout.axis = axis()
    layout.columnSpacing = number()
    layout.contentInsets = insets()
    layout.itemExtent = number()
    layout.sectionSpacing = number()
    layout.headerExtent = number()
    layout.footerExtent = number()
    layout.style = pick([.plain, .grouped, .fullWidth, .insetGrouped])
    layout.style.cardInsets = insets()
    layout.style.separatorThickness = number()
    layout.placement = pick(GroupedColumnsPlacement.allCases)
    layout.splitsTallSections = oneIn(2)
    layout.pinsHeaders = oneIn(2)
    layout.changePolicy = pick([.reflow, .preserveTracks])
    layout.rounding = rounding()
    return layout
  }

  mutating func spreadsheet() -> SpreadsheetLayout {
    var layout = SpreadsheetLayout(columnHeaderHeight: number())
    layout.columnWidth = number()
    layout.rowHeight = number()
    layout.sizing = pick(SpreadsheetSizing.allCases)
    layout.sampleCount = integer()
    layout.minimumCellSize = size()
    layout.maximumCellSize = size()
    layout.rowHeaderWidth = number()
    layout.hasCorner = oneIn(2)
    layout.pinsHeaders = oneIn(2)
    layout.hasBackgrounds = oneIn(2)
    layout.frozenTopRows = integer()
    layout.frozenBottomRows = integer()
    layout.frozenLeadingColumns = integer()
    layout.frozenTrailingColumns = integer()
    layout.merges = (0..<random.integer(in: 0...3)).map { _ in
      CellRange(row: integer(), column: integer(), rowCount: integer(), columnCount: integer())
    }
    layout.hiddenRows = (0..<random.integer(in: 0...2)).map { _ in integer() }
    layout.hiddenColumns = (0..<random.integer(in: 0...2)).map { _ in integer() }
    layout.cellSpacing = size()
    layout.gridlineThickness = number()
    layout.rounding = rounding()
    return layout
  }

  mutating func flow() -> FlowLayout {
    var layout = FlowLayout(itemSize: size())
    layout.axis = axis()
    layout.columns = oneIn(2) ? columns() : nil
    layout.itemSizing = pick(FlowItemSizing.allCases)
    layout.asksForSizes = oneIn(2)
    layout.lineSpacing = number()
    layout.itemSpacing = number()
    layout.sectionInsets = insets()
    layout.lineAlignment = pick(FlowLineAlignment.allCases)
    layout.lastLine = pick(FlowLastLine.allCases)
    layout.loneItem = pick(FlowLineAlignment.allCases)
    layout.itemAlignment = pick(FlowItemAlignment.allCases)
    layout.headerExtent = number()
    layout.footerExtent = number()
    layout.pinsHeaders = oneIn(2)
    layout.pinsFooters = oneIn(2)
    layout.rounding = rounding()
    return layout
  }

  mutating func compositional() -> CompositionalLayout {
    CompositionalLayout(
      sections: (0..<random.integer(in: 0...3)).map { _ in compositionalSection() },
      axis: axis(), interSectionSpacing: number(),
      boundaryItems: oneIn(3) ? [boundary()] : [], rounding: rounding())
  }

  mutating func mixed(depth: Int) -> MixedLayout {
    let blocks = (0..<random.integer(in: 0...3)).map { _ in
      MixedBlock(
        layout(depth: depth - 1), sections: oneIn(2) ? integer() : nil, insets: insets())
    }
    var mixed = MixedLayout(blocks: blocks)
    mixed.axis = axis()
    mixed.blockSpacing = number()
    mixed.rounding = rounding()
    return mixed
  }
}
