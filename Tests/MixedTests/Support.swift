import Compositional
import GroupedColumns
import LayoutCore
import LayoutTesting
import Mixed
import Spreadsheet
import Waterfall

/// Random mixed layouts.
enum Mixes {
  /// Returns a layout of any sort, along `axis` if the layout has such a parameter.
  static func layout(
    _ axis: LayoutAxis, _ rounding: PixelRounding, sheets: Bool,
    sizings: [SpreadsheetSizing] = [.uniform, .rowsAndColumns, .cells],
    _ random: inout SeededGenerator
  ) -> AnyLayoutStrategy {
    switch random.integer(in: 0...(sheets ? 3 : 2)) {
    case 0: AnyLayoutStrategy(waterfall(axis, rounding, &random))
    case 1: AnyLayoutStrategy(groupedColumns(axis, rounding, &random))
    case 2 where random.oneIn(4):
      AnyLayoutStrategy(
        MixedLayout(
          blocks: [
            MixedBlock(waterfall(axis, rounding, &random), sections: random.integer(in: 0...2)),
            MixedBlock(groupedColumns(axis, rounding, &random)),
          ], axis: axis, blockSpacing: random.length(in: 0...10), rounding: rounding))
    case 2: AnyLayoutStrategy(waterfall(axis, rounding, &random))
    default: AnyLayoutStrategy(sheet(rounding, sizings, &random))
    }
  }

  static func waterfall(
    _ axis: LayoutAxis, _ rounding: PixelRounding, _ random: inout SeededGenerator
  ) -> WaterfallLayout {
    var layout = WaterfallLayout(
      columns: random.oneIn(4)
        ? .adaptive(minimumWidth: random.length(in: 30...200))
        : .fixed(random.integer(in: 1...5)))
    layout.axis = axis
    layout.section.columnSpacing = random.length(in: 0...12)
    layout.section.itemSpacing = random.length(in: 0...12)
    layout.section.header.extent = random.pick([0, random.length(in: 0...40)])
    layout.section.footer.extent = random.pick([0, random.length(in: 0...30)])
    layout.section.header.isPinned = random.oneIn(2)
    layout.section.footer.isPinned = random.oneIn(3)
    layout.rounding = rounding
    return layout
  }

  static func groupedColumns(
    _ axis: LayoutAxis, _ rounding: PixelRounding, _ random: inout SeededGenerator
  ) -> GroupedColumnsLayout {
    GroupedColumnsLayout(
      columns: .fixed(random.integer(in: 1...3)), axis: axis,
      columnSpacing: random.length(in: 0...10), itemExtent: random.length(in: 5...60),
      headerExtent: random.pick([0, random.length(in: 0...40)]),
      style: random.pick([.plain, .grouped, .insetGrouped]),
      splitsTallSections: random.oneIn(4), pinsHeaders: random.oneIn(2), rounding: rounding)
  }

  static func sheet(
    _ rounding: PixelRounding, _ sizings: [SpreadsheetSizing], _ random: inout SeededGenerator
  ) -> SpreadsheetLayout {
    var layout = SpreadsheetLayout(
      columnWidth: random.length(in: 5...120), rowHeight: random.length(in: 5...20),
      sizing: random.pick(sizings))
    layout.pinsHeaders = random.oneIn(2)
    layout.columnHeaderHeight = random.pick([0, random.length(in: 0...30)])
    layout.rowHeaderWidth = random.pick([0, random.length(in: 0...60)])
    if random.oneIn(2) {
      layout.frozenTopRows = random.integer(in: 0...2)
      layout.frozenBottomRows = random.integer(in: 0...2)
      layout.frozenLeadingColumns = random.integer(in: 0...2)
      layout.frozenTrailingColumns = random.integer(in: 0...2)
    }
    layout.gridlineThickness = random.pick([0, 1])
    layout.cellSpacing = random.pick([.zero, LayoutSize(width: 2, height: 1)])
    layout.rounding = rounding
    return layout
  }

  /// Returns rows of cards, most of which scroll by themselves, sometimes along the other axis.
  static func cards(_ random: inout SeededGenerator) -> CompositionalLayout {
    var sections: [CompositionalSection] = []
    for _ in 0..<random.integer(in: 1...3) {
      let height = random.length(in: 20...90)
      let cell = CompositionalItem.cell(
        width: .absolute(random.length(in: 30...150)),
        height: random.oneIn(3) ? .estimated(height) : .absolute(height))
      sections.append(
        CompositionalSection(
          cell, interGroupSpacing: random.pick([0, 8]),
          scrolling: random.pick(SectionScrollBehavior.allCases.map { $0 } + [nil])))
    }
    return CompositionalLayout(sections: sections, axis: random.oneIn(5) ? .horizontal : .vertical)
  }

  /// Returns a mixed layout of blocks with random counts and distances.
  static func mixed(
    _ axis: LayoutAxis, _ rounding: PixelRounding, sheets: Bool,
    sizings: [SpreadsheetSizing] = [.uniform, .rowsAndColumns, .cells],
    _ random: inout SeededGenerator
  ) -> MixedLayout {
    var layout = MixedLayout(blocks: [], axis: axis, rounding: rounding)
    layout.blockSpacing = random.pick([0, random.length(in: 0...20)])
    for _ in 0..<random.integer(in: 1...4) {
      var block = MixedBlock(
        Mixes.layout(axis, rounding, sheets: sheets, sizings: sizings, &random))
      block.sections = random.oneIn(4) ? nil : random.integer(in: 0...3)
      if random.oneIn(3) {
        block.insets = LayoutInsets(
          top: random.length(in: 0...10), leading: random.length(in: 0...20),
          bottom: random.length(in: 0...10), trailing: random.length(in: 0...20))
      }
      layout.blocks.append(block)
    }
    return layout
  }
}

extension MixedLayout {
  /// The layout along the other axis, with its waterfalls along it too.
  var transposed: MixedLayout {
    var turned = self
    turned.axis = axis.transposed
    for block in turned.blocks.indices {
      turned.blocks[block].insets = turned.blocks[block].insets.transposed
      if var wall = turned.blocks[block].layout.unwrapped(as: WaterfallLayout.self) {
        wall.axis = axis.transposed
        wall.section.sectionInsets = wall.section.sectionInsets.transposed
        wall.section.header.insets = wall.section.header.insets.transposed
        wall.section.footer.insets = wall.section.footer.insets.transposed
        wall.section.itemSize = wall.section.itemSize.transposed
        turned.blocks[block].layout = AnyLayoutStrategy(wall)
      }
    }
    return turned
  }
}
